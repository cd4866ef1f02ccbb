/// The complete state of a solver, in parts.
///
/// A function belongs to the smallest part that suffices: the compiler then states what it may
/// touch. ``Problem`` has the rows as stated, ``Basis`` the active set in its order and the values,
/// ``Undo`` what rolls a call back. Functions that need several parts are methods of this type, or
/// have the others as parameters.
///
/// `SolverState` lives in raw memory behind ``SolverStorage``, so that its methods work in place
/// without the exclusivity checks of class properties. Its extensions are in the folders `Problem`,
/// `Basis`, `Method` and `Undo`.
///
/// The compiler passes a copy of this large state to nonmutating methods that it does not inline.
/// Therefore such methods that loops call are `mutating`, which passes the address, or have the
/// parts they read as parameters.
@usableFromInline
package struct SolverState {
  @usableFromInline package var problem: Problem
  @usableFromInline package var basis = Basis()
  package var undo = Undo()

  /// Changes recorded during a call and not processed yet.
  var pending = PendingChanges()
  package var scratch = Scratch()
  package var pricing = Pricing()
  package var statistics = SolverStatistics()
  /// True if some level may be above its optimum because an earlier call could not continue.
  var isUnfinished = false
  /// The pivot budget set by the client; -1 for the default, which is proportional to the problem.
  var chosenPivotBudget = -1
  var call = CallState()

  /// The maximum number of pivots of a call.
  ///
  /// The default is ample: ordinary layouts need a handful of pivots, the worst known a few per
  /// variable.
  var pivotBudget: Int {
    chosenPivotBudget >= 0
      ? chosenPivotBudget : 10_000 + 20 * (problem.variableCount + problem.rowCount)
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
    problem = Problem(tag: tag, levels)
  }

  /// The value of a variable, NaN for a removed or foreign one.
  ///
  /// Inlined into client code, so that sums of many values do not wait for calls.
  @inlinable
  @inline(__always)
  func value(of variable: Variable) -> Double {
    guard problem.isLive(variable), let values = basis.values.base else { return .nan }
    return values[Int(truncatingIfNeeded: variable.index)]
  }

  /// A copy in its own memory.
  ///
  /// Of the scratch only the state of an update in progress is copied.
  func copy() -> SolverState {
    var result = self
    _ = result.moveVariables(problem.variables.capacity)
    result.problem.separateRows()
    result.basis.blocks = basis.blocks.copy()
    result.pending = pending.copy()
    result.undo = undo.copy()
    result.scratch = Scratch()
    result.pricing = Pricing()
    result.call = CallState()
    if undo.updateDepth > 0 {
      result.call = call.copy()
      if !problem.isPristine { result.prepareToSolve() }
    }
    return result
  }

  /// Reserves capacity for at least `count` variables.
  mutating func growVariables(to count: Int) {
    guard count > problem.variables.capacity else { return }
    var old = moveVariables(
      Swift.max(Arena.growth(to: count, from: problem.variables.capacity), 32))
    old.free()
    undo.changes.grow(to: problem.variables.capacity)
  }

  /// Moves the tables with one element per variable to a new arena, which the problem owns.
  ///
  /// - Returns: The arena of before, for the caller to free.
  private mutating func moveVariables(_ capacity: Int) -> Arena {
    var arena = Arena(bytes: Self.bytes(variables: capacity))
    basis.carve(capacity, keeping: problem.variableCount, from: &arena)
    return problem.moveVariables(capacity, to: arena)
  }

  private static func bytes(variables count: Int) -> Int {
    Problem.bytes(variables: count) + Basis.bytes(variables: count)
  }

  /// Allocates the tables of a first batch of about this many rows and terms.
  mutating func makeTables(rows: Int, terms: Int) {
    let room = Swift.max(problem.variables.capacity, problem.variableCount)
    problem.makeTables(
      rows: rows, terms: terms, beside: Self.bytes(variables: room), with: &scratch)
  }

  /// Reserves everything that solving needs.
  ///
  /// Out of line, since calls of every kind begin with it.
  @inline(never)
  package mutating func prepareToSolve() {
    let capacity = problem.variables.capacity
    scratch.prepare(
      variables: capacity, rows: problem.rows.capacity, levels: problem.levels.count,
      with: &pricing)
    if pending.positions.capacity < capacity { pending.positions.grow(to: capacity) }
  }

  mutating func free() {
    problem.free()
    basis.free()
    undo.free()
    pending.free()
    scratch.free()
    // Everything else is allocated by the first optimization, which most layouts never run.
    if pricing.isAllocated {
      scratch.freeVectors()
      pricing.free()
    }
    call.free()
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
