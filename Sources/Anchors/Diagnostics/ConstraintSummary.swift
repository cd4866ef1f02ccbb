/// A constraint as reports speak of it: a value that outlives the constraint.
public struct ConstraintSummary: Sendable, Hashable, CustomStringConvertible {
  /// The constraint as an equation: `name.leading == photo.trailing + 8`.
  public let equation: String
  /// The identifier that the caller gave it.
  public let identifier: String?
  /// The file that made the constraint, as `#fileID` gives it.
  public let file: String
  /// The line that made the constraint.
  public let line: Int
  /// What is wrong with the constraint itself, if anything is.
  public let fault: ConstraintFault?

  /// The equation with its identifier, its place in the program and what is wrong with it.
  public var description: String {
    var text = equation
    if let identifier { text += " '" + identifier + "'" }
    text += " (" + file + ":" + String(line) + ")"
    if let fault { text += ": " + fault.explanation }
    return text
  }
}
