// The second look of a crash: required inequalities that its values violate.
//
// An inequality that ties two variables which wishes have placed is satisfied by giving up the lesser wish.
// Where each depends on those before, as steps of a ladder do, a pivot for each would go through all that lie
// below it. One pass in the order of what depends on what finds for each variable the inequality that
// decides, as the longest path through a network is found.

/// Who gives way for each required inequality, and how many of the variables that a variable follows from are
/// still open.
private struct FeasibilityPlan {
  private var arena: Arena
  /// The variable that moves so that a row holds, by row.
  let pivotVariables: Buffer<Int32>
  /// The variable of the row that follows it: the giver itself, or one that required equalities tie to it.
  let chainedVariables: Buffer<Int32>
  /// The next row with the same giver.
  let next: Buffer<Int32>
  /// The first row of a giver, by variable.
  let heads: Buffer<Int32>
  let pendingCounts: Buffer<Int32>

  init(variables: Int, rows: Int) {
    arena = Arena(
      bytes: 2 * Arena.size(variables, of: Int32.self) + 3 * Arena.size(rows, of: Int32.self))
    pendingCounts = arena.carve(variables, repeating: 0)
    heads = arena.carve(variables, repeating: noRow)
    pivotVariables = arena.carve(rows, repeating: noVariable)
    chainedVariables = arena.carve(rows, repeating: noVariable)
    next = arena.carve(rows, repeating: noRow)
  }

  /// How many equalities may lie between a variable and the one that it follows.
  static let longestChain = 8

  mutating func free() { arena.free() }
}

/// A variable that another one follows, tied to it by required equalities of two variables.
private struct ChainEnd {
  var variable: Int32
  /// How far the other one moves for each unit.
  var factor: Double
}

extension SolverState {
  /// Solves variables from required inequalities that the values of a crash violate, in place of less
  /// important rows, as far as each can be decided from variables that are known.
  ///
  /// Returns whether it has changed the active set, whose order and values are then to be found again.
  mutating func restoreFeasibility(_ crash: CrashWorkspace) -> Bool {
    guard blocks.blocks.isEmpty, violatesInequality(crash) else { return false }
    linkColumns()
    var plan = FeasibilityPlan(variables: variableCount, rows: rowCount)
    defer { plan.free() }
    for index in crash.buckets.range(0, .inequality) {
      let row = crash.buckets.rows[index]
      guard rows[row].basicVariable == noVariable,
        let (giver, member) = pivotVariable(of: rows[row])
      else {
        continue
      }
      plan.pivotVariables[row] = giver
      plan.chainedVariables[row] = member
      plan.next[row] = plan.heads[giver]
      plan.heads[giver] = row
      plan.pendingCounts[giver] += rows[row].count - 1
    }
    return raiseInOrder(plan)
  }

  private mutating func raiseInOrder(_ plan: FeasibilityPlan) -> Bool {
    scratch.queue.removeAll()
    for variable in 0..<variableCount {
      let basicRow = variables[variable].basicRow
      if basicRow != noRow { plan.pendingCounts[variable] += rows[basicRow].count - 1 }
      if plan.pendingCounts[variable] == 0 {
        scratch.queue.appendWithinCapacity(Int32(truncatingIfNeeded: variable))
      }
    }
    var (next, hasChanged) = (0, false)
    var late = List<Int32>()
    defer { late.free() }
    while let variable = scratch.queue.element(&next) {
      values[variable] = solvedValue(of: variable)
      if let row = raiseChain(variable, plan) {
        hasChanged = true
        // Where the row moves equalities on to other variables, these are still needed as they are.
        if plan.chainedVariables[row] == variable {
          exchange(row, plan)
        } else {
          late.append(row)
        }
      }
      close(variable, plan)
    }
    for row in late { exchange(row, plan) }
    return hasChanged
  }

  /// Whether a required inequality of several variables is violated.
  private mutating func violatesInequality(_ crash: CrashWorkspace) -> Bool {
    for index in crash.buckets.range(0, .inequality) {
      let record = rows[crash.buckets.rows[index]]
      guard record.basicVariable == noVariable else { continue }
      if freshSide(record).gradient(record.relation) != 0 { return true }
    }
    return false
  }

  /// The variable that decides an inequality and that the least important row decides, and the one of the
  /// inequality that follows it; of equals one that the inequality raises, and the last in the order.
  private mutating func pivotVariable(of row: RowRecord) -> (giver: Int32, member: Int32)? {
    var best: (leader: Int32, member: Int32, rank: Int, rises: Bool, position: Int32)?
    for term in terms(of: row) where term.coefficient.magnitude >= Tolerance.pivotThreshold {
      guard let leader = chainEnd(of: term.variable) else { continue }
      let rises = (row.relation == .greaterThanOrEqual) == (term.coefficient * leader.factor > 0)
      guard let rank = rankLost(leader.variable, rises: rises) else { continue }
      let position = variables[leader.variable].position
      if let best {
        if leader.variable == best.leader { return nil }
        if rank != best.rank {
          if rank < best.rank { continue }
        } else if rises != best.rises {
          if best.rises { continue }
        } else if position < best.position {
          continue
        }
      }
      best = (leader.variable, term.variable, rank, rises, position)
    }
    return best.map { ($0.leader, $0.member) }
  }

  /// The rank of what is given up if a variable moves; nil for a required row that would be violated.
  private mutating func rankLost(_ variable: Int32, rises: Bool) -> Int? {
    let basicRow = variables[variable].basicRow
    guard basicRow != noRow else { return levels.count }
    let row = rows[basicRow]
    guard row.level == PriorityLevels.required else { return rank(ofRow: row) }
    // An inequality that another one exceeds is left on its satisfied side.
    let grows = rises == (coefficient(of: variable, in: row) > 0)
    return grows == (row.relation == .greaterThanOrEqual) ? levels.count : nil
  }

  /// The variable that decides another one by required equalities of two variables each.
  private mutating func chainEnd(of variable: Int32) -> ChainEnd? {
    var leader = ChainEnd(variable: variable, factor: 1)
    for _ in 0..<FeasibilityPlan.longestChain {
      guard let tie = doubleton(of: leader.variable) else {
        let basicRow = variables[leader.variable].basicRow
        let isEquality = basicRow != noRow && rows[basicRow].relation == .equal
        return isEquality && rows[basicRow].level == PriorityLevels.required ? nil : leader
      }
      leader.variable = tie.other.variable
      leader.factor *= -tie.other.coefficient / tie.own.coefficient
    }
    return nil
  }

  /// The terms of the required equality of two variables that a variable is solved from, if it could be
  /// solved for the other one as well.
  private mutating func doubleton(of variable: Int32) -> (own: Term, other: Term)? {
    let basicRow = variables[variable].basicRow
    guard basicRow != noRow else { return nil }
    let row = rows[basicRow]
    guard row.count == 2, row.relation == .equal, row.level == PriorityLevels.required else {
      return nil
    }
    let (first, second) = (terms[row.start], terms[row.start + 1])
    let (own, other) = first.variable == variable ? (first, second) : (second, first)
    return other.coefficient.magnitude >= Tolerance.pivotThreshold ? (own, other) : nil
  }

  /// Moves a variable as far as the inequality that asks most of it requires, if all that are violated ask for
  /// the same direction; returns that row.
  private mutating func raiseChain(_ variable: Int32, _ plan: FeasibilityPlan) -> Int32? {
    var (up, down) = (0.0, 0.0)
    var (upRow, downRow) = (noRow, noRow)
    var row = plan.heads[variable]
    while row != noRow {
      let record = rows[row]
      let member = plan.chainedVariables[row]
      statistics.cells &+= Int(record.count)
      let slope = coefficient(of: member, in: record) * evaluateChain(from: member, to: variable)
      let residual = residual(record)
      if residual.magnitude > Tolerance.activity,
        (residual > 0) == (record.relation == .lessThanOrEqual)
      {
        let move = -residual / slope
        if move > up { (up, upRow) = (move, row) }
        if move < down { (down, downRow) = (move, row) }
      }
      row = plan.next[row]
    }
    guard (upRow == noRow) != (downRow == noRow) else { return nil }
    values[variable] += up + down
    return upRow == noRow ? downRow : upRow
  }

  /// Evaluates what lies between a variable and its leader; returns how far it moves with the leader.
  private mutating func evaluateChain(from variable: Int32, to leader: Int32) -> Double {
    guard variable != leader, let tie = doubleton(of: variable) else { return 1 }
    statistics.cells &+= 2
    let factor = evaluateChain(from: tie.other.variable, to: leader)
    values[variable] = solvedValue(of: variable)
    return factor * (-tie.other.coefficient / tie.own.coefficient)
  }

  /// Makes a row active in place of its giver's; the equalities on the way move on by one variable.
  private mutating func exchange(_ row: Int32, _ plan: FeasibilityPlan) {
    let giver = plan.pivotVariables[row]
    var (entering, variable) = (row, plan.chainedVariables[row])
    while variable != giver, let tie = doubleton(of: variable) {
      let moved = variables[variable].basicRow
      solve(variable, from: entering)
      (entering, variable) = (moved, tie.other.variable)
    }
    let leaving = variables[giver].basicRow
    if leaving != noRow {
      rows[leaving].basicVariable = noVariable
      rows[leaving].side = .at
    }
    solve(giver, from: entering)
  }

  mutating func solve(_ variable: Int32, from row: Int32) {
    variables[variable].basicRow = row
    rows[row].basicVariable = variable
    rows[row].side = .active
  }

  /// Queues what follows from a variable, once all that it follows from is known.
  private mutating func close(_ variable: Int32, _ plan: FeasibilityPlan) {
    for term in column(of: variable) {
      statistics.cells &+= 1
      let basicVariable = rows[term.row].basicVariable
      let giver = plan.pivotVariables[term.row]
      let follower = giver == noVariable ? basicVariable : giver
      guard follower != noVariable, follower != variable else { continue }
      plan.pendingCounts[follower] -= 1
      if plan.pendingCounts[follower] == 0 { scratch.queue.appendWithinCapacity(follower) }
    }
  }
}
