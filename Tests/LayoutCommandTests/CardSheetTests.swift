import Foundation
import LayoutCommand
import TestSupport
import Testing

/// The sheet drawn by `layout cards --format svg`.
@Suite struct CardSheetTests {
  /// A PNG of 2 by 3 pixels without picture data.
  private static let png = png(width: 2, height: 3)

  private static func png(width: UInt8, height: UInt8) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0, 0, 0, 0, 0]
        + [0, 0, 0, 0] + Array("IEND".utf8) + [0, 0, 0, 0])
  }

  private func card(_ lines: String...) -> String {
    (["BEGIN:VCARD", "VERSION:4.0"] + lines + ["END:VCARD", ""]).joined(separator: "\n")
  }

  private func sheet(_ contacts: String, _ options: [String] = []) throws -> XMLElement {
    let system = MemorySystem(["a.vcf": contacts])
    let arguments = ["cards", "a.vcf", "--format", "svg"] + options
    try #require(LayoutProgram(system: system).run(arguments) == .done, "\(system.messages)")
    return try XMLElement.read(system.standardOutput)
  }

  /// The texts of the cards' labels; only they are 17 points large.
  private func texts(_ sheet: XMLElement) -> [XMLElement] {
    sheet.all("text").filter { $0.attributes["font-size"] == "17" }
  }

  @Test func `texts are on their baselines and not clipped to their frames`() throws {
    let contact = card("FN:Álvaro Ž", "TITLE:Engineer", "TEL:112", "EMAIL:ana@anchor.example")
    let sheet = try sheet(contact, ["--plan", "senior"])
    let texts = texts(sheet)
    expectEqual(texts.map(\.text), ["Álvaro Ž", "Engineer", "112", "ana@anchor.example"])
    // The digits are 556 of 1000 wide in the metrics of the font.
    try expectEqual(texts.last.map { try $0.number("x") }, 5)
    expectEqual(texts.dropFirst(2).first?.attributes["textLength"], "28.356")
    for (index, text) in texts.enumerated() {
      // The line is 20.4 tall: (0.718 + 0.207) × 17 of letters, with half of the rest above them.
      let baseline = (20.4 - 0.925 * 17) / 2 + 0.718 * 17
      #expect(abs(try text.number("y") - (105 + 25.4 * Double(index)) - baseline) < 0.001)
    }
    // A nested drawing clips; none of them contains a text.
    expect(sheet.all("svg").dropFirst().allSatisfy { $0.all("text").isEmpty })
  }

  @Test func `a long text ends with an ellipsis and fits into the card`() throws {
    // Every i is 0.222 of 17 points wide and the ellipsis 1: as many as fit.
    let name = String(repeating: "i", count: 500)
    for (options, room) in [([], 310.001), (["--as-published"], 315.001)] {
      let texts = texts(try sheet(card("FN:\(name)"), ["--plan", "senior"] + options))
      let count = Int((room - 17) / (0.222 * 17))
      expectEqual(texts.first?.text, String(repeating: "i", count: count) + "…")
    }
  }

  @Test func `names are escaped in the drawing`() throws {
    let name = #"</text><script>"'&lt;"#
    let sheet = try sheet(card("FN:\(name)"))
    expectEmpty(sheet.all("script"))
    expectEqual(sheet.all("text").filter { $0.text == name }.count, 3)
  }

  @Test func `a photo is embedded once and fills its frame in each plan`() throws {
    let data = "data:image/png;base64," + Self.png.base64EncodedString()
    let sheet = try sheet(card("FN:Ana", "PHOTO:\(data)") + card("FN:Bia", "PHOTO:\(data)"))
    let images = sheet.all("image")
    expectEqual(images.map { $0.attributes["href"] }, [data, data])
    let frames = sheet.all("svg").filter { $0.children.first?.name == "use" }
    expectEqual(frames.count, 6)
    for frame in frames {
      expectEqual(frame.attributes["viewBox"], "0 0 2 3")
      let target = try #require(frame.children.first?.attributes["href"])
      expect(images.contains { "#" + ($0.attributes["id"] ?? "") == target })
    }
    try expectEqual(frames.map { try $0.number("width") }, [320, 80, 50, 320, 80, 50])
  }

  /// Pixel sizes, and the aspect modes in frames of 320 by 100, 80 by 80 and 50 by 50.
  @Test(arguments: [
    // A portrait is shown whole only if filling would hide half of it or more.
    (3, 4, ["xMidYMid meet", "xMidYMin slice", "xMidYMin slice"]),
    (1, 1, ["xMidYMid meet", "xMidYMin slice", "xMidYMin slice"]),
    (16, 9, ["xMidYMin slice", "xMidYMin slice", "xMidYMin slice"]),
    (32, 10, ["xMidYMin slice", "xMidYMid meet", "xMidYMid meet"]),
    (1, 2, ["xMidYMid meet", "xMidYMin slice", "xMidYMin slice"]),
    (10, 21, ["xMidYMid meet", "xMidYMid meet", "xMidYMid meet"]),
  ])
  func `a photo fills its frame from the top or is shown entirely`(
    width: Int, height: Int, modes: [String]
  ) throws {
    let png = Self.png(width: UInt8(width), height: UInt8(height)).base64EncodedString()
    let sheet = try sheet(card("FN:Ana", "PHOTO:data:image/png;base64,\(png)"))
    let frames = sheet.all("svg").filter { $0.children.first?.name == "use" }
    expectEqual(frames.map { $0.attributes["preserveAspectRatio"] }, modes)
  }

  @Test func `a contact without a photo has initials on a tint`() throws {
    let sheet = try sheet(card("FN:Ana Maria Braga"))
    let initials = sheet.all("text").filter { $0.text == "AB" }
    expectEqual(initials.count, 3)
    expect(initials.allSatisfy { $0.attributes["text-anchor"] == "middle" })
    // A person always has one tint.
    expectEqual(Set(initials.map { $0.attributes["fill"] }).count, 1)
  }

  @Test(arguments: [("all", 26), ("senior", 13), ("full", 1), ("junior", 7)])
  func `cards do not overlap on the sheet`(plan: String, count: Int) throws {
    let contacts = (0..<count).map { card("FN:P\($0)", "TITLE:T", "TEL:1", "EMAIL:e@e.example") }
    let sheet = try sheet(contacts.joined(), ["--plan", plan])
    let clips = sheet.all("g").filter { $0.children.contains { $0.name == "clipPath" } }
    expectEqual(clips.count, (plan == "all" ? 3 * count : count))
    var frames: [CGRect] = []
    for clip in clips {
      let path = try #require(clip.all("clipPath").first?.children.first)
      let origin = try #require(clip.attributes["transform"]).split { "( )".contains($0) }
      try #require(origin.count == 3 && origin[0] == "translate")
      frames.append(
        CGRect(
          x: try #require(Double(origin[1])), y: try #require(Double(origin[2])),
          width: try path.number("width"), height: try path.number("height")))
    }
    let page = CGRect(
      x: 0, y: 0, width: try sheet.number("width"), height: try sheet.number("height"))
    for (index, frame) in frames.enumerated() {
      expect(page.insetBy(dx: 47, dy: 47).contains(frame))
      for other in frames[..<index] {
        // Captions are in the gap above a card.
        expect(!frame.insetBy(dx: -8, dy: -8).intersects(other))
      }
    }
    let identifiers = sheet.all("clipPath").compactMap { $0.attributes["id"] }
    expectEqual(Set(identifiers).count, clips.count)
  }

  @Test func `the legend explains the plans shown`() throws {
    let texts = try sheet(card("FN:Ana"), ["--plan", "junior"]).all("text").map(\.text)
    expect(texts.contains("Junior") && !texts.contains("Senior") && !texts.contains("Full"))
    expect(texts.contains { $0.contains("50 × 50") })
    expect(texts.contains("1 contact, cards 320 points wide"))
    let published = try sheet(card("FN:Ana"), ["--as-published"]).all("text").map(\.text)
    expect(
      published.contains(
        "1 contact, cards 320 points wide, as published: texts end outside the card"))
  }
}
