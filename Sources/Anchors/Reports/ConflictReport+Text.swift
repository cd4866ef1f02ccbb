extension ConflictReport: CustomStringConvertible {
  /// The common wording of all conflict reports, between "these" and the constraints.
  package static var headline: String {
    "constraints cannot all be satisfied; change or remove one of them"
  }

  /// The report as text: a constraint per line, then the changes that resolve the conflict.
  public var description: String {
    "These " + Self.headline + ":" + details { members[$0].constraint.description }
  }

  /// The text after its first line.
  ///
  /// - Parameter name: Returns the text of a member, by index, and its source location.
  /// - Returns: Lines that each begin with a line break.
  package func details(_ name: (Int) -> String) -> String {
    var text = ""
    for index in members.indices { text += "\n  " + name(index) }
    text += "\nAdded up: " + arithmetic + "."
    for hint in hints { text += "\nHint: " + hint.text + "." }
    text += cureText(name)
    if more > 0 {
      text +=
        "\nThere "
        + (more == 1 ? "is 1 other conflict." : "are " + String(more) + " other conflicts.")
    }
    if let brokenConstraint { text += "\nRecovered by breaking: " + brokenConstraint.description }
    return text
  }

  private func cureText(_ name: (Int) -> String) -> String {
    let solving = cures.filter { $0.solves }
    guard !solving.isEmpty else {
      guard !cures.isEmpty else { return "" }
      return "\nNo single change is enough, because other constraints conflict, too."
    }
    var text = "\nAny one of these changes resolves the conflict:"
    text += lines(solving.filter { $0.preservesOrder }, name)
    let others = solving.filter { !$0.preservesOrder }
    guard !others.isEmpty else { return text }
    if others.count < solving.count {
      text +=
        "\nSo does any one of these, but items then overlap, change order or extend outside:"
    }
    return text + lines(others, name)
  }

  /// A line for each cure; all cures that loosen the same constraint share one.
  private func lines(_ cures: [ConflictCure], _ name: (Int) -> String) -> String {
    var text = ""
    var loosened: [Int] = []
    for cure in cures {
      let constraint = members[cure.member].constraint
      guard case .constant(let constant) = cure.change else {
        if loosened.contains(cure.member) { continue }
        loosened.append(cure.member)
        let isWhole = cures.contains { $0.member == cure.member && $0.change == .remove }
        text += "\n  lower " + name(cure.member) + " to priority 999"
        if isWhole { text += ", or remove it" }
        continue
      }
      if constraint.system == .rootSize, let term = constraint.terms.first {
        text +=
          "\n  request a " + (term.quantity.attribute == .width ? "width" : "height") + " of "
          + decimal(constant) + " instead"
      } else {
        text += "\n  change the constant of " + name(cure.member) + " to " + decimal(constant)
      }
    }
    return text
  }
}
