import Simplex

/// Counted work of one run of a phase.
///
/// The same in every process and on every machine.
struct Counters: Codable, Equatable {
  // The solver's own counters, nil where it is not asked.
  var pivots: Double?
  var exchanges: Double?
  var zeroSteps: Double?
  var refactorizations: Double?
  var cells: Double?
  /// Calls of malloc.
  var allocations = 0.0
  /// Bytes that the solver still holds at the end, or has come to hold in the run.
  var bytes = 0.0
}

extension Counters {
  static func + (left: Counters, right: Counters) -> Counters {
    func sum(_ a: Double?, _ b: Double?) -> Double? {
      a == nil && b == nil ? nil : (a ?? 0) + (b ?? 0)
    }
    return Counters(
      pivots: sum(left.pivots, right.pivots), exchanges: sum(left.exchanges, right.exchanges),
      zeroSteps: sum(left.zeroSteps, right.zeroSteps),
      refactorizations: sum(left.refactorizations, right.refactorizations),
      cells: sum(left.cells, right.cells), allocations: left.allocations + right.allocations,
      bytes: left.bytes + right.bytes)
  }

  /// The difference of two readings, per run.
  init(from start: SolverStatistics, to end: SolverStatistics, runs: Int) {
    func perRun(_ path: (SolverStatistics) -> Int) -> Double {
      Double(path(end) - path(start)) / Double(runs)
    }
    pivots = perRun { $0.pivots }
    exchanges = perRun { $0.exchanges }
    zeroSteps = perRun { $0.zeroSteps }
    refactorizations = perRun { $0.refactorizations }
    cells = perRun { $0.cells }
  }
}
