import LayoutCommand
import TestSupport
import Testing

/// Help, completion and manual are of one table, in which every option of every command is.
@Suite struct CommandTableTests {
  private static func output(_ arguments: [String]) -> String {
    let system = MemorySystem()
    expectEqual(LayoutProgram(system: system).run(arguments), .done)
    return system.output
  }

  /// The commands that `layout --help` lists.
  static let commands: [String] = {
    let lines = output(["--help"]).split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex { $0 == "Commands:" } ?? 0
    return lines[(start + 1)...].prefix { !$0.isEmpty }.map { line in
      String(line.split(separator: " ")[0])
    }
  }()

  /// The options in the help of a command, each with true if it has a value.
  private static func options(of command: String) -> [(name: String, hasValue: Bool)] {
    output([command, "--help"]).split(separator: "\n").compactMap { line in
      guard line.hasPrefix("  --") else { return nil }
      let words = line.dropFirst(2).split(separator: " ", omittingEmptySubsequences: false)
      let hasValue = words.count > 1 && !words[1].isEmpty
      return (String(words[0]), hasValue)
    }
  }

  @Test func `the help lists fifteen commands`() {
    expectEqual(Self.commands.count, 15)
    expectEqual(Set(Self.commands).count, 15)
  }

  @Test(arguments: commands)
  func `each option in the help is one that the command reads`(command: String) {
    let options = Self.options(of: command)
    expect(options.map(\.name).contains("--help") && options.map(\.name).contains("--color"))
    for (name, hasValue) in options where name != "--help" {
      let system = MemorySystem()
      let wrong = hasValue ? name : name + "=x"
      expectEqual(LayoutProgram(system: system).run([command, wrong]), .wrongInput)
      let words = hasValue ? "\(name) requires a value" : "\(name) has no value"
      expect(system.messages.contains(words), "\(system.messages)")
    }
  }

  @Test(arguments: commands)
  func `an option with a wrong letter is followed by the right one`(command: String) {
    for (name, _) in Self.options(of: command) {
      let system = MemorySystem()
      let typo = name.dropLast() + "#"
      expectEqual(LayoutProgram(system: system).run([command, String(typo)]), .wrongInput)
      // Of short names another may be as near.
      expect(system.messages.contains("unknown option '\(typo)'; did you mean '--"))
    }
    let system = MemorySystem()
    _ = LayoutProgram(system: system).run([command, "--hlep"])
    expect(system.messages.contains("did you mean '--help'?"))
  }

  @Test(arguments: commands)
  func `completion scripts and manual have each option of the help`(command: String) throws {
    let manual = Self.output(["manual"])
    let escaped = manual.replacing("\\-", with: "-")
    let markdown = Self.output(["manual", "--format", "markdown"])
    let bash = Self.output(["completion", "bash"])
    let zsh = Self.output(["completion", "zsh"])
    let fish = Self.output(["completion", "fish"])
    let page = try #require(escaped.split(separator: ".SS layout \(command)\n").last)
    let section = try #require(markdown.split(separator: "\n## layout \(command)\n").last)
    let branch = try #require(bash.split(separator: "\n  \(command))\n").last)
    let arguments = try #require(zsh.split(separator: "\n    \(command))\n").last)
    for (name, _) in Self.options(of: command) {
      let isCommon = ["--help", "--color", "--no-progress"].contains(name)
      expect(page.prefix { $0 != "\u{0}" }.contains("\\fB\(name)"))
      // Options of an earlier command may be a link to it.
      let isLinked = section.contains(": as for [")
      expect((isCommon || isLinked ? markdown : String(section)).contains("| `\(name)"))
      expect(branch.split(separator: "\n")[0].contains(name))
      expect(arguments.contains("\(name)[") || arguments.contains("\(name)=["))
      expect(fish.contains("from \(command)' -l \(name.dropFirst(2)) "))
    }
  }

  @Test func `a help fits in a hundred columns and ends with the exit status`() {
    for command in Self.commands {
      let lines = Self.output([command, "--help"]).split(separator: "\n")
      expect(lines.allSatisfy { $0.count <= 100 })
      expect(lines.contains { $0.hasPrefix("Exit status: 0 done") })
      expect(lines.contains("Examples:"))
      expectEqual(Self.output(["help", command]), Self.output([command, "--help"]))
    }
  }

  @Test func `words that are nearly right are named`() {
    for (arguments, words) in [
      (["slove", "x"], "did you mean 'solve'?"),
      (["help", "expalin"], "did you mean 'explain'?"),
      (["--verison"], "did you mean '--version'?"),
      (["solve", "-", "--format", "jsno"], "did you mean 'json'?"),
      (["solve", "-", "--direction=lefttoright"], "did you mean 'leftToRight'?"),
      (["lint", "-", "--allow", "overlaps"], "did you mean 'overlap'?"),
      (["completion", "bsh"], "did you mean 'bash'?"),
      (["gallery", "buton"], "did you mean 'button'?"),
      (["explain", "card.json", "titel.width"], "unknown item 'titel'; did you mean 'title'?"),
      (["explain", "card.json", "title.widht"], "did you mean 'width'?"),
      (["ranges", "card.json", "gpa"], "did you mean 'gap'?"),
      (["solve", "crad.json"], "crad.json: no such file; did you mean 'card.json'?"),
      (["solve", "folder/crad.json"], "did you mean 'card.json'?"),
      (["solve", "foldr/card.json"], "did you mean 'folder'?"),
      (["solve", "kind.json"], "did you mean 'label'?"),
      (["solve", "member.json"], "did you mean 'spacing'?"),
      (["solve", "metric.json"], "unknown metric 'gpa'; did you mean 'gap'?"),
    ] {
      let card = #"""
        {"width": 100, "height": 50, "metrics": {"gap": 5}, "items": [{"name": "title"}],
         "constraints": ["title.leading == root.leading + gap", "title.width == 5"]}
        """#
      let system = MemorySystem([
        "./card.json": card, "card.json": card, "folder/card.json": card,
        "./folder/card.json": card,
        "kind.json": #"{"items": [{"name": "a", "kind": "lable"}]}"#,
        "member.json": #"{"kind": "stack", "spacng": 3}"#,
        "metric.json": card.replacing("+ gap", with: "+ gpa"),
      ])
      expectEqual(LayoutProgram(system: system).run(arguments), .wrongInput, "\(arguments)")
      expect(system.messages.contains(words), "\(arguments): \(system.messages)")
      expectEmpty(system.output)
    }
  }

  @Test func `nothing is suggested for a name that is far from all others`() {
    for arguments in [["frobnicate"], ["solve", "-", "--xyz"], ["solve", "zzzzzz.json"]] {
      let system = MemorySystem(["./card.json": "{}"])
      expectEqual(LayoutProgram(system: system).run(arguments), .wrongInput)
      expect(!system.messages.contains("did you mean"))
    }
  }
}
