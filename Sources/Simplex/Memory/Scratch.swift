/// Vectors and lists for intermediate results, sized on demand.
///
/// Between uses the vectors are all zero and the lists empty, so that growing copies nothing. No
/// list of variables can hold one twice: each has room for all.
struct Scratch {
  /// How many rows explaining conflicts has looked at for suggestions, for tests.
  var editsSearched = 0

  // One per variable, for the order.
  private var orderArena = Arena()
  private(set) var variableMark = Buffer<UInt32>()
  /// The state of the search for components, see `BlockOrder`.
  private(set) var lowLink = Buffer<Int32>()
  private(set) var discovery = Buffer<Int32>()
  var searchStack = List(Buffer<Int32>())
  var searchFrames = List(Buffer<SearchFrame>())
  /// The index of a variable in its block.
  private(set) var local = Buffer<Int32>()
  private var isLocalFilled = false
  var queue = List(Buffer<Int32>())
  var parents = List(Buffer<Int32>())

  // One per variable, for all that a first solve seldom does.
  private var variableArena = Arena()
  /// What the solve at hand finds: the movement of each variable in one with the active rows (`ftran`), the
  /// share of each basis entry's row in one with the transposed (`btran`).
  private(set) var solution = Buffer<GuardedSum>()
  /// Marks what removals have visited (see `Duals`), then what the entries to price reach.
  private(set) var reachMark = Buffer<UInt32>()
  private(set) var holdMark = Buffer<UInt32>()
  var sortedPositions = List(Buffer<Int32>())
  /// The variables that the last `ftran` reached.
  var reached = List(Buffer<Int32>())
  /// The variables that the last `btran` reached.
  var priced = List(Buffer<Int32>())
  var pendingPositions = BitSet()

  // One per row.
  private var rowArena = Arena()
  /// The change of an inactive row's activity per unit of the direction at hand.
  private(set) var alpha = Buffer<Double>()
  /// Distances given to rows at distance zero, see `Degeneracy`.
  private(set) var pseudoDistance = Buffer<Double>()
  private(set) var pseudoEpoch = Buffer<UInt32>()
  private(set) var rowMark = Buffer<UInt32>()
  private(set) var rowEntryMark = Buffer<UInt32>()
  /// Links the violated rows of one level in a list.
  private(set) var nextViolation = Buffer<Int32>()
  /// The inactive rows that the last `ftran` moves.
  var moved = List(Buffer<Int32>())
  var breakpoints = List<Breakpoint>()
  /// Whether a violated row that is not required is among those rows.
  var movesViolation = false

  // Prices, for a variable's hold and for a row; there is room once something is priced.
  private var priceArena = Arena()
  private(set) var holdPrice = Buffer<GuardedSum>()
  private(set) var holdPriceMark = Buffer<UInt32>()
  private(set) var rowPrice = Buffer<GuardedSum>()
  private(set) var rowPriceMark = Buffer<UInt32>()
  /// Marks the prices that are known.
  var priceEpoch: UInt32 = 0
  /// The rank of the level whose prices these are, or `noRank`.
  var pricedRank = noRank
  static let noRank = -1
  /// What has changed the gradient of that level, or had a price and has left, and is not in the prices yet.
  ///
  /// First come such that are in the prices, but are to be marked yet.
  var priceChanges = List<PriceChange>()
  /// The priced entries whose directions are to be considered next.
  var repricedEntries = List<BasisEntry>()
  /// The bounds that a sweep may exchange.
  var boundFlips = List<BoundFlip>()

  /// The first mark of the variables of rows whose cost has changed within the call, and of those that were
  /// visited on the way from removed rows; 0 if there is none yet.
  var firstReachEpoch: UInt32 = 0
  /// The classes that such marks stand for, from that one on.
  var reachClasses = List<ReachSet>()
  /// Whether the call has removed active rows of blocks.
  var hasRemovedBlockRows = false
  /// Whether the call has dropped rows of released variables, whatever their dual values were.
  var hasDiscardedSubsystem = false
  /// The changed rows that mention variables which nothing mentions any more, and how, see `Released`.
  var removalWeights = List<RemovalWeight>()
  var removalColumns = List<Double>()
  /// Whether those marks are valid.
  var reachMarksAreValid = false
  /// The rows that the present call has added, in order.
  var newRows = NewRows()
  /// Whether some of them were removed within the call.
  var hasDiscardedRows = false
  /// Whether the call has set a constant or a priority.
  var hasSetNumbers = false
  private var blockArena = Arena()
  /// The right side and the result of a solve with a block: a number each for values, and for all else
  /// a sum, which takes two.
  private(set) var blockRight = Buffer<Double>()
  private(set) var blockResult = Buffer<Double>()
  /// When to look for the border of a block again.
  var borderAttempts = Backoff()

  /// The basis entries that the present call has marked for pricing, see `Levels`.
  var markedEntries = List<BasisEntry>()
  /// Those of them that are to be priced next.
  var entriesToPrice = List<BasisEntry>()
  /// The improving directions found at the present rank.
  var improving = CandidateQueue()
  var markEpoch: UInt32 = 0
  /// The first violated row that the basis entries reach, by rank; the rest follow in `nextViolation`.
  var violationHeads = Buffer<Int32>()
  var violationRanks = List<Int32>()
  /// Whether those rows are all that the marked entries reach.
  var violationsAreComplete = false
  /// Marks the variables that those basis entries reach.
  var reachEpoch: UInt32 = 0
  /// Whether a value has left the range in which a call may end.
  var hasLargeValues = false
  /// The last rank whose rows were made to hold one by one in this call.
  var lastSequentialRank = 0
  /// Those of its rows that may still be violated.
  var preferences = List<TargetRow>()
  /// The exchanges that are made at once, and how many there may be in the next round of this call.
  var exchanges = List<Exchange>()
  var exchangeLimit = Int.max
  /// The rows that these have changed, the earliest first, while they may be taken back.
  var savedSides = List<SavedSide>()
  var isSavingSides = false
  /// The number of pivots to make before exchanges are tried.
  var pivotsBeforeExchange = 0
  /// A row of many terms that a crash moves on again and again, and the first of them whose variable may be free.
  var longRow = noRow
  var longRowTerm: Int32 = 0
  /// The ranks to optimize at.
  var ranks = BitSet()

  /// What the latest evaluation reached, for one that reaches the same.
  var plan = EvaluationPlan()
  /// Whether the ranges of its steps go with the sides of rows as they are.
  var planRangesAreCurrent = false

  private(set) var epoch: UInt32 = 0
  var degeneracyEpoch: UInt32 = 1
  /// The length of the present run of zero steps.
  var zeroSteps = 0
  /// How many of the last zero steps in a row stopped at an inequality that costs what they improve.
  ///
  /// It may be left over from before a longer step; whoever asks looks at the run of zero steps too, which is not.
  var cancelingSteps = 0
  /// The number of required rows satisfied since the last positive step.
  var stalledTargets = 0
  /// One of them, and how often it was violated again.
  var watchedRow = noRow
  var watchedReturns = 0

  /// Whether the call goes on with the tolerance of ordinary rows because it went round in circles with a finer one.
  var usesRelaxedTolerance = false

  /// A number that no mark has yet.
  @inline(__always)
  mutating func nextEpoch() -> UInt32 {
    epoch &+= 1
    if epoch == UInt32.max { resetMarks() }
    return epoch
  }

  /// Makes the indices in blocks readable, which a solve without blocks does not touch.
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

  /// Makes room for putting this many variables in order.
  @inline(__always)
  mutating func prepare(variables: Int) {
    if variables > variableMark.capacity { growOrder(to: variables) }
  }

  /// Makes room for everything that optimizing needs.
  @inline(__always)
  mutating func prepare(variables: Int, rows: Int, levels: Int) {
    prepare(variables: variables)
    if variables > solution.capacity { growVariables(to: variableMark.capacity) }
    if variables > pendingPositions.capacity { pendingPositions.grow(to: solution.capacity) }
    if rows > alpha.capacity { growRows(to: rows) }
    if levels > violationHeads.capacity {
      violationHeads.grow(to: levels, keeping: violationHeads.capacity, filling: noRow)
      ranks.grow(to: violationHeads.capacity)
    }
  }

  /// Makes room for the right side and the result of a solve with a block.
  @inline(never)
  mutating func prepareBlock(_ count: Int) {
    guard count > blockRight.capacity else { return }
    let room = Swift.max(Arena.growth(to: count, from: blockRight.capacity), 16)
    blockArena.free()
    blockArena = Arena(bytes: 2 * Arena.size(room, of: Double.self))
    blockRight = blockArena.carve(room, of: Double.self)
    blockResult = blockArena.carve(room, of: Double.self)
  }

  /// Takes over the notes of the call in progress, for a copy of the solver made within an update.
  mutating func copyCallState(from other: Scratch) {
    newRows = other.newRows.copy()
    hasDiscardedRows = other.hasDiscardedRows
    hasSetNumbers = other.hasSetNumbers
    hasLargeValues = other.hasLargeValues
    epoch = other.epoch
    firstReachEpoch = other.firstReachEpoch
    reachClasses = other.reachClasses.copy()
    hasRemovedBlockRows = other.hasRemovedBlockRows
    hasDiscardedSubsystem = other.hasDiscardedSubsystem
    reachMarksAreValid = other.reachMarksAreValid
    borderAttempts = other.borderAttempts
    let count = Swift.min(reachMark.capacity, other.reachMark.capacity)
    reachMark.update(from: other.reachMark, count: count)
  }

  /// The bytes that the order of so many variables takes.
  static func orderBytes(_ count: Int) -> Int {
    7 * Arena.size(count, of: Int32.self) + Arena.size(count, of: SearchFrame.self)
  }

  /// Makes room for putting this many variables in order, within an arena, if there is none yet.
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
      bytes: Arena.size(room, of: GuardedSum.self) + 6 * Arena.size(room, of: Int32.self))
    solution = variableArena.carve(room, repeating: GuardedSum())
    reachMark = variableArena.carve(room, repeating: 0)
    holdMark = variableArena.carve(room, repeating: 0)
    improving.adoptIndices(ofHolds: variableArena.carve(room, repeating: 0))
    reachMarksAreValid = false
    sortedPositions = List(variableArena.carve(room, of: Int32.self))
    reached = List(variableArena.carve(room, of: Int32.self))
    priced = List(variableArena.carve(room, of: Int32.self))
  }

  private mutating func growRows(to count: Int) {
    let room = Arena.growth(to: count, from: alpha.capacity)
    improving.removeAll()
    rowArena.free()
    rowArena = Arena(
      bytes: 2 * Arena.size(room, of: Double.self) + 6 * Arena.size(room, of: Int32.self))
    alpha = rowArena.carve(room, repeating: 0)
    pseudoDistance = rowArena.carve(room, repeating: 0)
    pseudoEpoch = rowArena.carve(room, repeating: 0)
    rowMark = rowArena.carve(room, repeating: 0)
    rowEntryMark = rowArena.carve(room, repeating: 0)
    improving.adoptIndices(ofRows: rowArena.carve(room, repeating: 0))
    nextViolation = rowArena.carve(room, repeating: noRow)
    moved = List(rowArena.carve(room, of: Int32.self))
  }

  /// Makes room for prices.
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
    // The rest has memory once something was optimized, which most layouts do without.
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
    reachClasses.free()
    removalWeights.free()
    removalColumns.free()
    markedEntries.free()
    entriesToPrice.free()
    improving.free()
    violationHeads.free()
    preferences.free()
    exchanges.free()
    savedSides.free()
    violationRanks.free()
    ranks.free()
  }
}
