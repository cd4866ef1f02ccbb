/// An incremental solver of linear constraints with priorities.
///
/// The unknowns are free real numbers. The answer satisfies every required constraint; then, level
/// by level from the highest priority to the lowest, it makes the sum of absolute violations of the
/// level as small as the levels above allow. Every call brings the answer up to date at a cost that
/// follows what it changes, or throws and leaves the solver exactly as it was.
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
/// A solver is a value: a copy is made in constant time, solves on its own, and may be handed to
/// another task. The first change to one of two copies costs time proportional to their size.
///
/// **Determinism.** The same calls give the same bits, in every process and on every platform. Where
/// several answers are equally good, which one comes out follows from the calls alone: every choice
/// between equals in the method goes by order of adding, never by chance, and a variable that nothing
/// determines keeps the value it has, at first 0. ``isDetermined(_:)`` tells whether there was a choice.
///
/// **Numbers.** Coefficients, constants and suggestions may be up to 1e9 in magnitude and values up to 1e15;
/// a coefficient below 1e-30 counts as 0. Beyond that a call throws ``SolverError/invalidNumber(_:)``, also
/// if it is a soft constraint that would take a value there. An activity, the sum on the left, counts as equal
/// to its constant if it is within 1e-8 times the constraint's largest coefficient of it; with values over 1e6
/// that grows in proportion. Coefficients may be a million times apart, within one constraint too. If chains of
/// them are so far apart that rounding decides which constraints are independent, a call may throw
/// ``SolverError/illConditioned``.
///
/// The method is a revised primal simplex on the active set; `Docs/Solver.md` explains it. Complexity
/// is given in *cells*, the elements gone through, which ``statistics`` counts.
public struct Solver: Sendable {
  @usableFromInline var storage: SolverStorage

  /// A solver without variables and constraints.
  public init() { storage = SolverStorage() }

  /// The state, made unique first, for a change.
  @inline(__always)
  var mutableState: UnsafeMutablePointer<SolverState> {
    mutating get {
      if !isKnownUniquelyReferenced(&storage) { copyStorage() }
      return storage.state
    }
  }

  /// The state, for a change that goes on with what ``mutableState`` has made unique.
  @inline(__always)
  var uniqueState: UnsafeMutablePointer<SolverState> {
    mutating get {
      assert(isKnownUniquelyReferenced(&storage), "a copy made in the middle of a change")
      return storage.state
    }
  }

  /// Apart from where a change begins: a copy takes 8 kB of the stack on its way, which every change would ask for.
  @inline(never)
  private mutating func copyStorage() { storage = SolverStorage(copying: storage) }

  /// The state, for reading: copies of the solver may be reading it too, in other tasks.
  @inline(__always)
  var state: UnsafePointer<SolverState> { UnsafePointer(storage.state) }

  /// Removes every variable, constraint and edit.
  ///
  /// Handles made before are unknown from here on. Within ``update(_:)`` it is undone with the rest.
  ///
  /// Complexity: O(1) beside freeing the memory; within an update as removing one after the other.
  public mutating func removeAll() {
    guard state.pointee.updateDepth == 0 else { return removeOneByOne() }
    let state = mutableState
    let (tag, generation, budget) = (
      state.pointee.tag, state.pointee.nextGeneration, state.pointee.chosenPivotBudget
    )
    state.pointee.free()
    state.pointee = SolverState(tag: tag, room: storage.room)
    state.pointee.nextGeneration = generation
    state.pointee.chosenPivotBudget = budget
  }

  private mutating func removeOneByOne() {
    for id in constraints { mutableState.pointee.removeRow(id.index) }
    for variable in variables { mutableState.pointee.removeVariable(variable.index) }
  }

  /// How many pivots one call may take before it throws ``SolverError/pivotLimit(_:)``.
  ///
  /// The default grows with the problem: 10 000, and 20 for each variable and each constraint. Ordinary
  /// layouts need none to a handful. Lower it to fail rather than wait. A direction that is followed and then
  /// turns out not to improve anything counts as a pivot too, so that ``statistics`` may show fewer. Once set,
  /// the budget stays what it was set to, also by an update that throws; a value below 0 counts as 0.
  public var pivotBudget: Int {
    get { state.pointee.pivotBudget }
    set { mutableState.pointee.chosenPivotBudget = Swift.max(0, newValue) }
  }

  /// The work done, in counts that are the same on every machine.
  ///
  /// It is that since the solver was created, or emptied by ``removeAll()``. A refused call leaves no trace in it, as in everything else.
  public var statistics: SolverStatistics { state.pointee.statistics }
}
