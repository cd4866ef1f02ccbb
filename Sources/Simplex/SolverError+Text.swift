extension SolverError: CustomStringConvertible {
  /// The problem and its remedy; the variables of a conflict have their names.
  public var description: String { text { $0.description } }

  /// The problem and its remedy, with names of variables.
  ///
  /// - Parameter name: Returns the name of a variable.
  /// - Returns: A sentence, or the lines of a conflict.
  package func text(_ name: (Variable) -> String) -> String {
    switch self {
    case .unsatisfiable(let conflict): conflict.description
    case .unknownVariable(let variable):
      "\(name(variable)) was removed or belongs to another solver; use a variable made by this solver."
    case .unknownConstraint:
      "The constraint was removed or belongs to another solver; use a handle returned by this solver."
    case .variableInUse(let variable, let constraints):
      "\(name(variable)) is used by \(constraints.count) constraints; remove them first."
    case .unknownEdit(let variable):
      "\(name(variable)) is not an edit variable; call addEdit before suggesting a value."
    case .duplicateEdit(let variable):
      "\(name(variable)) is already an edit variable; suggest a value, or remove the edit first."
    case .requiredEdit(let variable):
      "The edit of \(name(variable)) cannot be required; give it a priority below 1000."
    case .invalidNumber(let number):
      "\(decimal(number)) is out of range; inputs must be within ±1e9, computed values within ±1e15."
    case .invalidPriority(let number):
      "\(decimal(number)) is not a valid priority; use a number above 0, at most 1000."
    case .invalidWeight(let number):
      "\(decimal(number)) is not a valid weight; use a number from 1e-9 to 1e9."
    case .pivotLimit(let count):
      "No solution was found within \(count) pivots; raise pivotBudget or use fewer constraints."
    case .illConditioned:
      "Rounding makes independent constraints look dependent; use coefficients of similar magnitude."
    }
  }
}

extension Conflict: CustomStringConvertible {
  /// The constraints, one per line with its multiplier, and the contradiction that they add up to.
  ///
  /// A variable appears with the name that it was made with, or else as `v` and its index.
  public var description: String {
    var text =
      "These required constraints cannot all be satisfied; remove one or lower its priority:"
    var sum = 0.0
    for member in members {
      text += "\n  " + member.constraint.text { names.name(of: $0.index) ?? $0.description }
      switch member.source {
      case .existing: text += "  (existing"
      case .rejected(let position): text += "  (constraint \(position) of this call"
      }
      text += ", multiplier \(decimal(member.multiplier)))"
      sum += member.multiplier * member.constraint.constant
    }
    return text + "\nTogether they imply 0 >= \(decimal(sum))."
  }
}
