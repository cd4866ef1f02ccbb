import Anchors
import PangoText
import Testing

/// Sizes and lines of texts, against the numbers in font files and arithmetic.
@Suite struct MeasuringTests {
  private let fonts = PangoFonts()
  /// All glyphs are 1233 of 2048 units wide.
  private let mono = Font(family: "DejaVu Sans Mono", size: 10)
  private let advance = 10 * 1233.0 / 2048

  private func width(_ text: String, _ font: Font = .label) -> Double {
    fonts.measurer.measure(TextRequest(text, font: font)).size.width
  }

  @Test("a width is the sum of the advances, at any size") func advances() {
    for size in [1.0, 9.5, 10, 300] {
      let font = Font(family: "DejaVu Sans Mono", size: size)
      let expected = 8 * size * 1233 / 2048
      #expect(abs(width("abcdefgh", font) - expected) < 8.0 / 1024)
    }
  }

  @Test("lines break between words and within words that are too long") func lines() {
    let request = TextRequest("aaa bbb cccccccccc", font: mono, maxWidth: 7.5 * advance)
    let lines = fonts.measurer.lines(request)
    #expect(lines.map { $0.text } == ["aaa bbb", "ccccccc", "ccc"])
    #expect(lines.map { $0.range } == [0..<7, 8..<15, 15..<18])
    #expect(lines.map { $0.isWrapped } == [true, true, false])
    for (line, count) in zip(lines, [7.0, 7, 3]) {
      #expect(abs(line.width - count * advance) < 0.01)
    }
    let measured = fonts.measurer.measure(request)
    #expect(measured.lineCount == 3)
    #expect(measured.size.width == lines[0].width)
  }

  @Test("a text fits on one line of the width measured for it") func fits() {
    for text in ["Søren Ångström-Żółkiewski", "مهندسة برمجيات", "レイアウト設計者", "नमस्ते दुनिया"] {
      let size = fonts.measurer.measure(TextRequest(text)).size
      let again = fonts.measurer.measure(TextRequest(text, maxWidth: size.width))
      #expect(again.lineCount == 1)
      #expect(again.size == size)
    }
  }

  @Test("a line height holds in all scripts and at all sizes") func lineHeight() {
    let measurer = PangoFonts(lineHeight: 1.5).measurer
    for text in ["Wort", "言葉", "शब्द", "كلمة", "👍🏽"] {
      let measured = measurer.measure(TextRequest(text + "\n" + text, font: Font(size: 20)))
      #expect(measured.lineCount == 2)
      #expect(measured.size.height == 60)
      let lines = measurer.lines(TextRequest(text + "\n" + text, font: Font(size: 20)))
      #expect(lines[1].baseline - lines[0].baseline == 30)
    }
  }

  @Test("without a line height, a line is as tall as the fonts in it") func fontHeights() {
    func height(_ text: String) -> Double {
      fonts.measurer.measure(TextRequest(text, font: Font(size: 100))).size.height
    }
    // The heights in the tables of Liberation Sans and Noto Sans CJK.
    #expect(abs(height("Wort") - 100 * (0.905 + 0.212 + 0.033)) < 4)
    #expect(abs(height("言葉") - 100 * (1.16 + 0.288)) < 1)
    #expect(height("Wort 言葉") >= height("言葉"))
  }

  @Test("the number of lines limits lines and heights") func limit() {
    let whole = TextRequest("a b c d e", font: mono, maxWidth: advance)
    let cut = TextRequest("a b c d e", font: mono, maxWidth: advance, maxLines: 2)
    let line = fonts.measurer.measure(TextRequest("a", font: mono)).size.height
    #expect(abs(fonts.measurer.measure(whole).size.height - 5 * line) < 0.01)
    #expect(abs(fonts.measurer.measure(cut).size.height - 2 * line) < 0.01)
    #expect(fonts.measurer.lines(cut).map { $0.text } == ["a", "b"])
    #expect(fonts.measurer.lines(cut).last?.isWrapped == true)
  }

  @Test("letters of a family, a flag and a person at work are one glyph") func sequences() {
    let one = width("👩")
    for sequence in ["👩‍🎨", "🇧🇷", "👍🏽", "👨‍👩‍👧"] { #expect(width(sequence) == one) }
  }

  @Test("Arabic letters are joined") func joined() {
    // The isolated beh is wider than its initial form.
    #expect(width("بب") < 2 * width("ب"))
    // A joiner between them forbids it.
    #expect(abs(width("ب\u{200C}ب") - 2 * width("ب")) < 0.01)
  }

  @Test("OpenType features change glyphs") func features() {
    var font = Font(family: "Liberation Sans", size: 100)
    let kerned = width("AVAVAV", font)
    font.features = ["kern=0"]
    #expect(width("AVAVAV", font) > kerned + 10)
  }

  @Test("only characters that no font has are missing") func missing() {
    func missing(_ text: String) -> Int {
      fonts.measurer.measure(TextRequest(text)).missingGlyphs
    }
    #expect(missing("Łódź, Αθήνα, Київ, חיפה, عمّان, दिल्ली, 東京, 서울, 👍🏽") == 0)
    #expect(missing("a\u{10FFF0}b") == 1)
  }

  @Test("core fonts stand for installed fonts of the same widths") func resolved() {
    let measurer = fonts.measurer
    #expect(measurer.resolvedFont(for: Font(size: 9)).family == "Liberation Sans")
    let bold = measurer.resolvedFont(for: Font(size: 9, face: .timesBoldItalic))
    #expect(bold.family == "Liberation Serif")
    #expect(bold.weight == 700)
    #expect(bold.slant == .italic)
    #expect(bold.size == 9)
    #expect(measurer.resolvedFont(for: Font(family: "No Such Family", size: 9)).family != "")
    for face in Font.Face.allCases {
      let request = TextRequest("Hamburg 123 fox", font: Font(size: 50, face: face))
      let core = TextMeasurer.helvetica.measure(request).size.width
      // Kerning is off in the core metrics.
      #expect(abs(measurer.measure(request).size.width - core) < 0.02 * core)
    }
  }

  @Test("hostile fonts and texts are measured without a trap") func hostile() {
    for size in [0, -1, 1e300, .infinity, .nan] {
      _ = fonts.measurer.measure(TextRequest("a", font: Font(size: size), maxWidth: size))
      _ = fonts.measurer.lines(TextRequest("a b", font: Font(size: size), maxWidth: -size))
    }
    let font = Font(
      family: "A,B\0C", size: 10, weight: 1000, features: ["", "\0", "=,=", "kern=x"])
    #expect(width("a\0b\u{FEFF}", font) > 0)
    #expect(width(String(repeating: "ab ", count: 10_000), mono) > 0)
  }
}
