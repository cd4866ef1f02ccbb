/// Vectors and lists for intermediate results, allocated on demand.
///
/// Invariant: between uses, vectors of results are zero and work lists empty, so growing copies
/// nothing. Lists of variables hold each variable at most once and have capacity for all of them.
struct Scratch {
  /// Number of rows searched for suggestions while explaining conflicts, for tests.
  var editsSearched = 0

  // One element per variable, used by the order.
  private var orderArena = Arena()
  /// The epoch of the last search that marked a variable.
  private(set) var variableMark = Buffer<UInt32>()
  /// The state of Tarjan's search for components; see `SolverState+BlockOrder.swift`.
  private(set) var lowLink = Buffer<Int32>()
  private(set) var discovery = Buffer<Int32>()
  var searchStack = List(Buffer<Int32>())
  var searchFrames = List(Buffer<SearchFrame>())
  /// The index of a variable in its block.
  private(set) var local = Buffer<Int32>()
  private var isLocalFilled = false
  /// A work list of variables, for one search or its result at a time.
  var queue = List(Buffer<Int32>())
  /// For each element of `queue`, the index from which a search for a match reached it.
  var parents = List(Buffer<Int32>())

  // One element per variable, used by optimization only; most first solves do without.
  private var variableArena = Arena()
  /// The vector of the current solve.
  var solve = SolveVectors()
  /// Epoch of the last search that reached a variable; see `ReachSet` and `markForPricing`.
  private(set) var reachMark = Buffer<UInt32>()
  /// The epoch in which the hold of a variable was last marked for pricing.
  private(set) var holdMark = Buffer<UInt32>()
  /// Positions to reassign, in ascending order; empty between uses.
  var sortedPositions = List(Buffer<Int32>())
  /// The positions that the current solve still has to visit.
  var pendingPositions = BitSet()

  // One element per row.
  private var rowArena = Arena()
  /// The perturbations of rows at distance zero; see `Degeneracy`.
  private(set) var perturbationDistance = Buffer<Double>()
  private(set) var perturbationEpoch = Buffer<UInt32>()
  /// The epoch of the last search that marked a row.
  private(set) var rowMark = Buffer<UInt32>()
  /// The epoch in which an active row was last marked for pricing.
  private(set) var rowEntryMark = Buffer<UInt32>()
  /// The next violated row in the list of a level; see `violationHeads`.
  private(set) var nextViolation = Buffer<Int32>()
  /// The breakpoints of the current ratio test.
  var breakpoints = List<Breakpoint>()
  /// True if `moved` contains a violated row that is not required.
  var movesViolation = false

  // Prices of holds and rows. Allocated when something is first priced.
  private var priceArena = Arena()
  private(set) var holdPrice = Buffer<GuardedSum>()
  private(set) var holdPriceMark = Buffer<UInt32>()
  private(set) var rowPrice = Buffer<GuardedSum>()
  private(set) var rowPriceMark = Buffer<UInt32>()
  /// The epoch that marks valid prices.
  var priceEpoch: UInt32 = 0
  /// The rank of the level that the prices belong to, or `noRank`.
  var pricedRank = noRank
  static let noRank = -1
  /// The price changes of that level: changed costs, and priced entries that left the basis.
  ///
  /// Changes that the prices already include, and that only await marking, come first.
  var priceChanges = List<PriceChange>()
  /// The priced entries whose directions must be classified next.
  var repricedEntries = List<BasisEntry>()
  /// Bound flips being collected.
  ///
  /// Filled and emptied by `flipBounds`; empty otherwise.
  var boundFlips = List<BoundFlip>()

  /// The first epoch that marks a `ReachSet` in `reachMark`; 0 if the call has made none.
  var firstReachEpoch: UInt32 = 0
  /// The reach sets of the call, indexed by epoch minus `firstReachEpoch`.
  var reachSets = List<ReachSet>()
  /// True if the call has removed active rows of blocks.
  var hasRemovedBlockRows = false
  /// True if the call has discarded rows of removed variables regardless of their dual values.
  var hasDiscardedSubsystem = false
  /// The weights of removed rows, and the columns they are computed from; see `RemovalWeight`.
  var removalWeights = List<RemovalWeight>()
  var removalColumns = List<Double>()
  /// True if the reach sets and their marks are valid.
  var reachMarksAreValid = false
  /// The rows that the current call has added, in order.
  var newRows = NewRows()
  /// True if some of these rows were removed within the call.
  var hasDiscardedRows = false
  /// True if the call has set a constant or a priority.
  var hasSetNumbers = false
  private var blockArena = Arena()
  /// The right side and the result of a solve with a block.
  ///
  /// One number per variable for values; a sum of two numbers for all other solves.
  private(set) var blockRight = Buffer<Double>()
  private(set) var blockResult = Buffer<Double>()
  /// Backoff of the search for the border of a block.
  var borderAttempts = Backoff()

  /// The basis entries that the current call has marked for pricing; see `optimize`.
  var markedEntries = List<BasisEntry>()
  /// The marked entries to price next.
  var entriesToPrice = List<BasisEntry>()
  /// The improving directions found at the current rank.
  var improving = CandidateQueue()
  var markEpoch: UInt32 = 0
  /// The first violated row that the marked entries reach, by rank.
  ///
  /// `nextViolation` links the others; `violationRanks` lists the ranks with any.
  var violationHeads = Buffer<Int32>()
  var violationRanks = List<Int32>()
  /// True if the lists contain all violated rows that the marked entries reach.
  var violationsAreComplete = false
  /// The epoch that marks the variables that the marked entries reach.
  var reachEpoch: UInt32 = 0
  /// True if a value is outside the range that is valid at the end of a call.
  var hasLargeValues = false
  /// The last rank whose rows were satisfied individually in this call.
  var lastSequentialRank = 0
  /// The rows of that rank that may still be violated.
  var targetRows = List<TargetRow>()
  /// The exchanges to make simultaneously, and their maximum number in the next round of the call.
  var exchanges = List<Exchange>()
  var exchangeLimit = Int.max
  /// The sides that simultaneous exchanges changed, oldest first, while these may be reverted.
  var savedSides = List<SavedSide>()
  var isSavingSides = false
  /// The number of pivots before exchanges are attempted.
  var pivotsBeforeExchange = 0
  /// A long row that a crash shifts repeatedly, and its first term whose variable may be free.
  var longRow = noRow
  var longRowTerm: Int32 = 0
  /// The ranks scheduled for a visit.
  var ranks = BitSet()

  /// The plan of the last evaluation, for replay when the next one starts at the same positions.
  var plan = EvaluationPlan()
  /// True if the ranges of the plan's steps match the current sides of rows.
  var planRangesAreCurrent = false

  private(set) var epoch: UInt32 = 0
  var degeneracyEpoch: UInt32 = 1
  /// The number of consecutive degenerate steps.
  var degenerateSteps = 0
  /// The number of last consecutive degenerate steps that canceled their gain.
  ///
  /// Such a step stops at an inequality whose cost equals the improvement. The count may be stale
  /// after a longer step, so readers also compare it with `degenerateSteps`, which is not.
  var cancelingSteps = 0
  /// The number of required rows satisfied since the last positive step.
  var stalledTargets = 0
  /// One of these rows, and how often it was violated again.
  var watchedRow = noRow
  var watchedReturns = 0

  /// True if the call uses the tolerance of ordinary rows because it cycled with a finer one.
  var usesRelaxedTolerance = false

  /// Returns an epoch that no mark has.
  @inline(__always)
  mutating func nextEpoch() -> UInt32 {
    epoch &+= 1
    if epoch == UInt32.max { resetMarks() }
    return epoch
  }

  /// Initializes the indices in blocks, which a solve without blocks never touches.
  @inline(__always)
  mutating func prepareLocal() {
    if !isLocalFilled { local.fill(0, count: local.capacity) }
    isLocalFilled = true
  }

  private mutating func resetMarks() {
    variableMark.fill(0, count: variableMark.capacity)
    holdMark.fill(0, count: holdMark.capacity)
    rowMark.fill(0, count: rowMark.capacity)
    rowEntryMark.fill(0, count: rowEntryMark.capacity)
    holdPriceMark.fill(0, count: holdPriceMark.capacity)
    rowPriceMark.fill(0, count: rowPriceMark.capacity)
    priceEpoch = 0
    reachMark.fill(0, count: reachMark.capacity)
    reachEpoch = 0
    reachMarksAreValid = false
    firstReachEpoch = 0
    epoch = 1
  }

  /// Reserves the working memory of the order for this number of variables.
  @inline(__always)
  mutating func prepare(variables: Int) {
    if variables > variableMark.capacity { growOrder(to: variables) }
  }

  /// Reserves everything that optimization needs.
  @inline(__always)
  mutating func prepare(variables: Int, rows: Int, levels: Int) {
    prepare(variables: variables)
    if variables > solve.numbers.capacity { growVariables(to: variableMark.capacity) }
    if variables > pendingPositions.capacity { pendingPositions.grow(to: solve.numbers.capacity) }
    if rows > solve.alphas.capacity { growRows(to: rows) }
    if levels > violationHeads.capacity {
      violationHeads.grow(to: levels, keeping: violationHeads.capacity, filling: noRow)
      ranks.grow(to: violationHeads.capacity)
    }
  }

  /// Reserves the right side and the result of a solve with a block.
  @inline(never)
  mutating func prepareBlock(_ count: Int) {
    guard count > blockRight.capacity else { return }
    let room = Swift.max(Arena.growth(to: count, from: blockRight.capacity), 16)
    blockArena.free()
    blockArena = Arena(bytes: 2 * Arena.size(room, of: Double.self))
    blockRight = blockArena.carve(room, of: Double.self)
    blockResult = blockArena.carve(room, of: Double.self)
  }

  /// Copies the state of the call in progress, for a copy of the solver made within an update.
  mutating func copyCallState(from other: Scratch) {
    newRows = other.newRows.copy()
    hasDiscardedRows = other.hasDiscardedRows
    hasSetNumbers = other.hasSetNumbers
    hasLargeValues = other.hasLargeValues
    epoch = other.epoch
    firstReachEpoch = other.firstReachEpoch
    reachSets = other.reachSets.copy()
    hasRemovedBlockRows = other.hasRemovedBlockRows
    hasDiscardedSubsystem = other.hasDiscardedSubsystem
    reachMarksAreValid = other.reachMarksAreValid
    borderAttempts = other.borderAttempts
    let count = Swift.min(reachMark.capacity, other.reachMark.capacity)
    reachMark.update(from: other.reachMark, count: count)
  }

  /// The number of bytes that the order's working memory needs for `count` variables.
  static func orderBytes(_ count: Int) -> Int {
    7 * Arena.size(count, of: Int32.self) + Arena.size(count, of: SearchFrame.self)
  }

  /// Carves the order's working memory from an arena, if there is none.
  mutating func prepareOrder(_ variables: Int, in tables: inout Arena) {
    if variableMark.capacity == 0 {
      carveOrder(variables, in: tables.subarena(bytes: Self.orderBytes(variables)))
    }
  }

  private mutating func growOrder(to count: Int) {
    let room = Arena.growth(to: count, from: variableMark.capacity)
    orderArena.free()
    carveOrder(room, in: Arena(bytes: Self.orderBytes(room)))
  }

  private mutating func carveOrder(_ room: Int, in arena: Arena) {
    orderArena = arena
    variableMark = orderArena.carve(room, repeating: 0)
    lowLink = orderArena.carve(room, repeating: 0)
    discovery = orderArena.carve(room, of: Int32.self)
    local = orderArena.carve(room, of: Int32.self)
    isLocalFilled = false
    searchFrames = List(orderArena.carve(room, of: SearchFrame.self))
    searchStack = List(orderArena.carve(room, of: Int32.self))
    queue = List(orderArena.carve(room, of: Int32.self))
    parents = List(orderArena.carve(room, of: Int32.self))
  }

  private mutating func growVariables(to room: Int) {
    improving.removeAll()
    variableArena.free()
    variableArena = Arena(
      bytes: SolveVectors.bytes(variables: room) + 4 * Arena.size(room, of: Int32.self))
    solve.carve(variables: room, from: &variableArena)
    reachMark = variableArena.carve(room, repeating: 0)
    holdMark = variableArena.carve(room, repeating: 0)
    improving.adoptIndices(ofHolds: variableArena.carve(room, repeating: 0))
    reachMarksAreValid = false
    sortedPositions = List(variableArena.carve(room, of: Int32.self))
  }

  private mutating func growRows(to count: Int) {
    let room = Arena.growth(to: count, from: solve.alphas.capacity)
    improving.removeAll()
    rowArena.free()
    rowArena = Arena(
      bytes: SolveVectors.bytes(rows: room) + Arena.size(room, of: Double.self)
        + 5 * Arena.size(room, of: Int32.self))
    solve.carve(rows: room, from: &rowArena)
    perturbationDistance = rowArena.carve(room, repeating: 0)
    perturbationEpoch = rowArena.carve(room, repeating: 0)
    rowMark = rowArena.carve(room, repeating: 0)
    rowEntryMark = rowArena.carve(room, repeating: 0)
    improving.adoptIndices(ofRows: rowArena.carve(room, repeating: 0))
    nextViolation = rowArena.carve(room, repeating: noRow)
  }

  /// Reserves the memory of prices.
  @inline(__always)
  mutating func preparePrices(variables: Int, rows: Int) {
    if variables > holdPrice.capacity || rows > rowPrice.capacity {
      growPrices(variables: variables, rows: rows)
    }
  }

  private mutating func growPrices(variables: Int, rows: Int) {
    priceArena.free()
    priceArena = Arena(
      bytes: Arena.size(variables, of: GuardedSum.self) + Arena.size(variables, of: UInt32.self)
        + Arena.size(rows, of: GuardedSum.self) + Arena.size(rows, of: UInt32.self))
    holdPrice = priceArena.carve(variables, of: GuardedSum.self)
    holdPriceMark = priceArena.carve(variables, repeating: 0)
    rowPrice = priceArena.carve(rows, of: GuardedSum.self)
    rowPriceMark = priceArena.carve(rows, repeating: 0)
  }

  mutating func free() {
    orderArena.free()
    newRows.free()
    plan.free()
    blockArena.free()
    // Everything else is allocated by the first optimization, which most layouts never run.
    if violationHeads.capacity > 0 { freeRest() }
  }

  private mutating func freeRest() {
    variableArena.free()
    priceArena.free()
    priceChanges.free()
    repricedEntries.free()
    boundFlips.free()
    pendingPositions.free()
    rowArena.free()
    breakpoints.free()
    reachSets.free()
    removalWeights.free()
    removalColumns.free()
    markedEntries.free()
    entriesToPrice.free()
    improving.free()
    violationHeads.free()
    targetRows.free()
    exchanges.free()
    savedSides.free()
    violationRanks.free()
    ranks.free()
  }
}
