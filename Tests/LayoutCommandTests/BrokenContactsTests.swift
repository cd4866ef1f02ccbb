import LayoutCommand
import Testing

@Suite struct BrokenContactsTests {
  private static let good = "BEGIN:VCARD\nVERSION:4.0\nFN:Good\nEND:VCARD\n"

  /// Text after two good cards, the line at fault, and words of the message.
  @Test(arguments: [
    ("BEGIN:VCARD\nFN", 10, "colon"),
    ("BEGIN:VCARD\nVERSION:2.1\nFN:A\nEND:VCARD\n", 10, "2.1"),
    ("BEGIN:VCARD\nVERSION:3.0\nFN:A\n", 9, "END:VCARD"),
    ("BEGIN:VCARD\nFN:A\nEND:VCARD\n", 9, "VERSION"),
    ("BEGIN:VCARD\nVERSION:3.0\nTITLE:T\nEND:VCARD\n", 9, "name"),
    ("hello\n", 9, "outside a card"),
    ("BEGIN:VCALENDAR\nEND:VCALENDAR\n", 9, "VCALENDAR"),
    ("BEGIN:VCARD\nVERSION:4.0\nBEGIN:VCARD\n", 11, "line 9"),
    ("BEGIN:VCARD\nVERSION:4.0\nFN:A\nEND:VCALENDAR\n", 12, "END:VCARD"),
    ("BEGIN:VCARD\nVERSION:4.0\nFN:A\nPHOTO:data:image/png;base64,!!!\nEND:VCARD\n", 12, "base64"),
    ("BEGIN:VCARD\nVERSION:4.0\nFN;X=\"a:b\nEND:VCARD\n", 11, "quote"),
    ("BEGIN:VCARD\nVERSION:3.0\nFN:A\u{7}\nEND:VCARD\n", 11, "control character"),
  ])
  func `a mistake is reported with its line and the good cards before it`(
    broken: String, line: Int, words: String
  ) {
    let system = MemorySystem(["x.vcf": Self.good + Self.good + broken, "out.json": "before"])
    for output in [[], ["--output", "out.json"]] {
      system.messages = ""
      let arguments = ["cards", "x.vcf", "--format", "json"] + output
      let status = LayoutProgram(system: system).run(arguments)
      #expect(status == .wrongInput)
      #expect(system.messages.hasPrefix("x.vcf:\(line): "), "\(system.messages)")
      #expect(system.messages.contains(words), "\(system.messages)")
      #expect(system.messages.contains("2 good contacts before it"))
      #expect(system.messages.split(separator: "\n").count == 1)
    }
    #expect(system.standardOutput.isEmpty)
    #expect(system.files["out.json"] == Array("before".utf8))
  }

  @Test func `an empty file is no contacts file`() {
    let system = MemorySystem(["x.vcf": ""])
    #expect(LayoutProgram(system: system).run(["cards", "x.vcf"]) == .wrongInput)
    #expect(system.messages.hasPrefix("x.vcf:1: "))
  }

  @Test func `a file that is not UTF-8 is refused`() {
    let system = MemorySystem()
    system.files["x.vcf"] = Array("BEGIN:VCARD\nVERSION:3.0\nFN:Jos".utf8) + [0xE9, 0x0A]
    #expect(LayoutProgram(system: system).run(["cards", "x.vcf"]) == .wrongInput)
    #expect(system.messages.hasPrefix("x.vcf:3: "))
    #expect(system.messages.contains("UTF-8"))
  }

  @Test func `a missing file is named`() {
    let system = MemorySystem()
    #expect(LayoutProgram(system: system).run(["cards", "none.vcf"]) == .wrongInput)
    #expect(system.messages == "none.vcf: there is no such file\n")
  }

  @Test func `a file that changes between the two readings is refused`() {
    let system = MemorySystem(["x.vcf": Self.good])
    system.changed = Array((Self.good + Self.good).utf8)
    let arguments = ["cards", "x.vcf", "--format", "svg"]
    #expect(LayoutProgram(system: system).run(arguments) == .wrongInput)
    #expect(system.messages.contains("changed while it was read"))
    #expect(system.standardOutput.isEmpty)
  }

  @Test func `standard input cannot be read twice`() {
    let system = MemorySystem()
    system.standardInput = Array(Self.good.utf8)
    #expect(LayoutProgram(system: system).run(["cards", "-"]) == .wrongInput)
    #expect(system.messages.contains("read twice"))
  }

  @Test func `a full disk is reported`() {
    let system = MemorySystem(["x.vcf": Self.good])
    system.capacity = 10
    let status = LayoutProgram(system: system).run(["cards", "x.vcf", "--output", "out"])
    #expect(status == .wrongInput)
    #expect(system.messages.contains("the disk is full"))
    #expect(system.files["out"] == nil)
  }
}
