extension LinearConstraint: CustomStringConvertible {
  /// The constraint as it would be written, with variables as `v` and their place: `v1 - v0 >= 16`.
  ///
  /// The priority follows unless the constraint is required: `2 v1 == 300 @750`.
  public var description: String {
    var text = ""
    for position in 0..<terms.termCount {
      let (variable, coefficient) = terms.term(at: position)
      if position > 0 { text += coefficient < 0 ? " - " : " + " }
      if position == 0, coefficient < 0 { text += "-" }
      if coefficient.magnitude != 1 { text += decimal(coefficient.magnitude) + " " }
      text += variable.description
    }
    if terms.termCount == 0 { text = "0" }
    switch relation {
    case .equal: text += " == "
    case .lessThanOrEqual: text += " <= "
    case .greaterThanOrEqual: text += " >= "
    }
    text += decimal(constant)
    return priority.isRequired ? text : text + " @" + decimal(priority.rawValue)
  }
}

extension Variable: CustomStringConvertible {
  /// `v` and the place of the variable in its solver, as in ``Solver/dump()``.
  public var description: String { "v\(index)" }
}

/// A number as it would be written: whole ones without a fraction.
func decimal(_ number: Double) -> String {
  // Not by rounding, which would need the C library of mathematics.
  if number.magnitude < 1e15, Double(Int(number)) == number { return "\(Int(number))" }
  return "\(number)"
}
