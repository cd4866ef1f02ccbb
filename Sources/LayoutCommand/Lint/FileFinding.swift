import Anchors
import AnchorsQuestions
import InterfaceFiles
import LayoutFiles

/// A finding in one of several files.
struct FileFinding {
  let file: String
  let line: Int
  let column: Int
  /// The name of the scene; empty for a layout file and for a whole file.
  var scene = ""
  /// The identifier of the scene.
  var sceneID = ""
  /// The identifier of the view; in a layout file its name.
  var id = ""
  /// The name of the view.
  var name = ""
  let code: String
  let severity: LintSeverity
  var isObservation = false
  /// The constraints that the finding is about.
  var constraints: [String] = []
  let message: String
  let fix: String

  /// Creates a finding that a file cannot be read.
  init(unreadable file: String, line: Int = 1, column: Int = 1, _ message: String) {
    let check = InterfaceCheck.unreadable
    self.init(
      file: file, line: line, column: column, code: check.name, severity: check.severity,
      message: message, fix: "Mend the file, or leave it out.")
  }

  init(
    file: String, line: Int, column: Int, code: String, severity: LintSeverity, message: String,
    fix: String
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.code = code
    self.severity = severity
    self.message = message
    self.fix = fix
  }

  /// Creates a finding in a file of Interface Builder.
  init(_ finding: InterfaceFinding, file: String) {
    self.init(
      file: file, line: finding.line, column: finding.column, code: finding.code,
      severity: finding.severity, message: finding.message, fix: finding.fix)
    scene = finding.scene
    sceneID = finding.sceneID
    id = finding.id
    name = finding.name
    isObservation = finding.isObservation
    constraints = finding.constraints
  }

  /// The text that stays the same if lines move: file, scene, view and code.
  var identity: String {
    [file, sceneID, id, code].map(Self.escaped).joined(separator: "\t")
  }

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\\") }) else { return text }
    var shown = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t": shown += "\\t"
      case "\n": shown += "\\n"
      case "\r": shown += "\\r"
      case "\\": shown += "\\\\"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }
}

/// A kind of finding for people and programs: its code, level and meaning.
struct LintRule {
  let code: String
  let severity: LintSeverity
  let summary: String

  /// All kinds of findings, those of every layout first.
  static let all: [LintRule] =
    LintCode.allCases.map {
      LintRule(code: $0.name, severity: $0.severity, summary: $0.summary)
    }
    + InterfaceCheck.allCases.map {
      LintRule(code: $0.name, severity: $0.severity, summary: $0.summary)
    }
}

extension LintCode {
  /// The problem in general, as a sentence.
  fileprivate var summary: String {
    switch self {
    case .outsideSuperview: "A view extends outside its superview."
    case .trailingSign: "An edge is constrained past the same edge of the superview."
    case .overlap: "Two siblings overlap, and no constraint mentions both."
    case .zeroSize: "A view with content or subviews has no width or no height."
    case .truncatedText: "A text is smaller than its content."
    case .duplicate: "A constraint repeats another one."
    case .redundant: "Other constraints imply a constraint."
    case .neverBinding: "An inequality has no effect in a range of widths."
    case .fixedContent: "A view with content has a required constant size."
    case .mixedDirections: "A view mixes leading or trailing with left or right."
    case .fractionalPixels: "An edge is not on a whole pixel."
    case .ambiguous: "A position or a size is ambiguous."
    case .priorityTie: "Constraints of equal priority conflict."
    case .lostPreference: "A constraint of high priority is violated."
    }
  }
}
