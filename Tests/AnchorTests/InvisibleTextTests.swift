import Anchors
import TestSupport
import Testing

/// Widths of invisible characters and of single pictures, and lines that end at hyphens.
@Suite struct InvisibleTextTests {
  /// Measures a width in thousandths of the font size.
  private func width(_ text: String, _ measurer: TextMeasurer = .helvetica) -> Double {
    measurer.measure(TextRequest(text, font: Font(size: 1000))).size.width
  }

  private func lines(_ text: String, _ width: Double) -> [String] {
    TextMeasurer.square.lines(TextRequest(text, font: Font(size: 10), maxWidth: width))
      .map { $0.text }
  }

  @Test(
    "invisible characters have no width",
    arguments: [
      "\u{AD}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202E}",
      "\u{2060}", "\u{2066}", "\u{2068}", "\u{2069}", "\u{FEFF}", "\u{FE0E}", "\u{FE0F}", "\u{61C}",
      "\u{34F}", "\u{E0001}", "\u{E0100}", "\u{3164}", "\u{9CD}", "\u{BCD}", "\u{1}",
    ])
  func invisible(text: String) {
    for measurer in [TextMeasurer.helvetica, .square, .monospacedGrid] {
      // "a" is 556 wide in Helvetica.
      let letter = width("a", measurer)
      expectEqual(width("a" + text + "a", measurer), 2 * letter)
      expectEqual(width(text + "a" + text, measurer), letter)
    }
  }

  @Test(
    "a picture of several scalars is one glyph",
    arguments: [
      "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}", "\u{1F44D}\u{1F3FD}",
      "\u{1F1E7}\u{1F1F7}", "1\u{FE0F}\u{20E3}", "\u{2764}\u{FE0F}", "\u{1F600}",
      "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
    ])
  func pictures(text: String) {
    expectEqual(width(text), 1000)
    expectEqual(width(text, .square), 1000)
    expectEqual(width(text, .monospacedGrid), 2000)
    expectEqual(width("a" + text + "a"), 556 + 1000 + 556)
    let request = TextRequest(text, font: Font(size: 1))
    expectEqual(TextMeasurer.helvetica.measure(request).missingGlyphs, 1)
  }

  @Test("a tab is as wide as a space") func tab() {
    for measurer in [TextMeasurer.helvetica, .square, .monospacedGrid] {
      expectEqual(width("a\tb", measurer), width("a b", measurer))
      expectEqual(width("\t\t", measurer), width("  ", measurer))
    }
    expectEqual(lines("aa\tbb", 30), ["aa", "bb"])
  }

  @Test("leading, inner and trailing spaces all count in the width") func spaces() {
    // A space is 278, an "a" 556.
    expectEqual(width("    aaaa"), 4 * 278 + 4 * 556)
    expectEqual(width("a    b"), 4 * 278 + 2 * 556)
    expectEqual(width("aaaa    "), 4 * 278 + 4 * 556)
  }

  @Test("lines break at a zero-width space, and at no joiner or no-break space") func noBreaks() {
    expectEqual(lines("HHHH\u{200B}HHHH", 60), ["HHHH\u{200B}", "HHHH"])
    expectEqual(lines("ab cd\u{A0}ef", 60), ["ab", "cd\u{A0}ef"])
    expectEqual(lines("ab cd\u{2011}ef", 60), ["ab", "cd\u{2011}ef"])
    expectEqual(lines("ab cd-\u{2060}ef", 60), ["ab", "cd-\u{2060}ef"])
    expectEqual(lines("ab cd-ef", 60), ["ab cd-", "ef"])
    expectEqual(lines("tel 555-1234", 90), ["tel", "555-1234"])
  }

  @Test("a soft hyphen is drawn at the end of a line and counts in its width") func softHyphen() {
    expectEqual(lines("soft\u{AD}hy\u{AD}phen", 140), ["soft\u{AD}hy\u{AD}phen"])
    expectEqual(lines("soft\u{AD}hy\u{AD}phen", 90), ["soft\u{AD}hy-", "phen"])
    expectEqual(lines("soft\u{AD}hy\u{AD}phen", 70), ["soft\u{AD}hy-", "phen"])
    // Six letters fit, but no hyphen after them.
    expectEqual(lines("soft\u{AD}hy\u{AD}phen", 60), ["soft-", "hy\u{AD}phen"])
    let request = TextRequest("soft\u{AD}hy\u{AD}phen", font: Font(size: 10), maxWidth: 60)
    expectEqual(TextMeasurer.square.measure(request).size, Size(width: 60, height: 20))
    expectEqual(TextMeasurer.square.lines(request).map { $0.width }, [50, 60])
  }

  @Test("a label with soft hyphens is as high as its lines at every width")
  func heightOfHyphens() throws {
    let text = "un\u{AD}be\u{AD}liev\u{AD}able au\u{AD}to\u{AD}mat\u{AD}ic"
    let root = View("root")
    let label = Label(text, name: "label", font: Font(size: 10))
    label.textMeasurer = .square
    label.numberOfLines = 0
    root.addSubview(label)
    label.edges(equalTo: root)
    for width in stride(from: 20.0, through: 220, by: 5) {
      try root.layout(width: width, height: nil)
      expectEqual(root.frame.height, 10 * Double(lines(text, width).count))
    }
  }

  @Test("line breaks keep punctuation with its text") func punctuation() {
    expectEqual(lines("你好，世界。你好！", 40), ["你好，世", "界。你", "好！"])
    expectEqual(lines("他说「你好」吗", 30), ["他说", "「你", "好」吗"])
    expectEqual(lines("ab (cd) ef", 40), ["ab", "(cd)", "ef"])
    expectEqual(lines("oui ! non", 50), ["oui !", "non"])
  }

  @Test("line breaks split neither flags nor syllables") func clusters() {
    let flag = "\u{1F1E7}\u{1F1F7}"
    expectEqual(lines(flag + flag + flag, 20), [flag + flag, flag])
    let text = "श्रीवास्तव"
    expectEqual(lines(text, 20).flatMap { Array($0) }, Array(text))
    let hangul = "\u{1112}\u{1161}\u{11AB}"
    expectEqual(lines(hangul + hangul, 10), [hangul, hangul])
  }
}
