// The third look of a crash: lengths that are one and the same, as the widths of what stands in a column.
//
// The first content that asks for such a length decides it, as rows are matched. Where a later one of the same level
// asks for more, it takes the place of the first, which then has more than it asked for: no pivot has to find that out.

extension SolverState {
  /// How many variables a bound may be away from the one that decides it, as in a column of so many lines.
  private static var longestChain: Int { 32 }
  /// One of so many rows must be such a bound: to find the order again costs as much as some pivots.
  private static var minimumShare: Int { 100 }

  /// Makes bounds active that the values of a crash violate, each in place of one that asks for less of the same length.
  ///
  /// Returns whether it has changed the active set, whose order and values are then to be found again.
  mutating func activateTightestBounds(_ plan: CrashWorkspace) -> Bool {
    guard blocks.blocks.isEmpty, !pending.changedRows.isEmpty else { return false }
    // By variable, of the bounds that could decide it in place of its own the one that asks most of it.
    let (most, first) = (plan.spareNumbers, Int32(truncatingIfNeeded: variableCount))
    for index in first..<2 * first { most[index] = noRow }
    var count = 0
    for change in pending.changedRows {
      guard let value = chainedValue(of: change.row, plan.mobility),
        let decisive = scratch.queue.last
      else {
        continue
      }
      let known = most[first + decisive]
      if known == noRow { count += 1 }
      if known == noRow || value > chainedValue(of: known, plan.mobility) ?? .infinity {
        most[first + decisive] = change.row
      }
    }
    guard count &* Self.minimumShare > rowCount else { return false }
    for change in pending.changedRows {
      guard chainedValue(of: change.row, plan.mobility) != nil, let decisive = scratch.queue.last,
        most[first + decisive] == change.row
      else { continue }
      shiftRowsAlongChain(entering: change.row)
    }
    pending.changedRows.removeAll()
    pending.violatedRequired.removeAll()
    return true
  }

  /// Where the variable that decides a length would have to be for a violated lower bound of the same level, which is
  /// about that length too; nil if there is more to it.
  ///
  /// The variables from that of the bound to the decisive one are in `scratch.queue`.
  private mutating func chainedValue(of bound: Int32, _ rigidity: Buffer<Int32>) -> Double? {
    let record = rows[bound]
    guard isLowerBound(bound), record.basicVariable == noVariable else { return nil }
    var term = terms[record.start]
    // The variable of the bound is `factor * variable + offset`.
    var (variable, factor, offset) = (term.variable, 1.0, 0.0)
    let least = record.constant / term.coefficient
    scratch.queue.removeAll()
    while variable != noVariable, scratch.queue.count < Self.longestChain {
      scratch.queue.appendWithinCapacity(variable)
      let basicRow = variables[variable].basicRow
      guard basicRow != noRow else { return nil }
      let row = rows[basicRow]
      if row.count == 1 {
        let value = (least - offset) / factor
        guard row.level == record.level, isLowerBound(basicRow),
          factor >= Tolerance.pivotThreshold, value > values[variable] + Tolerance.activity
        else { return nil }
        return value
      }
      guard row.relation == .equal, row.level == PriorityLevels.required,
        row.count <= CrashWorkspace.longRow
      else { return nil }
      var (value, own) = (row.constant, 1.0)
      var next = noVariable
      for other in terms(of: row) {
        if other.variable == variable {
          own = other.coefficient
        } else if rigidity[other.variable] == 0 {
          value -= other.coefficient * values[other.variable]
        } else {
          guard next == noVariable, other.coefficient.magnitude >= Tolerance.pivotThreshold else {
            return nil
          }
          (next, term) = (other.variable, other)
        }
      }
      offset += factor * value / own
      factor *= -term.coefficient / own
      variable = next
    }
    return nil
  }

  /// Moves each row of the variables in the queue on to the next variable; the last one leaves the active set.
  private mutating func shiftRowsAlongChain(entering bound: Int32) {
    var entering = bound
    for variable in scratch.queue {
      statistics.cells &+= 1
      let moved = variables[variable].basicRow
      solve(variable, from: entering)
      entering = moved
    }
    rows[entering].basicVariable = noVariable
    rows[entering].side = .at
  }

  /// Whether a row holds one variable up.
  private func isLowerBound(_ row: Int32) -> Bool {
    let record = rows[row]
    return record.count == 1
      && record.relation
        == (terms[record.start].coefficient > 0 ? .greaterThanOrEqual : .lessThanOrEqual)
  }
}
