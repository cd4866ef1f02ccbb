/// What looks suspicious in a layout that can be done.
public struct LintReport: Sendable, Equatable {
  /// The findings: warnings first, then notes, each in the order of ``LintCode`` and of the tree.
  public let findings: [LintFinding]
  /// Codes of which there may be more than the findings listed, because looking for all would take too
  /// long; nearly always empty.
  public let incompleteCodes: [LintCode]

  init(findings: [LintFinding], incompleteCodes: [LintCode]) {
    self.findings = findings
    self.incompleteCodes = incompleteCodes
  }

  /// Whether a finding is more than a note.
  public var hasWarnings: Bool { findings.contains { $0.severity != .note } }
}

/// Something suspicious in a layout.
public struct LintFinding: Sendable {
  /// What it is about.
  public let code: LintCode
  /// The names of the items concerned.
  public let items: [String]
  /// The quantities concerned, as `title.x` or `title.width`.
  public let quantities: [String]
  /// The constraints concerned, first the one to change or remove.
  public let constraints: [ReportedConstraint]
  /// What was found, as sentences.
  public let text: String
  /// What to do about it.
  public let fix: String

  init(
    _ code: LintCode, items: [String], quantities: [String] = [],
    constraints: [ReportedConstraint] = [], text: String, fix: String
  ) {
    self.code = code
    self.items = items
    self.quantities = quantities
    self.constraints = constraints
    self.text = text
    self.fix = fix
  }

  /// How serious it is.
  public var severity: LintSeverity { code.severity }
}

extension LintFinding: Equatable {
  /// Whether two findings say the same; texts are compared byte by byte.
  ///
  /// - Parameters:
  ///   - lhs: One finding.
  ///   - rhs: The finding that it is compared with.
  /// - Returns: True if they say the same.
  public static func == (lhs: LintFinding, rhs: LintFinding) -> Bool {
    lhs.code == rhs.code && lhs.constraints == rhs.constraints
      && lhs.text.utf8.elementsEqual(rhs.text.utf8) && lhs.fix.utf8.elementsEqual(rhs.fix.utf8)
      && lhs.items.elementsEqual(rhs.items) { $0.utf8.elementsEqual($1.utf8) }
      && lhs.quantities.elementsEqual(rhs.quantities) { $0.utf8.elementsEqual($1.utf8) }
  }
}

extension LintFinding: CustomStringConvertible {
  /// The severity, what was found, and the code; then the constraints and what to do, a line each.
  ///
  /// ```
  /// warning: title ends 5 points outside card. [trailingSign]
  ///   title.trailing == card.trailing + 5 (Cards/Card.swift:31)
  ///   To end inside, change the sign: title.trailing == card.trailing - 5
  /// ```
  public var description: String {
    var text = severity.name + ": " + self.text + " [" + code.name + "]"
    for constraint in constraints { text += "\n  " + constraint.description }
    return text + "\n  " + fix
  }
}

extension LintReport: CustomStringConvertible {
  /// The findings one after the other; empty if there are none.
  public var description: String {
    var text = ""
    for finding in findings {
      if !text.utf8.isEmpty { text += "\n" }
      text += finding.description
    }
    for code in incompleteCodes {
      text += "\nThere may be more findings of " + code.name + " than are listed."
    }
    return text
  }
}
