import Simplex

/// Counted work of one run of a phase.
///
/// The same in every process and on every machine.
struct Counters: Codable, Equatable {
  var pivots = 0.0
  var exchanges = 0.0
  var zeroSteps = 0.0
  var refactorisations = 0.0
  var cells = 0.0
  /// Calls of malloc.
  var allocations = 0.0
  /// Bytes that the solver still holds at the end, or has come to hold in the run.
  var bytes = 0.0
}

extension Counters {
  /// The difference of two readings, per run.
  init(from start: SolverStatistics, to end: SolverStatistics, runs: Int) {
    func perRun(_ path: (SolverStatistics) -> Int) -> Double {
      Double(path(end) - path(start)) / Double(runs)
    }
    pivots = perRun { $0.pivots }
    exchanges = perRun { $0.exchanges }
    zeroSteps = perRun { $0.zeroSteps }
    refactorisations = perRun { $0.refactorisations }
    cells = perRun { $0.cells }
  }
}
