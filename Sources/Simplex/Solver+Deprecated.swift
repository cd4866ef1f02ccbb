// Names of earlier versions; each is removed with the next one.

extension Solver {
  /// Adds constraints in one call.
  @available(*, deprecated, renamed: "add(contentsOf:)")
  @discardableResult
  public mutating func add(_ constraints: [LinearConstraint]) throws(SolverError.Thrown)
    -> [ConstraintID]
  {
    try add(contentsOf: constraints)
  }

  /// Computes the optimum as a function of a parameter of constants.
  @available(*, deprecated, renamed: "parametricPath(_:from:to:limit:)")
  public func follow(
    _ constants: [ParametricConstant], from start: Double, to end: Double, limit: Int = 100_000
  ) throws(SolverError.Thrown) -> ParametricPath {
    try parametricPath(constants, from: start, to: end, limit: limit)
  }

  /// Computes the optimum as a function of the constant of a constraint.
  @available(*, deprecated, renamed: "parametricPath(_:from:to:limit:)")
  public func follow(
    _ constraint: ConstraintID, from start: Double, to end: Double, limit: Int = 100_000
  ) throws(SolverError.Thrown) -> ParametricPath {
    try parametricPath(constraint, from: start, to: end, limit: limit)
  }

  /// Computes the optimum as a function of a suggestion.
  @available(*, deprecated, renamed: "parametricPath(_:from:to:limit:)")
  public func follow(
    _ edit: Variable, from start: Double, to end: Double, limit: Int = 100_000
  ) throws(SolverError.Thrown) -> ParametricPath {
    try parametricPath(edit, from: start, to: end, limit: limit)
  }

  /// Checks whether a variable has the same value in every optimum.
  @available(*, deprecated, renamed: "isDetermined(_:)")
  public mutating func isSettled(_ variable: Variable) throws(SolverError.Thrown) -> Bool {
    try isDeterminedWithoutCopy(variable)
  }

  /// Fills a buffer with the variables whose values changed since the last call.
  @available(*, deprecated, renamed: "drainChanges(into:)")
  public mutating func takeChanges(into buffer: inout [Variable]) { drainChanges(into: &buffer) }
}

extension SolverStatistics {
  /// The number of bound swaps.
  @available(*, deprecated, renamed: "boundSwaps")
  public var exchanges: Int { boundSwaps }

  /// The number of pivots that moved no value.
  @available(*, deprecated, renamed: "degeneratePivots")
  public var zeroSteps: Int { degeneratePivots }
}

extension ParametricPath {
  /// One linear segment of the path.
  @available(*, deprecated, renamed: "Segment")
  public typealias Piece = Segment

  /// The segments, in the direction of the path.
  @available(*, deprecated, renamed: "segments")
  public var pieces: [Segment] { segments }

  /// The segment that contains a parameter.
  @available(*, deprecated, renamed: "segment(at:)")
  public func piece(at parameter: Double) -> Int? { segment(at: parameter) }
}
