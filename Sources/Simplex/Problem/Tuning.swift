/// The numbers that decide which path a call takes, and thereby how much work it costs.
///
/// None decides how good an answer is, at most which of several optima results: ``Tolerance`` has
/// the numbers that do, and ``Degeneracy`` the limits that end a call. `Docs/Solver.md` has the
/// effect of half and of twice each number.
enum Tuning {
  /// Minimum number of rows to exchange at once, or to satisfy individually in a first solve.
  static let simultaneousRows = 16
  /// Number of steps before one guess replaces many: simultaneous pivots.
  ///
  /// One long step may do as much.
  static let stepsBeforeGuess = 4
  /// The part, one in this many, that counts as a clear difference.
  ///
  /// Simultaneous exchanges may lose that part of their gain, and each round exchanges that part
  /// fewer. A direction that is steeper by that part goes first.
  static let clearPart = 4

  #if InternalChecks
  // Small, so that checks reach shared updates in small systems.
  static let eagerSteps = 1
  #else
  /// Number of steps of a visit that each get fresh prices.
  static let eagerSteps = 16
  #endif
  /// Maximum number of candidates to try, and of leaving entries to collect, per price update.
  static let triesPerPricing = 64
  /// Number of consecutive candidates that contradict their prices before prices are updated.
  static let failuresPerPricing = 5

  /// Maximum number of variables of a densely factored block.
  ///
  /// Up to here, visiting all elements is faster than building the lists of a sparse factorization.
  static let denseVariables = 12
  /// The size beyond which a shortcut gives up, or needs a cursor.
  ///
  /// Applies to the terms of a row, the equalities of a chain, the levels to price after a crash
  /// and the removed rows to weigh together.
  static let lengthLimit = 16
  /// Minimum share, one in this many rows, of tighter bounds that pay for another order.
  static let tighterBoundShare = 100
  /// Maximum number of rows and columns to search for a pivot, and of entries of a row to search
  /// for a column instead of indexing them.
  static let searchLimit = 4
}
