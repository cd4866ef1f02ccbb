// The second look of a crash: required inequalities that its values violate.
//
// An inequality that ties two variables which wishes have placed is satisfied by giving up the lesser wish.
// Where each depends on those before, as steps of a ladder do, a pivot for each would go through all that lie
// below it. One pass in the order of what depends on what finds for each variable the inequality that
// decides, as the longest path through a network is found.

/// Who gives way for each required inequality, and how many of the variables that a variable follows from are
/// still open.
private struct RaisePlan {
  private var arena: Arena
  /// The variable that would be solved from a row, by row.
  let givers: Buffer<Int32>
  let openCounts: Buffer<Int32>

  init(variables: Int, rows: Int) {
    arena = Arena(
      bytes: Arena.size(variables, of: Int32.self) + Arena.size(rows, of: Int32.self))
    openCounts = arena.carve(variables, repeating: 0)
    givers = arena.carve(rows, repeating: noVariable)
  }

  mutating func free() { arena.free() }
}

extension SolverState {
  /// Solves variables from required inequalities that the values of a crash violate, in place of less
  /// important rows, as far as each can be decided from variables that are known.
  ///
  /// Returns whether it has changed the active set, whose order and values are then to be found again.
  mutating func raise(_ crash: CrashPlan) -> Bool {
    guard blocks.blocks.isEmpty, violatesInequality(crash) else { return false }
    linkColumns()
    var plan = RaisePlan(variables: variableCount, rows: rowCount)
    defer { plan.free() }
    for index in crash.buckets.range(0, .inequality) {
      let row = crash.buckets.rows[index]
      guard rows[row].basicVariable == noVariable, let giver = giver(of: rows[row]) else {
        continue
      }
      plan.givers[row] = giver
      plan.openCounts[giver] += rows[row].count - 1
    }
    scratch.queue.removeAll()
    for variable in 0..<variableCount {
      let basicRow = variables[variable].basicRow
      if basicRow != noRow { plan.openCounts[variable] += rows[basicRow].count - 1 }
      if plan.openCounts[variable] == 0 {
        scratch.queue.appendWithinRoom(Int32(truncatingIfNeeded: variable))
      }
    }
    var (next, hasChanged) = (0, false)
    while let variable = scratch.queue.element(&next) {
      values[variable] = solvedValue(of: variable)
      if raise(variable, plan) { hasChanged = true }
      close(variable, plan)
    }
    return hasChanged
  }

  /// Whether a required inequality of several variables is violated.
  private func violatesInequality(_ crash: CrashPlan) -> Bool {
    for index in crash.buckets.range(0, .inequality) {
      let record = rows[crash.buckets.rows[index]]
      guard record.basicVariable == noVariable else { continue }
      if freshSide(record).gradient(record.relation) != 0 { return true }
    }
    return false
  }

  /// The variable of an inequality that the least important row decides; of equals one that the
  /// inequality raises, and the last in the order.
  private func giver(of row: RowRecord) -> Int32? {
    var best: (variable: Int32, rank: Int, rises: Bool, position: Int32)?
    for term in terms(of: row) where term.coefficient.magnitude >= Tolerance.pivotThreshold {
      let variable = variables[term.variable]
      var rank = levels.count
      if variable.basicRow != noRow {
        let basicRow = rows[variable.basicRow]
        guard basicRow.level != PriorityLevels.required else { continue }
        rank = self.rank(ofRow: basicRow)
      }
      let rises = (row.relation == .greaterThanOrEqual) == (term.coefficient > 0)
      if let best {
        if rank != best.rank {
          if rank < best.rank { continue }
        } else if rises != best.rises {
          if best.rises { continue }
        } else if variable.position < best.position {
          continue
        }
      }
      best = (term.variable, rank, rises, variable.position)
    }
    return best?.variable
  }

  /// Solves a variable from the inequality that asks most of it, if all that are violated ask for the same
  /// direction.
  private mutating func raise(_ variable: Int32, _ plan: RaisePlan) -> Bool {
    var (up, down) = (0.0, 0.0)
    var (upRow, downRow) = (noRow, noRow)
    for term in column(of: variable) where plan.givers[term.row] == variable {
      let record = rows[term.row]
      statistics.cells &+= Int(record.count)
      let residual = residual(record)
      guard residual.magnitude > Tolerance.activity,
        (residual > 0) == (record.relation == .lessThanOrEqual)
      else { continue }
      let move = -residual / term.coefficient
      if move > up { (up, upRow) = (move, term.row) }
      if move < down { (down, downRow) = (move, term.row) }
    }
    guard (upRow == noRow) != (downRow == noRow) else { return false }
    let row = upRow == noRow ? downRow : upRow
    let leaving = variables[variable].basicRow
    if leaving != noRow {
      rows[leaving].basicVariable = noVariable
      rows[leaving].side = .at
    }
    variables[variable].basicRow = row
    rows[row].basicVariable = variable
    rows[row].side = .active
    values[variable] = solvedValue(of: variable)
    return true
  }

  /// Queues what follows from a variable, once all that it follows from is known.
  private mutating func close(_ variable: Int32, _ plan: RaisePlan) {
    for term in column(of: variable) {
      statistics.cells &+= 1
      let basicVariable = rows[term.row].basicVariable
      let giver = plan.givers[term.row]
      let follower = giver == noVariable ? basicVariable : giver
      guard follower != noVariable, follower != variable else { continue }
      plan.openCounts[follower] -= 1
      if plan.openCounts[follower] == 0 { scratch.queue.appendWithinRoom(follower) }
    }
  }
}
