/// The complete state of a solver: the rows as stated, the active set, its order, and the values.
///
/// `SolverState` lives in raw memory behind ``SolverStorage``, so that its methods work in place
/// without the exclusivity checks of class properties. Its extensions are in the folders `Problem`,
/// `Basis`, `Method` and `Undo`.
///
/// The compiler passes a copy of this large state to nonmutating methods that it does not inline.
/// Therefore such methods that loops call are `mutating`, which passes the address, or have the
/// parts they read as parameters.
@usableFromInline
struct SolverState {
  // The problem.
  private var variableArena = Arena()
  @usableFromInline private(set) var variables = Buffer<VariableRecord>()
  @usableFromInline private(set) var values = Buffer<Double>()
  /// The variables by position; the inverse of `VariableRecord.position`.
  private(set) var order = Buffer<Int32>()
  private(set) var columns = Buffer<ColumnRecord>()
  /// Number of variables with a column record; 0 in a first solve.
  var columnCount = 0
  @usableFromInline var variableCount = 0
  /// Indices of removed variables, for reuse.
  var freeVariables = List<Int32>()
  var names: [String] = []

  /// The tables of a first batch, in one allocation; see ``makeTables(rows:terms:)``.
  private var tables = Arena()
  private var rowArena = Arena()
  private(set) var rows = Buffer<RowRecord>()
  var rowCount = 0
  var liveRows = 0
  var freeRow: Int32 = noRow
  private var termArena = Arena()
  private(set) var terms = Buffer<Term>()
  var termCount = 0
  var deadTerms = 0
  private var linkArena = Arena()
  private(set) var links = Buffer<Link>()
  /// Terms below this index are linked into their columns.
  var linkedTerms = 0
  var levels: PriorityLevels
  var nextSerial: UInt32 = 0
  var nextGeneration = removedGeneration + 1
  /// True during a bulk load, whose variables need no check.
  var isBulkLoading = false

  var blocks = BlockStore()

  // Changes recorded during a call and not processed yet.
  var pending = PendingChanges()
  var undoLog = UndoLog()
  var scratch = Scratch()

  // The changes that `drainChanges` reports.
  var changes = ChangeLog()

  var statistics = SolverStatistics()
  /// Cells that linking columns has cost since the last successful call.
  ///
  /// The next successful call counts them: links outlast a failed call, but its statistics must
  /// not.
  var linkingCells = 0
  /// True if some value was ever so large that its rows need a tolerance of their own.
  var hasWideValues = false
  /// True if some row ever had wide factors, so that all rows need a finer tolerance.
  var hasWideFactors = false
  /// True if some level may be above its optimum because an earlier call could not continue.
  var isUnfinished = false
  /// The sum of the magnitudes of all rows' scaled constants.
  ///
  /// Values far above it indicate factors that multiply along a chain.
  var sumOfConstants = 0.0
  /// The pivot budget set by the client; -1 for the default, which is proportional to the problem.
  var chosenPivotBudget = -1
  var call = CallState()
  var updateDepth = 0
  var checkpoint: UndoLog.Checkpoint?
  /// The serial number of the first row that the current call adds; 0 between calls.
  var firstSerialOfCall: UInt32 = 0
  @usableFromInline let tag: UInt32

  /// The maximum number of pivots of a call.
  ///
  /// The default is ample: ordinary layouts need a handful of pivots, the worst known a few per
  /// variable.
  var pivotBudget: Int {
    chosenPivotBudget >= 0 ? chosenPivotBudget : 10_000 + 20 * (variableCount + rowCount)
  }

  /// Creates a state whose first levels use the memory behind it.
  @inline(__always)
  init(tag: UInt32, room: UnsafeMutableRawPointer) {
    let memory = Arena(borrowing: room, bytes: PriorityLevels.firstBytes)
    self.init(tag: tag, PriorityLevels(in: memory))
  }

  /// Separate, so that the state is initialized in place and not copied.
  @inline(__always)
  private init(tag: UInt32, _ levels: PriorityLevels) {
    self.tag = tag
    self.levels = levels
  }

  /// True until the first row is added: the order is the order of creation, and all values are 0.
  var isPristine = true

  /// The value of a variable, NaN for a removed or foreign one.
  ///
  /// Inlined into client code, so that sums of many values do not wait for calls.
  @inlinable
  @inline(__always)
  func value(of variable: Variable) -> Double {
    guard isKnown(variable), let values = values.base else { return .nan }
    return values[Int(truncatingIfNeeded: variable.index)]
  }

  /// Indicates whether a handle refers to a live variable of this solver.
  @inlinable
  @inline(__always)
  func isKnown(_ variable: Variable) -> Bool {
    let index = Int(truncatingIfNeeded: variable.index)
    guard variable.tag == tag, index >= 0, index < variableCount, let records = variables.base
    else { return false }
    return records[index].generation == variable.generation
  }

  /// A copy in its own memory.
  ///
  /// Of the scratch only the state of an update in progress is copied.
  func copy() -> SolverState {
    var result = self
    result.variableArena = Arena()
    result.carveVariables(
      variables.capacity, keeping: variableCount,
      in: Arena(bytes: Self.bytes(variables: variables.capacity)))
    result.freeVariables = freeVariables.copy()
    result.tables = Arena()
    (result.rowArena, result.termArena, result.linkArena) = (Arena(), Arena(), Arena())
    (result.rows, result.terms, result.links) = (Buffer(), Buffer(), Buffer())
    // With headroom for the rows that the copy usually adds.
    result.rowArena.grow(&result.rows, to: Arena.withHeadroom(rowCount), keeping: 0)
    result.termArena.grow(&result.terms, to: Arena.withHeadroom(termCount), keeping: 0)
    result.linkArena.grow(&result.links, to: linkedTerms, keeping: 0)
    result.rows.update(from: rows, count: rowCount)
    result.terms.update(from: terms, count: termCount)
    result.links.update(from: links, count: linkedTerms)
    result.levels = levels.copy()
    result.blocks = blocks.copy()
    result.pending = pending.copy()
    result.undoLog = undoLog.copy()
    result.changes = changes.copy()
    result.scratch = Scratch()
    result.scratch.plan = scratch.plan.copy()
    result.call = CallState()
    if updateDepth > 0 {
      result.call = call.copy()
      if !isPristine { result.prepareToSolve() }
      result.scratch.copyCallState(from: scratch)
    }
    return result
  }

  /// Reserves capacity for at least `count` variables.
  mutating func growVariables(to count: Int) {
    guard count > variables.capacity else { return }
    var old = variableArena
    let room = Swift.max(Arena.growth(to: count, from: variables.capacity), 32)
    carveVariables(room, keeping: variableCount, in: Arena(bytes: Self.bytes(variables: room)))
    old.free()
    changes.grow(to: variables.capacity)
  }

  private static func bytes(variables count: Int) -> Int {
    Arena.size(count, of: VariableRecord.self) + Arena.size(count, of: Double.self)
      + Arena.size(count, of: Int32.self) + Arena.size(count, of: ColumnRecord.self)
  }

  private mutating func carveVariables(_ capacity: Int, keeping count: Int, in arena: Arena) {
    let (oldVariables, oldValues, oldOrder, oldColumns) = (variables, values, order, columns)
    variableArena = arena
    variables = variableArena.carve(capacity, of: VariableRecord.self)
    values = variableArena.carve(capacity, of: Double.self)
    order = variableArena.carve(capacity, of: Int32.self)
    columns = variableArena.carve(capacity, of: ColumnRecord.self)
    variables.update(from: oldVariables, count: count)
    values.update(from: oldValues, count: count)
    order.update(from: oldOrder, count: count)
    columns.update(from: oldColumns, count: columnCount)
  }

  /// Size in bytes from which the allocator is tuned; see ``tuneAllocator(_:)``.
  private static var largeTables: Int { 40 << 10 }

  /// Allocates the tables of a first batch of about this many rows and terms in one block.
  ///
  /// Allocators map large blocks separately and learn from freed sizes how much to retain, so a
  /// program that lays out repeatedly touches no fresh pages. A table that outgrows the block moves
  /// to its own memory; its part of the block is unused until the solver is freed. Large tables get
  /// headroom, so that the first change need not move them all; untouched memory costs nothing.
  mutating func makeTables(rows rowCount: Int, terms termCount: Int) {
    guard rows.capacity == 0, terms.capacity == 0, links.capacity == 0, rowCount > 0 else { return }
    let (count, termRoom) = (Arena.withHeadroom(rowCount), Arena.withHeadroom(termCount))
    let variableRoom = Swift.max(variables.capacity, variableCount)
    let bytes = (
      rows: Arena.size(count, of: RowRecord.self), terms: Arena.size(termRoom, of: Term.self),
      links: Arena.size(termRoom, of: Link.self)
    )
    let total =
      bytes.rows + bytes.terms + bytes.links + Scratch.orderBytes(variableRoom)
    Self.tuneAllocator(total + Self.bytes(variables: variableRoom))
    tables = Arena(bytes: total)
    rowArena = tables.subarena(bytes: bytes.rows)
    rows = rowArena.carve(count, of: RowRecord.self)
    termArena = tables.subarena(bytes: bytes.terms)
    terms = termArena.carve(termRoom, of: Term.self)
    linkArena = tables.subarena(bytes: bytes.links)
    links = linkArena.carve(termRoom, of: Link.self)
    scratch.prepareOrder(variableRoom, in: &tables)
  }

  /// Makes glibc retain the memory of a tree of views when it is freed.
  ///
  /// glibc retains twice the size of the largest separately mapped block freed so far, initially
  /// 128 KiB. Tables of medium size are not mapped separately, and a tree with its views and texts
  /// needs a multiple of its tables. Allocating and freeing an untouched block of twice their size
  /// raises the limit. glibc ignores blocks above 32 MiB.
  private static func tuneAllocator(_ bytes: Int) {
    #if canImport(Glibc)
    guard bytes >= largeTables, bytes < 16 << 20 else { return }
    let lesson = Swift.max(2 * bytes, 256 << 10)
    UnsafeMutableRawPointer.allocate(byteCount: lesson, alignment: 8).deallocate()
    #endif
  }

  /// Reserves capacity for `count` rows.
  @inline(__always)
  mutating func growRows(to count: Int) {
    if count > rows.capacity { rowArena.grow(&rows, to: count, keeping: rowCount) }
  }

  /// Reserves capacity for `count` terms.
  @inline(__always)
  mutating func growTerms(to count: Int) {
    if count > terms.capacity { termArena.grow(&terms, to: count, keeping: termCount) }
  }

  /// Reserves capacity for the links of `count` terms.
  @inline(__always)
  mutating func growLinks(to count: Int) {
    if count > links.capacity { linkArena.grow(&links, to: count, keeping: linkedTerms) }
  }

  /// Reserves everything that solving needs.
  @inline(__always)
  mutating func prepareToSolve() {
    scratch.prepare(variables: variables.capacity, rows: rows.capacity, levels: levels.count)
    if pending.positions.capacity < variables.capacity {
      pending.positions.grow(to: variables.capacity)
    }
  }

  mutating func free() {
    variableArena.free()
    freeVariables.free()
    rowArena.free()
    termArena.free()
    linkArena.free()
    levels.free()
    blocks.free()
    pending.free()
    undoLog.free()
    scratch.free()
    call.free()
    changes.free()
    tables.free()
  }
}

/// The storage that copies of a solver share until one of them changes.
///
/// `@unchecked Sendable`: only a solver that is the only owner mutates its storage.
@usableFromInline
final class SolverStorage: @unchecked Sendable {
  @usableFromInline let state: UnsafeMutablePointer<SolverState>

  init() {
    state = Self.allocate()
    // The address distinguishes the handles of different solvers; no result depends on it.
    let address = UInt(bitPattern: state)
    let tag = UInt32(truncatingIfNeeded: address >> 4) ^ UInt32(truncatingIfNeeded: address >> 36)
    state.initialize(to: SolverState(tag: tag, room: room))
  }

  init(copying other: SolverStorage) {
    state = Self.allocate()
    state.initialize(to: other.state.pointee.copy())
  }

  /// Allocates memory for a state and, behind it, for its first levels.
  private static func allocate() -> UnsafeMutablePointer<SolverState> {
    UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<SolverState>.stride + PriorityLevels.firstBytes,
      alignment: MemoryLayout<SolverState>.alignment
    ).bindMemory(to: SolverState.self, capacity: 1)
  }

  /// The memory behind the state.
  var room: UnsafeMutableRawPointer { UnsafeMutableRawPointer(state + 1) }

  deinit {
    state.pointee.free()
    state.deinitialize(count: 1)
    state.deallocate()
  }
}
