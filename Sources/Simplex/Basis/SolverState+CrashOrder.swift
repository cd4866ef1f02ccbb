// The order of a crash: all variables, evaluated on the way.

import Buffers

extension SolverState {
  /// Computes the solving order, the values and the mobilities for the whole active set.
  ///
  /// Most variables are created after their dependencies, so one pass in order of creation solves
  /// nearly all of them. Only the rest is searched.
  mutating func orderAndEvaluateAll(_ plan: CrashWorkspace) {
    var position: Int32 = 0
    let components = scratch.components
    for variable in 0..<Int32(truncatingIfNeeded: problem.variableCount) {
      components.markUnvisited(variable)
    }
    let solving = ForwardSolve(self, plan)
    for step in 0..<problem.variableCount {
      let variable = Int32(truncatingIfNeeded: step)
      if solving.evaluateIfReady(variable) {
        components.markOrdered(variable)
        assignPosition(variable, &position)
      }
    }
    guard Int(position) < problem.variableCount else { return }
    orderBySearch(plan, &position)
  }

  private mutating func orderBySearch(_ plan: CrashWorkspace, _ position: inout Int32) {
    var counter: Int32 = 0
    let solving = ForwardSolve(self, plan)
    for step in 0..<problem.variableCount {
      let variable = Int32(truncatingIfNeeded: step)
      guard scratch.components.isUnvisited(variable) else { continue }
      if solving.evaluateIfReady(variable) {
        scratch.components.markOrdered(variable)
        assignPosition(variable, &position)
        continue
      }
      scratch.queue.removeAll()
      orderDependencies(of: variable, counter: &counter)
      for variable in scratch.queue { assignPosition(variable, &position) }
      evaluateQueue(plan)
    }
  }

  /// Evaluates the variables in the queue, in its order.
  private mutating func evaluateQueue(_ plan: CrashWorkspace) {
    var index = 0
    while index < scratch.queue.count {
      let next = scratch.queue[index]
      let block = problem.variables[next].block
      if block == noBlock {
        _ = ForwardSolve(self, plan).evaluateIfReady(next)
        index += 1
        continue
      }
      solveValues(ofBlock: block)
      let mobility = mobility(ofBlock: block, plan)
      for step in 0..<Int(basis.blocks[block].count) {
        let member = basis.blocks.member(basis.blocks[block], step)
        basis.values[member] = scratch.block.result[step] + 0.0
        plan.mobility[member] = mobility
      }
      index += Int(basis.blocks[block].count)
    }
  }

  private mutating func mobility(ofBlock block: Int32, _ plan: CrashWorkspace) -> Int32 {
    var result: Int32 = 0
    for member in basis.blocks.members(of: basis.blocks[block]) {
      let basicRow = problem.variables[member].basicRow
      guard basicRow != noRow else { return CrashWorkspace.unrestricted }
      let row = problem.rows[basicRow]
      result = Swift.max(result, row.mobilityOfRow(problem.levels))
      for term in problem.terms(of: row) where problem.variables[term.variable].block != block {
        result = Swift.max(result, plan.mobility[term.variable])
      }
    }
    return result
  }

  @inline(__always)
  private mutating func assignPosition(_ variable: Int32, _ position: inout Int32) {
    basis.order[position] = variable
    problem.variables[variable].position = position
    position &+= 1
  }
}

extension RowRecord {
  /// The rank of an equality; `unrestricted` for an inequality, which may move to one side.
  @inline(__always)
  fileprivate func mobilityOfRow(_ levels: PriorityLevels) -> Int32 {
    relation == .equal ? levels.rank(level) : CrashWorkspace.unrestricted
  }
}

/// Local copies of the buffers that solving in order reads and writes, for its loop.
private struct ForwardSolve {
  private let variables: Buffer<VariableRecord>
  private let rows: Buffer<RowRecord>
  private let terms: Buffer<Term>
  private let values: Buffer<Double>
  private let levels: PriorityLevels
  private let components: ComponentSearch
  private let mobility: Buffer<Int32>

  @inline(__always)
  init(_ state: borrowing SolverState, _ plan: CrashWorkspace) {
    variables = state.problem.variables
    rows = state.problem.rows
    terms = state.problem.terms
    values = state.basis.values
    levels = state.problem.levels
    components = state.scratch.components
    mobility = plan.mobility
  }

  /// Evaluates a variable if all its dependencies are solved.
  ///
  /// - Returns: Whether the variable is solved.
  @inline(__always)
  func evaluateIfReady(_ variable: Int32) -> Bool {
    let basicRow = variables[variable].basicRow
    guard basicRow != noRow else {
      values[variable] = variables[variable].heldValue
      mobility[variable] = CrashWorkspace.unrestricted
      return true
    }
    let row = rows[basicRow]
    var sum = row.constant
    var pivot = 1.0
    var rank = row.mobilityOfRow(levels)
    for term in terms.run(from: row.start, count: row.count) {
      if term.variable == variable {
        pivot = term.coefficient
      } else {
        if components.isUnvisited(term.variable) { return false }
        sum -= term.coefficient * values[term.variable]
        rank = Swift.max(rank, mobility[term.variable])
      }
    }
    // The sum with 0 turns -0 into 0.
    values[variable] = (pivot == 1 ? sum : sum / pivot) + 0.0
    mobility[variable] = rank
    return true
  }
}
