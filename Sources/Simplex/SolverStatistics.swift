/// The work of a solver, in counts that are equal on every machine.
public struct SolverStatistics: Sendable, Equatable {
  /// Pivots: two rows exchanged by a step, or many rows exchanged or passed simultaneously.
  public internal(set) var pivots = 0
  /// Bound swaps: two bounds of one variable exchanged in the active set, without any movement.
  public internal(set) var boundSwaps = 0
  /// Pivots that moved nothing.
  public internal(set) var degeneratePivots = 0
  /// Blocks of rows that were factored.
  public internal(set) var refactorizations = 0
  /// Dependent rows that a factorization removed from the active set.
  public internal(set) var repairs = 0
  /// Levels below required that a call left above their optimum.
  ///
  /// Happens only if coefficients differ so much in size that rounding decides which constraints
  /// are independent; 0 for any ordinary layout.
  public internal(set) var unfinishedLevels = 0
  /// Elements of matrices, lists and vectors visited.
  public package(set) var cells = 0

  /// Creates statistics of no work.
  public init() {}
}
