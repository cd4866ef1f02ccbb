extension ConflictReport: CustomStringConvertible {
  /// What every report of a conflict says, after "these" and before the constraints.
  package static var headline: String {
    "constraints cannot hold together; change or remove one of them"
  }

  /// The report as text, one constraint a line.
  public var description: String {
    var text = "These " + Self.headline + ":"
    for member in members { text += "\n  " + member.description }
    if members.contains(where: { $0.kind == .frame }) {
      text += "\nAn item that is placed by constraints must not translate its autoresizing mask."
    }
    if let brokenConstraint { text += "\nRecovered by ignoring: " + brokenConstraint.description }
    return text
  }
}
