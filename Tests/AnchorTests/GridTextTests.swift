import Anchors
import TestSupport
import Testing

/// The cells of texts in a terminal: East Asian width and emoji presentation of Unicode, by
/// user-perceived characters.
@Suite struct GridTextTests {
  private func cells(_ text: String) -> Double {
    TextMeasurer.monospacedGrid.measure(TextRequest(text, font: Font(size: 1))).size.width
  }

  @Test(
    "a character of several scalars occupies as many cells as in terminals",
    arguments: [
      // A joined family of four people, a rainbow flag, a pirate flag, a heart on fire.
      ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}", 2.0),
      ("\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}", 2), ("\u{1F3F4}\u{200D}\u{2620}\u{FE0F}", 2),
      ("\u{2764}\u{FE0F}\u{200D}\u{1F525}", 2),
      // Text presentation and emoji presentation of a heart, a thermometer and a copyright sign.
      ("\u{2764}", 1), ("\u{2764}\u{FE0F}", 2), ("\u{1F321}", 1), ("\u{1F321}\u{FE0F}", 2),
      ("\u{A9}", 1), ("\u{A9}\u{FE0F}", 2),
      // Emoji presentation is their default.
      ("\u{26A1}", 2), ("\u{231A}", 2), ("\u{1F600}", 2),
      // The selector has no effect on a letter; a keycap sequence widens a digit.
      ("a\u{FE0F}", 1), ("1\u{FE0F}\u{20E3}", 2), ("1", 1),
      // Two flags of regional indicators, and the flag of Scotland by tags.
      ("\u{1F1E9}\u{1F1EA}\u{1F1EB}\u{1F1F7}", 4),
      ("\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", 2),
      // A thumb with a skin tone, a woman with one at a computer, and a skin tone alone.
      ("\u{1F44D}\u{1F3FD}", 2), ("\u{1F469}\u{1F3FD}\u{200D}\u{1F4BB}", 2), ("\u{1F3FD}", 2),
      // A joiner between letters joins nothing.
      ("a\u{200D}b", 2), ("e\u{301}\u{323}", 1), ("山田", 4), ("ｱ", 1), ("Ａ", 2),
      // Hangul as a syllable and as its letters.
      ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
    ])
  func clusters(text: String, expected: Double) {
    expectEqual(cells(text), expected)
    expectEqual(cells("x" + text + "y"), expected + 2)
  }

  @Test("every pictograph of Unicode followed by U+FE0F is two cells wide") func presentation() {
    for value in UInt32(0xA0)...0x1FAF8 {
      guard let scalar = Unicode.Scalar(value), scalar.properties.isEmoji,
        !(0x1F1E6...0x1F1FF).contains(value)
      else { continue }
      expectEqual(cells(String(Character(scalar)) + "\u{FE0F}"), 2, "U+\(String(value, radix: 16))")
      // Scalars with emoji presentation need no selector.
      guard scalar.properties.isEmojiPresentation else { continue }
      expectEqual(cells(String(Character(scalar))), 2, "U+\(String(value, radix: 16))")
    }
  }

  @Test("lines break between characters and never inside one", arguments: 1...9)
  func breaking(width: Int) {
    let text =
      "ab\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}c\u{1F1E9}\u{1F1EA}\u{1F1EB}\u{1F1F7}"
      + "\u{1F44D}\u{1F3FD}\u{1F44D}\u{1F3FD}山e\u{301}e\u{301}\u{2764}\u{FE0F}x"
    let lines = TextMeasurer.monospacedGrid.lines(
      TextRequest(text, font: Font(size: 1), maxWidth: Double(width)))
    expectEqual(lines.flatMap { Array($0.text) }, Array(text))
    if width >= 2 { expect(lines.allSatisfy { $0.width <= Double(width) }) }
  }
}
