// All pieces of a walk at once, as a value.

/// The optimum as a function of a parameter: what ``Solver/parametricPath(_:from:to:limit:)-([ParametricConstant],_,_,_)`` found.
public struct ParametricPath: Sendable {
  /// A stretch of the parameter in which all values are linear.
  public struct Segment: Sendable {
    /// Where it begins, in the direction of the walk.
    public let start: Double
    /// Where it ends; infinite if nothing ends it.
    public let end: Double
    /// The constraints that hold with equality in this piece and not in the one before, in order of adding.
    public let entering: [ConstraintID]
    /// The constraints that hold with equality in the piece before and not in this one, in order of adding.
    public let leaving: [ConstraintID]
  }

  /// A variable that is linear in the parameter.
  private struct Line {
    let piece: Int
    let start: Double
    let value: Double
    let slope: Double
  }

  /// The pieces, in the direction of the walk; each begins where the one before ends.
  public private(set) var pieces: [Segment] = []
  /// What clashes just beyond the last piece; nil if the walk got as far as it was to.
  public private(set) var conflict: Conflict?
  /// For each variable the pieces in which it changes otherwise than before.
  private var lines: [[Line]] = []

  fileprivate init() {}

  /// The value of a variable at a parameter, or nil if the walk did not come by there or the variable is unknown.
  ///
  /// - Parameters:
  ///   - variable: A variable of the solver that was followed.
  ///   - parameter: A value of the parameter, within the range that was asked for.
  /// - Returns: The value; where two pieces meet, that of the later one.
  ///
  /// Complexity: O(log pieces).
  public func value(of variable: Variable, at parameter: Double) -> Double? {
    guard let piece = piece(at: parameter), let line = line(of: variable, in: piece) else {
      return nil
    }
    return line.value + line.slope * (parameter - line.start)
  }

  /// How much a variable grows for each 1 of the parameter in a piece, or nil if the variable is unknown.
  ///
  /// - Parameters:
  ///   - variable: A variable of the solver that was followed.
  ///   - piece: The index of the piece, from 0.
  /// - Returns: The growth; negative where the variable shrinks as the parameter grows.
  ///
  /// Complexity: O(log pieces).
  public func slope(of variable: Variable, in piece: Int) -> Double? {
    line(of: variable, in: piece)?.slope
  }

  /// The piece that a parameter lies in, the later one where two meet.
  ///
  /// - Parameter parameter: A value of the parameter.
  /// - Returns: Its index, or nil if the walk did not come by there.
  ///
  /// Complexity: O(log pieces).
  public func piece(at parameter: Double) -> Int? {
    guard let first = pieces.first, let last = pieces.last, !parameter.isNaN else { return nil }
    let isRising = first.start <= last.end
    guard isRising ? parameter >= first.start : parameter <= first.start else { return nil }
    guard isRising ? parameter <= last.end : parameter >= last.end else { return nil }
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      let start = pieces[middle].start
      if isRising ? start <= parameter : start >= parameter {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low - 1
  }

  private func line(of variable: Variable, in piece: Int) -> Line? {
    guard variable.position < lines.count else { return nil }
    let own = lines[variable.position]
    var (low, high) = (0, own.count)
    while low < high {
      let middle = (low + high) / 2
      if own[middle].piece <= piece { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : own[low - 1]
  }

  fileprivate mutating func append(_ walk: ParametricSimplex) {
    let piece = pieces.count
    pieces.append(
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
        Line(piece: piece, start: walk.start, value: walk.values[index], slope: slope))
    }
  }

  fileprivate mutating func finish(_ walk: ParametricSimplex) { conflict = walk.conflict }
}

extension Solver {
  /// Follows the optimum while constants move evenly with a parameter.
  ///
  /// The solver is not changed. Where the optimum is not unique, the one followed is that which the solver gives when
  /// it is moved to the beginning of the piece.
  ///
  /// ```swift
  /// let path = try solver.follow([ParametricConstant(width)], from: 200, to: 1000)
  /// path.value(of: title, at: 320)
  /// ```
  ///
  /// - Parameters:
  ///   - constants: The constants that follow the parameter.
  ///   - start: Where to begin; the constraints can hold there.
  ///   - end: Where to end, below or above `start`; may be infinite.
  ///   - limit: How many pieces to find at most; if there are more, the path ends with the last of them.
  /// - Returns: The pieces from `start` on, up to `end` or to where required constraints clash.
  /// - Throws: ``SolverError/unsatisfiable(_:)`` if the constraints clash at `start`,
  ///   ``SolverError/unknownConstraint(_:)``, ``SolverError/invalidNumber(_:)`` for ends, offsets and rates that
  ///   are no numbers, ``SolverError/pivotLimit(_:)`` or ``SolverError/illConditioned``.
  ///
  /// Complexity: for each kink O(size of the solver) and its pivots.
  public func parametricPath(
    _ constants: [ParametricConstant], from start: Double, to end: Double, limit: Int = 100_000
  ) throws(SolverError.Thrown) -> ParametricPath {
    var walk = try ParametricSimplex(of: self, constants, from: start, to: end)
    var path = ParametricPath()
    while path.pieces.count < limit, try walk.next() { path.append(walk) }
    path.finish(walk)
    return path
  }

  /// Follows the optimum while the constant of a constraint moves, as ``parametricPath(_:from:to:limit:)``.
  ///
  /// - Parameters:
  ///   - constraint: The constraint whose constant is the parameter.
  ///   - start: Where to begin; the constraints can hold there.
  ///   - end: Where to end, below or above `start`; may be infinite.
  ///   - limit: How many pieces to find at most.
  /// - Returns: The pieces from `start` on.
  /// - Throws: As ``parametricPath(_:from:to:limit:)``.
  public func parametricPath(
    _ constraint: ConstraintID, from start: Double, to end: Double, limit: Int = 100_000
  ) throws(SolverError.Thrown) -> ParametricPath {
    try parametricPath([ParametricConstant(constraint)], from: start, to: end, limit: limit)
  }

  /// Follows the optimum while a suggestion moves, as ``parametricPath(_:from:to:limit:)``.
  ///
  /// - Parameters:
  ///   - edit: The edit variable whose suggestion is the parameter.
  ///   - start: Where to begin.
  ///   - end: Where to end, below or above `start`; may be infinite.
  ///   - limit: How many pieces to find at most.
  /// - Returns: The pieces from `start` on.
  /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/unknownEdit(_:)``, and as
  ///   ``parametricPath(_:from:to:limit:)``.
  public func parametricPath(
    _ edit: Variable, from start: Double, to end: Double, limit: Int = 100_000
  ) throws(SolverError.Thrown) -> ParametricPath {
    let row = try editRow(of: edit)
    return try parametricPath(state.pointee.id(ofRow: row), from: start, to: end, limit: limit)
  }
}
