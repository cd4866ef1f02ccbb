// The optimum as a function of one parameter of the constants.

public import Simplex

/// A constant that is a linear function of a parameter: `offset + rate * parameter`.
public struct ParametricConstant: Sendable {
  /// The constraint that has the constant.
  public let constraint: ConstraintID
  /// The constant at the parameter 0.
  public let offset: Double
  /// The growth of the constant per unit of the parameter.
  public let rate: Double

  /// Creates a constant that is a linear function of a parameter.
  ///
  /// - Parameters:
  ///   - constraint: The constraint that has the constant.
  ///   - offset: The constant at the parameter 0.
  ///   - rate: The growth of the constant per unit of the parameter.
  public init(_ constraint: ConstraintID, offset: Double = 0, rate: Double = 1) {
    self.constraint = constraint
    self.offset = offset
    self.rate = rate
  }
}

/// Computes the optimum of a solver as a function of a parameter, one linear segment at a time.
///
/// ```swift
/// var walk = try ParametricSimplex(of: solver, [ParametricConstant(width)], from: 200, to: 1000)
/// while try walk.next() {
///   print(walk.start, walk.end, walk.value(of: title), walk.slope(of: title))
/// }
/// if let conflict = walk.conflict { print("ends there: \(conflict)") }
/// ```
///
/// It works on a copy of the solver. Segments are exact: each is the interval in which one active
/// set is optimal, found by a ratio test, and each is proven to begin where the previous one ends.
/// Nothing is sampled between breakpoints.
///
/// If the optimum is not unique, a segment continues the optimum that the solver finds at the
/// segment's beginning. So an ambiguous variable may jump between segments; a determined one does
/// not.
package struct ParametricSimplex: Sendable {
  /// The parameter at which the current segment begins.
  package internal(set) var start: Double
  /// The parameter at which the current segment ends; infinite if nothing ends it.
  package internal(set) var end: Double
  /// The constraints that hold with equality in the current segment but not in the previous one.
  ///
  /// They are in the order of adding.
  package internal(set) var entering: [ConstraintID] = []
  /// The constraints that hold with equality in the previous segment but not in the current one.
  ///
  /// They are in the order of adding.
  package internal(set) var leaving: [ConstraintID] = []
  /// The conflict just beyond the last segment; nil if the last segment ends at the limit.
  package internal(set) var conflict: Conflict?

  /// The copy, solved at `position`; its active set is that of the next segment.
  var solver: Solver
  var position: Double
  let constants: [ParametricConstant]
  let rates: [RightSideRate]
  let limit: Double
  /// 1 for growing parameters, -1 for falling ones.
  let direction: Double
  var isAtEnd = false

  /// The values at the beginning of the current segment, and their slopes in the current direction.
  var values: [Double] = []
  var slopes: [Double] = []
  /// The values and slopes of the next segment, once it is found.
  var nextValues: [Double] = []
  var nextSlopes: [Double] = []
  /// The rows that hold with equality in the previous, the current and the next segment.
  var lastBinding: [Bool] = []
  var binding: [Bool] = []
  var nextBinding: [Bool] = []
  /// The parameter at which the next segment begins.
  var nextStart: Double

  /// Creates a parametric simplex before its first segment, which begins at `start`.
  ///
  /// - Parameters:
  ///   - solver: The solver; it is not changed.
  ///   - constants: The constants that depend on the parameter.
  ///   - start: The parameter of the first segment's beginning.
  ///   - limit: The last parameter, below or above `start`; may be infinite.
  /// - Throws: As ``Solver/setConstant(_:of:)``: ``SolverError/unsatisfiable(_:)`` if the
  ///   constraints conflict at `start`, and ``SolverError/invalidNumber(_:)`` if an end or a rate
  ///   is not a number.
  ///
  /// Complexity: a copy of the solver, and the cost of moving the constants to `start`.
  package init(
    of solver: Solver, _ constants: [ParametricConstant], from start: Double, to limit: Double
  ) throws(SolverError.Thrown) {
    guard start.isFinite else { throw SolverError.invalidNumber(start) }
    guard !limit.isNaN else { throw SolverError.invalidNumber(limit) }
    for constant in constants where limit.isFinite {
      let last = constant.offset + constant.rate * limit
      guard last.magnitude <= Tolerance.maximumNumber else { throw SolverError.invalidNumber(last) }
    }
    var copy = solver
    copy.mutableState.pointee.rollBack()
    var rates: [RightSideRate] = []
    for constant in constants {
      guard copy.state.pointee.problem.isLive(constant.constraint) else {
        throw SolverError.unknownConstraint(constant.constraint)
      }
      guard constant.rate.isFinite else { throw SolverError.invalidNumber(constant.rate) }
      let row = constant.constraint.index
      let exponent = Int(copy.state.pointee.problem.rows[row].exponent)
      rates.append(RightSideRate(row: row, rate: constant.rate.scaled(by: exponent)))
    }
    (self.start, end, nextStart, position) = (start, start, start, start)
    (self.constants, self.rates, self.limit) = (constants, rates, limit)
    direction = limit < start ? -1 : 1
    self.solver = copy
    try move(to: start)
    self.solver.mutableState.pointee.beginQuery()
    _ = readDirection()
    nextValues = valuesHere(at: start)
  }

  /// The value of a variable at the beginning of the current segment; NaN for an unknown variable.
  ///
  /// - Parameter variable: A variable of the original solver.
  /// - Returns: The value at ``start``.
  ///
  /// Complexity: O(1).
  package func value(of variable: Variable) -> Double {
    variable.position < values.count ? values[variable.position] : .nan
  }

  /// The growth of a variable per unit of the parameter in the segment; NaN if it is unknown.
  ///
  /// - Parameter variable: A variable of the original solver.
  /// - Returns: The growth; negative if the variable shrinks as the parameter grows.
  ///
  /// Complexity: O(1).
  package func slope(of variable: Variable) -> Double {
    variable.position < slopes.count ? slopes[variable.position] * direction : .nan
  }

  /// A copy of the solver at a parameter.
  ///
  /// - Parameter parameter: A number in the current segment.
  /// - Returns: A copy whose constants are those of the parameter.
  /// - Throws: As ``Solver/setConstant(_:of:)``.
  package func solver(at parameter: Double) throws(SolverError.Thrown) -> Solver {
    var copy = self
    try copy.move(to: parameter)
    return copy.solver
  }

  /// Advances to the next segment.
  ///
  /// - Returns: Whether there is one; if not, the current segment is unchanged, and ``conflict`` is
  ///   the reason, if any, why it is the last.
  /// - Throws: ``SolverError/pivotLimit(_:)``, ``SolverError/illConditioned`` or
  ///   ``SolverError/invalidNumber(_:)``; the current segment is unchanged.
  ///
  /// Complexity: O(size of the solver), and the pivots at the segment's beginning.
  package mutating func next() throws(SolverError.Thrown) -> Bool {
    guard !isAtEnd else { return false }
    // Storage that a copy has left to it has no scratch.
    solver.mutableState.pointee.beginQuery()
    lastBinding = binding
    beginSegment()
    var (kinks, idle) = (0, 0)
    while true {
      guard let kink = solver.mutableState.pointee.nextBreakpoint(rates, direction: direction),
        kink.step < direction * (limit - position)
      else { return finishSegment(at: limit) }
      let here = position + direction * kink.step
      kinks += 1
      guard kinks <= solver.pivotBudget else { throw SolverError.pivotLimit(solver.pivotBudget) }
      idle = kink.step > 0 ? 0 : idle + 1
      guard isInRange(here), try advance(here, kink, idle) else { return finishSegment(at: here) }
      if extendsCurrentSegment(from: here) { continue }
      (end, nextStart) = (here, here)
      if direction * (here - start) > 1e-9 * Swift.max(1, here.magnitude) { return true }
      // The segment is empty: the optimum found there begins it anew.
      nextStart = start
      beginSegment()
    }
  }

  private mutating func finishSegment(at parameter: Double) -> Bool {
    (end, isAtEnd) = (parameter, true)
    return true
  }

  /// - Returns: Whether the constants are valid at and a little beyond a parameter.
  private func isInRange(_ parameter: Double) -> Bool {
    let beyond = parameter + direction * Swift.max(1, parameter.magnitude)
    return constants.allSatisfy {
      ($0.offset + $0.rate * beyond).magnitude <= Tolerance.maximumNumber
    }
  }
}
