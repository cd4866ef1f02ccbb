import Foundation
import LayoutCommand
import TestSupport
import Testing

@Suite struct BrokenContactsTests {
  private static let good = "BEGIN:VCARD\nVERSION:4.0\nFN:Good\nEND:VCARD\n"

  /// Text after two valid cards, the faulty line, and words of the message.
  @Test(arguments: [
    ("BEGIN:VCARD\nFN", 10, "colon"),
    ("BEGIN:VCARD\nVERSION:1.0\nFN:A\nEND:VCARD\n", 10, "1.0"),
    ("BEGIN:VCARD\nVERSION:3.0\nFN:A\n", 9, "END:VCARD"),
    ("BEGIN:VCARD\nFN:A\nEND:VCARD\n", 9, "VERSION"),
    ("BEGIN:VCARD\nVERSION:3.0\nTITLE:T\nEND:VCARD\n", 9, "name"),
    ("hello\n", 9, "outside a card"),
    ("BEGIN:VCALENDAR\nEND:VCALENDAR\n", 9, "VCALENDAR"),
    ("BEGIN:VCARD\nVERSION:4.0\nBEGIN:VCARD\n", 9, "does not end"),
    ("BEGIN:VCARD\nVERSION:4.0\nFN:A\nEND:VCALENDAR\n", 12, "END:VCARD"),
    ("BEGIN:VCARD\nVERSION:4.0\nFN:A\nPHOTO:data:image/png;base64,!!!\nEND:VCARD\n", 12, "base64"),
    ("BEGIN:VCARD\nVERSION:4.0\nFN;X=\"a:b\nEND:VCARD\n", 11, "quote"),
    ("BEGIN:VCARD\nVERSION:3.0\nFN:A\u{7}\nEND:VCARD\n", 11, "control character"),
  ])
  func `a strict run reports the first flaw with its line and the valid cards before it`(
    broken: String, line: Int, words: String
  ) {
    let system = MemorySystem(["x.vcf": Self.good + Self.good + broken, "out.json": "before"])
    for output in [[], ["--output", "out.json"]] {
      system.messages = ""
      let arguments = ["cards", "x.vcf", "--strict", "--format", "json"] + output
      let status = LayoutProgram(system: system).run(arguments)
      expectEqual(status, .wrongInput)
      expect(system.messages.hasPrefix("x.vcf:\(line): "), "\(system.messages)")
      expect(system.messages.contains(words), "\(system.messages)")
      expect(system.messages.contains("2 valid contacts before it"))
      expectEqual(system.messages.split(separator: "\n").count, 1)
    }
    expectEmpty(system.standardOutput)
    expectEqual(system.files["out.json"], Array("before".utf8))
  }

  @Test func `an empty contacts file gives status 2`() {
    let system = MemorySystem(["x.vcf": ""])
    expectEqual(LayoutProgram(system: system).run(["cards", "x.vcf"]), .wrongInput)
    expect(system.messages.hasPrefix("x.vcf:1: "))
  }

  @Test func `a line that is not UTF-8 is read as Windows-1252 unless the run is strict`() {
    let system = MemorySystem()
    let bytes = Array("BEGIN:VCARD\nVERSION:3.0\nFN:Jos".utf8) + [0xE9] + Array("\nEND:VCARD".utf8)
    system.files["x.vcf"] = bytes
    expectEqual(LayoutProgram(system: system).run(["cards", "x.vcf"]), .done)
    expect(system.output.contains("\nJosé (senior)\n"))
    let message = "x.vcf:3: This line is not UTF-8; "
    expect(system.messages.hasPrefix(message + "read as Windows-1252.\n"))
    system.messages = ""
    expectEqual(LayoutProgram(system: system).run(["cards", "x.vcf", "--strict"]), .wrongInput)
    expect(system.messages.hasPrefix(message + "save the file in that encoding."))
  }

  // MARK: Tolerance

  /// Text between two valid cards, the faulty line of each flaw, and the names shown.
  private static let flaws: [(text: String, lines: [Int], names: [String])] = [
    ("BEGIN:VCARD\nVERSION:3.0\nTITLE:T\nEND:VCARD\n", [5], []),
    ("BEGIN:VCARD\nFN:A\nEND:VCARD\n", [5], ["A"]),
    ("BEGIN:VCARD\nVERSION:3.0\nORG:A;B\nEND:VCARD\n", [5], ["A"]),
    ("hello\n", [5], []), ("BEGIN:VCALENDAR\nEND:VCALENDAR\n", [5], []),
    ("BEGIN:VCARD\nVERSION:4.0\nFN:A\n", [5], ["A"]),
    ("BEGIN:VCARD\nVERSION:3.0\nFN:A\nX-a/b:1\nFN:\u{7}\nEND:VCARD\n", [8, 9], ["A"]),
    ("BEGIN:VCARD\nVERSION:4.0\nFN:A\nPHOTO:data:image/png;base64,!!!\nEND:VCARD\n", [8], ["A"]),
    ("BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=EUC-JP:A;\u{E9}\nTEL:7\nEND:VCARD\n", [7, 5], ["7"]),
  ]

  @Test(arguments: flaws.indices, ["text", "json", "svg", "pdf", "sheet", "lines"])
  func `valid contacts are laid out in every format, and each flaw is reported in a line`(
    index: Int, format: String
  ) {
    let (text, lines, names) = Self.flaws[index]
    let system = MemorySystem(["x.vcf": Self.good + text + Self.good])
    let options =
      switch format {
      case "lines": ["--lines"]
      case "sheet": ["--format", "pdf", "--sheet", "a4"]
      default: ["--format", format]
      }
    let arguments = ["cards", "x.vcf", "--plan", "junior"] + options
    expectEqual(LayoutProgram(system: system).run(arguments), .done)
    let shown = ["Good"] + names + ["Good"]
    for name in Set(shown) {
      // PDF encodes its texts; its pages are counted below.
      guard format != "pdf", format != "sheet" else { continue }
      expect(system.output.contains(name))
    }
    let cards =
      switch format {
      case "lines": system.output.components(separatedBy: "\"contact\":").count - 1
      case "json": system.output.components(separatedBy: "\"contact\":").count - 1
      case "text": system.output.components(separatedBy: " (junior)\n").count - 1
      case "svg": system.output.components(separatedBy: ">Junior<").count - 2
      case "pdf": system.output.components(separatedBy: "/MediaBox").count - 1
      default: system.messages.contains("\(shown.count) contacts, ") ? shown.count : -1
      }
    expectEqual(cards, shown.count)
    let messages = system.messages.split(separator: "\n")
    for line in lines { expect(messages.contains { $0.hasPrefix("x.vcf:\(line): ") }) }
    expectEqual(messages.count { $0.hasPrefix("x.vcf:") && !$0.hasPrefix("x.vcf: ") }, lines.count)
    let summary = messages.last { $0.hasPrefix("x.vcf: ") }
    expectEqual(summary?.hasPrefix("x.vcf: \(shown.count) contacts laid out"), true)
  }

  @Test(arguments: flaws.indices)
  func `lines and documents report equal flaws`(index: Int) {
    let text = Self.flaws[index].text
    for input in [text + Self.good, Self.good + text, text] {
      let whole = MemorySystem(["x.vcf": input]), lines = MemorySystem(["x.vcf": input])
      let status = LayoutProgram(system: whole).run(["cards", "x.vcf"])
      expectEqual(LayoutProgram(system: lines).run(["cards", "x.vcf", "--lines"]), status)
      expectEqual(whole.messages, lines.messages)
      expectEqual((status == .wrongInput), (input == text && Self.flaws[index].names.isEmpty))
    }
  }

  @Test func `a file without usable contacts writes no output`() {
    let text = "BEGIN:VCARD\nVERSION:3.0\nTITLE:T\nEND:VCARD\n"
    let system = MemorySystem(["x.vcf": text + text, "out": "before"])
    for format in ["text", "json", "svg", "pdf"] {
      system.messages = ""
      let arguments = ["cards", "x.vcf", "--format", format, "--output", "out"]
      expectEqual(LayoutProgram(system: system).run(arguments), .wrongInput)
      let line = "This card has no name; contact skipped.\n"
      expectEqual(
        system.messages, "x.vcf:1: \(line)x.vcf:5: \(line)x.vcf: 0 contacts laid out, 2 skipped\n")
      expectEqual(system.files["out"], Array("before".utf8))
    }
  }

  @Test func `one invalid contact does not affect 499 others`() {
    var cards = (1...500).map { "BEGIN:VCARD\nVERSION:4.0\nFN:P\($0)\nEND:VCARD\n" }
    cards[250] = "BEGIN:VCARD\nVERSION:4.0\nEND:VCARD\n"
    for options in [[], ["--lines"]] {
      let system = MemorySystem(["x.vcf": cards.joined()])
      let arguments = ["cards", "x.vcf", "--format", "json", "--plan", "full"] + options
      expectEqual(LayoutProgram(system: system).run(arguments), .done)
      expectEqual(system.output.components(separatedBy: "\"contact\":").count - 1, 499)
      expectEqual(
        system.messages,
        "x.vcf:1001: This card has no name; contact skipped.\n"
          + "x.vcf: 499 contacts laid out, 1 skipped\n")
    }
  }

  @Test func `a company is shown once, and an address can replace the name`() throws {
    for (lines, shown) in [
      (["FN:Example Ltd.", "ORG:EXAMPLE  Ltd.;Sales"], ["Example Ltd."]),
      (["ORG:Example Ltd.", "TITLE:Buyer"], ["Example Ltd.", "Buyer"]),
      (["FN:", "EMAIL:a@x.example"], ["a@x.example"]),
      (["FN:Ann", "ORG:Example Ltd."], ["Ann", "Example Ltd."]),
      (["FN:Ann\\nExample", "TEL:1"], ["Ann Example", "1"]),
    ] {
      let card = ["BEGIN:VCARD", "VERSION:3.0"] + lines + ["END:VCARD", ""]
      let system = MemorySystem(["x.vcf": card.joined(separator: "\n")])
      let arguments = ["cards", "x.vcf", "--format", "svg", "--plan", "full"]
      expectEqual(LayoutProgram(system: system).run(arguments), .done)
      // Only the labels of a card are 17 points large.
      let texts = try XMLElement.read(system.standardOutput).all("text")
        .filter { $0.attributes["font-size"] == "17" }.map(\.text)
      expectEqual(texts, shown)
    }
  }

  @Test func `a missing file is reported by name`() {
    let system = MemorySystem()
    expectEqual(LayoutProgram(system: system).run(["cards", "none.vcf"]), .wrongInput)
    expectEqual(system.messages, "none.vcf: no such file\n")
  }

  @Test func `a file that changes between two readings is refused`() {
    let system = MemorySystem(["x.vcf": Self.good])
    system.changed = Array((Self.good + Self.good).utf8)
    let arguments = ["cards", "x.vcf", "--format", "svg"]
    expectEqual(LayoutProgram(system: system).run(arguments), .wrongInput)
    expect(system.messages.contains("changed while it was read"))
    expectEmpty(system.standardOutput)
  }

  @Test func `a full disk is reported`() {
    let system = MemorySystem(["x.vcf": Self.good])
    system.capacity = 10
    let status = LayoutProgram(system: system).run(["cards", "x.vcf", "--output", "out"])
    expectEqual(status, .wrongInput)
    expect(system.messages.contains("the disk is full"))
    expectNil(system.files["out"])
  }
}
