/// Every tolerance of the solver, with its reason.
///
/// They apply to rows scaled so that the largest coefficient is in [1, 2). What tells a true number from
/// rounding is a share of what entered the sum that the number is: coefficients may be a million times
/// apart, and a chain of rows multiplies their ratios.
enum Tolerance {
  /// How far the activity of a row may pass its constant before the row counts as having passed.
  ///
  /// Coordinates are below 1e6 and sums of a few of them carry errors near 1e-10; 1e-8 is far above
  /// those and far below what a pixel can show.
  static let activity = 1e-8
  /// A coefficient below this share of the row's largest makes its solver one of wide factors, in which the tolerance
  /// of activities is finer: a chain of such rows passes on a million times what a row is off by.
  static let wideFactor = 1e-2
  /// The tolerance of activities there, as a share of the magnitudes of a row's constant and terms: some fifty
  /// times what their rounding and their sum's leave.
  static let fineActivity = 1e-14
  /// The least tolerance there.
  static let leastActivity = 1e-12
  /// How far beyond its kink, as a share of it, a row of one term is sure to be on its side: a few units in the last
  /// place, since the division that finds the kink rounds.
  static let kink = 1e-15
  /// Above this magnitude of a value the tolerance of its rows grows in proportion: the last places of
  /// neighboring sums would be taken for movement otherwise, and a call could go round in circles.
  static let wideValue = 1e6
  /// How far below zero the slope of a direction must be to be followed, as a share of the largest
  /// cost that enters it: above the rounding of a sum of a few such costs, and below any true price.
  static let slope = 1e-11
  /// The same for a slope computed from the movement of the rows, whose magnitudes are all that entered the solve: ten
  /// times what rounding leaves of them.
  static let movementSlope = 1e-12
  /// How near, as a share of them, slopes are that prices and movements give, if they are more than rounding.
  static let agreement = 1e-6
  /// A slope below this share of the costs that enter it is checked against the movement of the rows before it
  /// is followed: rounding of factors and of earlier prices, which its magnitudes do not tell, may be all of it.
  static let doubt = 1e-6
  /// A slope that would block a direction is checked likewise below this share: most that are so small are rounding,
  /// a larger one has lost some digits at most, and each that is checked takes a solve.
  static let markDoubt = 1e-9
  /// A change of an activity per unit step up to this counts only if little has canceled in it.
  static let ratio = 1e-11
  /// Above this it counts whatever terms it is a sum of.
  static let plainRatio = 1e-6
  /// The share of what enters a sum that rounding alone can leave of it.
  static let rounding = 1e-13
  /// The share of what a row's residual is composed of that rounding can leave of it: coefficients and
  /// constants, such as 0.1, are rounded themselves, and so is each product and each sum.
  static let residual = 1e-15
  /// The share of what enters such a change that it must be, to be more
  /// than rounding.
  static let cancellation = 1e-9
  /// The share of the largest candidate that a pivot of a factorization must reach: the usual
  /// compromise of growth against fill-in (Suhl & Suhl 1990).
  static let pivotThreshold = 0.1
  /// The share of the steepest direction's slope that a less important one must have to be preferred
  /// in lessening a violation: what one of a million equal parts contributes is still a true slope.
  static let steepness = 1e-6
  /// A pivot of a factorization below this counts as zero: the rows are dependent.
  ///
  /// What rounding leaves of entries up to 2 that cancel is below 1e-15 each; a factor of a thousand
  /// is for their growth. Rows whose coefficients are a million times apart have true pivots of 1e-10.
  static let singular = 1e-12
  /// The least share that the Schur complement of a block with a border is of what it is the sum of: below, an
  /// elimination that chooses its pivots decides whether the rows are dependent.
  static let borderShare = 1e-6
  /// How large, for each variable of such a block, solving it row by row may make numbers of 1 and -1, and with them
  /// errors: adding up along the block does as much, factors that multiply soon do more.
  static let borderGrowth = 16.0
  /// Entries of a sparse factorization below this are dropped.
  static let drop = 1e-13
  /// How many of the last binary digits of a slope rounding may decide.
  ///
  /// Slopes that differ in them alone are a tie, which the serial number decides: 38 digits remain, a
  /// few parts in 1e12.
  static let tieBits: UInt64 = 14
  /// A coefficient below this counts as 0: dividing by it would give a value out of range.
  static let smallestCoefficient = 1e-30
  /// The largest magnitude of a coefficient, constant or suggestion.
  static let largestNumber = 1e9
  /// The largest magnitude of a value: beyond it neighboring numbers are 0.1 apart.
  static let largestValue = 1e15
  /// Multipliers of a conflict below this share of the largest are rounding, not members.
  static let multiplier = 1e-9
}
