extension ConstraintSummary: CustomStringConvertible {
  /// The equation with its identifier, its source and its fault.
  public var description: String {
    var text = equation
    if let identifier { text += " '" + identifier + "'" }
    if let file, let line {
      text += " (" + file + ":" + String(line) + ")"
    } else {
      text += " (" + (reason ?? kind.explanation) + ")"
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
    case .minimumSize: "sizes are never negative"
    case .hugging: "content hugging"
    case .compression: "content compression resistance"
    case .minimumContent: "minimum content size"
    case .contentOrigin: "scroll content starts at (0, 0)"
    case .supposition: "the supposed value"
    case .rootSize: "the requested size of the layout"
    case .frame: "its frame"
    }
  }
}
