import Anchors
import AnchorsQuestions
import LayoutFiles
import Testing

/// A layout file given as items and constraints, with its lint report.
struct LintCase {
  let report: LintReport

  /// Lays out a file with a root `r`, 100 by 100 points large by default.
  ///
  /// - Parameters:
  ///   - items: The items as JSON objects.
  ///   - constraints: The constraints.
  ///   - settings: Further members of the file, with a comma at the end.
  /// - Throws: An error if the file is invalid or its layout impossible.
  init(
    _ items: String, _ constraints: [String],
    settings: String = #""width": 100, "height": 100,"#
  ) throws {
    let written = constraints.map { "\"\($0)\"" }.joined(separator: ",\n")
    let file = try LayoutFile(
      Array(
        """
        {"root": "r", \(settings) "textMeasurer": "square", "items": [\(items)], "constraints": [
        \(written)]}
        """.utf8))
    try file.layOut()
    report = file.root.lint()
  }

  /// The findings of a code.
  func findings(_ code: LintCode) -> [LintFinding] { report.findings.filter { $0.code == code } }

  /// The items of each finding of a code.
  func items(_ code: LintCode) -> [[String]] { findings(code).map(\.items) }

  /// The quantities of all findings of a code.
  func quantities(_ code: LintCode) -> [String] { findings(code).flatMap(\.quantities) }

  /// The first constraint of each finding of a code.
  func equations(_ code: LintCode) -> [String] {
    findings(code).map { $0.constraints.first?.equation ?? "none" }
  }
}
