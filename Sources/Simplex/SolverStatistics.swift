/// The work a solver has done, in counts that are the same on every machine.
public struct SolverStatistics: Sendable, Equatable {
  /// Steps of the simplex: two rows exchanged after following a direction, or many exchanged or passed at once.
  public internal(set) var pivots = 0
  /// Exchanges of two bounds of one variable, which move nothing.
  public internal(set) var boundSwaps = 0
  /// Those of them that moved nothing.
  public internal(set) var degeneratePivots = 0
  /// Blocks of rows that were factored.
  public internal(set) var refactorizations = 0
  /// Dependent rows that a factorization took out of the active set.
  public internal(set) var repairs = 0
  /// Levels below required that a call left short of the optimum, because coefficients differ so much in
  /// size that rounding decides which constraints are independent; 0 for any ordinary layout.
  public internal(set) var unfinishedLevels = 0
  /// Elements of matrices, lists and vectors visited.
  public internal(set) var cells = 0

  /// No work yet.
  public init() {}
}
