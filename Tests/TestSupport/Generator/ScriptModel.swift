private import Simplex

/// The expected constraints of a solver after some calls, as plain data.
package struct ScriptModel: Sendable {
  /// The priority and the last suggested value of an edit variable.
  package struct Edit: Sendable {
    /// The edit variable.
    package let variable: Int
    /// Its priority.
    package let priority: Double
    /// The last suggested value.
    package var value: Double
  }

  /// Number of variables.
  package let variableCount: Int
  /// The constraint of each slot; nil if it was removed or never added.
  package private(set) var slots: [TestConstraint?] = []
  /// The edit variables, in order of adding.
  package private(set) var edits: [Edit] = []

  /// Makes a model without constraints.
  package init(variableCount: Int) { self.variableCount = variableCount }

  /// The slots with a constraint.
  package var liveSlots: [Int] { slots.indices.filter { slots[$0] != nil } }

  /// All constraints in force; an edit is a preference for its suggested value.
  package var system: TestSystem {
    var system = TestSystem(variableCount: variableCount, constraints: slots.compactMap { $0 })
    for edit in edits {
      system.constraints.append(
        TestConstraint(
          [.init(edit.variable, 1)], .equal, edit.value, priority: edit.priority))
    }
    return system
  }

  /// The required constraints, in order of their slots.
  package var required: [TestConstraint] {
    slots.compactMap { $0 }.filter { $0.priority == 1000 }
  }

  /// Tells whether the required constraints can all hold.
  package func isSatisfiable() throws(ArithmeticOverflow) -> Bool {
    try ReferenceSolver.isSatisfiable(required, variableCount: variableCount)
  }

  /// Applies a call.
  ///
  /// - Returns: Whether its constraints, variables and edits exist.
  package mutating func apply(_ operation: ScriptOperation) -> Bool {
    switch operation {
    case .add(let constraint, let slot): return put([constraint], at: slot)
    case .addAll(let constraints, let slot): return put(constraints, at: slot)
    case .remove(let slot):
      if !isLive(slot) { return false }
      slots[slot] = nil
    case .setConstant(let constant, let slot):
      if !isLive(slot) { return false }
      slots[slot]?.constant = constant
    case .setPriority(let priority, let slot):
      if !isLive(slot) { return false }
      slots[slot]?.priority = priority
    case .addEdit(let variable, let priority, let value):
      if edits.contains(where: { $0.variable == variable }) { return false }
      edits.append(Edit(variable: variable, priority: priority, value: value))
    case .suggest(let value, let variable):
      guard let index = edits.firstIndex(where: { $0.variable == variable }) else { return false }
      edits[index].value = value
    case .removeEdit(let variable):
      guard let index = edits.firstIndex(where: { $0.variable == variable }) else { return false }
      edits.remove(at: index)
    case .renew(let variable):
      let isMentioned = slots.contains { slot in
        slot?.terms.contains { $0.variable == variable } ?? false
      }
      if isMentioned || edits.contains(where: { $0.variable == variable }) { return false }
    case .transaction(let operations):
      return operations.allSatisfy { apply($0) }
    case .abandoned(let operations):
      var trial = self
      return operations.allSatisfy { trial.apply($0) }
    }
    return true
  }

  private func isLive(_ slot: Int) -> Bool { slots.indices.contains(slot) && slots[slot] != nil }

  /// Fills slots.
  ///
  /// - Returns: Whether all of them are empty.
  private mutating func put(_ constraints: [TestConstraint], at slot: Int) -> Bool {
    for offset in constraints.indices where isLive(slot + offset) { return false }
    while slots.count < slot + constraints.count { slots.append(nil) }
    for (offset, constraint) in constraints.enumerated() { slots[slot + offset] = constraint }
    return true
  }
}
