import Anchors

/// The options of `layout lint`.
struct LintOptions {
  /// How findings are written.
  enum Format: String, CaseIterable {
    case text
    case json
  }

  let input: LayoutFileInput
  let format: Format
  /// What is not to be reported.
  let allowed: [LintCode]

  /// Reads the arguments after `lint`.
  ///
  /// - Returns: nil if they ask for help.
  /// - Throws: `CommandError.arguments`, a sentence that names the option and what it takes.
  init?(parsing arguments: [String]) throws(CommandError) {
    let reader = try ArgumentReader(
      arguments, command: "lint", options: ["--format", "--output"], repeatable: ["--allow"],
      flags: [])
    if reader.asksForHelp { return nil }
    format = try reader.choice("--format", or: .text)
    var allowed: [LintCode] = []
    for name in reader.values(of: "--allow") {
      guard let code = LintCode.allCases.first(where: { $0.name == name }) else {
        let names = LintCode.allCases.map(\.name).joined(separator: ", ")
        throw reader.failure("--allow takes a code of a finding: \(names); not '\(name)'")
      }
      allowed.append(code)
    }
    self.allowed = allowed
    input = try LayoutFileInput(reader)
  }
}
