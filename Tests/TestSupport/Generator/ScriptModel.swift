private import Simplex

/// What a solver must hold after some calls, kept as plain data.
package struct ScriptModel: Sendable {
  /// An edit variable's priority and the value suggested last.
  package struct Edit: Sendable {
    /// The edit variable.
    package let variable: Int
    /// Its priority.
    package let priority: Double
    /// The value suggested last.
    package var value: Double
  }

  /// How many variables there are.
  package let variableCount: Int
  /// The constraint of each slot, none where it was removed.
  package private(set) var slots: [TestConstraint?] = []
  /// The edit variables, in order of adding.
  package private(set) var edits: [Edit] = []

  /// A model without constraints.
  package init(variableCount: Int) { self.variableCount = variableCount }

  /// The slots that hold a constraint.
  package var liveSlots: [Int] { slots.indices.filter { slots[$0] != nil } }

  /// Everything in force; an edit is a wish for the value suggested.
  package var system: TestSystem {
    var system = TestSystem(variableCount: variableCount, constraints: slots.compactMap { $0 })
    for edit in edits {
      system.constraints.append(
        TestConstraint(
          [.init(edit.variable, 1)], .equal, edit.value, priority: edit.priority))
    }
    return system
  }

  /// Whether the required constraints can hold together.
  package func isSatisfiable() throws(ArithmeticOverflow) -> Bool {
    try ReferenceSolver.isSatisfiable(
      slots.compactMap { $0 }.filter { $0.priority == 1000 }, variableCount: variableCount)
  }

  /// Carries out a call.
  package mutating func apply(_ operation: ScriptOperation) {
    switch operation {
    case .add(let constraint): slots.append(constraint)
    case .addAll(let constraints): slots += constraints.map { $0 }
    case .remove(let slot): slots[slot] = nil
    case .setConstant(let constant, let slot): slots[slot]?.constant = constant
    case .setPriority(let priority, let slot): slots[slot]?.priority = priority
    case .addEdit(let variable, let priority, let value):
      edits.append(Edit(variable: variable, priority: priority, value: value))
    case .suggest(let value, let variable):
      for index in edits.indices where edits[index].variable == variable {
        edits[index].value = value
      }
    case .removeEdit(let variable): edits.removeAll { $0.variable == variable }
    case .transaction(let operations):
      for operation in operations { apply(operation) }
    }
  }
}
