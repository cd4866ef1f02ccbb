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
  /// Whether each finding has its constraints and what to do under it.
  let isVerbose: Bool
  /// What is not to be reported.
  let allowed: [LintCode]
  /// The widths at which constraints are asked whether they decide anything.
  let widths: ClosedRange<Double>?

  /// Reads the arguments after `lint`.
  ///
  /// - Returns: nil if they ask for help.
  /// - Throws: `CommandError.arguments`, a sentence that names the option and what it takes.
  init?(parsing arguments: [String]) throws(CommandError) {
    let reader = try ArgumentReader(
      arguments, command: "lint", options: ["--format", "--output", "--from", "--to"],
      repeatable: ["--allow"], flags: ["--verbose"])
    if reader.asksForHelp { return nil }
    isVerbose = reader.flags.contains("--verbose")
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
    widths = try Self.widths(reader)
    input = try LayoutFileInput(reader)
  }
  private static func widths(
    _ reader: ArgumentReader
  ) throws(CommandError) -> ClosedRange<Double>? {
    var ends: [Double] = []
    for option in ["--from", "--to"] {
      guard let text = reader.value(of: option) else { continue }
      guard let number = Double(text), number >= 0, number <= 1e9 else {
        throw reader.failure("\(option) takes a width in points, from 0 to 1e9, not '\(text)'")
      }
      ends.append(number)
    }
    if ends.isEmpty { return nil }
    guard ends.count == 2, ends[0] <= ends[1] else {
      throw reader.failure("--from and --to belong together: the least and the greatest width")
    }
    return ends[0]...ends[1]
  }
}
