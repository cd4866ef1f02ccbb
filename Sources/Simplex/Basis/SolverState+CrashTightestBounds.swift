// Third pass of the crash: the tightest of several lower bounds on one length.
//
// Equalities may tie many lengths together, as the widths of a column. Matching activates the first
// lower bound of such a chain. If a later bound of the same level is tighter, this pass activates
// it instead, which saves the pivot that would otherwise find it.

import Buffers

extension SolverState {
  /// Activates the tightest violated lower bound of each chain instead of the active, looser one.
  ///
  /// - Parameter plan: The working storage of the crash.
  /// - Returns: Whether the active set changed; its order and values must then be recomputed.
  mutating func activateTightestBounds(_ plan: CrashWorkspace) -> Bool {
    guard Shortcut.crashTightestBounds.isOn, basis.blocks.blocks.isEmpty,
      !pending.changedRows.isEmpty
    else { return false }
    // By determining variable: the row of the tightest bound found so far.
    let (tightest, first) = (plan.spareNumbers, Int32(truncatingIfNeeded: problem.variableCount))
    for index in first..<2 * first { tightest[index] = noRow }
    var count = 0
    for change in pending.changedRows {
      guard let value = traceChain(from: change.row, plan.mobility),
        let decisive = scratch.queue.last
      else {
        continue
      }
      let known = tightest[first + decisive]
      if known == noRow { count += 1 }
      if known == noRow || value > traceChain(from: known, plan.mobility) ?? .infinity {
        tightest[first + decisive] = change.row
      }
    }
    guard count &* Tuning.tighterBoundShare > problem.rowCount else { return false }
    for change in pending.changedRows {
      guard traceChain(from: change.row, plan.mobility) != nil, let decisive = scratch.queue.last,
        tightest[first + decisive] == change.row
      else { continue }
      shiftRowsAlongChain(entering: change.row)
    }
    pending.changedRows.removeAll()
    pending.violatedRequired.removeAll()
    return true
  }

  /// Finds the value at which the determining variable of a chain satisfies a violated lower bound.
  ///
  /// The chain leads from the variable of `bound` through required equalities to a variable with an
  /// active lower bound of the same level. Each equality has one mobile variable besides the
  /// current one. On success its variables are in `scratch.queue`, the determining one last.
  ///
  /// - Parameters:
  ///   - bound: The row of the bound.
  ///   - mobility: The mobility of each variable.
  /// - Returns: The value, or nil if there is no such chain or the value is no increase.
  private mutating func traceChain(from bound: Int32, _ mobility: Buffer<Int32>) -> Double? {
    let record = problem.rows[bound]
    guard problem.isLowerBound(bound), record.basicVariable == noVariable else { return nil }
    var term = problem.terms[record.start]
    // Invariant: the bound's variable equals `factor * variable + offset`.
    var (variable, factor, offset) = (term.variable, 1.0, 0.0)
    let minimum = record.constant / term.coefficient
    scratch.queue.removeAll()
    while variable != noVariable, scratch.queue.count < Tuning.lengthLimit {
      scratch.queue.appendWithinCapacity(variable)
      let basicRow = problem.variables[variable].basicRow
      guard basicRow != noRow else { return nil }
      let row = problem.rows[basicRow]
      if row.count == 1 {
        let value = (minimum - offset) / factor
        guard row.level == record.level, problem.isLowerBound(basicRow),
          factor >= Tolerance.pivotThreshold, value > basis.values[variable] + Tolerance.activity
        else { return nil }
        return value
      }
      guard row.relation == .equal, row.level == PriorityLevels.required,
        row.count <= Tuning.lengthLimit
      else { return nil }
      var (value, own) = (row.constant, 1.0)
      var next = noVariable
      for other in problem.terms(of: row) {
        if other.variable == variable {
          own = other.coefficient
        } else if mobility[other.variable] == 0 {
          value -= other.coefficient * basis.values[other.variable]
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

  /// Assigns each row of the chain in `scratch.queue` to the next variable, `bound` to the first.
  ///
  /// The row of the last variable, the looser bound, becomes inactive.
  private mutating func shiftRowsAlongChain(entering bound: Int32) {
    var entering = bound
    for variable in scratch.queue {
      statistics.cells &+= 1
      let moved = problem.variables[variable].basicRow
      problem.assignMatch(entering, to: variable)
      entering = moved
    }
    problem.rows[entering].basicVariable = noVariable
    problem.rows[entering].side = .at
  }

}

extension Problem {
  /// Returns whether a row bounds a single variable from below.
  fileprivate func isLowerBound(_ row: Int32) -> Bool {
    let record = rows[row]
    return record.count == 1
      && record.relation
        == (terms[record.start].coefficient > 0 ? .greaterThanOrEqual : .lessThanOrEqual)
  }
}
