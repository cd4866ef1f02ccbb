// Weights of removed rows around variables that a call has left unmentioned.
//
// A call changes the slopes of the entries in the compositions of its changed rows, in proportion
// to dual values. These are unknown, so each row gets a weight of its own, and no two cancel. In
// the column of an unmentioned variable, however, the dual values of the removed rows add up to 0:
// they were all its rows. Random weights under the same condition stand in for every possible
// vector of dual values. If a view leaves a chain and its neighbors are connected to each other,
// everything but the new connection cancels. Independent weights would include all entries before
// it.

import Buffers

/// A removed row with its weight among the changed rows; NaN for an arbitrary weight.
struct RemovalWeight: BitwiseCopyable {
  let row: Int32
  let level: Int32
  var weight = Double.nan
}

extension SolverState {
  /// Computes weights for the changed rows of unmentioned variables.
  ///
  /// A variable counts only if all its removed rows have changed from the same level on: at each
  /// level to visit, either all or none of them have a dual value.
  mutating func computeRemovalWeights() {
    pricing.removals.weights.removeAll()
    guard Shortcut.removalWeights.isOn, pending.removedRows.count > 1,
      pending.changedRows.count > 1, pricing.removals.areMarksValid,
      !pricing.removals.hasBlockRows, !problem.hasWideFactors
    else { return }
    guard collectRemovedRows(), collectUnmentionedVariables() else {
      return pricing.removals.weights.removeAll()
    }
    pricing.removals.columns.removeAll()
    for index in 0..<scratch.queue.count { appendColumn(of: scratch.queue[index]) }
    eliminateColumns()
  }

  /// Returns the weight of a removed row that has changed.
  mutating func removalWeight(of row: Int32, _ record: RowRecord) -> Double {
    for released in pricing.removals.weights where released.row == row && !released.weight.isNaN {
      return released.weight
    }
    return Degeneracy.pretendedDistance(record.serial)
  }

  /// Collects the changed rows that were removed.
  ///
  /// - Returns: Whether there are at least two and at most `Tuning.lengthLimit`, each
  ///   changed once.
  private mutating func collectRemovedRows() -> Bool {
    let epoch = scratch.nextEpoch()
    for change in pending.changedRows where !problem.rows[change.row].isAlive {
      guard pricing.removals.weights.count < Tuning.lengthLimit,
        scratch.rowMark[change.row] != epoch
      else { return false }
      scratch.rowMark[change.row] = epoch
      pricing.removals.weights.append(RemovalWeight(row: change.row, level: change.level))
    }
    return pricing.removals.weights.count > 1
  }

  /// Collects the unmentioned variables of these rows in `scratch.queue`.
  ///
  /// - Returns: Whether there are any, and at most `Tuning.lengthLimit`.
  private mutating func collectUnmentionedVariables() -> Bool {
    scratch.queue.removeAll()
    let epoch = scratch.nextEpoch()
    for released in pricing.removals.weights {
      for term in problem.terms(of: problem.rows[released.row]) {
        let variable = term.variable
        guard problem.columnRecord(of: variable).head == noTerm,
          scratch.variableMark[variable] != epoch
        else {
          continue
        }
        guard scratch.queue.count < Tuning.lengthLimit else { return false }
        scratch.variableMark[variable] = epoch
        scratch.queue.appendWithinCapacity(variable)
      }
    }
    return !scratch.queue.isEmpty
  }

  /// Appends the column of an unmentioned variable; zeros if its rows changed from different levels
  /// on.
  private mutating func appendColumn(of variable: Int32) {
    let start = pricing.removals.columns.count
    var level = noLevel
    var isOfOneLevel = true
    for released in pricing.removals.weights {
      var coefficient = 0.0
      for term in problem.terms(of: problem.rows[released.row]) where term.variable == variable {
        coefficient += term.coefficient
        if level == noLevel { level = released.level }
        if level != released.level { isOfOneLevel = false }
      }
      pricing.removals.columns.append(coefficient)
    }
    if isOfOneLevel { return }
    for index in start..<pricing.removals.columns.count { pricing.removals.columns[index] = 0 }
  }

  /// Computes weights that add up to 0 in each column, by Gauss-Jordan elimination.
  private mutating func eliminateColumns() {
    let (columns, count) = (pricing.removals.columns, pricing.removals.weights.count)
    let variables = columns.count / count
    statistics.cells &+= columns.count
    for variable in 0..<variables {
      let start = variable * count
      var pivot = 0
      for index in 1..<count
      where columns[start + index].magnitude > columns[start + pivot].magnitude { pivot = index }
      // The rounding residue of a column that depends on others.
      guard columns[start + pivot].magnitude > Tolerance.pivotThreshold else {
        for index in start..<(start + count) { columns[index] = 0 }
        continue
      }
      for other in 0..<variables where other != variable {
        let factor = columns[other * count + pivot] / columns[start + pivot]
        guard factor != 0 else { continue }
        for index in 0..<count { columns[other * count + index] -= factor * columns[start + index] }
        columns[other * count + pivot] = 0
      }
      // No longer arbitrary; `solveColumn` computes the weight.
      pricing.removals.weights[pivot].weight = 0
    }
    for variable in 0..<variables { solveColumn(from: variable * count, count) }
  }

  /// Computes the weight of a column's pivot row, the only pivot row left in the column.
  private func solveColumn(from start: Int, _ count: Int) {
    let columns = pricing.removals.columns
    var (solved, sum) = (-1, 0.0)
    for index in 0..<count where columns[start + index] != 0 {
      let released = pricing.removals.weights[index]
      if released.weight.isNaN {
        sum +=
          columns[start + index] * Degeneracy.pretendedDistance(problem.rows[released.row].serial)
      } else {
        solved = index
      }
    }
    if solved >= 0 {
      pricing.removals.weights[solved].weight = -sum / columns[start + solved] + 0.0
    }
  }
}
