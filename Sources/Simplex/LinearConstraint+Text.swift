extension LinearConstraint: CustomStringConvertible {
  /// The constraint as source text, with variables as `v` and their index: `v1 - v0 >= 16`.
  ///
  /// The priority is appended unless it is required: `2 v1 == 300 @750`.
  public var description: String { text { $0.description } }

  /// The constraint as source text with names of variables.
  func text(_ name: (Variable) -> String) -> String {
    var text = ""
    for position in 0..<terms.termCount {
      let (variable, coefficient) = terms.term(at: position)
      if position > 0 { text += coefficient < 0 ? " - " : " + " }
      if position == 0, coefficient < 0 { text += "-" }
      if coefficient.magnitude != 1 { text += decimal(coefficient.magnitude) + " " }
      text += name(variable)
    }
    if terms.termCount == 0 { text = "0" }
    text += relation.sign + decimal(constant)
    return priority.isRequired ? text : text + " @" + decimal(priority.rawValue)
  }
}

extension Relation {
  /// The sign between the sides, with a blank before and after it.
  var sign: String {
    switch self {
    case .equal: " == "
    case .lessThanOrEqual: " <= "
    case .greaterThanOrEqual: " >= "
    }
  }
}

extension Variable: CustomStringConvertible {
  /// `v` and the index of the variable in its solver, as in ``Solver/dump()``.
  public var description: String { "v\(index)" }
}

/// The shortest decimal text of a number; integers have no fraction.
func decimal(_ number: Double) -> String {
  // Integer conversion instead of rounding, which would require the C math library.
  if number.magnitude < 1e15, Double(Int64(number)) == number { return "\(Int64(number))" }
  return "\(number)"
}
