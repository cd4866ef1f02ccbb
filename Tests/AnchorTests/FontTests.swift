import Anchors
import TestSupport
import Testing

/// The typefaces, compared with their metrics files.
@Suite struct FontTests {
  private func measured(_ text: String, _ face: Font.Face) -> TextMeasurement {
    TextMeasurer.helvetica.measure(TextRequest(text, font: Font(size: 1000, face: face)))
  }

  /// Widths of ten glyphs, and the sum of all 315, from the files.
  @Test(
    "each typeface has the advance widths of its metrics file",
    arguments: [
      (.helvetica, [278, 667, 944, 222, 833, 1015, 556, 500, 556, 1000], 170_973),
      (.helveticaBold, [278, 722, 944, 278, 889, 975, 556, 611, 556, 1000], 177_774),
      (.helveticaOblique, [278, 667, 944, 222, 833, 1015, 556, 500, 556, 1000], 170_973),
      (.helveticaBoldOblique, [278, 722, 944, 278, 889, 975, 556, 611, 556, 1000], 177_774),
      (.timesRoman, [250, 722, 944, 278, 778, 921, 444, 556, 500, 1000], 163_189),
      (.timesBold, [250, 722, 1000, 278, 833, 930, 444, 556, 500, 1000], 170_802),
      (.timesItalic, [250, 611, 833, 278, 722, 920, 444, 500, 500, 889], 161_203),
      (.timesBoldItalic, [250, 667, 889, 278, 778, 832, 444, 556, 500, 1000], 165_683),
      (.courier, Array(repeating: 600, count: 10), 189_000),
      (.courierBold, Array(repeating: 600, count: 10), 189_000),
      (.courierOblique, Array(repeating: 600, count: 10), 189_000),
      (.courierBoldOblique, Array(repeating: 600, count: 10), 189_000),
    ] as [(Font.Face, [Double], Double)])
  func widths(face: Font.Face, expected: [Double], sum: Double) {
    for (character, width) in zip([" ", "A", "W", "i", "m", "@", "é", "ﬁ", "€", "—"], expected) {
      expectNear(measured(character, face).size.width, width, within: 1e-9, "\(character)")
    }
    var (count, total) = (0, 0.0)
    // Skips a no-break space, hyphens that are drawn as the ASCII ones, and other shared glyphs.
    let skipped = [0xA0, 0x2010, 0x2011] + Self.shared.keys
    for value in UInt32(0x20)..<0x10000 where !skipped.contains(value) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let glyph = measured(String(Character(scalar)), face)
      guard glyph.missingGlyphs == 0, glyph.size.width > 0 else { continue }
      count += 1
      total += glyph.size.width
    }
    expect(count == 315 && abs(total - sum) < 1e-3)
  }

  /// Characters with the glyph of another one: those to which the Adobe Glyph List gives the same
  /// name, and those that are canonically equivalent.
  private static let shared: [UInt32: String] = [
    0x0394: "∆", 0x03BC: "µ", 0x2215: "⁄", 0x02C9: "¯", 0x2219: "·", 0x021A: "Ţ", 0x021B: "ţ",
    0x037E: ";", 0x0387: "·", 0x1FEF: "`", 0x1FFD: "´", 0x212A: "K", 0x212B: "Å",
  ]

  @Test("a character that looks like another one has its width", arguments: Font.Face.allCases)
  func sharedGlyphs(face: Font.Face) throws {
    for (value, likeness) in Self.shared {
      let scalar = try #require(Unicode.Scalar(value))
      let text = measured(String(Character(scalar)), face)
      expectEqual(text.missingGlyphs, 0)
      expectEqual(text.size.width, measured(likeness, face).size.width, "U+\(value)")
    }
  }

  @Test(
    "baselines follow from ascender and descender of the typeface",
    arguments: [
      (.helveticaBold, 718, 207), (.timesItalic, 683, 217), (.courier, 629, 157),
    ] as [(Font.Face, Double, Double)])
  func baselines(face: Font.Face, ascender: Double, descender: Double) {
    let text = measured("a", face)
    // The line height of 1200 exceeds both; the rest is shared above and below.
    let rest = (1200 - ascender - descender) / 2
    expectNear(text.size.height, 1200, within: 1e-9)
    expectNear(text.baselines.firstFromTop, (rest + ascender), within: 1e-9)
    expectNear(text.baselines.lastFromBottom, (rest + descender), within: 1e-9)
  }

  @Test("a label is as wide as its text, also after a change of the typeface")
  func label() throws {
    let label = Label("Wim", font: .boldSystemFont(ofSize: 10))
    try label.layout(width: nil, height: nil)
    expectNear(label.frame.width, (9.44 + 2.78 + 8.89), within: 1e-9)
    label.font = Font(size: 10, face: .timesItalic)
    try label.layout(width: nil, height: nil)
    expectNear(label.frame.width, (8.33 + 2.78 + 7.22), within: 1e-9)
  }

  @Test("a character without a glyph is as wide as a digit of the typeface") func missing() {
    for (face, digit) in [(Font.Face.helveticaBold, 556.0), (.timesRoman, 500), (.courier, 600)] {
      let text = measured("\u{3A9}", face)
      expect(text.missingGlyphs == 1 && abs(text.size.width - digit) < 1e-9)
    }
  }

  @Test("a typeface is found by its name and by its style") func names() {
    for face in Font.Face.allCases {
      expectEqual(Font.Face(name: face.name), face)
      expectEqual(face.isBold, face.name.contains("Bold"))
      expectEqual(face.isItalic, (face.name.contains("Oblique") || face.name.contains("Italic")))
      expectEqual(face.with(bold: face.isBold, italic: face.isItalic), face)
    }
    expectEqual(Font(name: "Times-Bold", size: 9), Font(size: 9, face: .timesBold))
    expectNil(Font(name: "times-bold", size: 9))
    expectEqual(Font.Face.timesItalic.with(bold: true, italic: false), .timesBold)
    expectEqual(Font.Face.courier.with(bold: true, italic: true), .courierBoldOblique)
    expectEqual(Font.italicSystemFont(ofSize: 9).face, .helveticaOblique)
  }
}
