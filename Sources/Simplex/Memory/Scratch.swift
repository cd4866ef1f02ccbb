/// Vectors and lists for intermediate results, allocated on demand.
///
/// Invariant: between uses, vectors of results are zero and work lists empty, so growing copies
/// nothing. Lists of variables hold each variable at most once and have capacity for all of them.
struct Scratch {
  // One element per variable, used by the order.
  private var orderArena = Arena()
  /// The epoch of the last search that marked a variable.
  private(set) var variableMark = Buffer<UInt32>()
  var components = ComponentSearch()
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
  /// The epoch of the last search along columns that reached a variable.
  private(set) var reachMark = Buffer<UInt32>()
  /// The positions that a reordering assigns anew, in ascending order; empty between uses.
  var sortedPositions = List(Buffer<Int32>())
  /// The positions that a solve has still to visit, or that a search has found to reorder; empty
  /// between uses.
  var pendingPositions = BitSet()

  // One element per row.
  private var rowArena = Arena()
  /// The epoch of the last search that marked a row.
  private(set) var rowMark = Buffer<UInt32>()
  /// The breakpoints of the current ratio test.
  var breakpoints = List<Breakpoint>()
  /// True if the direction moves a violated row that is not required.
  var movesViolation = false

  /// The prices of the current objective; allocated when something is first priced.
  var prices = Prices()
  /// Bound flips being collected.
  ///
  /// Filled and emptied by `flipBounds`; empty otherwise.
  var boundFlips = List<BoundFlip>()

  /// The removals of the current call.
  var removals = Removals()
  var block = BlockWorkspace()

  /// The basis entries that the current call has marked for pricing.
  var marked = MarkedEntries()
  /// The improving directions found at the current rank.
  var improving = CandidateQueue()
  var violations = ReachableViolations()
  var sequential = SequentialStart()
  var simultaneous = SimultaneousPivots()
  var longRow = LongRowCursor()
  /// The ranks scheduled for a visit.
  var ranks = BitSet()

  /// The plan of the last evaluation, for replay when the next one starts at the same positions.
  var plan = EvaluationPlan()

  private(set) var epoch: UInt32 = 0
  /// The run of degenerate steps.
  var degeneracy = Degeneracy()

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
    marked.resetEpochs()
    rowMark.fill(0, count: rowMark.capacity)
    prices.resetEpochs()
    reachMark.fill(0, count: reachMark.capacity)
    violations.resetEpochs()
    removals.resetEpochs()
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
    if levels > violations.rankCapacity {
      violations.growRanks(to: levels)
      ranks.grow(to: violations.rankCapacity)
    }
  }

  /// Copies the state of the call in progress, for a copy of the solver made within an update.
  mutating func copyCallState(from other: Scratch) {
    epoch = other.epoch
    removals = other.removals.copy()
    block.borderAttempts = other.block.borderAttempts
    let count = Swift.min(reachMark.capacity, other.reachMark.capacity)
    reachMark.update(from: other.reachMark, count: count)
  }

  /// The number of bytes that the order's working memory needs for `count` variables.
  static func orderBytes(_ count: Int) -> Int {
    4 * Arena.size(count, of: Int32.self) + ComponentSearch.bytes(count)
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
    local = orderArena.carve(room, of: Int32.self)
    isLocalFilled = false
    components.carve(room, from: &orderArena)
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
    marked.carveHolds(room, from: &variableArena)
    improving.adoptIndices(ofHolds: variableArena.carve(room, repeating: 0))
    removals.invalidateMarks()
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
    degeneracy.carveRows(room, from: &rowArena)
    rowMark = rowArena.carve(room, repeating: 0)
    marked.carveRows(room, from: &rowArena)
    improving.adoptIndices(ofRows: rowArena.carve(room, repeating: 0))
    violations.carveRows(room, from: &rowArena)
  }

  mutating func free() {
    orderArena.free()
    plan.free()
    block.free()
    // Everything else is allocated by the first optimization, which most layouts never run.
    if violations.rankCapacity > 0 { freeRest() }
  }

  private mutating func freeRest() {
    variableArena.free()
    prices.free()
    marked.free()
    boundFlips.free()
    pendingPositions.free()
    rowArena.free()
    breakpoints.free()
    removals.free()
    improving.free()
    violations.free()
    sequential.free()
    simultaneous.free()
    ranks.free()
  }
}
