// The optimum as a function of one number on the right of constraints.

/// A constant that follows a parameter: `offset + rate * parameter`.
public struct ParametricConstant: Sendable {
  /// The constraint whose constant it is.
  public let constraint: ConstraintID
  /// The constant at the parameter 0.
  public let offset: Double
  /// How much the constant grows for each 1 of the parameter.
  public let rate: Double

  /// A constant that follows a parameter.
  ///
  /// - Parameters:
  ///   - constraint: The constraint whose constant it is.
  ///   - offset: The constant at the parameter 0.
  ///   - rate: How much the constant grows for each 1 of the parameter.
  public init(_ constraint: ConstraintID, offset: Double = 0, rate: Double = 1) {
    self.constraint = constraint
    self.offset = offset
    self.rate = rate
  }
}

/// Follows the optimum of a solver while constants move evenly, one linear piece after the other.
///
/// ```swift
/// var walk = try ParametricSimplex(of: solver, [ParametricConstant(width)], from: 200, to: 1000)
/// while try walk.next() {
///   print(walk.start, walk.end, walk.value(of: title), walk.slope(of: title))
/// }
/// if let conflict = walk.conflict { print("ends there: \(conflict)") }
/// ```
///
/// It works on a copy. Pieces are exact: each is the stretch in which one active set is optimal, found by a
/// ratio test, and each is proven to begin where the one before ends. Between kinks nothing is tried out. Where the
/// optimum is not unique, the one followed is that which the solver gives when it is moved to the beginning of the
/// piece. So a variable that constraints leave open may jump between pieces; one that they determine does not.
public struct ParametricSimplex: Sendable {
  /// Where the present piece begins.
  public internal(set) var start: Double
  /// Where the present piece ends; infinite if nothing ends it.
  public internal(set) var end: Double
  /// The constraints that hold with equality in the present piece and not in the one before, in order of adding.
  public internal(set) var entering: [ConstraintID] = []
  /// The constraints that hold with equality in the piece before and not in the present one, in order of adding.
  public internal(set) var leaving: [ConstraintID] = []
  /// What clashes just beyond the last piece; nil if the walk got as far as it was to.
  public internal(set) var conflict: Conflict?

  /// The copy, solved at `position`; its active set is that of the piece that comes next.
  var solver: Solver
  var position: Double
  let constants: [ParametricConstant]
  let rates: [RightSideRate]
  let limit: Double
  /// 1, or -1 to walk to smaller parameters.
  let direction: Double
  var isAtEnd = false

  /// The present piece: values where it begins, and how they grow along the walk.
  var values: [Double] = []
  var slopes: [Double] = []
  /// The same of the piece that comes next, once it is known.
  var nextValues: [Double] = []
  var nextSlopes: [Double] = []
  /// Which rows hold with equality: in the piece before the present one, in that, and in the next.
  var lastBinding: [Bool] = []
  var binding: [Bool] = []
  var nextBinding: [Bool] = []
  /// Where the piece that comes next begins.
  var nextStart: Double

  /// A walk that begins at a parameter.
  ///
  /// - Parameters:
  ///   - solver: What is followed; it is not changed.
  ///   - constants: The constants that follow the parameter.
  ///   - start: Where to begin.
  ///   - limit: Where to end, below or above `start`; may be infinite.
  /// - Throws: As ``Solver/setConstant(_:of:)``: ``SolverError/unsatisfiable(_:)`` if the constraints clash at
  ///   `start`, and ``SolverError/invalidNumber(_:)`` if an end or a rate is not a number.
  ///
  /// Complexity: a copy of the solver, and what moving to `start` reaches.
  public init(
    of solver: Solver, _ constants: [ParametricConstant], from start: Double, to limit: Double
  ) throws(SolverError.Thrown) {
    guard start.isFinite else { throw SolverError.invalidNumber(start) }
    guard !limit.isNaN else { throw SolverError.invalidNumber(limit) }
    for constant in constants where limit.isFinite {
      let last = constant.offset + constant.rate * limit
      guard last.magnitude <= Tolerance.largestNumber else { throw SolverError.invalidNumber(last) }
    }
    var copy = solver
    copy.mutableState.pointee.rollBack()
    var rates: [RightSideRate] = []
    for constant in constants {
      guard copy.state.pointee.isKnown(constant.constraint) else {
        throw SolverError.unknownConstraint(constant.constraint)
      }
      guard constant.rate.isFinite else { throw SolverError.invalidNumber(constant.rate) }
      let row = constant.constraint.index
      let exponent = Int(copy.state.pointee.rows[row].exponent)
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

  /// The value of a variable where the present piece begins; 0 for an unknown variable.
  ///
  /// - Parameter variable: A variable of the solver that is walked.
  /// - Returns: The value at ``start``.
  ///
  /// Complexity: O(1).
  public func value(of variable: Variable) -> Double {
    variable.position < values.count ? values[variable.position] : 0
  }

  /// How much a variable grows for each 1 of the parameter in the present piece; 0 for an unknown variable.
  ///
  /// - Parameter variable: A variable of the solver that is walked.
  /// - Returns: The growth; negative where the variable shrinks as the parameter grows.
  ///
  /// Complexity: O(1).
  public func slope(of variable: Variable) -> Double {
    variable.position < slopes.count ? slopes[variable.position] * direction : 0
  }

  /// The solver, moved to a parameter.
  ///
  /// - Parameter parameter: A number in the present piece.
  /// - Returns: A copy whose constants are those of the parameter.
  /// - Throws: As ``Solver/setConstant(_:of:)``.
  public func solver(at parameter: Double) throws(SolverError.Thrown) -> Solver {
    var copy = self
    try copy.move(to: parameter)
    return copy.solver
  }

  /// Goes on to the next piece.
  ///
  /// - Returns: Whether there is one; if not, the present piece stays, and ``conflict`` tells why it is the last.
  /// - Throws: ``SolverError/pivotLimit(_:)``, ``SolverError/illConditioned`` or
  ///   ``SolverError/invalidNumber(_:)``; the present piece stays.
  ///
  /// Complexity: O(size of the solver), and the pivots at its beginning.
  public mutating func next() throws(SolverError.Thrown) -> Bool {
    guard !isAtEnd else { return false }
    lastBinding = binding
    beginSegment()
    var (kinks, idle) = (0, 0)
    while true {
      guard let kink = solver.mutableState.pointee.nextBreakpoint(rates, direction),
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
      // At a kink from the beginning: what was found there is not yet the piece.
      nextStart = start
      beginSegment()
    }
  }

  private mutating func finishSegment(at parameter: Double) -> Bool {
    (end, isAtEnd) = (parameter, true)
    return true
  }

  /// Whether constants are numbers that the solver takes a little beyond a parameter.
  private func isInRange(_ parameter: Double) -> Bool {
    let beyond = parameter + direction * Swift.max(1, parameter.magnitude)
    return constants.allSatisfy {
      ($0.offset + $0.rate * beyond).magnitude <= Tolerance.largestNumber
    }
  }
}
