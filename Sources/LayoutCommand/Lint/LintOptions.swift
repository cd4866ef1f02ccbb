import Anchors

/// The options of `layout lint`.
struct LintOptions {
  /// The format of the findings.
  enum Format: String, CaseIterable {
    case text
    case json
  }

  let input: LayoutFileInput
  let format: Format
  /// True if each finding lists its constraints and advice.
  let isVerbose: Bool
  /// The findings that are not reported.
  let allowed: [LintCode]
  /// The range of widths to search for constraints without effect, or nil to skip the search.
  let widths: ClosedRange<Double>?

  /// Reads the arguments after `lint`.
  ///
  /// - Returns: nil if the arguments ask for help.
  /// - Throws: `CommandError.arguments` with a sentence about the option and its values.
  init?(parsing arguments: [String]) throws(CommandError) {
    let reader = try ArgumentReader(
      arguments, command: "lint",
      options: ["--format", "--output", "--from", "--to"] + SceneOptions.names,
      repeatable: ["--allow"], flags: ["--verbose"])
    if reader.asksForHelp { return nil }
    isVerbose = reader.flags.contains("--verbose")
    format = try reader.choice("--format", or: .text)
    var allowed: [LintCode] = []
    for name in reader.values(of: "--allow") {
      guard let code = LintCode.allCases.first(where: { $0.name == name }) else {
        let names = LintCode.allCases.map(\.name).joined(separator: ", ")
        throw reader.failure("--allow expects the code of a finding: \(names), not '\(name)'")
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
        throw reader.failure("\(option) expects a width in points, from 0 to 1e9, not '\(text)'")
      }
      ends.append(number)
    }
    if ends.isEmpty { return nil }
    guard ends.count == 2, ends[0] <= ends[1] else {
      throw reader.failure("--from and --to require each other: the smallest and the largest width")
    }
    return ends[0]...ends[1]
  }
}
