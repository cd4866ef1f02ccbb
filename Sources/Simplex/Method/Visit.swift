// Stepping with stale prices.
//
// In a strongly coupled system a step moves few variables, but its leaving row may have a long
// composition: updating prices and reconsidering directions then costs several times the step
// itself. Price changes add up (`PriceChange`), so many steps can share one update. Stale prices
// only choose the direction; the step itself uses the slope computed from its own movement, which
// depends on no price. A direction that has lost too much returns to the queue with its new slope,
// as in the lazy greedy algorithm of Minoux (1978).

import Buffers

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

/// The basis entries that a call has marked for pricing, each once, and those to price next.
struct MarkedEntries {
  /// The epoch in which an entry was last marked.
  private var epochs = EntryTable<UInt32>()
  private var epoch: UInt32 = 0
  /// The entries that the call has marked; see `optimize`.
  private(set) var all = List<BasisEntry>()
  /// The marked entries without a price of the current level.
  var unpriced = List<BasisEntry>()
  /// The priced entries whose directions must be classified next.
  var repriced = List<BasisEntry>()

  /// Unmarks all entries.
  mutating func reset(epoch: UInt32) {
    self.epoch = epoch
    all.removeAll()
    unpriced.removeAll()
  }

  /// Returns whether the call has marked an entry.
  @inline(__always)
  func contains(_ entry: BasisEntry) -> Bool { epochs[entry] == epoch }

  /// Marks an entry that is not marked.
  @inline(__always)
  mutating func insert(_ entry: BasisEntry) {
    epochs[entry] = epoch
    all.append(entry)
  }

  mutating func carve(variables: Int, rows: Int, from arena: inout Arena) {
    epochs = EntryTable(variables: variables, rows: rows, repeating: 0, in: &arena)
  }

  /// Clears all marks, because epochs start again.
  func resetEpochs() { epochs.fill(0) }

  func free() {
    all.free()
    unpriced.free()
    repriced.free()
  }
}

/// Basis entries that are skipped although loosening them would improve the objective.
///
/// The level loop owns one for each call. After an entry of the second kind was skipped, "nothing
/// left" does not mean "optimal": the selection of candidates reports that, and the loop fails with
/// ``SolveFailure/illConditioned`` instead of returning a wrong answer.
struct ExcludedEntries {
  /// The reason why an entry is skipped.
  enum Reason {
    /// No row can replace it in the current active set; another active set may allow one.
    case refused
    /// Three steps that loosened it in this call led to rows that a factorization found dependent.
    ///
    /// Another attempt could lead to the same active set for ever.
    case dependent
  }

  private(set) var refused = List<BasisEntry>()
  /// The entries whose steps needed a repair, once for each repair.
  private(set) var repaired = List<BasisEntry>()

  func reason(for entry: BasisEntry) -> Reason? {
    for refused in refused where refused == entry { return .refused }
    var repairs = 0
    for repaired in repaired where repaired == entry { repairs += 1 }
    return repairs < Degeneracy.returns ? nil : .dependent
  }

  mutating func refuse(_ entry: BasisEntry) { refused.append(entry) }

  mutating func recordRepair(of entry: BasisEntry) { repaired.append(entry) }

  /// Admits the refused entries again after the active set has changed.
  mutating func readmitRefused() { refused.removeAll() }

  mutating func free() {
    refused.free()
    repaired.free()
  }
}

/// The violated rows that the marked entries reach, by rank.
struct ReachableViolations {
  /// The first row of each rank; `noRow` without any.
  private var heads = Buffer<Int32>()
  /// The next row of the same rank.
  private var next = Buffer<Int32>()
  /// The ranks with any rows, possibly repeated.
  private var ranks = List<Int32>()
  /// True if these are all violated rows that the marked entries reach.
  private(set) var isComplete = false
  /// The epoch that marks the variables that the marked entries reach.
  private(set) var reachEpoch: UInt32 = 0

  var rankCapacity: Int { heads.capacity }

  /// Begins another collection.
  mutating func begin(epoch: UInt32) {
    removeAll()
    reachEpoch = epoch
  }

  mutating func finish(isComplete: Bool) { self.isComplete = isComplete }

  /// Declares the lists stale, so that the next rank collects them again.
  @inline(__always)
  mutating func invalidate() { isComplete = false }

  /// Restores the completeness of lists that nothing has changed.
  mutating func restore(isComplete: Bool) { self.isComplete = isComplete }

  mutating func append(_ row: Int32, rank: Int) {
    next[row] = heads[rank]
    heads[rank] = row
    ranks.append(Int32(truncatingIfNeeded: rank))
  }

  /// The rows of a rank, the latest first; the list must not change in the loop.
  @inline(__always)
  subscript(rank: Int) -> Rows { Rows(links: next, row: heads[rank]) }

  mutating func removeAll() {
    for rank in ranks { heads[rank] = noRow }
    ranks.removeAll()
    isComplete = false
  }

  mutating func growRanks(to count: Int) {
    heads.grow(to: count, keeping: heads.capacity, filling: noRow)
  }

  mutating func carveRows(_ count: Int, from arena: inout Arena) {
    next = arena.carve(count, repeating: noRow)
  }

  mutating func resetEpochs() { reachEpoch = 0 }

  mutating func free() {
    heads.free()
    ranks.free()
  }

  /// The linked rows of a rank.
  struct Rows: Sequence, IteratorProtocol {
    fileprivate let links: Buffer<Int32>
    fileprivate var row: Int32

    @inline(__always)
    mutating func next() -> Int32? {
      if row == noRow { return nil }
      defer { row = links[row] }
      return row
    }
  }
}
