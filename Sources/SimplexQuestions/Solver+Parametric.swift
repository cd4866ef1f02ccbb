// All segments of a parametric simplex, as a value.

public import Simplex

/// The optimum as a function of a parameter.
///
/// It is the result of `Solver.parametricPath(_:from:to:limit:)`.
public struct ParametricPath: Sendable {
  /// An interval of the parameter in which all values are linear.
  public struct Segment: Sendable {
    /// The beginning of the segment, in the direction of the path.
    public let start: Double
    /// The end of the segment; infinite if nothing ends it.
    public let end: Double
    /// The constraints that hold with equality in this segment but not in the previous one.
    ///
    /// They are in the order of adding.
    public let entering: [ConstraintID]
    /// The constraints that hold with equality in the previous segment but not in this one.
    ///
    /// They are in the order of adding.
    public let leaving: [ConstraintID]
  }

  /// A linear part of a variable's values, which may span several segments.
  private struct Line {
    let segment: Int
    let start: Double
    let value: Double
    let slope: Double
  }

  /// The segments, in the direction of the path; each begins where the previous one ends.
  public fileprivate(set) var segments: [Segment] = []
  /// The conflict just beyond the last segment; nil if the path ends at its requested end or limit.
  public fileprivate(set) var conflict: Conflict?
  /// The linear parts of each variable.
  private var lines: [[Line]] = []

  /// The value of a variable at a parameter.
  ///
  /// - Parameters:
  ///   - variable: A variable of the original solver.
  ///   - parameter: A value of the parameter, within the path.
  /// - Returns: The value, of the later segment where two meet; nil if the parameter is outside the
  ///   path or the variable is unknown.
  ///
  /// Complexity: O(log segments).
  public func value(of variable: Variable, at parameter: Double) -> Double? {
    guard let segment = segment(at: parameter), let line = line(of: variable, in: segment) else {
      return nil
    }
    return line.value + line.slope * (parameter - line.start)
  }

  /// The growth of a variable per unit of the parameter in a segment.
  ///
  /// - Parameters:
  ///   - variable: A variable of the original solver.
  ///   - segment: The index of the segment in ``segments``.
  /// - Returns: The growth, negative if the variable shrinks as the parameter grows; nil if the
  ///   variable is unknown.
  ///
  /// Complexity: O(log segments).
  public func slope(of variable: Variable, in segment: Int) -> Double? {
    line(of: variable, in: segment)?.slope
  }

  /// The segment that contains a parameter, the later one where two meet.
  ///
  /// - Parameter parameter: A value of the parameter.
  /// - Returns: The index of the segment in ``segments``; nil if the parameter is outside the path.
  ///
  /// Complexity: O(log segments).
  public func segment(at parameter: Double) -> Int? {
    guard let first = segments.first, let last = segments.last else { return nil }
    let sign: Double = first.start <= last.end ? 1 : -1
    let place = sign * parameter
    guard place >= sign * first.start, place <= sign * last.end else { return nil }
    return segments.prefixCount { sign * $0.start <= place } - 1
  }

  private func line(of variable: Variable, in segment: Int) -> Line? {
    guard variable.position < lines.count else { return nil }
    let own = lines[variable.position]
    let count = own.prefixCount { $0.segment <= segment }
    return count == 0 ? nil : own[count - 1]
  }

  fileprivate mutating func append(_ walk: ParametricSimplex) {
    let segment = segments.count
    segments.append(
      Segment(start: walk.start, end: walk.end, entering: walk.entering, leaving: walk.leaving))
    if lines.isEmpty { lines = [[Line]](repeating: [], count: walk.values.count) }
    for index in walk.values.indices {
      let slope = walk.slopes[index] * walk.direction
      if let last = lines[index].last, last.slope == slope,
        (last.value + slope * (walk.start - last.start) - walk.values[index]).magnitude
          <= 1e-12 * Swift.max(1e3, walk.values[index].magnitude)
      {
        continue
      }
      lines[index].append(
        Line(segment: segment, start: walk.start, value: walk.values[index], slope: slope))
    }
  }
}

extension Array {
  /// The number of first elements that satisfy a condition that no element after them satisfies.
  ///
  /// Complexity: O(log count).
  fileprivate func prefixCount(where isFirst: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isFirst(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Solver {
  /// Computes the optimum as a function of a parameter on which constants depend linearly.
  ///
  /// The solver is not changed. If the optimum is not unique, a segment continues the optimum that
  /// the solver finds at the segment's beginning.
  ///
  /// ```swift
  /// let path = try solver.parametricPath([ParametricConstant(width)], from: 200, to: 1000)
  /// path.value(of: title, at: 320)
  /// ```
  ///
  /// - Parameters:
  ///   - constants: The constants that depend on the parameter.
  ///   - start: The first parameter; the constraints must be satisfiable there.
  ///   - end: The last parameter, below or above `start`; may be infinite.
  ///   - limit: The maximum number of segments; if there are more, the path ends with the last of
  ///     them.
  /// - Returns: The segments from `start` up to `end`, or up to where required constraints
  ///   conflict.
  /// - Throws: ``SolverError/unsatisfiable(_:)`` if the constraints conflict at `start`,
  ///   ``SolverError/unknownConstraint(_:)``, ``SolverError/invalidNumber(_:)`` for ends, offsets
  ///   and rates that are not numbers, ``SolverError/pivotLimit(_:)`` or
  ///   ``SolverError/illConditioned``.
  ///
  /// Complexity: O(size of the solver) and the pivots for each breakpoint.
  public func parametricPath(
    _ constants: [ParametricConstant], from start: Double, to end: Double, limit: Int = 100_000
  ) throws(SolverError.Thrown) -> ParametricPath {
    var walk = try ParametricSimplex(of: self, constants, from: start, to: end)
    var path = ParametricPath()
    while path.segments.count < limit, try walk.next() { path.append(walk) }
    path.conflict = walk.conflict
    return path
  }

  /// Computes the optimum as a function of a constraint's constant.
  ///
  /// Equivalent to ``parametricPath(_:from:to:limit:)`` with that constant as the parameter.
  ///
  /// - Parameters:
  ///   - constraint: The constraint whose constant is the parameter.
  ///   - start: The first parameter; the constraints must be satisfiable there.
  ///   - end: The last parameter, below or above `start`; may be infinite.
  ///   - limit: The maximum number of segments.
  /// - Returns: The segments from `start` on.
  /// - Throws: As ``parametricPath(_:from:to:limit:)``.
  public func parametricPath(
    _ constraint: ConstraintID, from start: Double, to end: Double, limit: Int = 100_000
  ) throws(SolverError.Thrown) -> ParametricPath {
    try parametricPath([ParametricConstant(constraint)], from: start, to: end, limit: limit)
  }

  /// Computes the optimum as a function of a suggestion.
  ///
  /// Equivalent to ``parametricPath(_:from:to:limit:)`` with the suggestion as the parameter.
  ///
  /// - Parameters:
  ///   - edit: The edit variable whose suggestion is the parameter.
  ///   - start: The first parameter.
  ///   - end: The last parameter, below or above `start`; may be infinite.
  ///   - limit: The maximum number of segments.
  /// - Returns: The segments from `start` on.
  /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/unknownEdit(_:)``, and as
  ///   ``parametricPath(_:from:to:limit:)``.
  public func parametricPath(
    _ edit: Variable, from start: Double, to end: Double, limit: Int = 100_000
  ) throws(SolverError.Thrown) -> ParametricPath {
    let row = try editRow(of: edit)
    return try parametricPath(
      state.pointee.problem.id(ofRow: row), from: start, to: end, limit: limit)
  }
}
