extension ConflictReport: CustomStringConvertible {
  /// What every report of a conflict says, after "these" and before the constraints.
  package static var headline: String {
    "constraints cannot hold together; change or remove one of them"
  }

  /// The report as text, one constraint a line, then what would mend it.
  public var description: String {
    "These " + Self.headline + ":" + details { $0.description }
  }

  /// What follows the first line of the text.
  ///
  /// - Parameter name: How the text names a constraint and where it comes from.
  /// - Returns: Lines, each with a line break before it.
  package func details(_ name: (ReportedConstraint) -> String) -> String {
    var text = ""
    for member in members { text += "\n  " + name(member.constraint) }
    text += "\nAdded up: " + arithmetic + "."
    for hint in hints { text += "\nHint: " + hint.text + "." }
    text += cureText(name)
    if more > 0 {
      text += "\nThere " + (more == 1 ? "is 1 other conflict." : "are " + String(more) + " others.")
    }
    if let brokenConstraint { text += "\nRecovered by ignoring: " + brokenConstraint.description }
    return text
  }

  private func cureText(_ name: (ReportedConstraint) -> String) -> String {
    let solving = cures.filter { $0.solves }
    guard !solving.isEmpty else {
      guard !cures.isEmpty else { return "" }
      return "\nNo change of one of them is enough, because other constraints conflict as well."
    }
    var text = "\nAny one of these changes mends the layout:"
    var loosened: [Int] = []
    for cure in solving {
      guard case .constant(let constant) = cure.change else {
        if !loosened.contains(cure.member) { loosened.append(cure.member) }
        continue
      }
      text +=
        "\n  change the constant of " + name(members[cure.member].constraint) + " to "
        + decimal(constant)
    }
    for member in loosened {
      text += "\n  lower " + name(members[member].constraint) + " to priority 999, or remove it"
    }
    return text
  }
}
