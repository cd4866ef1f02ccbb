// What is known of the dual values of rows around variables that a call has released.
//
// The slopes that a call changes are those of what its changed rows are composed of, each with its dual value.
// These are not known, so each row gets a weight of its own, and no two cancel. But where nothing mentions a
// variable any more, the dual values of the rows that did add up to 0 in its column: a column is what the active
// rows, with their dual values, and the violated rows have in it, and all of these were removed. Weights for which
// that holds too, and which are otherwise arbitrary, are composed of all that dual values may be. So where a view
// leaves a chain, and the views beside it are tied to each other, all but the tie cancels; with weights of
// their own the rows were composed of everything in front of it.

/// A removed row with the weight that it gets among the changed rows; NaN stands for an arbitrary one.
struct RemovalWeight: BitwiseCopyable {
  /// The largest number of rows, and of variables, that are weighed together.
  static let most = 24

  let row: Int32
  let level: Int32
  var weight = Double.nan
}

extension SolverState {
  /// Weighs the changed rows that mention released variables.
  ///
  /// Only where all such rows of a variable have changed from the same level on: at each level to be visited
  /// either all or none of them have a dual value.
  mutating func computeRemovalWeights() {
    scratch.removalWeights.removeAll()
    guard pending.removedRows.count > 1, pending.changedRows.count > 1, scratch.reachMarksAreValid,
      !scratch.hasRemovedBlockRows, !scratch.hasDiscardedSubsystem, !hasWideFactors
    else { return }
    guard collectRemovedRows(), collectUnmentioned() else {
      return scratch.removalWeights.removeAll()
    }
    scratch.removalColumns.removeAll()
    for index in 0..<scratch.queue.count { appendColumn(of: scratch.queue[index]) }
    eliminateColumns()
  }

  /// The weight of a removed row that has changed.
  mutating func removalWeight(of row: Int32, _ record: RowRecord) -> Double {
    for released in scratch.removalWeights where released.row == row && !released.weight.isNaN {
      return released.weight
    }
    return Degeneracy.distance(record.serial)
  }

  /// Collects the changed rows that were removed; returns whether they are few, each changed once.
  private mutating func collectRemovedRows() -> Bool {
    let epoch = scratch.nextEpoch()
    for change in pending.changedRows where !rows[change.row].isAlive {
      guard scratch.removalWeights.count < RemovalWeight.most, scratch.rowMark[change.row] != epoch
      else { return false }
      scratch.rowMark[change.row] = epoch
      scratch.removalWeights.append(RemovalWeight(row: change.row, level: change.level))
    }
    return scratch.removalWeights.count > 1
  }

  /// Collects the released variables of these rows in `scratch.queue`; returns whether they are few.
  private mutating func collectUnmentioned() -> Bool {
    scratch.queue.removeAll()
    let epoch = scratch.nextEpoch()
    for released in scratch.removalWeights {
      for term in terms(of: rows[released.row]) {
        let variable = term.variable
        guard columnRecord(of: variable).head == noTerm, scratch.variableMark[variable] != epoch
        else {
          continue
        }
        guard scratch.queue.count < RemovalWeight.most else { return false }
        scratch.variableMark[variable] = epoch
        scratch.queue.appendWithinCapacity(variable)
      }
    }
    return !scratch.queue.isEmpty
  }

  /// Writes down the column of a released variable; as zeros if its rows have changed from different levels on.
  private mutating func appendColumn(of variable: Int32) {
    let start = scratch.removalColumns.count
    var level = noLevel
    var isOfOneLevel = true
    for released in scratch.removalWeights {
      var coefficient = 0.0
      for term in terms(of: rows[released.row]) where term.variable == variable {
        coefficient += term.coefficient
        if level == noLevel { level = released.level }
        if level != released.level { isOfOneLevel = false }
      }
      scratch.removalColumns.append(coefficient)
    }
    if isOfOneLevel { return }
    for place in start..<scratch.removalColumns.count { scratch.removalColumns[place] = 0 }
  }

  /// Finds weights that add up to 0 in each column (Gauss and Jordan).
  private mutating func eliminateColumns() {
    let (columns, count) = (scratch.removalColumns, scratch.removalWeights.count)
    let variables = columns.count / count
    statistics.cells &+= columns.count
    for variable in 0..<variables {
      let start = variable * count
      var pivot = 0
      for index in 1..<count
      where columns[start + index].magnitude > columns[start + pivot].magnitude { pivot = index }
      // What is left of a column that follows from others.
      guard columns[start + pivot].magnitude > Tolerance.pivotThreshold else {
        for place in start..<(start + count) { columns[place] = 0 }
        continue
      }
      for other in 0..<variables where other != variable {
        let factor = columns[other * count + pivot] / columns[start + pivot]
        guard factor != 0 else { continue }
        for index in 0..<count { columns[other * count + index] -= factor * columns[start + index] }
        columns[other * count + pivot] = 0
      }
      // Not arbitrary; the number follows.
      scratch.removalWeights[pivot].weight = 0
    }
    for variable in 0..<variables { solveColumn(from: variable * count, count) }
  }

  /// Gives the row that a column is solved for its weight; of those solved for, only that one is left in it.
  private func solveColumn(from start: Int, _ count: Int) {
    let columns = scratch.removalColumns
    var (solved, sum) = (-1, 0.0)
    for index in 0..<count where columns[start + index] != 0 {
      let released = scratch.removalWeights[index]
      if released.weight.isNaN {
        sum += columns[start + index] * Degeneracy.distance(rows[released.row].serial)
      } else {
        solved = index
      }
    }
    if solved >= 0 {
      scratch.removalWeights[solved].weight = -sum / columns[start + solved] + 0.0
    }
  }
}
