// What a crash makes of inequalities where nothing else says where a variable lies.

extension SolverState {
  /// Gives an inequality that allows 0 its variable, if nothing else says anything of that.
  @inline(__always)
  mutating func matchOpenBound(
    _ candidate: Int32, _ plan: CrashWorkspace, _ intervals: CrashWorkspace.Intervals
  ) {
    let variable = terms[rows[candidate].start].variable
    guard variables[variable].basicRow == noRow else { return }
    let (low, high) = (intervals.lowRow[variable], intervals.highRow[variable])
    let isOpen =
      low == candidate
      ? high == noRow && intervals.low[variable] < 0 : low == noRow && high == candidate
    if isOpen { assignMatch(candidate, to: variable) }
  }

  /// Gives an inequality a variable, unless that is all on its side of it, and bounded to the other side.
  ///
  /// Apart, since there are few: where equalities are matched it is inlined.
  @inline(never)
  mutating func matchInequality(
    _ candidate: Int32, _ plan: CrashWorkspace, _ intervals: CrashWorkspace.Intervals
  ) {
    let row = rows[candidate]
    guard row.count > 0, !isUpperBound(row, intervals) else { return }
    match(candidate, row, plan)
  }

  /// Whether a row bounds from above one variable that is at least 0 and still open, by nothing but others.
  private func isUpperBound(_ row: RowRecord, _ intervals: CrashWorkspace.Intervals) -> Bool {
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
