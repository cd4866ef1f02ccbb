/// One call of a solver, as data.
///
/// A constraint is named by its slot, which the adding call states, so that calls can be removed
/// from a sequence without renaming others.
package indirect enum ScriptOperation: Sendable {
  /// Adds a constraint.
  case add(TestConstraint, slot: Int)
  /// Adds several constraints as one batch, in consecutive slots.
  case addAll([TestConstraint], slot: Int)
  /// Removes the constraint of a slot.
  case remove(slot: Int)
  /// Changes the constant of the constraint of a slot.
  case setConstant(Double, slot: Int)
  /// Changes the priority of the constraint of a slot.
  case setPriority(Double, slot: Int)
  /// Makes a variable an edit variable and suggests a value in one update.
  case addEdit(variable: Int, priority: Double, value: Double)
  /// Suggests another value.
  case suggest(Double, variable: Int)
  /// Ends an edit.
  case removeEdit(variable: Int)
  /// Removes an unused variable and makes another with its number.
  case renew(variable: Int)
  /// Several calls as one.
  case transaction([ScriptOperation])
  /// Several calls in an update that throws at the end and is rolled back.
  case abandoned([ScriptOperation])
}

extension ScriptOperation: CustomStringConvertible {
  /// The call in one line, with slots as `#3`.
  package var description: String {
    switch self {
    case .add(let constraint, let slot): "add #\(slot): \(constraint)"
    case .addAll(let constraints, let slot):
      "batch #\(slot)...: " + constraints.map(\.description).joined(separator: ", ")
    case .remove(let slot): "remove #\(slot)"
    case .setConstant(let constant, let slot): "setConstant \(constant) of #\(slot)"
    case .setPriority(let priority, let slot): "setPriority \(priority) of #\(slot)"
    case .addEdit(let variable, let priority, let value):
      "update { addEdit x\(variable) @\(priority), suggest \(value) }"
    case .suggest(let value, let variable): "suggest \(value) for x\(variable)"
    case .removeEdit(let variable): "removeEdit x\(variable)"
    case .renew(let variable): "remove and make again x\(variable)"
    case .transaction(let operations):
      "update { " + operations.map(\.description).joined(separator: "; ") + " }"
    case .abandoned(let operations):
      "try? update { " + operations.map(\.description).joined(separator: "; ") + "; throw }"
    }
  }
}
