import Buffers

/// The state of the method: prices, marks and candidates, and what the current visit collects.
///
/// Its vectors are parts of the allocations of ``Scratch``. Most first solves do without.
package struct Pricing {
  /// The epoch of the last search along columns that reached a variable.
  private(set) var reachMark = Buffer<UInt32>()
  package private(set) var epoch: UInt32 = 0

  /// The prices of the current objective; allocated when something is first priced.
  var prices = Prices()
  /// The basis entries that the current call has marked for pricing.
  var marked = MarkedEntries()
  /// The improving directions found at the current rank.
  var improving = CandidateQueue()
  var violations = ReachableViolations()
  /// The ranks scheduled for a visit.
  var ranks = BitSet()

  /// The breakpoints of the current ratio test.
  var breakpoints = List<Breakpoint>()
  /// True if the direction moves a violated row that is not required.
  var movesViolation = false
  /// The run of degenerate steps.
  var degeneracy = Degeneracy()
  /// Bound flips being collected.
  ///
  /// Filled and emptied by `flipBounds`; empty otherwise.
  var boundFlips = List<BoundFlip>()
  var simultaneous = SimultaneousPivots()

  /// Returns an epoch that no mark of prices, entries or reached variables has.
  package mutating func nextEpoch() -> UInt32 {
    epoch &+= 1
    if epoch == UInt32.max { resetMarks() }
    return epoch
  }

  private mutating func resetMarks() {
    marked.resetEpochs()
    prices.resetEpochs()
    reachMark.fill(0, count: reachMark.capacity)
    violations.resetEpochs()
    epoch = 1
  }

  /// True if anything was allocated.
  var isAllocated: Bool { violations.rankCapacity > 0 }

  /// Reserves capacity for the ranks of this number of levels.
  @inline(__always)
  mutating func prepare(levels: Int) {
    guard levels > violations.rankCapacity else { return }
    violations.growRanks(to: levels)
    ranks.grow(to: violations.rankCapacity)
  }

  /// The number of bytes that ``carveVariables(_:from:)`` needs.
  static func variableBytes(_ count: Int) -> Int { Arena.size(count, of: UInt32.self) }

  /// The number of bytes that ``carveEntries(variables:rows:from:)`` needs.
  static func entryBytes(variables: Int, rows: Int) -> Int {
    2 * Arena.size(variables + rows, of: Int32.self) + Arena.size(rows, of: Double.self)
      + 2 * Arena.size(rows, of: Int32.self)
  }

  /// Takes over new vectors of variables.
  mutating func carveVariables(_ room: Int, from arena: inout Arena) {
    reachMark = arena.carve(room, repeating: 0)
  }

  /// Takes over new vectors of rows and basis entries; there must be no improving directions.
  mutating func carveEntries(variables: Int, rows: Int, from arena: inout Arena) {
    degeneracy.carveRows(rows, from: &arena)
    marked.carve(variables: variables, rows: rows, from: &arena)
    improving.carve(variables: variables, rows: rows, from: &arena)
    violations.carveRows(rows, from: &arena)
  }

  mutating func free() {
    prices.free()
    marked.free()
    boundFlips.free()
    breakpoints.free()
    improving.free()
    violations.free()
    simultaneous.free()
    ranks.free()
  }
}

/// Exponential backoff for an attempt that may fail: each consecutive failure doubles the pause.
struct Backoff {
  /// Number of occasions to skip before the next attempt.
  private var pause = 0
  private var failures = 0

  /// Counts an occasion and skips it during a pause.
  ///
  /// - Returns: Whether to attempt now.
  mutating func countAttempt() -> Bool {
    guard pause > 0 else { return true }
    pause -= 1
    return false
  }

  mutating func recordSuccess() { failures = 0 }

  mutating func recordFailure() {
    failures = Swift.min(failures + 1, 16)
    pause = 1 << failures
  }
}
