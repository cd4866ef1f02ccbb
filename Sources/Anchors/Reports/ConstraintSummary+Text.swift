extension ConstraintSummary: CustomStringConvertible {
  /// The equation with its identifier, its source and its fault.
  public var description: String {
    var text = equation
    if let identifier { text += " '" + identifier + "'" }
    if let file, let line {
      text += " (" + file + ":" + String(line) + ")"
    } else {
      text += " (" + kind.explanation + ")"
    }
    if let fault { text += ": " + fault.explanation }
    return text
  }
}

extension ConstraintSummary.Kind {
  /// The reason for the constraint.
  var explanation: String {
    switch self {
    case .constraint: "a constraint"
    case .minimumSize: "no item is smaller than 0"
    case .hugging: "hugging of the content"
    case .compression: "compression resistance of the content"
    case .contentOrigin: "the content of a scroll view begins where its coordinates do"
    case .supposition: "what was supposed"
    case .rootSize: "the size that the layout was asked for"
    case .frame: "the frame that it was given"
    }
  }
}
