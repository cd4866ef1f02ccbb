import Anchors
import AnchorsQuestions
import InterfaceFiles
import LayoutFiles

/// The options of `layout lint`.
struct LintOptions {
  /// The format of the findings.
  enum Format: String, CaseIterable {
    case text
    case json
    case sarif
  }

  /// The files and folders.
  let paths: [String]
  let output: String?
  /// The environments of scenes: one for each device, or one for the other options.
  let scenes: [SceneOptions]
  let format: Format
  /// True if each finding lists its constraints and advice.
  let isVerbose: Bool
  /// The codes of the findings that are not reported.
  let allowed: [String]
  /// The range of widths to search for constraints without effect, or nil to skip the search.
  let widths: ClosedRange<Double>?
  /// The file with the findings that are known, or nil.
  let baseline: String?
  /// The file to write all findings to as known ones, or nil.
  let writtenBaseline: String?

  /// Reads the arguments of `layout lint`.
  ///
  /// - Throws: `CommandError.arguments` with a sentence about the option and its values.
  init(_ reader: ArgumentReader) throws(CommandError) {
    isVerbose = reader.flags.contains("--verbose")
    format = try reader.choice("--format", or: .text)
    allowed = reader.values(of: "--allow")
    for name in allowed where !LintRule.all.contains(where: { $0.code == name }) {
      let names = LintRule.all.map(\.code).joined(separator: ", ")
      throw reader.failure(
        "--allow expects the code of a finding: \(names), not '\(name)'"
          + Suggestion.text(for: name, in: LintRule.all.map(\.code)))
    }
    widths = try Self.widths(reader)
    output = try reader.outputFile()
    baseline = reader.value(of: "--baseline")
    writtenBaseline = reader.value(of: "--write-baseline")
    for name in ["--baseline", "--write-baseline"] where reader.value(of: name) == "" {
      throw reader.failure("\(name) needs a file name")
    }
    paths = reader.operands
    guard !paths.isEmpty else {
      throw reader.failure(
        "missing layout file, .xib, .storyboard or folder, or - for standard input")
    }
    guard !paths.contains("") else { throw reader.failure("the file name is empty") }
    var scenes: [SceneOptions] = []
    for device in reader.values(of: "--device") {
      scenes.append(try SceneOptions(reader, device: device))
    }
    if scenes.isEmpty { scenes = [try SceneOptions(reader, device: nil)] }
    self.scenes = scenes
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
    guard ends.count == 2 else {
      throw reader.failure("--from and --to require each other: the smallest and the largest width")
    }
    guard ends[0] <= ends[1] else {
      throw reader.failure("--from \(decimal(ends[0])) is above --to \(decimal(ends[1]))")
    }
    return ends[0]...ends[1]
  }

  /// The codes that every layout has and that are not reported.
  var allowedCodes: [LintCode] { LintCode.allCases.filter { allowed.contains($0.name) } }

  /// Returns the findings of a layout; one that is no function of its width has none about widths.
  func report(on file: LayoutFile) -> LintReport {
    if let widths {
      do throws(LayoutFunctionError) {
        return try file.root.layoutNode.lint(allowing: allowedCodes, widths: widths)
      } catch _ {}
    }
    return file.root.lint(allowing: allowedCodes)
  }
}
