import Foundation
import LayoutCommand
import TestSupport
import Testing

/// Output of `layout cards`, from the view of its reader.
@Suite struct CardsOutputTests {
  private static let contacts = """
    BEGIN:VCARD
    VERSION:4.0
    FN:Ana <& "Bia">
    TITLE:Engineer
    TEL:+55 11 5555-0101
    EMAIL:ana@anchor.example
    END:VCARD
    BEGIN:VCARD
    VERSION:4.0
    FN:\(String(repeating: "Very Long Name ", count: 20))
    TEL:112
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    N:山田;太郎
    PHOTO;ENCODING=b;TYPE=PNG:\(png)
    END:VCARD

    """

  /// A PNG of 2 by 3 pixels without picture data.
  private static let png = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 2, 0, 0, 0, 3, 8, 6, 0, 0, 0, 0, 0, 0, 0]
      + [0, 0, 0, 0] + Array("IEND".utf8) + [0, 0, 0, 0]
  ).base64EncodedString()

  private func run(
    _ options: [String], _ contacts: String = contacts, set: (MemorySystem) -> Void = { _ in }
  ) -> MemorySystem {
    let system = MemorySystem(["a.vcf": contacts])
    set(system)
    let status = LayoutProgram(system: system).run(["cards", "a.vcf"] + options)
    expectEqual(status, .done)
    return system
  }

  // MARK: JSON

  private struct Document: Decodable {
    let cards: [Card]
  }
  private struct Card: Decodable {
    let contact: String
    let plan: String
    let size: Extent
    let items: [Item]
    func item(_ name: String) throws -> Item { try #require(items.first { $0.name == name }) }
  }
  private struct Extent: Decodable, Equatable {
    let width: Double
    let height: Double
  }
  private struct Item: Decodable {
    let name: String
    let x: Double
    let y: Double
    let width: Double
    let height: Double
    let intrinsic: Extent?
    var right: Double { x + width }
    var bottom: Double { y + height }
  }

  private func document(_ options: [String]) throws -> Document {
    let system = run(["--format", "json"] + options)
    return try JSONDecoder().decode(Document.self, from: Data(system.standardOutput))
  }

  @Test func `JSON has each contact in each plan, in order`() throws {
    let cards = try document([]).cards
    let plans = ["senior", "full", "junior"]
    expectEqual(cards.map(\.plan), plans + plans + plans)
    expectEqual(cards.map(\.contact)[0], "Ana <& \"Bia\">")
    expectEqual(cards.map(\.contact)[6], "山田太郎")
    let labels = ["name", "title", "phone", "email"]
    expectEqual(cards[0].items.map(\.name), ["photo"] + labels)
    expectEqual(cards[1].items.map(\.name), ["photo", "content"] + labels)
    expectEqual(
      cards[2].items.map(\.name), ["photo", "content", "name", "title", "email", "phone"])
  }

  @Test func `items with content have intrinsic sizes`() throws {
    let cards = try document([]).cards
    try expectNil(cards[0].item("photo").intrinsic)
    try expectNil(cards[1].item("content").intrinsic)
    try expectNil(cards[2].item("content").intrinsic)
    try expectEqual(cards[6].item("photo").intrinsic, Extent(width: 2, height: 3))
    // The digits 1 and 2 of Helvetica are 0.556 of the type size wide.
    let phone = try #require(try cards[3].item("phone").intrinsic)
    #expect(abs(phone.width - 3 * 0.556 * 17) < 1e-9)
    expectEqual(phone.height, 20.4)
    try expectEqual(cards[3].item("title").intrinsic, Extent(width: 0, height: 0))
  }

  @Test(arguments: ["200", "320", "512.5"], [false, true])
  func `frames in JSON satisfy the equations of each plan`(
    width: String, asPublished: Bool
  ) throws {
    let cards = try document(["--width", width] + (asPublished ? ["--as-published"] : [])).cards
    // As published, the margin is added at the far edge, and above and below it is 0.
    let (end, edge) = asPublished ? (5.0, 0.0) : (-5, 5)
    expectEqual(cards.count, 9)
    for card in cards {
      expectEqual(card.size.width, Double(width))
      let photo = try card.item("photo"), name = try card.item("name")
      for label in ["name", "title", "phone", "email"] {
        #expect(abs(try card.item(label).right - card.size.width - end) < 1e-9)
      }
      switch card.plan {
      case "senior":
        expect(
          photo.x == 0 && photo.y == 0 && photo.width == card.size.width && photo.height == 100)
        expect(name.x == 5 && abs(name.y - photo.bottom - 5) < 1e-9)
        #expect(abs(try card.item("email").bottom + edge - card.size.height) < 1e-9)
      case "full":
        expect(photo.x == 5 && photo.y == edge && photo.width == 80 && photo.height == 80)
        expect(name.x == 90 && name.y == edge && card.size.height == 80 + 2 * edge)
        try expectNear(card.item("email").y, card.item("phone").bottom, within: 1e-9)
      default:
        expect(photo.x == 5 && photo.y == edge && photo.width == 50 && photo.height == 50)
        expect(name.x == 60 && name.y == edge && card.size.height == 50 + 2 * edge)
        #expect(abs(try card.item("phone").bottom - 50 - edge) < 1e-9)
      }
    }
  }

  @Test(arguments: ["--corrected", nil])
  func `no text touches the edge of its card`(flag: String?) throws {
    for card in try document(flag.map { [$0] } ?? []).cards {
      for label in card.items where ["name", "title", "phone", "email"].contains(label.name) {
        expect(label.x >= 5 && label.y >= 5 && label.right <= card.size.width - 5)
        // The four lines of the full plan are 1.6 points taller than its photo.
        #expect(label.bottom <= card.size.height - 3.4 + 1e-9)
      }
    }
  }

  @Test func `a missing text of the senior plan removes its gap`() throws {
    func card(_ lines: [String], _ flags: [String] = []) throws -> Card {
      let contact = ["BEGIN:VCARD", "VERSION:4.0", "FN:Ana"] + lines + ["END:VCARD", ""]
      let system = run(
        ["--format", "json", "--plan", "senior"] + flags, contact.joined(separator: "\n"))
      return try #require(
        JSONDecoder().decode(Document.self, from: Data(system.standardOutput)).cards.first)
    }
    let lines = ["TITLE:T", "TEL:1", "EMAIL:e@x.example"]
    for missing in 0..<8 {
      let present = lines.indices.filter { missing >> $0 & 1 == 0 }
      let placed = try card(present.map { lines[$0] })
      // A photo of 100, lines of 20.4 with 5 above for the name and each text, and 5 at the end.
      #expect(abs(placed.size.height - 100 - 25.4 * Double(1 + present.count) - 5) < 1e-9)
      for (row, index) in present.enumerated() {
        let name = ["title", "phone", "email"][index]
        #expect(abs(try placed.item(name).y - 105 - 25.4 * Double(1 + row)) < 1e-9)
      }
      let published = try card(present.map { lines[$0] }, ["--as-published"])
      #expect(abs(published.size.height - 120 - 20.4 * Double(1 + present.count)) < 1e-9)
    }
  }

  @Test(arguments: ["1", "2", "3"])
  func `every edge is on a pixel at a scale and no text is truncated`(scale: String) throws {
    let pixels = try #require(Double(scale))
    func isWhole(_ number: Double) -> Bool {
      abs(number * pixels - (number * pixels).rounded()) < 1e-9
    }
    for card in try document(["--scale", scale, "--width", "333.3"]).cards {
      for item in card.items {
        expect(isWhole(item.x) && isWhole(item.y) && isWhole(item.right) && isWhole(item.bottom))
        guard let intrinsic = item.intrinsic, item.name != "photo" else { continue }
        #expect(item.height >= intrinsic.height - 1e-9)
      }
    }
  }

  @Test(arguments: ["senior", "full", "junior"])
  func `a plan alone has the output that it has among all plans`(plan: String) throws {
    let alone = run(["--format", "json", "--plan", plan]).output
    let all = run(["--format", "json"]).output
    let lines = alone.split(separator: "\n").dropFirst().dropLast()
    expectEqual(lines.count, 3)
    for line in lines { expect(all.contains(line.hasSuffix(",") ? line.dropLast() : line)) }
  }

  // MARK: Text

  @Test func `the table is aligned and ends with the totals`() {
    let output = run(["--plan", "full"]).output
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    let rows = lines.filter { $0.hasPrefix("  ") }
    expectEqual(rows.count, 1 + 3 * 7)
    expectEqual(Set(rows.map { $0.prefix(54).count }), [54])
    for row in rows.dropFirst() {
      // Each of the four columns of numbers ends with two decimals in one column of characters.
      for end in [21, 32, 43, 54] {
        let cell = row.prefix(end).suffix(11)
        #expect(Double(cell.trimmingCharacters(in: .whitespaces)) != nil, "\(cell)")
        expectEqual(cell.suffix(3).first, ".")
      }
    }
    expect(lines.contains("Ana <& \"Bia\"> (full)"))
    let totals = "3 contacts, 3 cards, 21 frames, 1 photo; Helvetica lacks 4 characters\n"
    expect(output.hasSuffix("\n\n" + totals))
  }

  @Test func `a line break in a name is a space in the table`() {
    let contact = "BEGIN:VCARD\nVERSION:4.0\nFN:Two\\nLines\nEND:VCARD\n"
    expect(run([], contact).output.contains("\nTwo Lines (senior)\n"))
  }

  // MARK: Running

  @Test(arguments: ["text", "json", "svg"])
  func `input chunks of any size give equal bytes`(format: String) {
    let first = run(["--format", format]).standardOutput
    expect(!first.isEmpty)
    for size in [1, 7, 4096] {
      expectEqual(run(["--format", format]) { $0.pieceSize = size }.standardOutput, first)
    }
  }

  @Test func `an output file has the content of standard output`() {
    let system = run(["--format", "json", "--output", "out.json"]) {
      $0.files["out.json"] = Array("something longer from before".utf8)
    }
    expectEmpty(system.standardOutput)
    expectEqual(system.files["out.json"], run(["--format", "json"]).standardOutput)
  }

  @Test(arguments: ["text", "json", "svg"])
  func `an impossible card writes no output`(format: String) {
    // The photo of the full plan is wider than 50.
    let system = MemorySystem(["a.vcf": Self.contacts])
    let arguments = ["cards", "a.vcf", "--width", "50", "--plan", "full", "--format", format]
    expectEqual(LayoutProgram(system: system).run(arguments), .notLaidOut)
    expectEmpty(system.standardOutput)
    expect(system.messages.hasPrefix("a.vcf:1: the full card cannot be laid out 50 points wide."))
    expect(system.messages.contains("photo.width"))
  }

  @Test func `progress is shown on a terminal after a second`() {
    // The long name is shortened, which is the only message.
    let told = run([]).messages
    expect(told.split(separator: "\n").count == 1 && told.contains("the name is shortened"))
    expectEqual(run([]) { $0.tick = 2 }.messages, told)
    expectEqual(run(["--color", "never"]) { $0.reportsToTerminal = true }.messages, told)
    let messages = run([]) {
      $0.reportsToTerminal = true
      $0.tick = 2
    }.messages
    expect(messages.contains("1 of 3 contacts"))
    expect(messages.hasSuffix("\r\u{1B}[K"))
  }
}
