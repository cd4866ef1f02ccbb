extension SolverError: CustomStringConvertible {
  /// What is wrong and what to do about it.
  public var description: String {
    switch self {
    case .unsatisfiable(let conflict): conflict.description
    case .unknownVariable(let variable):
      "\(variable) was removed or belongs to another solver; use a variable that this one made."
    case .unknownConstraint:
      "The constraint was removed or belongs to another solver; use a handle that this one returned."
    case .variableInUse(let variable, let constraints):
      "\(variable) is mentioned by \(constraints.count) constraints; remove them first."
    case .unknownEdit(let variable):
      "\(variable) is not an edit variable; call addEdit before suggesting a value."
    case .duplicateEdit(let variable):
      "\(variable) is an edit variable already; suggest a value, or remove the edit first."
    case .requiredEdit(let variable):
      "The edit of \(variable) cannot be required; give it a priority below 1000."
    case .invalidNumber(let number):
      "\(decimal(number)) is not a number to solve with; stay within 1e9 in what you state, and "
        + "within 1e15 in what follows from it."
    case .invalidPriority(let number):
      "\(decimal(number)) is not a priority; use one above 0 and up to 1000."
    case .pivotLimit(let count):
      "No answer was found within \(count) pivots; raise pivotBudget, state fewer constraints, "
        + "or bring their numbers closer in size."
    }
  }
}

extension Conflict: CustomStringConvertible {
  /// The constraints, one a line with its factor, and the contradiction that they add up to.
  public var description: String {
    var text = "These required constraints cannot hold together; remove one or lower its priority:"
    var sum = 0.0
    for member in members {
      text += "\n  \(member.constraint)"
      switch member.source {
      case .existing: text += "  (there already"
      case .rejected(let position): text += "  (number \(position) of this call"
      }
      text += ", times \(decimal(member.multiplier)))"
      sum += member.multiplier * member.constraint.constant
    }
    return text + "\nAdded up, they say 0 >= \(decimal(sum))."
  }
}
