import Foundation
import LayoutCommand
import TestSupport
import Testing

/// Output and messages of `layout cards --format pdf`.
@Suite struct CardPDFTests {
  private func card(_ lines: String...) -> String {
    (["BEGIN:VCARD", "VERSION:4.0"] + lines + ["END:VCARD", ""]).joined(separator: "\n")
  }

  private func people(_ count: Int) -> String {
    (0..<count).map { card("FN:P\($0)", "TITLE:T", "TEL:1", "EMAIL:e@e.example") }.joined()
  }

  private func run(_ contacts: String, _ options: [String] = []) -> (CommandStatus, MemorySystem) {
    let system = MemorySystem(["a.vcf": contacts])
    let status = LayoutProgram(system: system).run(
      ["cards", "a.vcf", "--format", "pdf"] + options)
    return (status, system)
  }

  private func pdf(_ contacts: String, _ options: [String] = []) throws -> PDFFile {
    let (status, system) = run(contacts, options)
    try #require(status == .done, "\(system.messages)")
    return try PDFFile(system.standardOutput)
  }

  @Test func `each card is a page of its own size without a sheet`() throws {
    let file = try pdf(people(2))
    let boxes = file.pages.map { PDFFile.value("/MediaBox", in: $0, until: "/") ?? "" }
    // Four lines of 20.4 points, each with 5 above it, and 5 under a photo of 100; photos of 80 and
    // 50 with 5 above and below.
    let sizes = ["[0 0 320 206.6]", "[0 0 320 90]", "[0 0 320 60]"]
    expectEqual(boxes, sizes + sizes)
    for (index, content) in file.contents.enumerated() {
      expect(content.contains("(P\(index / 3))Tj"))
    }
  }

  /// The frames of the cards of a page, from their outlines.
  private func cards(_ content: String) -> [CGRect] {
    // A card moves the origin to its corner and clips its content.
    content.components(separatedBy: "q 1 0 0 1 ").dropFirst().compactMap { part in
      let numbers = part.prefix { $0 != "c" }.split(separator: " ").compactMap { Double($0) }
      let path = part.components(separatedBy: "\n").first { $0.hasSuffix(" h") }
      let last = path?.split(separator: " ").compactMap { Double($0) } ?? []
      guard numbers.count == 2, let width = last.max() else { return nil }
      let height = stride(from: 1, to: last.count, by: 2).map { last[$0] }.max() ?? 0
      return CGRect(x: numbers[0], y: numbers[1], width: width, height: height)
    }
  }

  @Test(arguments: [
    // Paper, plan, width, and the columns and rows that fit with margins of 36 and gaps of 24.
    ("a4", "senior", 241.0, 2, 3), ("a4", "full", 320, 1, 6), ("letter", "junior", 150, 3, 8),
    ("letter", "senior", 540, 1, 3),
  ])
  func `cards are in rows and columns on the required number of sheets`(
    paper: String, plan: String, width: Double, columns: Int, rows: Int
  ) throws {
    let count = 2 * columns * rows + 1
    let file = try pdf(people(count), ["--plan", plan, "--sheet", paper, "--width", "\(width)"])
    expectEqual(file.pages.count, 3)
    let size =
      paper == "a4" ? CGSize(width: 595.276, height: 841.89) : CGSize(width: 612, height: 792)
    var found = 0
    for (page, content) in zip(file.pages, file.contents) {
      let box = PDFFile.value("/MediaBox[", in: page, until: "]")
      expectEqual(box, (paper == "a4" ? "0 0 595.276 841.89" : "0 0 612 792"))
      let frames = cards(content).filter { $0.width == width }
      found += frames.count
      for (index, frame) in frames.enumerated() {
        expect(frame.minX >= 35.99 && frame.maxX <= size.width - 35.99)
        expect(frame.minY >= 35.99 && frame.maxY <= size.height - 35.99)
        #expect(abs(frame.minY - 36 - Double(index / columns) * (frame.height + 24)) < 0.01)
        for other in frames[..<index] {
          expect(
            !frame.insetBy(dx: -11.9, dy: -11.9).intersects(other.insetBy(dx: -11.9, dy: -11.9)))
        }
      }
    }
    expectEqual(found, count)
  }

  @Test func `crop marks are outside the corners of cards`() throws {
    let content = try pdf(people(1), ["--plan", "full", "--sheet", "letter", "--width", "200"])
      .contents[0]
    // Two columns of 200 with a gap of 24, centered in 612.
    let left = (612.0 - 424) / 2
    let marks = [
      "\(Int(left) - 3) 36 m \(Int(left) - 11) 36 l", "\(Int(left)) 33 m \(Int(left)) 25 l",
      "\(Int(left) + 203) 126 m \(Int(left) + 211) 126 l",
      "\(Int(left) + 200) 129 m \(Int(left) + 200) 137 l",
    ]
    for mark in marks { expect(content.contains(mark + "\n")) }
    #expect(content.components(separatedBy: " m ").count - 1 >= 8)
  }

  @Test func `each sheet has one plan, in the order of the plans`() throws {
    let file = try pdf(people(2), ["--sheet", "a4"])
    let heights = file.contents.map { Set(cards($0).map(\.height).filter { $0 > 1 }) }
    expectEqual(heights, [[206.6], [90], [60]])
  }

  @Test func `right-to-left texts begin at the right edge`() throws {
    let file = try pdf(
      card("FN:bad"), ["--plan", "senior", "--direction", "rightToLeft"])
    // b, a and d are 556 of 1000 wide; the label ends 5 points inside 320.
    let left = 315 - 3 * 0.556 * 17
    expect(file.contents[0].contains("1 0 0 -1 \(String(format: "%.3f", left)) "))
  }

  @Test func `the output is summarized, with the number of characters drawn as boxes`() {
    let (_, system) = run(card("FN:Ana"), ["--plan", "senior"])
    expectEqual(system.messages, "1 contact, 1 card, 6 frames, 0 photos on 1 page\n")
    // The name and both initials.
    let (_, other) = run(card("FN:Я Ж"), ["--plan", "senior"])
    expect(other.messages.contains("\n4 characters drawn as boxes: "))
  }

  @Test func `a photo unsupported by PDF is reported with its line and replaced by initials`()
    throws
  {
    let png = Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, 2, 0, 0, 0, 3, 8, 6, 0, 0, 0, 0, 0, 0, 0]
        + [0, 0, 0, 0] + Array("IEND".utf8) + [0, 0, 0, 0])
    let photo = "PHOTO:data:image/png;base64," + png.base64EncodedString()
    let contacts = card("FN:Ana") + card("FN:Bia Cruz", photo) + card("FN:Davi", photo)
    for options in [[], ["--sheet", "letter"]] {
      let (status, system) = run(contacts, options)
      expectEqual(status, .done)
      expect(system.messages.contains("\n2 photos drawn as initials, the first that of a.vcf:5: "))
      let contents = try PDFFile(system.standardOutput).contents
      expectEqual(contents.joined().components(separatedBy: "(BC)Tj").count - 1, 3)
    }
  }

  @Test func `a long file is written in chunks`() {
    let system = MemorySystem(["a.vcf": people(600)])
    let status = LayoutProgram(system: system).run(
      ["cards", "a.vcf", "--format", "pdf", "--output", "out"])
    expectEqual(status, .done)
    #expect((system.files["out"]?.count ?? 0) > 10 * system.largestWrite)
  }

  @Test func `a file that changes between the readings of two plans is refused`() {
    let system = MemorySystem(["a.vcf": people(3)])
    system.changed = Array(people(4).utf8)
    let status = LayoutProgram(system: system).run(
      ["cards", "a.vcf", "--format", "pdf", "--sheet", "a4", "--output", "out"])
    expectEqual(status, .wrongInput)
    expect(system.messages.contains("the file changed while it was read"))
    expectNil(system.files["out"])
  }

  @Test(arguments: [
    (["--sheet", "a4", "--format", "svg"], "--sheet requires --format pdf"),
    (
      ["--sheet", "a5", "--format", "pdf"],
      "--sheet expects one of a4, letter, not 'a5'; did you mean 'a4'?"
    ),
    (
      ["--sheet", "letter", "--format", "pdf", "--width", "541"],
      "a card 541 points wide does not fit onto letter; --width may be at most 540 there"
    ),
    (
      ["--sheet", "a4", "--format", "pdf", "--width", "600"],
      "a card 600 points wide does not fit onto a4; --width may be at most 523 there"
    ),
    (["--direction", "up"], "--direction expects one of leftToRight, rightToLeft, auto, not 'up'"),
  ])
  func `wrong options give status 2 and an explanation`(options: [String], sentence: String) {
    let system = MemorySystem(["a.vcf": people(1)])
    expectEqual(LayoutProgram(system: system).run(["cards", "a.vcf"] + options), .wrongInput)
    expect(system.messages.hasPrefix("layout cards: \(sentence)\n"))
    expectEmpty(system.standardOutput)
  }

  @Test func `screens and layout files are written as PDF pages`() throws {
    let system = MemorySystem([
      "a.json": #"{"width": 100, "height": 50, "items": [{"name": "box"}]}"#
    ])
    expectEqual(LayoutProgram(system: system).run(["solve", "a.json", "--format", "pdf"]), .done)
    try expect(PDFFile(system.standardOutput).contents[0].contains("(root)Tj"))
    expectEmpty(system.messages)
    system.standardOutput = []
    expectEqual(
      LayoutProgram(system: system).run(["gallery", "reaction", "--format", "pdf"]), .done)
    try expect(PDFFile(system.standardOutput).contents[0].contains("(Juca)Tj"))
    expect(system.messages.hasPrefix("1 character drawn as a box: "))
  }
}
