public import Anchors

/// Likely mistakes in a layout that is possible.
public struct LintReport: Sendable, Equatable {
  /// The findings: warnings first, then notes, each in the order of ``LintCode`` and of the tree.
  public let findings: [LintFinding]
  /// Codes with possibly more findings than listed, because a complete search takes too long.
  ///
  /// The list is nearly always empty.
  public let incompleteCodes: [LintCode]

  init(findings: [LintFinding], incompleteCodes: [LintCode]) {
    self.findings = findings
    self.incompleteCodes = incompleteCodes
  }

  /// True if a finding is more severe than a note.
  public var hasWarnings: Bool { findings.contains { $0.severity != .note } }
}

/// A likely mistake in a layout.
public struct LintFinding: Sendable {
  /// The kind of the finding.
  public let code: LintCode
  /// The names of the affected items.
  public let items: [String]
  /// The affected quantities, such as `title.x` or `title.width`.
  public let quantities: [String]
  /// The affected constraints; the first is the one to change or remove.
  public let constraints: [ReportedConstraint]
  /// The problem, as sentences.
  public let text: String
  /// The fix, as text.
  public let fix: String
  /// True if the finding describes an intended effect more likely than a mistake.
  package var isObservation: Bool

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
    isObservation = code.isObservation || code == .truncatedText && quantities.isEmpty
  }

  /// The severity of the finding: that of its code, or a note if only a limit of lines cuts a text.
  public var severity: LintSeverity { isIntended ? .note : code.severity }

  /// True if a limit of lines cuts a text that has enough space for them.
  private var isIntended: Bool { code == .truncatedText && quantities.isEmpty }
}

extension LintFinding: Equatable {
  /// Compares two findings, strings byte by byte.
  ///
  /// - Parameters:
  ///   - lhs: A finding.
  ///   - rhs: The finding to compare with.
  /// - Returns: Whether all properties are equal.
  public static func == (lhs: LintFinding, rhs: LintFinding) -> Bool {
    lhs.code == rhs.code && lhs.constraints == rhs.constraints
      && lhs.text.utf8.elementsEqual(rhs.text.utf8) && lhs.fix.utf8.elementsEqual(rhs.fix.utf8)
      && lhs.items.elementsEqual(rhs.items) { $0.utf8.elementsEqual($1.utf8) }
      && lhs.quantities.elementsEqual(rhs.quantities) { $0.utf8.elementsEqual($1.utf8) }
  }
}

extension LintFinding: CustomStringConvertible {
  /// The severity, the problem and the code; then the constraints and the fix, a line each.
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
  /// The findings in order; empty if there are none.
  public var description: String {
    var text = ""
    for finding in findings {
      if !text.utf8.isEmpty { text += "\n" }
      text += finding.description
    }
    for code in incompleteCodes {
      text += "\nMore findings of " + code.name + " may exist than are listed."
    }
    return text
  }
}
