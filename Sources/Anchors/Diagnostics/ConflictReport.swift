/// Required constraints that cannot hold together; any one fewer, and the others can.
public struct ConflictReport: Sendable, CustomStringConvertible {
  /// The constraints, the user's and those that items imply by themselves.
  public let members: [ConstraintSummary]
  /// The constraint that layout left out in order to go on, if it did.
  public let victim: ConstraintSummary?

  /// The report as text, one constraint a line.
  public var description: String {
    var text = "These constraints cannot hold together; change or remove one of them:"
    for member in members { text += "\n  " + member.description }
    if let victim { text += "\nLeft out to go on: " + victim.description }
    return text
  }
}
