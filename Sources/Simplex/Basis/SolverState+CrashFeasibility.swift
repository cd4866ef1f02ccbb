// Second pass of the crash: required inequalities that its values violate.
//
// Such an inequality is satisfied by giving up the least important row among those that determine
// its variables. If each variable depends on those before, as in a ladder, pivots would move all
// dependents each time. One pass in topological order instead finds the determining inequality of
// each variable, like the longest path through a network.

import Buffers

/// The pivot variable of each required inequality, and the unsolved dependencies of each variable.
private struct FeasibilityPlan {
  private var arena: Arena
  /// By row: the variable that moves to satisfy it.
  let pivotVariables: Buffer<Int32>
  /// By row: its variable at the other end of the chain; the pivot variable itself without a chain.
  let chainedVariables: Buffer<Int32>
  /// By row: the next row with the same pivot variable.
  let next: Buffer<Int32>
  /// By pivot variable: its first row.
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

  mutating func free() { arena.free() }
}

/// The variable at the end of a chain of doubletons, which determines the others.
private struct ChainEnd {
  var variable: Int32
  /// The movement at the start of the chain per unit of movement of the variable.
  var factor: Double
}

extension SolverState {
  /// Activates required inequalities that the values of a crash violate, instead of less important
  /// rows.
  ///
  /// Only inequalities whose pivot variable can be determined in topological order are considered.
  ///
  /// - Parameter crash: The working storage of the crash.
  /// - Returns: Whether the active set changed; its order and values must then be recomputed.
  mutating func restoreFeasibility(_ crash: CrashWorkspace) -> Bool {
    guard Shortcut.crashFeasibility.isOn, basis.blocks.blocks.isEmpty, hasViolatedInequality(crash)
    else {
      return false
    }
    problem.linkColumns()
    var plan = FeasibilityPlan(variables: problem.variableCount, rows: problem.rowCount)
    defer { plan.free() }
    for index in crash.buckets.range(0, .inequality) {
      let row = crash.buckets.rows[index]
      guard problem.rows[row].basicVariable == noVariable,
        let (pivotVariable, chainedVariable) = pivotVariable(of: problem.rows[row])
      else {
        continue
      }
      plan.pivotVariables[row] = pivotVariable
      plan.chainedVariables[row] = chainedVariable
      plan.next[row] = plan.heads[pivotVariable]
      plan.heads[pivotVariable] = row
      plan.pendingCounts[pivotVariable] += problem.rows[row].count - 1
    }
    return raiseChainsInOrder(plan)
  }

  private mutating func raiseChainsInOrder(_ plan: FeasibilityPlan) -> Bool {
    scratch.queue.removeAll()
    for variable in 0..<problem.variableCount {
      let basicRow = problem.variables[variable].basicRow
      if basicRow != noRow { plan.pendingCounts[variable] += problem.rows[basicRow].count - 1 }
      if plan.pendingCounts[variable] == 0 {
        scratch.queue.appendWithinCapacity(Int32(truncatingIfNeeded: variable))
      }
    }
    var (next, hasChanged) = (0, false)
    var late = List<Int32>()
    defer { late.free() }
    while let variable = scratch.queue.element(&next) {
      basis.values[variable] = solvedValue(of: variable)
      if let row = raiseChain(variable, plan) {
        hasChanged = true
        // Shifting the equalities of a chain has to wait: later variables still need them.
        if plan.chainedVariables[row] == variable {
          exchange(row, plan)
        } else {
          late.append(row)
        }
      }
      enqueueReadyDependents(variable, plan)
    }
    for row in late { exchange(row, plan) }
    return hasChanged
  }

  /// Returns whether an inactive required inequality of several variables is violated.
  private mutating func hasViolatedInequality(_ crash: CrashWorkspace) -> Bool {
    for index in crash.buckets.range(0, .inequality) {
      let record = problem.rows[crash.buckets.rows[index]]
      guard record.basicVariable == noVariable else { continue }
      if freshSide(record).costSign(for: record.relation) != 0 { return true }
    }
    return false
  }

  /// Finds the pivot variable of an inequality, and the variable of the inequality chained to it.
  ///
  /// The pivot variable is the chain end with the least important loss. Of equal ones, one that the
  /// inequality raises is preferred, then the last in the order.
  ///
  /// - Returns: The pivot variable and the chained variable; nil if there is none.
  private mutating func pivotVariable(of row: RowRecord) -> (pivot: Int32, chained: Int32)? {
    var best: (chainEnd: Int32, chainedVariable: Int32, rank: Int, rises: Bool, position: Int32)?
    for term in problem.terms(of: row) where term.coefficient.magnitude >= Tolerance.pivotThreshold
    {
      guard let chainEnd = chainEnd(of: term.variable) else { continue }
      let rises = (row.relation == .greaterThanOrEqual) == (term.coefficient * chainEnd.factor > 0)
      guard let rank = rankLost(chainEnd.variable, rises: rises) else { continue }
      let position = problem.variables[chainEnd.variable].position
      if let best {
        if chainEnd.variable == best.chainEnd { return nil }
        if rank != best.rank {
          if rank < best.rank { continue }
        } else if rises != best.rises {
          if best.rises { continue }
        } else if position < best.position {
          continue
        }
      }
      best = (chainEnd.variable, term.variable, rank, rises, position)
    }
    return best.map { ($0.chainEnd, $0.chainedVariable) }
  }

  /// Finds the rank of the row that moving a chain end gives up.
  ///
  /// - Returns: The rank, the number of levels if nothing is lost, or nil if a required row would
  ///   be violated.
  private mutating func rankLost(_ variable: Int32, rises: Bool) -> Int? {
    let basicRow = problem.variables[variable].basicRow
    guard basicRow != noRow else { return problem.levels.count }
    let row = problem.rows[basicRow]
    guard row.level == PriorityLevels.required else { return problem.rank(ofRow: row) }
    // A required inequality may move away from its bound.
    let grows = rises == (problem.coefficient(of: variable, in: row) > 0)
    return grows == (row.relation == .greaterThanOrEqual) ? problem.levels.count : nil
  }

  /// Finds the end of the chain of doubletons that determines a variable.
  ///
  /// - Returns: The end; nil if a required equality determines it or the chain is too long.
  private mutating func chainEnd(of variable: Int32) -> ChainEnd? {
    var chainEnd = ChainEnd(variable: variable, factor: 1)
    for _ in 0..<Tuning.lengthLimit {
      guard let doubleton = doubleton(of: chainEnd.variable) else {
        let basicRow = problem.variables[chainEnd.variable].basicRow
        let isEquality = basicRow != noRow && problem.rows[basicRow].relation == .equal
        return isEquality && problem.rows[basicRow].level == PriorityLevels.required
          ? nil : chainEnd
      }
      chainEnd.variable = doubleton.other.variable
      chainEnd.factor *= -doubleton.other.coefficient / doubleton.own.coefficient
    }
    return nil
  }

  /// Finds the terms of the doubleton that a variable is solved from.
  ///
  /// - Returns: The variable's own term and the other one; nil if there is no such row, or the
  ///   other coefficient is too small for a pivot.
  private mutating func doubleton(of variable: Int32) -> (own: Term, other: Term)? {
    let basicRow = problem.variables[variable].basicRow
    guard basicRow != noRow else { return nil }
    let row = problem.rows[basicRow]
    guard row.count == 2, row.relation == .equal, row.level == PriorityLevels.required else {
      return nil
    }
    let (first, second) = (problem.terms[row.start], problem.terms[row.start + 1])
    let (own, other) = first.variable == variable ? (first, second) : (second, first)
    return other.coefficient.magnitude >= Tolerance.pivotThreshold ? (own, other) : nil
  }

  /// Moves a chain end until its violated inequalities hold, if all require the same direction.
  ///
  /// - Returns: The row that requires the largest move; nil if nothing moved.
  private mutating func raiseChain(_ variable: Int32, _ plan: FeasibilityPlan) -> Int32? {
    var (up, down) = (0.0, 0.0)
    var (upRow, downRow) = (noRow, noRow)
    var row = plan.heads[variable]
    while row != noRow {
      let record = problem.rows[row]
      let chainedVariable = plan.chainedVariables[row]
      statistics.cells &+= Int(record.count)
      let slope =
        problem.coefficient(of: chainedVariable, in: record)
        * evaluateChain(from: chainedVariable, to: variable)
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
    basis.values[variable] += up + down
    return upRow == noRow ? downRow : upRow
  }

  /// Evaluates the variables of the chain from `variable` to its end.
  ///
  /// - Returns: The movement of `variable` per unit of movement of the end.
  private mutating func evaluateChain(from variable: Int32, to chainEnd: Int32) -> Double {
    guard variable != chainEnd, let doubleton = doubleton(of: variable) else { return 1 }
    statistics.cells &+= 2
    let factor = evaluateChain(from: doubleton.other.variable, to: chainEnd)
    basis.values[variable] = solvedValue(of: variable)
    return factor * (-doubleton.other.coefficient / doubleton.own.coefficient)
  }

  /// Activates a row instead of its pivot variable's, shifting the equalities of its chain.
  private mutating func exchange(_ row: Int32, _ plan: FeasibilityPlan) {
    let pivotVariable = plan.pivotVariables[row]
    var (entering, variable) = (row, plan.chainedVariables[row])
    while variable != pivotVariable, let doubleton = doubleton(of: variable) {
      let moved = problem.variables[variable].basicRow
      problem.assignMatch(entering, to: variable)
      (entering, variable) = (moved, doubleton.other.variable)
    }
    let leaving = problem.variables[pivotVariable].basicRow
    if leaving != noRow {
      problem.rows[leaving].basicVariable = noVariable
      problem.rows[leaving].side = .at
    }
    problem.assignMatch(entering, to: pivotVariable)
  }

  /// Updates the pending counts of a variable's dependents and enqueues those that are ready.
  private mutating func enqueueReadyDependents(_ variable: Int32, _ plan: FeasibilityPlan) {
    for term in problem.column(of: variable) {
      statistics.cells &+= 1
      let basicVariable = problem.rows[term.row].basicVariable
      let pivotVariable = plan.pivotVariables[term.row]
      let dependent = pivotVariable == noVariable ? basicVariable : pivotVariable
      guard dependent != noVariable, dependent != variable else { continue }
      plan.pendingCounts[dependent] -= 1
      if plan.pendingCounts[dependent] == 0 { scratch.queue.appendWithinCapacity(dependent) }
    }
  }
}
