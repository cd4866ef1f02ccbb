/// An incremental solver of linear constraints with priorities.
///
/// The unknowns are free real numbers. The solution satisfies every required constraint. Then,
/// level by level from the highest priority to the lowest, it minimizes the level's sum of absolute
/// violations without increasing that of a level above. Every call updates the solution at a cost
/// that depends on what it changes, or throws and leaves the solver exactly as it was.
///
/// ```swift
/// var solver = Solver()
/// let left = solver.makeVariable("left"), width = solver.makeVariable("width")
/// try solver.add(left == 10)
/// try solver.add(left + width <= 300)
/// try solver.add(width == 400, priority: .low)
/// solver[width]  // 290
/// ```
///
/// A solver is a value: copying it takes constant time, and a copy is independent and may be sent
/// to another task. The first change to one of two copies costs time proportional to their size.
///
/// **Determinism.** The same calls produce the same bits, in every process and on every processor
/// with IEEE doubles. Which of several equally good solutions results depends on the calls alone:
/// every tie is broken by order of adding, never by chance. A variable that nothing determines
/// retains its value, initially 0. `isDetermined(_:)` of `SimplexQuestions` tells whether there was
/// a choice.
///
/// **Numbers.** Coefficients, constants and suggestions may have magnitudes up to 1e9, and values
/// up to 1e15; a coefficient below 1e-30 counts as 0. Beyond that a call throws
/// ``SolverError/invalidNumber(_:)``, even if it is a soft constraint that would move a value
/// there. An activity, the sum on the left, counts as equal to its constant if they differ by at
/// most 1e-8 times the constraint's largest coefficient; with values above 1e6 that grows in
/// proportion. Coefficients may be a million times apart, even within one constraint. If chains of
/// them are so far apart that rounding decides which constraints are independent, a call may throw
/// ``SolverError/illConditioned``.
///
/// The method is a revised primal simplex on the active set; `Docs/Solver.md` explains it.
/// Complexity is measured in *cells*, the elements visited, which ``statistics`` counts.
public struct Solver: Sendable {
  @usableFromInline var storage: SolverStorage

  /// A solver without variables and constraints.
  public init() { storage = SolverStorage() }

  /// The state for a change, in unique storage.
  @inline(__always)
  package var mutableState: UnsafeMutablePointer<SolverState> {
    mutating get {
      if !isKnownUniquelyReferenced(&storage) { copyStorage() }
      return storage.state
    }
  }

  /// The state for a change, in storage that ``mutableState`` has already made unique.
  @inline(__always)
  var uniqueState: UnsafeMutablePointer<SolverState> {
    mutating get {
      assert(isKnownUniquelyReferenced(&storage), "a copy made in the middle of a change")
      return storage.state
    }
  }

  /// Out of line, so that other mutations need no stack for the copy.
  @inline(never)
  private mutating func copyStorage() { storage = SolverStorage(copying: storage) }

  /// The state for reading; copies of the solver may read it concurrently in other tasks.
  @inline(__always)
  package var state: UnsafePointer<SolverState> { UnsafePointer(storage.state) }

  /// Removes every variable, constraint and edit.
  ///
  /// All existing handles become unknown. Within ``update(_:)`` it is undone with the rest.
  ///
  /// Complexity: O(1) besides freeing the memory; within an update as removing each individually.
  public mutating func removeAll() {
    guard state.pointee.undo.updateDepth == 0 else { return removeOneByOne() }
    let state = mutableState
    let (tag, generation, budget) = (
      state.pointee.problem.tag, state.pointee.problem.nextGeneration,
      state.pointee.chosenPivotBudget
    )
    state.pointee.free()
    state.pointee = SolverState(tag: tag, room: storage.room)
    state.pointee.problem.nextGeneration = generation
    state.pointee.chosenPivotBudget = budget
  }

  private mutating func removeOneByOne() {
    for id in constraints { mutableState.pointee.removeRow(id.index) }
    for variable in variables { mutableState.pointee.removeVariable(variable.index) }
  }

  /// The number of pivots after which a call throws ``SolverError/pivotLimit(_:)``.
  ///
  /// The default grows with the problem: 10 000, and 20 for each variable and each constraint.
  /// Ordinary layouts need none to a handful. Lower it to fail early instead of waiting. A
  /// direction that is tried and does not improve anything counts toward the budget, so
  /// ``statistics`` may show fewer pivots. A budget that was set is permanent, even if it was set
  /// in an update that throws. Values below 0 count as 0.
  public var pivotBudget: Int {
    get { state.pointee.pivotBudget }
    set { mutableState.pointee.chosenPivotBudget = Swift.max(0, newValue) }
  }

  /// The work done, in counts that are equal on every machine.
  ///
  /// It counts from the creation of the solver or the last ``removeAll()``. A failed call leaves no
  /// trace in it.
  public var statistics: SolverStatistics { state.pointee.statistics }
}

/// The work of a solver, in counts that are equal on every machine.
public struct SolverStatistics: Sendable, Equatable {
  /// Pivots: two rows exchanged by a step, or many rows exchanged or passed simultaneously.
  public internal(set) var pivots = 0
  /// Bound swaps: two bounds of one variable exchanged in the active set, without any movement.
  public internal(set) var boundSwaps = 0
  /// Pivots that moved nothing.
  public internal(set) var degeneratePivots = 0
  /// Blocks of rows that were factored.
  public internal(set) var refactorizations = 0
  /// Dependent rows that a factorization removed from the active set.
  public internal(set) var repairs = 0
  /// Levels below required that a call left above their optimum.
  ///
  /// Happens only if coefficients differ so much in size that rounding decides which constraints
  /// are independent; 0 for any ordinary layout.
  public internal(set) var unfinishedLevels = 0
  /// Elements of matrices, lists and vectors visited.
  public package(set) var cells = 0

  /// Creates statistics of no work.
  public init() {}
}
