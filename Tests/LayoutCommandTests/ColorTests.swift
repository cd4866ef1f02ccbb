import LayoutCommand
import TestSupport
import Testing

/// Colors are only for terminals and can be switched off.
@Suite struct ColorTests {
  private static let escape: Character = "\u{1B}"
  private static let card = #"""
    {"width": 100, "height": 50, "items": [{"name": "a"}],
     "constraints": ["a.width == 200", "a.height == 5", "a.top == root.top", "a.left == root.left"]}
    """#

  private func run(
    _ arguments: [String], terminal: Bool, environment: [String: String] = [:]
  ) -> MemorySystem {
    let system = MemorySystem(["card.json": Self.card, "bad.json": "{\"widht\": 5}"])
    system.reportsToTerminal = terminal
    system.writesToTerminal = terminal
    system.environment = environment
    _ = LayoutProgram(system: system).run(arguments)
    return system
  }

  /// Removes the escape sequences of colors.
  private func plain(_ text: String) -> String {
    var plain = ""
    var isEscape = false
    for character in text {
      if character == Self.escape { isEscape = true }
      if !isEscape { plain.append(character) }
      if character == "m" { isEscape = false }
    }
    return plain
  }

  @Test(arguments: [
    ["lint", "card.json"], ["solve", "bad.json"], ["solve", "--help"], ["--help"], ["nonsense"],
  ])
  func `a terminal shows the same text with colors`(arguments: [String]) {
    let piped = run(arguments, terminal: false)
    let shown = run(arguments, terminal: true)
    let text = shown.output + shown.messages
    expect(text.contains(Self.escape))
    expectEqual(plain(text), piped.output + piped.messages)
    expect(!(piped.output + piped.messages).contains(Self.escape))
  }

  @Test func `NO_COLOR, a dumb terminal and --color=never switch colors off`() {
    for (options, environment) in [
      ([], ["NO_COLOR": "1"]), ([], ["TERM": "dumb"]), (["--color=never"], [:]),
      (["--color", "never"], [:]),
    ] {
      let system = run(["lint", "card.json"] + options, terminal: true, environment: environment)
      expect(system.output.contains("warning"))
      expect(!system.output.contains(Self.escape))
    }
    expect(
      run(["lint", "card.json"], terminal: true, environment: ["NO_COLOR": ""]).output
        .contains(Self.escape))
  }

  @Test func `--color=always colors texts in a pipe, also before the command`() {
    for arguments in [
      ["lint", "card.json", "--color=always"], ["--color", "always", "lint", "card.json"],
    ] {
      let system = run(arguments, terminal: false, environment: ["NO_COLOR": "1"])
      expect(system.output.contains("\u{1B}[1;35mwarning:\u{1B}[0m"))
    }
  }

  @Test(arguments: [
    ["solve", "card.json"], ["solve", "card.json", "--format", "json"],
    ["lint", "card.json", "--format", "json"], ["solve", "card.json", "--format", "svg"],
    ["export", "card.json"], ["completion", "bash"], ["manual"],
  ])
  func `frames, data and programs never have colors`(arguments: [String]) {
    expect(!run(arguments + ["--color=always"], terminal: true).output.contains(Self.escape))
  }

  @Test func `an output file has no colors on a terminal`() {
    let system = run(["lint", "card.json", "--output", "out.txt"], terminal: true)
    expectEqual(system.files["out.txt"]?.contains(0x1B), false)
  }

  @Test func `a wrong word after --color is an error`() {
    let system = run(["lint", "card.json", "--color", "sometimes"], terminal: false)
    expect(system.messages.contains("--color expects one of auto, always, never"))
  }
}
