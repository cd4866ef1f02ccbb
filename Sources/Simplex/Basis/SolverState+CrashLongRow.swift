/// A long row that a crash shifts repeatedly, and its first term whose variable may be free.
struct LongRowCursor {
  var row = noRow
  var term: Int32 = 0
}

extension SolverState {
  /// Matches a bound with the variable of a long row if a variable of the long row is free.
  ///
  /// An augmenting path would do the same, but would visit all earlier terms each time.
  mutating func matchByShiftingLongRow(_ candidate: Int32, _ variable: Int32) -> Bool {
    let row = problem.variables[variable].basicRow
    let record = problem.rows[row]
    guard record.count > Tuning.lengthLimit else { return false }
    if scratch.longRow.row != row {
      scratch.longRow = LongRowCursor(row: row, term: record.start)
    }
    let end = record.start + record.count
    while scratch.longRow.term < end {
      let free = problem.terms[scratch.longRow.term].variable
      statistics.cells &+= 1
      if problem.variables[free].basicRow == noRow {
        problem.assignMatch(row, to: free)
        problem.assignMatch(candidate, to: variable)
        return true
      }
      scratch.longRow.term += 1
    }
    return false
  }
}
