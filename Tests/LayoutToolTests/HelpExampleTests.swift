import Foundation
import TestSupport
import Testing

/// Every example in the help runs in the folder of the project.
@Suite struct HelpExampleTests {
  /// A line of an example and the sentence below it.
  private struct Example {
    let line: String
    let summary: String
  }

  private static func examples(of command: String, _ folder: CommandFolder) throws -> [Example] {
    let lines = try folder.run([command, "--help"]).output.split(separator: "\n")
    return lines.indices.filter { lines[$0].hasPrefix("  layout ") }.map { index in
      Example(line: String(lines[index].dropFirst(2)), summary: String(lines[index + 1]))
    }
  }

  @Test(arguments: [
    "cards", "solve", "scenes", "compare", "explain", "ranges", "compile", "gallery", "lint",
    "certify",
    "graph", "export", "replay", "completion", "manual",
  ])
  func `each example in the help of a command runs`(command: String) throws {
    let folder = try CommandFolder()
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("Examples"),
      withDestinationURL: PackageFolder.url("Examples"))
    let examples = try Self.examples(of: command, folder)
    expect(!examples.isEmpty)
    for example in examples {
      // The shell has its own words for a file that is read.
      let redirects = example.line.contains(" < ")
      let script =
        "layout() { \"$0\" \"$@\"; }\n\(example.line)" + (redirects ? "" : " </dev/null")
      let (status, text) = try folder.shell(script)
      let expected: Int32 = example.summary.contains("exit status 1") ? 1 : 0
      expectEqual(status, expected, "\(example.line): \(text.prefix(300))")
      if let output = example.line.split(separator: " ").drop(while: { $0 != "--output" })
        .dropFirst().first
      {
        let file = folder.url.appendingPathComponent(String(output))
        try expect(!Data(contentsOf: file).isEmpty)
      } else {
        expect(!text.isEmpty, "\(example.line)")
      }
    }
  }

  @Test func `a terminal gets colors and a pipe does not`() throws {
    let folder = try CommandFolder()
    let (_, piped) = try folder.shell("\"$0\" --help")
    expect(!piped.contains("\u{1B}") && piped.contains("Usage: layout"))
    // The program script runs a command in a terminal of its own.
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/script") else { return }
    let (_, shown) = try folder.shell(
      "env -u NO_COLOR TERM=xterm script -qec \"$0 --help\" /dev/null")
    expect(shown.contains("\u{1B}[1mUsage:\u{1B}[0m"))
    let (_, dull) = try folder.shell(
      "NO_COLOR=1 TERM=xterm script -qec \"$0 --help\" /dev/null")
    expect(!dull.contains("\u{1B}"))
  }
}
