// Stepping with stale prices.
//
// In a strongly coupled system a step moves few variables, but its leaving row may have a long
// composition: updating prices and reconsidering directions then costs several times the step
// itself. Price changes add up (`PriceChange`), so many steps can share one update. Stale prices
// only choose the direction; the step itself uses the slope computed from its own movement, which
// depends on no price. A direction that has lost too much returns to the queue with its new slope,
// as in the lazy greedy algorithm of Minoux (1978).

/// Progress of one visit to a level.
struct LevelVisit {
  var flipBackoff = Backoff()
  private var steps = 0
  private var failures = 0
  /// Number of candidates that may still be tried before the next price update.
  private var remainingTries = 0

  /// True if no candidate was tried since the last price update.
  private(set) var hasFreshPrices = false

  var hasStepped: Bool { steps > 0 }

  /// True if prices are updated after every step.
  var repricesEachStep: Bool { steps <= Tuning.eagerSteps || !Shortcut.lazyPricing.isOn }

  var needsPrices: Bool { remainingTries == 0 }

  /// Records a price update and sets the number of tries until the next one.
  ///
  /// That is one during the eager steps, then half the number of steps made.
  ///
  /// - Parameter usesBland: Whether Bland's rule is in force, which always needs fresh prices.
  mutating func recordPricing(usesBland: Bool) {
    failures = 0
    hasFreshPrices = true
    remainingTries =
      usesBland || repricesEachStep ? 1 : Swift.min(1 + steps / 2, Tuning.triesPerPricing)
  }

  /// Records a candidate that was tried.
  ///
  /// - Parameter isStep: Whether it led to a step; otherwise its slope contradicted its price.
  mutating func recordTry(isStep: Bool) {
    hasFreshPrices = false
    steps += isStep ? 1 : 0
    failures = isStep ? 0 : failures + 1
    remainingTries = failures == Tuning.failuresPerPricing ? 0 : Swift.max(remainingTries - 1, 0)
  }

  /// Forces a price update before the next candidate.
  mutating func invalidatePrices() { remainingTries = 0 }
}
