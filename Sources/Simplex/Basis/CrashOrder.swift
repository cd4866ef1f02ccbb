// The order of a crash: all variables, and their values on the way.

extension SolverState {
  /// Finds the order of solving for the whole active set, the values it gives, and how rigid they are.
  ///
  /// Most variables are created after those that they depend on, so one pass in order of creation
  /// solves nearly all; only the rest is searched.
  mutating func orderAll(_ plan: CrashPlan) {
    var position: Int32 = 0
    for variable in 0..<variableCount { scratch.low[variable] = SolverState.unvisited }
    for step in 0..<variableCount {
      let variable = Int32(truncatingIfNeeded: step)
      if solveFromKnown(variable, plan) {
        scratch.low[variable] = 0
        assignPosition(variable, &position)
      }
    }
    guard Int(position) < variableCount else { return }
    orderRest(plan, &position)
  }

  private mutating func orderRest(_ plan: CrashPlan, _ position: inout Int32) {
    var counter: Int32 = 0
    for step in 0..<variableCount {
      let variable = Int32(truncatingIfNeeded: step)
      guard scratch.low[variable] == SolverState.unvisited else { continue }
      if solveFromKnown(variable, plan) {
        scratch.low[variable] = 0
        assignPosition(variable, &position)
        continue
      }
      scratch.queue.removeAll()
      orderDependencies(of: variable, counter: &counter)
      for variable in scratch.queue { assignPosition(variable, &position) }
      solveQueue(plan)
    }
  }

  /// Evaluates a variable if all that it depends on is known; returns whether it is.
  @inline(__always)
  private mutating func solveFromKnown(_ variable: Int32, _ plan: CrashPlan) -> Bool {
    let basicRow = variables[variable].basicRow
    guard basicRow != noRow else {
      values[variable] = variables[variable].heldValue
      plan.rigidity[variable] = CrashPlan.movable
      return true
    }
    let row = rows[basicRow]
    var sum = row.constant
    var pivot = 1.0
    var rigidity = ownRigidity(row)
    for term in terms(of: row) {
      if term.variable == variable {
        pivot = term.coefficient
      } else {
        if scratch.low[term.variable] != 0 { return false }
        sum -= term.coefficient * values[term.variable]
        rigidity = Swift.max(rigidity, plan.rigidity[term.variable])
      }
    }
    // A bare division can give -0.
    values[variable] = (pivot == 1 ? sum : sum / pivot) + 0.0
    plan.rigidity[variable] = rigidity
    return true
  }

  /// Evaluates the variables in the queue, in its order.
  private mutating func solveQueue(_ plan: CrashPlan) {
    var index = 0
    while index < scratch.queue.count {
      let next = scratch.queue[index]
      let block = variables[next].block
      if block == noBlock {
        _ = solveFromKnown(next, plan)
        index += 1
        continue
      }
      solveValues(ofBlock: block)
      let rigidity = rigidity(ofBlock: block, plan)
      for step in 0..<Int(blocks[block].count) {
        let member = blocks.member(blocks[block], step)
        values[member] = scratch.blockResult[step] + 0.0
        plan.rigidity[member] = rigidity
      }
      index += Int(blocks[block].count)
    }
  }

  private func rigidity(ofBlock block: Int32, _ plan: CrashPlan) -> Int32 {
    var result: Int32 = 0
    for member in blocks.members(of: blocks[block]) {
      let basicRow = variables[member].basicRow
      guard basicRow != noRow else { return CrashPlan.movable }
      let row = rows[basicRow]
      result = Swift.max(result, ownRigidity(row))
      for term in terms(of: row) where variables[term.variable].block != block {
        result = Swift.max(result, plan.rigidity[term.variable])
      }
    }
    return result
  }

  /// The rank that keeps an active row where it is; an inequality may leave to one side.
  @inline(__always)
  private func ownRigidity(_ row: RowRecord) -> Int32 {
    row.relation == .equal ? levels.rank(row.level) : CrashPlan.movable
  }

  @inline(__always)
  private mutating func assignPosition(_ variable: Int32, _ position: inout Int32) {
    order[position] = variable
    variables[variable].position = position
    position &+= 1
  }
}
