/// Every tolerance of the solver, with its reason.
///
/// They apply to rows scaled so that the largest coefficient is in [1, 2). A result counts as
/// rounding if it is small relative to the terms of its sum; its absolute size means nothing,
/// because a chain of rows multiplies ratios of coefficients.
package enum Tolerance {
  /// The distance by which the activity of a row may pass its constant and still count as equal.
  ///
  /// Coordinates are below 1e6, and sums of a few of them have errors near 1e-10. 1e-8 is far above
  /// those, and far below a visible fraction of a pixel.
  package static let activity = 1e-8
  /// The ratio of a row's smallest to its largest coefficient below which factors count as wide.
  ///
  /// A chain of such rows multiplies the residual of a row, so all rows of the solver get a finer
  /// tolerance of activities.
  static let wideFactor = 1e-2
  /// The tolerance of activities with wide factors, relative to a row's constant and terms.
  ///
  /// It is some fifty times the rounding of the terms and of their sum.
  static let fineActivity = 1e-14
  /// The minimum tolerance of activities with wide factors.
  static let minimumActivity = 1e-12
  /// The relative distance from its kink at which the side of a row of one term is certain.
  ///
  /// It is a few units in the last place, since the division that computes the kink rounds.
  static let kink = 1e-15
  /// The magnitude of values above which the tolerance of their rows grows in proportion.
  ///
  /// Otherwise the last digits of neighboring sums would count as movement and could cause cycling.
  static let wideValue = 1e6
  /// The minimum slope of an improving direction, relative to the largest cost that enters it.
  ///
  /// It is above the rounding of a sum of a few costs, and below any true price.
  package static let slope = 1e-11
  /// The minimum slope computed from the movement of rows, relative to all terms of the solve.
  ///
  /// It is ten times their rounding.
  static let movementSlope = 1e-12
  /// The relative difference below which a slope from prices and one from movement agree.
  ///
  /// Rounding alone does not agree to that many digits.
  static let agreement = 1e-6
  /// The relative slope below which a direction is checked against the movement of rows.
  ///
  /// The check precedes the step. Such a slope may consist of rounding of factors and of earlier
  /// prices, which the magnitudes of its terms do not include.
  static let doubt = 1e-6
  /// The relative slope below which a blocking direction is checked likewise.
  ///
  /// Most slopes below it are rounding; a larger one has lost at most some digits. Each check costs
  /// a solve.
  static let markDoubt = 1e-9
  /// The change of an activity per unit step that counts only if little has canceled in it.
  ///
  /// Applies to changes up to this magnitude.
  package static let ratio = 1e-11
  /// The change of an activity per unit step above which it always counts.
  package static let plainRatio = 1e-6
  /// The part of a sum's terms that rounding alone can leave.
  static let rounding = 1e-13
  /// The part of a residual's terms that rounding can leave.
  ///
  /// Coefficients and constants, such as 0.1, are rounded themselves, and so is each product and
  /// sum.
  static let residual = 1e-15
  /// The minimum change of an activity, relative to its terms, that counts as more than rounding.
  package static let cancellation = 1e-9
  /// The minimum pivot of a factorization, relative to the largest candidate.
  ///
  /// It is the usual compromise between growth and fill-in (Suhl & Suhl 1990).
  static let pivotThreshold = 0.1
  /// The minimum slope, relative to the steepest, of a less important direction to be preferred.
  ///
  /// Applies to reducing a violation: one of a million equal contributions is still a true slope.
  static let steepness = 1e-6
  /// The pivot of a factorization below which rows count as dependent.
  ///
  /// Rounding leaves less than 1e-15 of each canceling entry up to 2; a factor of a thousand allows
  /// for growth. Rows whose coefficients are a million times apart have true pivots of 1e-10.
  static let singular = 1e-12
  /// The magnitude below which entries of a sparse factorization are dropped.
  static let drop = 1e-13
  /// The number of low bits of a slope that rounding may decide.
  ///
  /// Slopes that differ only in these bits are a tie, broken by serial number. 38 bits remain, a
  /// relative precision of a few parts in 1e12.
  static let tieBits: UInt64 = 14
  /// The ratio of a value to the sum of all constants above which coefficients have multiplied it.
  static let unstableGrowth = 1_000.0
  /// The coefficient below which a term counts as 0: dividing by it could overflow the range.
  static let smallestCoefficient = 1e-30
  /// The weights that a row may have.
  ///
  /// Times the scale of any row, all of them are far from the least normal number of a `Float`.
  static let weights = 1e-9...1e9
  /// The largest magnitude of a coefficient, constant or suggestion.
  package static let maximumNumber = 1e9
  /// The largest magnitude of a value; beyond it, neighboring numbers are 0.1 apart.
  static let maximumValue = 1e15
  /// The relative size below which multipliers of a conflict are rounding, not members.
  package static let multiplier = 1e-9
}

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
  /// Applies to the terms of a row, the equalities of a chain and the levels to price after a
  /// crash.
  static let lengthLimit = 16
  /// Minimum share, one in this many rows, of tighter bounds that pay for another order.
  static let tighterBoundShare = 100
  /// Maximum number of rows and columns to search for a pivot, and of entries of a row to search
  /// for a column instead of indexing them.
  static let searchLimit = 4
}
