/// The whole state of a solver: the rows as the user gave them, the active set with its order, and
/// the values.
///
/// `Core` lives in memory of its own behind ``SolverStorage``, so that its methods work in place
/// without the exclusivity checks that the properties of a class would cost. Its aspects are the
/// extensions in the folders `Model`, `Basis` and `Pivoting`.
struct Core {
  // The model.
  private var variableSlab = Slab()
  private(set) var variables = Column<VariableRecord>()
  private(set) var values = Column<Double>()
  /// The active set's order: the inverse of the variables' positions.
  private(set) var order = Column<Int32>()
  var variableCount = 0
  /// Removed variables whose places are free to be used again.
  var freeVariables = List<Int32>()
  var names: [String] = []

  var rows = Column<RowRecord>()
  var rowCount = 0
  var liveRows = 0
  var freeRow: Int32 = noRow
  var terms = Column<Term>()
  var termCount = 0
  var deadTerms = 0
  var links = Column<Link>()
  /// Terms before this one are linked into their columns.
  var linkedTerms = 0
  var levels = PriorityLevels()
  var nextSerial: UInt32 = 0
  var nextGeneration = removedGeneration + 1

  var blocks = BlockStore()

  // What a call has changed and not settled yet.
  var pending = PendingChanges()
  var journal = Journal()
  var work = Workspace()

  // What `takeChanges` reports.
  var changes = ChangeLog()

  var statistics = SolverStatistics()
  /// What linking columns has cost since the last successful call, which the next one counts: the
  /// links outlast a refused call, but its statistics must show no trace of them.
  var linkingCells = 0
  /// Whether some value was ever so large that its rows need a tolerance of their own.
  var hasWideValues = false
  var pivotBudget = defaultPivotBudget
  var pivotsInCall = 0
  var updateDepth = 0
  var checkpoint: Journal.Checkpoint?
  let tag: UInt32

  /// Ample: ordinary layouts need a handful of pivots, the worst known some per variable.
  static let defaultPivotBudget = 1_000_000

  init(tag: UInt32) { self.tag = tag }

  /// No row was ever added: the order is the order of creation, and every value 0.
  var isPristine = true

  /// A copy in memory of its own, with the workspace left behind but for what an update in progress
  /// has noted there.
  func copy() -> Core {
    var result = self
    result.variableSlab = Slab()
    result.carveVariables(variables.capacity, keeping: variableCount)
    result.freeVariables = freeVariables.copy(filling: 0)
    result.rows = rows.copy(keeping: rowCount, filling: Core.blankRow)
    result.terms = terms.copy(keeping: termCount, filling: Core.blankTerm)
    result.links = links.copy(keeping: linkedTerms, filling: Core.blankLink)
    result.levels = levels.copy()
    result.blocks = blocks.copy()
    result.pending = pending.copy()
    result.journal = journal.copy()
    result.changes = changes.copy()
    result.work = Workspace()
    if updateDepth > 0 {
      if !isPristine { result.prepareToSolve() }
      result.work.takeCall(from: work)
    }
    return result
  }

  /// Makes room for at least `count` variables.
  mutating func growVariables(to count: Int) {
    guard count > variables.capacity else { return }
    var old = variableSlab
    carveVariables(Swift.max(count, variables.capacity * 2, 32), keeping: variableCount)
    old.free()
    changes.grow(to: variables.capacity)
  }

  private mutating func carveVariables(_ capacity: Int, keeping count: Int) {
    let (oldVariables, oldValues, oldOrder) = (variables, values, order)
    variableSlab = Slab(
      bytes: Slab.size(capacity, of: VariableRecord.self) + Slab.size(capacity, of: Double.self)
        + Slab.size(capacity, of: Int32.self))
    variables = variableSlab.carve(capacity, of: VariableRecord.self)
    values = variableSlab.carve(capacity, of: Double.self)
    order = variableSlab.carve(capacity, of: Int32.self)
    variables.update(from: oldVariables, count: count)
    values.update(from: oldValues, count: count)
    order.update(from: oldOrder, count: count)
  }

  static let blankRow = RowRecord(
    constant: 0, start: 0, count: 0, level: 0, serial: 0, generation: 0, exponent: 0,
    relation: .equal, side: .at, isAlive: false)
  static let blankTerm = Term(coefficient: 0, variable: 0, row: 0)
  static let blankLink = Link(next: noTerm, previous: noTerm)

  mutating func free() {
    variableSlab.free()
    freeVariables.free()
    rows.free()
    terms.free()
    links.free()
    levels.free()
    blocks.free()
    pending.free()
    journal.free()
    work.free()
    changes.free()
  }
}

/// The reference that solver values share until one of them changes.
///
/// `@unchecked Sendable`: a storage is only mutated by the one value that holds it uniquely.
final class SolverStorage: @unchecked Sendable {
  let core: UnsafeMutablePointer<Core>

  init() {
    core = .allocate(capacity: 1)
    // The address tells handles of different solvers apart and never enters a result.
    let address = UInt(bitPattern: core)
    let tag = UInt32(truncatingIfNeeded: address >> 4) ^ UInt32(truncatingIfNeeded: address >> 36)
    core.initialize(to: Core(tag: tag))
  }

  init(copying other: SolverStorage) {
    core = .allocate(capacity: 1)
    core.initialize(to: other.core.pointee.copy())
  }

  deinit {
    core.pointee.free()
    core.deinitialize(count: 1)
    core.deallocate()
  }
}
