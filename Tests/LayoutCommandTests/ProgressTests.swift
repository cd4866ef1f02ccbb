import Foundation
import LayoutCommand
import TestSupport
import Testing

/// The progress of a run on a terminal, for every command that can take long.
@Suite struct ProgressTests {
  private static let layout = #"{"width": 9, "items": [{"name": "a"}], "constraints": []}"#
  private static let erased = "\r\u{1B}[K"

  private func run(
    _ arguments: [String], terminal: Bool = true, _ prepare: (MemorySystem) -> Void = { _ in }
  ) throws -> MemorySystem {
    let system = MemorySystem([
      "f/1.json": Self.layout, "f/2.json": Self.layout, "f/3.json": Self.layout,
      "lines": String(repeating: Self.layout + "\n", count: 3), "bad.json": "{",
      "one.json": #"""
      {"items": [{"name": "a"}],
       "constraints": ["a.width <= root.width", "a.width <= 50", "a.width == 100 @500"]}
      """#,
      "people.vcf": String(repeating: "BEGIN:VCARD\nVERSION:4.0\nFN:A\nEND:VCARD\n", count: 3),
    ])
    for name in ["login.storyboard", "business-cards.xib", "cell.xib"] {
      let data = try Data(contentsOf: PackageFolder.url("Examples/interface/" + name))
      system.files[name] = [UInt8](data)
    }
    system.reportsToTerminal = terminal
    // Every look at the clock is two seconds after the one before.
    system.tick = 2
    system.pieceSize = 60
    prepare(system)
    _ = LayoutProgram(system: system).run(arguments)
    return system
  }

  static let runs = [
    (["cards", "people.vcf"], "2 of 3 contacts"),
    (["cards", "people.vcf", "--lines"], "3 results"),
    (["solve", "--lines", "lines"], "2 results"),
    (["solve", "business-cards.xib"], "2 of 3 scenes: "),
    (["solve", "business-cards.xib", "--format", "json"], "2 of 3 scenes: "),
    (["scenes", "business-cards.xib"], "2 of 3 scenes: "),
    (["compare", "business-cards.xib"], "2 of 3 scenes: "),
    (["compare", "login.storyboard", "cell.xib"], "2 of 2 files: cell.xib"),
    (["lint", "f"], "2 of 3 files: f/2.json"),
    (["lint", "business-cards.xib"], "2 of 3 scenes: "),
    (["export", "business-cards.xib"], "2 of 3 scenes: "),
    (["ranges", "one.json"], "2 pieces: from 50"),
    (["compile", "one.json"], "2 pieces: from 50"),
  ]

  @Test(arguments: runs)
  func `a long run shows how far it is, and erases that`(
    arguments: [String], shown: String
  ) throws {
    let long = try run(arguments)
    expect(long.messages.contains("\r\u{1B}[?7l" + shown))
    expect(long.messages.contains(Self.erased))
    // The last line is erased before any text that stays.
    let texts = long.messages.components(separatedBy: "\r")
    expectEqual(texts.last.map { !$0.contains("?7l") }, true)
    let short = try run(arguments) { $0.tick = 0 }
    expect(!short.messages.contains("\r"))
    expect(long.output == short.output && !long.output.isEmpty)
  }

  @Test(arguments: runs)
  func `without a terminal, on a dumb one or with --no-progress, nothing is shown`(
    arguments: [String], shown: String
  ) throws {
    let piped = try run(arguments, terminal: false)
    for options in [arguments + ["--no-progress"], ["--no-progress"] + arguments] {
      let quiet = try run(options)
      expect(!quiet.messages.contains("\r") && quiet.output == piped.output)
    }
    let dumb = try run(arguments) { $0.environment = ["TERM": "dumb"] }
    expect(dumb.messages == piped.messages && !piped.messages.contains("\r"))
  }

  @Test func `NO_COLOR is about colors and leaves the progress`() throws {
    let run = try run(["lint", "f"]) { $0.environment = ["NO_COLOR": "1"] }
    expect(run.messages.contains("2 of 3 files"))
  }

  @Test func `results line by line on a terminal need no progress`() throws {
    let shown = try run(["solve", "--lines", "lines"]) { $0.writesToTerminal = true }
    expectEmpty(shown.messages)
    let saved = try run(["solve", "--lines", "lines", "--output", "out"]) {
      $0.writesToTerminal = true
    }
    expect(saved.messages.contains("2 results"))
  }

  @Test func `a message erases the line before it`() throws {
    let messages = try run(["solve", "impossible.xib"]) {
      let text = String(decoding: $0.files["business-cards.xib"] ?? [], as: UTF8.self)
      let wrong = text.replacing("UIViewContentModeScaleToFill", with: "x")
      $0.files["impossible.xib"] = Array(wrong.utf8)
    }.messages
    for line in messages.split(separator: "\n") where line.contains("impossible.xib") {
      expect(line.hasPrefix(Self.erased) || !line.contains("\r"))
    }
  }
}
