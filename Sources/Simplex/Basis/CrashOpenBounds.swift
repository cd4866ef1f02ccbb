// Last part of the matching: inequalities for variables that are still free.

import Buffers

extension SolverState {
  /// Matches a bound that allows 0 with its variable, if the variable has no other bound or row.
  @inline(__always)
  mutating func matchOpenBound(
    _ candidate: Int32, _ plan: CrashWorkspace, _ intervals: CrashWorkspace.Intervals
  ) {
    let variable = problem.terms[problem.rows[candidate].start].variable
    guard problem.variables[variable].basicRow == noRow else { return }
    let (low, high) = (intervals.lowRow[variable], intervals.highRow[variable])
    let isOpen =
      low == candidate
      ? high == noRow && intervals.low[variable] < 0 : low == noRow && high == candidate
    if isOpen { problem.assignMatch(candidate, to: variable) }
  }

  /// Matches an inequality of several variables, unless it bounds a single variable from above.
  ///
  /// Out of line: there are few such rows, and `match` is inlined.
  @inline(never)
  mutating func matchInequality(
    _ candidate: Int32, _ plan: CrashWorkspace, _ intervals: CrashWorkspace.Intervals
  ) {
    let row = problem.rows[candidate]
    guard row.count > 0, !problem.isUpperBound(row, intervals) else { return }
    match(candidate, row, plan)
  }

}

extension Problem {
  /// Returns whether a row bounds exactly one variable from above, which has no row and the lower
  /// bound 0.
  fileprivate func isUpperBound(_ row: RowRecord, _ intervals: CrashWorkspace.Intervals) -> Bool {
    var bounded = noVariable
    for term in terms(of: row)
    where (term.coefficient > 0) == (row.relation == .lessThanOrEqual) {
      guard bounded == noVariable else { return false }
      bounded = term.variable
    }
    return bounded != noVariable && intervals.low[bounded] == 0
      && variables[bounded].basicRow == noRow
  }
}
