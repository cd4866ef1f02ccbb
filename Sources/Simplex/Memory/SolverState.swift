/// The whole state of a solver: the rows as they were stated, the active set with its order, and the
/// values.
///
/// `SolverState` lives in memory of its own behind ``SolverStorage``, so that its methods work in place
/// without the exclusivity checks that the properties of a class would cost. Its aspects are the
/// extensions in the folders `Problem`, `Basis`, `Method` and `Undo`.
///
/// A method that only reads is handed a copy of the state, 3.2 kB, where the compiler does not inline it. What
/// loops call and is not inlined is therefore `mutating`, which passes the address, or takes what it reads.
@usableFromInline
struct SolverState {
  // The problem.
  private var variableArena = Arena()
  @usableFromInline private(set) var variables = Buffer<VariableRecord>()
  @usableFromInline private(set) var values = Buffer<Double>()
  /// The active set's order: the inverse of the variables' positions.
  private(set) var order = Buffer<Int32>()
  private(set) var columns = Buffer<ColumnRecord>()
  /// How many variables have such a record; a first solve needs none.
  var columnCount = 0
  @usableFromInline var variableCount = 0
  /// Removed variables whose indices are free to be used again.
  var freeVariables = List<Int32>()
  var names: [String] = []

  /// What a first batch needs, in one block: see ``makeTables(rows:terms:)``.
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
  /// Terms before this one are linked into their columns.
  var linkedTerms = 0
  var levels: PriorityLevels
  var nextSerial: UInt32 = 0
  var nextGeneration = removedGeneration + 1
  /// Whether rows are taken by pieces, whose variables are known to be alive.
  var isBulkLoading = false
  /// How many bounds the present call has exchanged without a step.
  var boundSwapsInCall: Int32 = 0

  var blocks = BlockStore()

  // Changes recorded during a call and not processed yet.
  var pending = PendingChanges()
  var undoLog = UndoLog()
  var scratch = Scratch()

  // What `drainChanges` reports.
  var changes = ChangeLog()

  var statistics = SolverStatistics()
  /// The cells that linking columns has cost since the last successful call.
  ///
  /// The next successful call counts them: the links outlast a refused call, but its statistics must show no trace of them.
  var linkingCells = 0
  /// Whether some value was ever so large that its rows need a tolerance of their own.
  var hasWideValues = false
  /// Whether coefficients of some row were ever so far apart that all rows need a finer tolerance.
  var hasWideFactors = false
  /// Whether some level may be short of its optimum because an earlier call could not go on.
  var isUnfinished = false
  /// The sum of all rows' constants, scaled: values far above it come of factors that multiply.
  var sumOfConstants = 0.0
  /// The budget that was set; -1 for the default, which is in proportion to the problem.
  var chosenPivotBudget = -1
  var pivotsInCall = 0
  var updateDepth = 0
  var checkpoint: UndoLog.Checkpoint?
  /// The serial number that the first row of the present call gets; 0 between calls.
  var firstSerialOfCall: UInt32 = 0
  @usableFromInline let tag: UInt32

  /// The default is ample: ordinary layouts need a handful of pivots, the worst known a few per variable.
  var pivotBudget: Int {
    chosenPivotBudget >= 0 ? chosenPivotBudget : 10_000 + 20 * (variableCount + rowCount)
  }

  /// A state whose first levels are in the memory behind it.
  @inline(__always)
  init(tag: UInt32, room: UnsafeMutableRawPointer) {
    let memory = Arena(borrowing: room, bytes: PriorityLevels.firstBytes)
    self.init(tag: tag, PriorityLevels(in: memory))
  }

  /// An initializer of its own, in which nothing is left to be found: the state is made where it stays, not elsewhere
  /// and copied.
  @inline(__always)
  private init(tag: UInt32, _ levels: PriorityLevels) {
    self.tag = tag
    self.levels = levels
  }

  /// Whether no row was ever added: the order is then the order of creation, and every value is 0.
  var isPristine = true

  /// The value of a variable, NaN for a removed or foreign one.
  ///
  /// It is part of the program that reads it: whoever adds up the values of many would wait for the sum at each call.
  @inlinable
  @inline(__always)
  func value(of variable: Variable) -> Double {
    guard isKnown(variable), let values = values.base else { return .nan }
    return values[Int(truncatingIfNeeded: variable.index)]
  }

  /// Whether a handle names a variable of this solver.
  @inlinable
  @inline(__always)
  func isKnown(_ variable: Variable) -> Bool {
    let index = Int(truncatingIfNeeded: variable.index)
    guard variable.tag == tag, index >= 0, index < variableCount, let records = variables.base
    else { return false }
    return records[index].generation == variable.generation
  }

  /// A copy in memory of its own.
  ///
  /// Of the scratch it takes only what an update in progress has noted, and no room for further rows.
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
    // With room for what the change adds that the copy is made for.
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
    result.scratch.planRangesAreCurrent = scratch.planRangesAreCurrent
    if updateDepth > 0 {
      if !isPristine { result.prepareToSolve() }
      result.scratch.copyCallState(from: scratch)
    }
    return result
  }

  /// Makes room for at least `count` variables.
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

  /// From this size on memory matters as a whole: see ``makeTables(rows:terms:)``.
  private static var largeTables: Int { 40 << 10 }

  /// Makes one block for the tables that a first batch of about so many rows and terms needs, beside the variables
  /// that there are.
  ///
  /// An allocator that maps large blocks apart learns from the sizes that are freed what to keep: a program that
  /// lays out again and again then touches no fresh page. Tables that outgrow the block get memory of their own;
  /// their part of the block stays until the solver is freed.
  ///
  /// Large tables get a sixteenth more, which costs nothing as long as it is not touched: the first change would move
  /// them all otherwise.
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

  /// Lets glibc keep what a tree takes when it is freed.
  ///
  /// It keeps twice the size of the largest block that it has mapped apart and got back, and 128 KiB to begin with.
  /// Tables of middle size are not mapped apart, and all memory of a tree, with its views and texts, is up to three
  /// times its tables. A block of twice their size that is never touched tells it so; from more than 32 MiB it does not
  /// learn.
  private static func tuneAllocator(_ bytes: Int) {
    #if canImport(Glibc)
    guard bytes >= largeTables, bytes < 16 << 20 else { return }
    let lesson = Swift.max(2 * bytes, 256 << 10)
    UnsafeMutableRawPointer.allocate(byteCount: lesson, alignment: 8).deallocate()
    #endif
  }

  /// Makes room for so many rows.
  @inline(__always)
  mutating func growRows(to count: Int) {
    if count > rows.capacity { rowArena.grow(&rows, to: count, keeping: rowCount) }
  }

  /// Makes room for so many terms.
  @inline(__always)
  mutating func growTerms(to count: Int) {
    if count > terms.capacity { termArena.grow(&terms, to: count, keeping: termCount) }
  }

  /// Makes room for the links of so many terms.
  @inline(__always)
  mutating func growLinks(to count: Int) {
    if count > links.capacity { linkArena.grow(&links, to: count, keeping: linkedTerms) }
  }

  /// Makes room for everything that solving needs.
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
    changes.free()
    tables.free()
  }
}

/// The reference that solver values share until one of them changes.
///
/// `@unchecked Sendable`: a storage is only mutated by the one value that holds it uniquely.
@usableFromInline
final class SolverStorage: @unchecked Sendable {
  @usableFromInline let state: UnsafeMutablePointer<SolverState>

  init() {
    state = Self.allocate()
    // The address tells handles of different solvers apart and never enters a result.
    let address = UInt(bitPattern: state)
    let tag = UInt32(truncatingIfNeeded: address >> 4) ^ UInt32(truncatingIfNeeded: address >> 36)
    state.initialize(to: SolverState(tag: tag, room: room))
  }

  init(copying other: SolverStorage) {
    state = Self.allocate()
    state.initialize(to: other.state.pointee.copy())
  }

  /// Memory for a state, and behind it for what a state begins with.
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
