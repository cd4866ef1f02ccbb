extension Solver {
  /// The state as text, in named sections and a stable order: equal calls produce equal text.
  ///
  /// Variables appear as `name#index` or `v#index`, constraints as `c` and their serial number.
  ///
  /// Complexity: O(variables + terms).
  public func dump() -> String {
    var text = "Variables\n"
    let state = state.pointee
    for variable in 0..<state.problem.variableCount where state.problem.variables[variable].isAlive
    {
      let index = Int32(truncatingIfNeeded: variable)
      text += "  " + state.label(ofVariable: index) + " = \(state.basis.values[variable])"
      if state.problem.columnRecord(of: index).edit != noRow { text += "  (edit)" }
      text += "\n"
    }
    text += "Constraints\n"
    for id in constraints { text += "  " + state.line(ofRow: id.index) + "\n" }
    text += "Order\n"
    for position in 0..<state.problem.variableCount
    where state.problem.variables[state.basis.order[position]].isAlive {
      text += "  " + state.line(ofPosition: position) + "\n"
    }
    return text
  }
}

extension SolverState {
  fileprivate func label(ofVariable variable: Int32) -> String {
    (name(of: variable) ?? "v") + "#\(variable)"
  }

  fileprivate func label(ofRow row: Int32) -> String { "c\(problem.rows[row].serial)" }

  fileprivate func line(ofRow row: Int32) -> String {
    let constraint = constraint(ofRow: row)
    var text = label(ofRow: row) + ": "
    for position in 0..<constraint.terms.termCount {
      let (variable, coefficient) = constraint.terms.term(at: position)
      if position > 0 { text += " + " }
      text += "\(coefficient)*" + label(ofVariable: variable.index)
    }
    if constraint.terms.termCount == 0 { text += "0" }
    text += constraint.relation.sign + "\(constraint.constant) @\(constraint.priority.rawValue)"
    let weight = writtenRow(row).weight
    if weight != 1 { text += " weight \(weight)" }
    switch problem.rows[row].side {
    case .active: text += "  active"
    case .below: text += "  below"
    case .above: text += "  above"
    case .at: text += "  at"
    }
    let variable = problem.rows[row].basicVariable
    if variable != noVariable { text += blockedText(problem.variables[variable].blockingLevels) }
    return text
  }

  private func blockedText(_ blocking: BlockingLevels) -> String {
    var text = ""
    if blocking.up != noLevel { text += " up@\(problem.levels.priority(blocking.up))" }
    if blocking.down != noLevel { text += " down@\(problem.levels.priority(blocking.down))" }
    return text
  }

  fileprivate func line(ofPosition position: Int) -> String {
    let variable = basis.order[position]
    let record = problem.variables[variable]
    var text = label(ofVariable: variable)
    if record.basicRow == noRow {
      text += " stays at \(record.heldValue)" + blockedText(record.blockingLevels)
    } else {
      text += " from " + label(ofRow: record.basicRow)
    }
    if record.block != noBlock {
      text += " with " + label(ofVariable: basis.blocks.member(basis.blocks[record.block], 0))
    }
    return text
  }
}
