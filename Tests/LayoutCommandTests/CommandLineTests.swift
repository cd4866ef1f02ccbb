import LayoutCommand
import TestSupport
import Testing

/// Command lines with mistakes that people make, and what they are told.
@Suite struct CommandLineTests {
  private static let card = #"{"width": 9, "items": [{"name": "a"}], "constraints": []}"#

  private func run(
    _ arguments: [String], _ prepare: (MemorySystem) -> Void = { _ in }
  ) -> (CommandStatus, MemorySystem) {
    let system = MemorySystem([
      "a.json": Self.card, "empty.json": "", "empty.xib": "", "f/readme.txt": "", "bad.xib": "x",
      "none.vcf": "x\ny\n",
    ])
    system.files["utf16.json"] = [0xFF, 0xFE] + Self.card.utf16.flatMap { [UInt8($0), 0] }
    prepare(system)
    return (LayoutProgram(system: system).run(arguments), system)
  }

  @Test(arguments: [
    (["solve", "a.json", "-f", "json"], "unknown option '-f'; did you mean '--format'?"),
    (["solve", "a.json", "-o", "x"], "unknown option '-o'; did you mean '--output'?"),
    (["ranges", "a.json", "-f", "5"], "did you mean '--from' or '--format'?"),
    (["solve", "a.json", "-x"], "unknown option '-x'\n"),
    (["-V"], "did you mean '--version'?"), (["-v"], "did you mean '--version'?"),
    (["--verson"], "did you mean '--version'?"),
    (
      ["--format", "json", "solve", "a.json"], "'--format' is before the command; options follow it"
    ),
    (["--color=sometimes", "solve", "a.json"], "--color expects one of auto, always, never"),
    (["--color", "sometimes", "solve", "a.json"], "--color expects one of auto, always, never"),
    (["--color"], "--color expects one of"), (["--colors", "solve"], "did you mean '--color'?"),
    (["lint", "-", "-"], "- is standard input, which can be read only once"),
    (["compare", "-", "-"], "- is standard input, which can be read only once"),
    (["lint", "-", "--baseline", "-"], "- is standard input, which can be read only once"),
    (["lint", "a.json", "--from", "5", "--to", "3"], "--from 5 is above --to 3"),
    (["lint", "a.json", "--to", "3"], "--from and --to require each other"),
    (["solve", "empty.json"], "empty.json:1: the file is empty; expected a JSON object\n"),
    (["scenes", "empty.xib"], "empty.xib:1: expected an element; the file is empty or not XML\n"),
    (["solve", "utf16.json"], "utf16.json:1: the file is in UTF-16; save it in UTF-8\n"),
    (["compare", "bad.xib"], "bad.xib:1: "), (["compare", "no.xib"], "no.xib: no such file"),
    (["cards", "none.vcf"], "none.vcf: no contact in it\n"),
  ])
  func `a wrong command line is status 2 and a message on standard error`(
    arguments: [String], words: String
  ) {
    let (status, system) = run(arguments)
    expectEqual(status, .wrongInput)
    expect(system.messages.contains(words), "\(system.messages)")
    expectEmpty(system.output)
  }

  @Test func `a folder without files to check is mentioned`() {
    let (status, system) = run(["lint", "f"])
    expect(status == .done && system.output == "no findings in 0 files\n")
    expectEqual(system.messages, "f: no .xib, .storyboard or layout file in it\n")
  }

  @Test func `a file that lint cannot read is named once`() {
    let (status, system) = run(["lint", "a.json", "no.json"])
    expectEqual(status, .wrongInput)
    expect(system.output.contains("no.json:1:1: error: no such file. [unreadable]\n"))
  }

  @Test func `standard input has its name beside other files`() {
    let (_, system) = run(["lint", "a.json", "-"]) { $0.standardInput = Array("{".utf8) }
    expect(system.output.contains("standard input:1:2: error: "))
  }

  @Test func `a pipe by its path is read like standard input`() {
    let xib = "\u{FEFF}<document/>"
    for (command, text) in [("solve", xib), ("lint", xib), ("export", xib), ("solve", Self.card)] {
      let (_, piped) = run([command, "/dev/fd/63"]) { $0.files["/dev/fd/63"] = Array(text.utf8) }
      let (_, named) = run([command, "p.xib"]) { $0.files["p.xib"] = Array(text.utf8) }
      let isCard = text == Self.card
      expect(isCard || piped.messages == named.messages.replacing("p.xib", with: "/dev/fd/63"))
      expect(!isCard || piped.messages.isEmpty && !piped.output.isEmpty)
    }
  }
}
