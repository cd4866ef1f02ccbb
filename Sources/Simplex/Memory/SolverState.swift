/// The whole state of a solver: the rows as they were stated, the active set with its order, and the
/// values.
///
/// `SolverState` lives in memory of its own behind ``SolverStorage``, so that its methods work in place
/// without the exclusivity checks that the properties of a class would cost. Its aspects are the
/// extensions in the folders `Problem`, `Basis`, `Method` and `Undo`.
///
/// A method that only reads is handed a copy of the state, 2.4 kB, where the compiler does not inline it. What
/// loops call and is not inlined is therefore `mutating`, which passes the address, or takes what it reads.
struct SolverState {
  // The problem.
  private var variableArena = Arena()
  private(set) var variables = Buffer<VariableRecord>()
  private(set) var values = Buffer<Double>()
  /// The active set's order: the inverse of the variables' positions.
  private(set) var order = Buffer<Int32>()
  var variableCount = 0
  /// Removed variables whose indices are free to be used again.
  var freeVariables = List<Int32>()
  var names: [String] = []

  var rows = Buffer<RowRecord>()
  var rowCount = 0
  var liveRows = 0
  var freeRow: Int32 = noRow
  var terms = Buffer<Term>()
  var termCount = 0
  var deadTerms = 0
  var links = Buffer<Link>()
  /// Terms before this one are linked into their columns.
  var linkedTerms = 0
  var levels = PriorityLevels()
  var nextSerial: UInt32 = 0
  var nextGeneration = removedGeneration + 1

  var blocks = BlockStore()

  // Changes recorded during a call and not processed yet.
  var pending = PendingChanges()
  var undoLog = UndoLog()
  var scratch = Scratch()

  // What `takeChanges` reports.
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
  let tag: UInt32

  /// The default is ample: ordinary layouts need a handful of pivots, the worst known a few per variable.
  var pivotBudget: Int {
    chosenPivotBudget >= 0 ? chosenPivotBudget : 10_000 + 20 * (variableCount + rowCount)
  }

  init(tag: UInt32) { self.tag = tag }

  /// Whether no row was ever added: the order is then the order of creation, and every value is 0.
  var isPristine = true

  /// A copy in memory of its own.
  ///
  /// Of the scratch it takes only what an update in progress has noted.
  func copy() -> SolverState {
    var result = self
    result.variableArena = Arena()
    result.carveVariables(variables.capacity, keeping: variableCount)
    result.freeVariables = freeVariables.copy()
    result.rows = rows.copy(keeping: rowCount)
    result.terms = terms.copy(keeping: termCount)
    result.links = links.copy(keeping: linkedTerms)
    result.levels = levels.copy()
    result.blocks = blocks.copy()
    result.pending = pending.copy()
    result.undoLog = undoLog.copy()
    result.changes = changes.copy()
    result.scratch = Scratch()
    if updateDepth > 0 {
      if !isPristine { result.prepareToSolve() }
      result.scratch.takeCall(from: scratch)
    }
    return result
  }

  /// Makes room for at least `count` variables.
  mutating func growVariables(to count: Int) {
    guard count > variables.capacity else { return }
    var old = variableArena
    carveVariables(Swift.max(count, variables.capacity * 2, 32), keeping: variableCount)
    old.free()
    changes.grow(to: variables.capacity)
  }

  private mutating func carveVariables(_ capacity: Int, keeping count: Int) {
    let (oldVariables, oldValues, oldOrder) = (variables, values, order)
    variableArena = Arena(
      bytes: Arena.size(capacity, of: VariableRecord.self) + Arena.size(capacity, of: Double.self)
        + Arena.size(capacity, of: Int32.self))
    variables = variableArena.carve(capacity, of: VariableRecord.self)
    values = variableArena.carve(capacity, of: Double.self)
    order = variableArena.carve(capacity, of: Int32.self)
    variables.update(from: oldVariables, count: count)
    values.update(from: oldValues, count: count)
    order.update(from: oldOrder, count: count)
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
    rows.free()
    terms.free()
    links.free()
    levels.free()
    blocks.free()
    pending.free()
    undoLog.free()
    scratch.free()
    changes.free()
  }
}

/// The reference that solver values share until one of them changes.
///
/// `@unchecked Sendable`: a storage is only mutated by the one value that holds it uniquely.
final class SolverStorage: @unchecked Sendable {
  let state: UnsafeMutablePointer<SolverState>

  init() {
    state = .allocate(capacity: 1)
    // The address tells handles of different solvers apart and never enters a result.
    let address = UInt(bitPattern: state)
    let tag = UInt32(truncatingIfNeeded: address >> 4) ^ UInt32(truncatingIfNeeded: address >> 36)
    state.initialize(to: SolverState(tag: tag))
  }

  init(copying other: SolverStorage) {
    state = .allocate(capacity: 1)
    state.initialize(to: other.state.pointee.copy())
  }

  deinit {
    state.pointee.free()
    state.deinitialize(count: 1)
    state.deallocate()
  }
}
