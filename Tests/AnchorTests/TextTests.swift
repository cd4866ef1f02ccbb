import Anchors
import TestSupport
import Testing

/// The text measurers, compared with the font's metrics file and with numbers worked out by hand.
@Suite struct TextTests {
  func width(_ text: String, _ size: Double = 1000) -> Double {
    TextMeasurer.helvetica.measure(TextRequest(text, font: Font(size: size))).size.width
  }

  @Test(
    "Helvetica has the advance widths of the metrics file",
    arguments: [
      (" ", 278.0), ("!", 278), ("A", 667), ("i", 222), ("W", 944), ("@", 1015), ("~", 584),
      ("é", 556), ("ß", 611), ("Ł", 556), ("€", 556), ("—", 1000), ("ﬁ", 500), ("™", 1000),
      ("Ș", 667), ("’", 222), ("|", 260), ("m", 833), ("Æ", 1000), ("¼", 834), ("…", 1000),
      ("\u{A0}", 278), ("√", 453), ("\u{F6C3}", 250), ("ž", 500), ("%", 889),
    ])
  func widths(character: String, expected: Double) {
    expectNear(width(character), expected, within: 1e-9)
  }

  @Test("Helvetica has 315 glyphs, and 16 characters look like other ones")
  func glyphCount() {
    var known = 0
    for value in UInt32(0x20)..<0x10000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(Character(scalar))
      let measured = TextMeasurer.helvetica.measure(TextRequest(text, font: Font(size: 1)))
      if measured.missingGlyphs == 0, measured.size.width > 0 { known += 1 }
    }
    expectEqual(known, 315 + 16)
    expectEqual(width("\u{2010}\u{2011}", 10), width("--", 10))
  }

  @Test("the width of a text is the sum of its characters' widths and scales with the font size")
  func sums() {
    // V 667, A 667, n 556, o 556: no kerning.
    expectNear(width("VAno", 10), 24.46, within: 1e-9)
  }

  @Test("lines are 1.2 sizes apart, with the baseline by ascender and descender") func lines() {
    let measured = TextMeasurer.helvetica.measure(TextRequest("a\nb", font: Font(size: 100)))
    expectEqual(measured.lineCount, 2)
    expectNear(measured.size.height, 240, within: 1e-9)
    // The line height of 120 exceeds 71.8 + 20.7; the rest is shared above and below.
    expectNear(measured.baselines.firstFromTop, (13.75 + 71.8), within: 1e-9)
    expectNear(measured.baselines.lastFromBottom, (13.75 + 20.7), within: 1e-9)
  }

  @Test("missing glyphs are counted, and wide ones measured as wide") func missing() {
    let measured = TextMeasurer.helvetica.measure(
      TextRequest("a山b\u{301}\u{3A9}", font: Font(size: 1000)))
    expectEqual(measured.missingGlyphs, 2)
    expectNear(measured.size.width, (556 + 1000 + 556 + 556), within: 1e-9)
  }

  @Test("an empty text has zero size") func empty() {
    for measurer in [TextMeasurer.helvetica, .square, .monospacedGrid] {
      expectEqual(measurer.measure(TextRequest("")).size, .zero)
      expectEmpty(measurer.lines(TextRequest("")))
    }
    expectEqual(Label("").intrinsicContentSize, .zero)
    let own = TextMeasurer { _ in TextMeasurement(size: Size(width: 9, height: 9)) }
    expectEqual(own.measure(TextRequest("")).size, .zero)
  }

  func broken(_ text: String, _ width: Double, lines: Int = 0) -> [String] {
    TextMeasurer.square.lines(
      TextRequest(text, font: Font(size: 1), maxWidth: width, maxLines: lines)
    ).map(\.text)
  }

  @Test(
    "lines break after words, within words that are too long, and at ideographs",
    arguments: [
      ("one two three", 7.0, ["one two", "three"]), ("one two three", 8, ["one two", "three"]),
      ("one two three", 13, ["one two three"]), ("one two three", 6, ["one", "two", "three"]),
      ("one  two", 4, ["one", "two"]), ("abcdefgh", 3, ["abc", "def", "gh"]),
      ("ab abcdefgh", 4, ["ab", "abcd", "efgh"]), ("a-b-c", 2, ["a-", "b-", "c"]),
      ("山田太郎", 2, ["山田", "太郎"]), ("a山田b", 2, ["a山", "田b"]), ("a\nb", 9, ["a", "b"]),
      ("a\r\nb\n", 9, ["a", "b"]), ("a\n\nb", 9, ["a", "", "b"]),
      ("no\u{A0}gap x", 6, ["no\u{A0}gap", "x"]),
      ("ab", 0, ["a", "b"]), ("a   ", 2, ["a"]), (" a b", 3, [" a", "b"]),
    ] as [(String, Double, [String])])
  func breaking(text: String, width: Double, expected: [String]) {
    expectEqual(broken(text, width), expected)
    let measured = TextMeasurer.square.measure(
      TextRequest(text, font: Font(size: 1), maxWidth: width))
    expectEqual(measured.lineCount, expected.count)
    expectEqual(measured.size.height, Double(expected.count))
    if width >= 1 { #expect(measured.size.width <= width) }
  }

  @Test("a limit of lines truncates the text") func limit() {
    expectEqual(broken("one two three", 3, lines: 2), ["one", "two"])
    let label = Label("one two three", font: Font(size: 1))
    label.textMeasurer = .square
    label.numberOfLines = 2
    expectEqual(label.contentSize(forWidth: 3), Size(width: 3, height: 2))
  }

  @Test("a text measured without a limit fits its own width") func fitsItself() {
    for text in ["Maria da Silva", "a b c d e f g h i j", "0.1 0.2 0.3"] {
      for size in [10.0, 13.3, 17] {
        let natural = TextMeasurer.helvetica.measure(TextRequest(text, font: Font(size: size)))
        let again = TextMeasurer.helvetica.measure(
          TextRequest(text, font: Font(size: size), maxWidth: natural.size.width))
        expectEqual(again, natural)
      }
    }
  }

  @Test(
    "the grid counts two columns for wide characters and none for combining marks",
    arguments: [
      ("abc", 3.0), ("山田", 4), ("e\u{301}", 1), ("ｱ", 1), ("Ａ", 2), ("한", 2), ("😀", 2),
      ("\u{200B}a", 1),
      ("ไม้", 2),
    ])
  func grid(text: String, columns: Double) {
    let measured = TextMeasurer.monospacedGrid.measure(TextRequest(text, font: Font(size: 1)))
    expectEqual(measured.size, Size(width: columns, height: 1))
  }

  @Test("the square font is as wide and high as its size") func square() {
    let measured = TextMeasurer.square.measure(TextRequest("ab\nc", font: Font(size: 20)))
    expectEqual(measured.size, Size(width: 40, height: 40))
    expectEqual(measured.baselines.firstFromTop, 16)
  }

  @Test("a text measurer is inherited, and a later one changes sizes") func inherited() throws {
    let root = View("root")
    let panel = View("panel")
    let label = Label("abc", font: Font(size: 10))
    root.addSubview(panel)
    panel.addSubview(label)
    root.textMeasurer = .square
    try root.layout(in: Size(width: 100, height: 100))
    expectEqual(label.frame.size, Size(width: 30, height: 10))
    panel.textMeasurer = TextMeasurer { _ in TextMeasurement(size: Size(width: 5, height: 6)) }
    try root.layout(in: Size(width: 100, height: 100))
    expectEqual(label.frame.size, Size(width: 5, height: 6))
    let other = View("other")
    other.textMeasurer = .square
    other.addSubview(label)
    try other.layout(in: Size(width: 100, height: 100))
    expectEqual(label.frame.size, Size(width: 30, height: 10))
  }

  @Test("changing a label's text, font or lines changes its size") func label() throws {
    let root = View("root")
    root.textMeasurer = .square
    let label = Label("abc")
    root.addSubview(label)
    try root.layout(in: Size(width: 100, height: 100))
    expectEqual(label.frame.size, Size(width: 51, height: 17))
    label.text = "abcd"
    label.font = .systemFont(ofSize: 10)
    try root.layout(in: Size(width: 100, height: 100))
    expectEqual(label.frame.size, Size(width: 40, height: 10))
    label.numberOfLines = 0
    label.widthAnchor(equalTo: 20)
    try root.layout(in: Size(width: 100, height: 100))
    expectEqual(label.frame.size, Size(width: 20, height: 20))
  }

  @Test("baselines of texts of two sizes align") func baselines() throws {
    let root = View("root")
    root.textMeasurer = .square
    let small = Label("small", font: Font(size: 10))
    let large = Label("large", font: Font(size: 30))
    root.addSubview(small)
    root.addSubview(large)
    large.topAnchor(equalTo: root.topAnchor)
    small.firstBaselineAnchor(equalTo: large.firstBaselineAnchor)
    try root.layout(in: Size(width: 100, height: 100))
    // 0.8 of 30 less 0.8 of 10.
    expectEqual(small.frame.minY, 16)
    small.font = Font(size: 20)
    try root.layout(in: Size(width: 100, height: 100))
    expectEqual(small.frame.minY, 8)
  }
}
