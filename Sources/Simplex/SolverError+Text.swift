extension SolverError: CustomStringConvertible {
  /// The problem and its remedy.
  public var description: String {
    switch self {
    case .unsatisfiable(let conflict): conflict.description
    case .unknownVariable(let variable):
      "\(variable) was removed or belongs to another solver; use a variable made by this solver."
    case .unknownConstraint:
      "The constraint was removed or belongs to another solver; use a handle returned by this solver."
    case .variableInUse(let variable, let constraints):
      "\(variable) is used by \(constraints.count) constraints; remove them first."
    case .unknownEdit(let variable):
      "\(variable) is not an edit variable; call addEdit before suggesting a value."
    case .duplicateEdit(let variable):
      "\(variable) is already an edit variable; suggest a value, or remove the edit first."
    case .requiredEdit(let variable):
      "The edit of \(variable) cannot be required; give it a priority below 1000."
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
  public var description: String {
    var text =
      "These required constraints cannot all be satisfied; remove one or lower its priority:"
    var sum = 0.0
    for member in members {
      text += "\n  \(member.constraint)"
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
