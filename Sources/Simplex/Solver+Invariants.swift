// Invariants that hold between calls, checked by tests, and by every call with the trait
// InternalChecks.

import Buffers

extension Solver {
  /// The text of the first violated invariant; nil if all hold.
  ///
  /// Complexity: O(levels · size of the solver), on a copy.
  package func invariantFault() -> String? {
    var copy = self
    return copy.mutableState.pointee.invariantFault()
  }

  /// A digest of everything that later results depend on: equal states have equal digests.
  package var stateDigest: UInt64 {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ word: UInt64) { digest = (digest ^ word) &* 0x100_0000_01B3 }
    let state = state.pointee
    for variable in 0..<state.problem.variableCount {
      let record = state.problem.variables[variable]
      mix(state.basis.values[variable].bitPattern)
      mix(record.heldValue.bitPattern)
      let edit = state.problem.columnRecord(of: Int32(truncatingIfNeeded: variable)).edit
      for word in [record.basicRow, record.position, edit, state.basis.order[variable]] {
        mix(UInt64(UInt32(bitPattern: word)))
      }
    }
    for row in 0..<state.problem.rowCount where state.problem.rows[row].isAlive {
      let record = state.problem.rows[row]
      mix(record.constant.bitPattern)
      mix(state.problem.levels.priority(record.level).bitPattern)
      mix(UInt64(record.side.rawValue) << 32 | UInt64(record.serial))
    }
    return digest
  }
}

extension SolverState {
  mutating func invariantFault() -> String? {
    prepareToSolve()
    problem.linkColumns()
    return orderFault() ?? valueFault() ?? problem.columnFault() ?? optimumFault()
  }

  /// Checks the order.
  ///
  /// Invariant: the order is a permutation, active rows and basic variables match, and dependencies
  /// come first.
  private mutating func orderFault() -> String? {
    for index in 0..<problem.variableCount {
      let variable = Int32(truncatingIfNeeded: index)
      let record = problem.variables[variable]
      if basis.order[record.position] != variable {
        return "v\(index) is not at its index in the order"
      }
      if record.block != noBlock, !isWhole(record.block) {
        return "v\(index) is in a block with a variable that is not"
      }
      guard record.basicRow != noRow else { continue }
      let row = problem.rows[record.basicRow]
      if row.basicVariable != variable || row.side != .active || !row.isAlive {
        return "v\(index) is solved from a row that is not active for it"
      }
      for term in problem.terms(of: row) {
        let other = term.variable
        let isTogether = record.block != noBlock && problem.variables[other].block == record.block
        if other != variable, !isTogether,
          lastPosition(inBlockOf: other) >= firstPosition(inBlockOf: variable)
        {
          return "v\(index) comes before a variable that it is solved from"
        }
      }
    }
    for row in 0..<problem.rowCount where problem.rows[row].isAlive {
      let basicVariable = problem.rows[row].basicVariable
      if basicVariable != noVariable,
        problem.variables[basicVariable].basicRow != Int32(truncatingIfNeeded: row)
      {
        return "row \(row) is active for a variable that has another"
      }
      if (basicVariable != noVariable) != (problem.rows[row].side == .active) {
        return "row \(row) has a wrong side"
      }
    }
    return nil
  }

  /// - Returns: Whether the records of all variables of a block refer to it.
  private func isWhole(_ block: Int32) -> Bool {
    for member in basis.blocks.members(of: basis.blocks[block])
    where problem.variables[member].block != block {
      return false
    }
    return true
  }

  /// Checks values and sides.
  ///
  /// Invariant: active rows hold, held variables have their held value, sides agree with
  /// activities, and required rows hold.
  private func valueFault() -> String? {
    for variable in 0..<problem.variableCount where problem.variables[variable].basicRow == noRow {
      if basis.values[variable] != problem.variables[variable].heldValue {
        return "v\(variable) left its hold"
      }
    }
    for row in 0..<problem.rowCount where problem.rows[row].isAlive {
      let record = problem.rows[row]
      let residual = residual(record)
      let slack = Swift.max(
        1e-7 * Swift.max(1, record.constant.magnitude), 10 * tolerance(of: record))
      switch record.side {
      case .active, .at:
        if residual.magnitude > slack { return "row \(row) is off by \(residual)" }
      case .above:
        if residual < -slack { return "row \(row) is not above" }
      case .below:
        if residual > slack { return "row \(row) is not below" }
      }
      if record.level == PriorityLevels.required,
        record.side.costSign(for: record.relation) * residual > slack
      {
        return "required row \(row) is violated by \(residual)"
      }
    }
    return nil
  }

}

extension Problem {
  /// Checks the columns.
  ///
  /// Invariant: every term of a live row is in the list of its column, once.
  fileprivate func columnFault() -> String? {
    var linked = 0
    for variable in 0..<variableCount {
      var index = columnRecord(of: Int32(truncatingIfNeeded: variable)).head
      var previous = noTerm
      while index != noTerm {
        if Int(terms[index].variable) != variable { return "a column holds a foreign term" }
        if links[index].previous != previous { return "a column's links disagree" }
        linked += 1
        (previous, index) = (index, links[index].next)
      }
    }
    var held = 0
    for row in 0..<rowCount where rows[row].isAlive {
      held += Int(rows[row].count)
    }
    return linked == held ? nil : "columns hold \(linked) terms, rows \(held)"
  }
}
