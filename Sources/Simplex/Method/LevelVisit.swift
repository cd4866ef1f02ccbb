// Taking steps with the prices that there are.
//
// Where most of a system hangs together, a row that a step loosens is composed of many others, though the step moves
// few: to bring their prices up to date, and to consider their directions again, costs several times what the step
// does. What has changed adds up (`PriceChange`), so that many steps can share it. Each is taken with the slope that
// its own movement has, which no price enters; only the choice of the direction goes by prices from before. One that
// has lost too much waits with its new slope, as in the lazy greedy algorithm of Minoux (1978).

/// What a visit to a level has done so far.
struct LevelVisit {
  #if InternalChecks
  // Early, so that the checks meet it in small systems.
  private static let eagerSteps = 1
  #else
  /// Up to so many steps go by new prices each.
  private static let eagerSteps = 16
  #endif
  /// So many directions may be followed before prices are brought up to date.
  private static let maximumTries = 64
  /// So many in a row that are not what prices say end that as well.
  private static let maximumFailures = 5
  /// How much steeper the next direction must seem for one that has lost to wait.
  static let deferralRatio = 1.25

  var flipBackoff = Backoff()
  /// How often rows were passed together.
  var degenerateFlipRounds = 0
  private var steps = 0
  private var failures = 0
  /// How many more directions may be followed before prices are brought up to date.
  private var remainingTries = 0

  /// Whether no direction was followed since prices were brought up to date.
  private(set) var hasFreshPrices = false

  var hasStepped: Bool { steps > 0 }

  /// Whether each step goes by new prices.
  var repricesEachStep: Bool { steps <= Self.eagerSteps }

  var needsPrices: Bool { remainingTries == 0 }

  /// Notes that prices are up to date: one step may follow, after many steps half as many more.
  mutating func recordPricing(isByBland: Bool) {
    failures = 0
    hasFreshPrices = true
    remainingTries = isByBland || repricesEachStep ? 1 : Swift.min(1 + steps / 2, Self.maximumTries)
  }

  /// Notes that a direction was followed, or that it is not what prices say.
  mutating func recordTry(isStep: Bool) {
    hasFreshPrices = false
    steps += isStep ? 1 : 0
    failures = isStep ? 0 : failures + 1
    remainingTries = failures == Self.maximumFailures ? 0 : Swift.max(remainingTries - 1, 0)
  }

  /// Goes no further with the prices that there are.
  mutating func invalidatePrices() { remainingTries = 0 }
}
