import Anchors
import PangoText
import Testing

/// Paragraphs whose lines begin in another direction than they have.
@Suite struct DirectionTests {
  private let measurer = PangoFonts().measurer

  /// The lines of a text that wraps after each word.
  private func lines(_ text: String) -> [String] {
    let words = text.split(separator: " ")
    let widths = words.map { measurer.measure(TextRequest(String($0))).size.width }
    let width = widths.max() ?? 0
    return measurer.lines(TextRequest(text, maxWidth: width)).map { $0.text }
  }

  @Test("a line of Latin in a Hebrew paragraph begins with a right-to-left mark")
  func hebrew() {
    #expect(lines("תכנית Anchors") == ["תכנית", "\u{200F}Anchors"])
    #expect(lines("תכנית 2.0") == ["תכנית", "\u{200F}2.0"])
  }

  @Test("a line of Hebrew in a Latin paragraph begins with a left-to-right mark")
  func latin() {
    #expect(lines("Anchors תכנית") == ["Anchors", "\u{200E}תכנית"])
  }

  @Test("lines that have their paragraph's direction have no mark") func plain() {
    #expect(lines("תכנית פריסה") == ["תכנית", "פריסה"])
    #expect(lines("Anchors 2.0") == ["Anchors", "2.0"])
    #expect(lines("レイアウト 設計") == ["レイアウト", "設計"])
  }

  @Test("a label in a right-to-left layout begins at the right edge") func label() throws {
    let label = Label("مهندسة", name: "label")
    label.textMeasurer = measurer
    label.layoutDirection = .rightToLeft
    try label.layout(width: 300, height: nil)
    let line = try #require(label.drawnLines.first)
    #expect(abs(line.left + line.width - 300) < 0.001)
  }

  @Test("a word that breaks at a soft hyphen ends in a visible one") func softHyphen() {
    let width = measurer.measure(TextRequest("Donau-")).size.width
    let lines = measurer.lines(TextRequest("Donau\u{AD}dampf", maxWidth: width))
    #expect(lines.map { $0.text } == ["Donau-", "dampf"])
    #expect(abs(lines[0].width - width) < 0.5)
  }
}
