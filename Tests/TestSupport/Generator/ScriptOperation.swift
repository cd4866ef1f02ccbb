/// One call of a solver, as data.
///
/// Constraints are named by their slot, the order of adding them.
package indirect enum ScriptOperation: Sendable {
  /// Adds a constraint.
  case add(TestConstraint)
  /// Adds several as one batch.
  case addAll([TestConstraint])
  /// Removes the constraint of a slot.
  case remove(Int)
  /// Changes the constant of the constraint of a slot.
  case setConstant(Double, slot: Int)
  /// Changes the priority of the constraint of a slot.
  case setPriority(Double, slot: Int)
  /// Makes a variable an edit variable and suggests a value at once.
  case addEdit(variable: Int, priority: Double, value: Double)
  /// Suggests another value.
  case suggest(Double, variable: Int)
  /// Ends an edit.
  case removeEdit(Int)
  /// Several calls as one.
  case transaction([ScriptOperation])
}
