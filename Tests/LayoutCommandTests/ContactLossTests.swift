import LayoutCommand
import TestSupport
import Testing

/// Losses of contacts that are told: shortened texts, and flaws beyond the limit of messages.
@Suite struct ContactLossTests {
  private static let email = "kim.lang.of.the.harbour.office@ships.example.org"

  private func card(_ name: String, _ email: String) -> String {
    "BEGIN:VCARD\nVERSION:3.0\nFN:\(name)\nTITLE:Pilot\nEMAIL:\(email)\nEND:VCARD\n"
  }

  private func run(
    _ contacts: [UInt8], _ options: [String], pieces: Int = .max
  ) -> (status: CommandStatus, messages: [String], system: MemorySystem) {
    let system = MemorySystem()
    system.files["a.vcf"] = contacts
    system.pieceSize = pieces
    let status = LayoutProgram(system: system).run(["cards", "a.vcf"] + options)
    return (status, system.messages.split(separator: "\n").map { String($0) }, system)
  }

  /// The beginning of the line about each text, in any format.
  @Test(arguments: [
    [], ["--format", "json"], ["--format", "svg"], ["--format", "pdf"],
    ["--format", "pdf", "--sheet", "a4"], ["--lines"],
  ])
  func `a shortened text is told with its contact and property`(format: [String]) {
    let contacts = Array((card("Ana", "a@b.example") + card("Kim Lang", Self.email)).utf8)
    for isStrict in [false, true] {
      let options = ["--plan", "full"] + format + (isStrict ? ["--strict"] : [])
      let (status, messages, system) = run(contacts, options)
      expectEqual(status, (isStrict ? .notLaidOut : .done))
      let told = messages.filter { $0.hasPrefix("a.vcf:") }
      expectEqual(
        told.map { String($0.prefix { $0 != ";" }) },
        ["a.vcf:7: Kim Lang: the email is shortened (full)"])
      // Between the photo of 80, its gaps and the margin, 225 points are left.
      expectEqual(told.first?.hasSuffix(" and has 225."), true)
      expect(!system.standardOutput.isEmpty)
    }
  }

  @Test func `a text is shortened exactly if pictures show an ellipsis`() {
    for length in 20..<32 {
      let contacts = Array(card("Kim", String(repeating: "m", count: length)).utf8)
      for options in [["--plan", "all"], ["--plan", "senior", "--width", "260", "--scale", "2"]] {
        let (_, messages, system) = run(contacts, options + ["--format", "svg"])
        let count = system.output.split(separator: "…", omittingEmptySubsequences: false).count - 1
        expectEqual(messages.isEmpty, (count == 0), "\(length)")
        if options.count > 2 { expectEqual(messages.count, count, "\(length)") }
      }
    }
  }

  @Test func `a card wide enough for its texts tells nothing`() {
    let contacts = Array(card("Kim Lang", Self.email).utf8)
    let (status, messages, _) = run(contacts, ["--width", "500", "--strict"])
    expectEqual(status, .done)
    expectEmpty(messages)
  }

  @Test(arguments: [[], ["--lines"]])
  func `contacts in UTF-16 are read whole and by line`(format: [String]) {
    let text = card("Änne Kühn", "a@b.example")
    let units: [UInt16] = Array((text + text).utf16)
    let big: [UInt8] = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let little: [UInt8] = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let expected = run(Array((text + text).utf8), format)
    #expect(expected.system.output.split(separator: "Änne Kühn").count >= 7)
    for file in [big, little, [0xFE, 0xFF] + big, [0xFF, 0xFE] + little] {
      for pieces in [1, 3, Int.max] {
        let (status, messages, system) = run(file, format, pieces: pieces)
        expectEqual(status, .done)
        expectEmpty(messages)
        expectEqual(system.standardOutput, expected.system.standardOutput)
      }
    }
    let odd = run(big + [0x42], format)
    expectEqual(odd.status, .done)
    expectEqual(odd.messages.first?.hasPrefix("a.vcf:13: This line has half a character"), true)
  }

  /// Each card has a flaw; the first messages and the number of the others are shown.
  @Test(arguments: [[], ["--lines"]])
  func `messages about endless bad input end`(format: [String]) throws {
    let count = 3000
    let contacts = Array(String(repeating: "BEGIN:VCARD\nFN:A\nEND:VCARD\n", count: count).utf8)
    let (status, messages, system) = run(contacts, ["--plan", "junior"] + format)
    expectEqual(status, .done)
    #expect(system.messages.utf8.count < 70_000)
    let told = messages.filter { $0.hasPrefix("a.vcf:") && $0.contains("VERSION") }
    let rest = try #require(messages.dropLast().last)
    expectEqual(rest, "\(count - told.count) more messages not shown; these are the first ones.")
    #expect(told.count > 500)
    expectEqual(messages.last, "a.vcf: 3000 contacts laid out, 3000 with flaws")
  }

  @Test func `messages about endless impossible scenes end`() {
    let scene = """
      <view contentMode="scaleToFill" id="ID"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <subviews><view id="sID" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="9" height="9"/>
      <constraints><constraint firstAttribute="width" constant="1" id="aID"/>
      <constraint firstAttribute="width" constant="2" id="bID"/></constraints>
      </view></subviews></view>
      """
    var views = ""
    for index in 0..<400 { views += scene.replacing("ID", with: "v\(index)") }
    let system = MemorySystem([
      "a.xib": "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" "
        + "targetRuntime=\"iOS.CocoaTouch\" useAutolayout=\"YES\"><objects>\(views)"
        + "</objects></document>"
    ])
    expectEqual(
      LayoutProgram(system: system).run(["solve", "a.xib", "--format", "json"]), .notLaidOut)
    #expect(system.messages.utf8.count < 70_000)
    expect(system.messages.hasSuffix(" more messages not shown; these are the first ones.\n"))
  }

  @Test func `a PDF with boxes names the command that has the characters`() {
    let contacts = Array(card("Я Ж", "a@b.example").utf8)
    let (_, messages, _) = run(contacts, ["--plan", "senior", "--format", "pdf"])
    expectEqual(messages.last?.contains("'layout cards --format svg' has them all"), true)
    expectEqual(messages.last?.contains("Integrations/Pango"), true)
    let system = MemorySystem([
      "a.json":
        #"{"width": 90, "items": [{"name": "t", "kind": "label", "text": "Ж"}], "constraints": []}"#
    ])
    _ = LayoutProgram(system: system).run(["solve", "a.json", "--format", "pdf"])
    expect(system.messages.contains("'layout solve --format svg' has them all"))
  }
}
