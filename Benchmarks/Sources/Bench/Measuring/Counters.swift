import AllocationCounter

/// Counted work of a solver.
typealias SolverWork = (pivots: Int, cells: Int)

/// Counted work of one run of a phase, equal in every process and on every machine.
struct Counters: Codable, Equatable {
  // The solver's own counters.
  var pivots: Double?
  var cells: Double?
  /// Calls of malloc.
  var allocations = 0.0
  /// Bytes held at the end of a cold run, or added by a change.
  var bytes = 0.0
  /// Maximum number of bytes held at once, in a cold run or added by the first changes.
  var peak: Double?

  /// Counts the work of a repeated change: the mean of two runs, after four that reserve room.
  init(ofChange run: (Int) throws -> Double, work: () -> SolverWork?) throws {
    allocationCountingStart()
    let first = Result { try run(4) }
    peak = Double(allocationCountingStop().peakBytes)
    _ = try first.get()
    let before = work()
    allocationCountingStart()
    let outcome = Result { try run(2) }
    let counted = allocationCountingStop()
    _ = try outcome.get()
    allocations = Double(counted.allocations) / 2
    bytes = Double(counted.liveBytes) / 2
    if let before, let after = work() {
      pivots = Double(after.pivots - before.pivots) / 2
      cells = Double(after.cells - before.cells) / 2
    }
  }

  /// Counts the work of making a value, and the bytes that it holds until it is freed.
  init<Made>(ofMaking make: () throws -> Made, work: (Made) -> SolverWork?) throws {
    allocationCountingStart()
    var outcome: Result<Made, any Error>? = Result { try make() }
    let held = allocationCountsNow()
    let work = (try? outcome?.get()).flatMap(work)
    let failure = outcome.flatMap { if case .failure(let error) = $0 { error } else { nil } }
    outcome = nil
    let left = allocationCountingStop()
    if let failure { throw failure }
    allocations = Double(held.allocations)
    bytes = Double(held.liveBytes - left.liveBytes)
    peak = Double(held.peakBytes)
    pivots = work.map { Double($0.pivots) }
    cells = work.map { Double($0.cells) }
  }
}
