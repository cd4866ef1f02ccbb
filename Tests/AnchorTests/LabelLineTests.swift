import Anchors
import TestSupport
import Testing

/// The visible text of a label; every glyph is 10 wide and 10 high, 8 of it above the baseline.
@Suite struct LabelLineTests {
  private func label(
    _ text: String, lines: Int = 0, _ alignment: TextAlignment = .natural, width: Double,
    height: Double? = nil, direction: LayoutDirection = .leftToRight
  ) throws -> Label {
    let label = Label(text, font: Font(size: 10))
    label.textMeasurer = .square
    label.numberOfLines = lines
    label.textAlignment = alignment
    label.layoutDirection = direction
    try label.layout(width: width, height: height)
    return label
  }

  @Test("the drawn lines of a label fit into its width and are 10 points apart")
  func lines() throws {
    let label = try label("one two three", width: 75)
    expectEqual(label.frame.height, 20)
    expectEqual(label.drawnLines.map { $0.text }, ["one two", "three"])
    expectEqual(label.drawnLines.map { $0.width }, [70, 50])
    expectEqual(label.drawnLines.map { $0.baseline }, [8, 18])
    expectEqual(label.drawnLines.map { $0.left }, [0, 0])
    expectEqual(label.drawnLines.map { $0.isWrapped }, [true, false])
  }

  @Test(
    "lines follow the alignment, and natural follows the reading direction",
    arguments: [
      (.left, .leftToRight, [0, 0]), (.center, .leftToRight, [2.5, 12.5]),
      (.right, .leftToRight, [5, 25]), (.natural, .leftToRight, [0, 0]),
      (.natural, .rightToLeft, [5, 25]), (.left, .rightToLeft, [0, 0]),
    ] as [(TextAlignment, LayoutDirection, [Double])])
  func alignment(alignment: TextAlignment, direction: LayoutDirection, lefts: [Double]) throws {
    let label = try label("one two three", alignment, width: 75, direction: direction)
    expectEqual(label.drawnLines.map { $0.left }, lefts)
  }

  @Test("justified lines reach from edge to edge, except the last of a paragraph")
  func justified() throws {
    let label = try label("a b c d e f\ng h", .justified, width: 78)
    // 78 hold seven glyphs of 10; the other 8 go to the three spaces between four words.
    expectEqual(label.drawnLines.map { $0.text }, ["a b c d", "e f", "g h"])
    expectNear(label.drawnLines[0].wordSpacing, 8.0 / 3, within: 1e-9)
    expectEqual(label.drawnLines.map { $0.width }, [78, 30, 30])
    expect(label.drawnLines[1].wordSpacing == 0 && label.drawnLines[2].wordSpacing == 0)
    label.layoutDirection = .rightToLeft
    expectEqual(label.drawnLines.map { $0.left }, [0, 48, 48])
  }

  @Test("a text wider than its label ends in an ellipsis, without a space before it")
  func tooWide() throws {
    for alignment in [TextAlignment.left, .center, .right, .justified] {
      let line = try #require(try label("abcdef", lines: 1, alignment, width: 40).drawnLines.first)
      expect(line.text == "abc…" && line.width == 40 && line.left == 0)
    }
    try expectEqual(label("ab cdef", lines: 1, width: 45).drawnLines.map { $0.text }, ["ab…"])
    try expectEqual(label("abcd", lines: 1, width: 40).drawnLines.map { $0.text }, ["abcd"])
    // A width too small only by rounding truncates nothing.
    try expectEqual(label("abcd", lines: 1, width: 39.9999).drawnLines.map { $0.text }, ["abcd"])
    try expectEqual(label("ab\ncd", lines: 1, width: 40).drawnLines.map { $0.text }, ["ab…"])
    let right = try label("abcdef", lines: 1, .right, width: 45).drawnLines
    expectEqual(right.map { $0.left }, [5])
    try expectEqual(
      label("one\u{AD}two\u{AD}three", lines: 1, width: 80).drawnLines.map { $0.text },
      ["one\u{AD}two\u{AD}t…"])
    // Not even the ellipsis fits.
    try expectEmpty(label("abcdef", lines: 1, width: 9).drawnLines)
  }

  @Test("a label with fewer lines than its text ends in an ellipsis") func fewerLines() throws {
    let text = "one two three four"
    try expectEqual(
      label(text, lines: 2, width: 75).drawnLines.map { $0.text }, ["one two", "three…"])
    try expectEqual(
      label(text, lines: 2, width: 70).drawnLines.map { $0.text }, ["one two", "three…"])
    try expectEqual(
      label(text, lines: 3, width: 75).drawnLines.map { $0.text }, ["one two", "three", "four"])
    // "three four" leaves no room for the dots after its words.
    try expectEqual(
      label(text + " five", lines: 2, width: 100).drawnLines.map { $0.text },
      ["one two", "three fou…"])
  }

  @Test("an ellipsis replaces a hyphen at the end of a line") func softHyphen() throws {
    let label = try label("one\u{AD}two\u{AD}three", lines: 1, width: 45)
    label.numberOfLines = 2
    try label.layout(width: 45, height: 10)
    expectEqual(label.drawnLines.map { $0.text }, ["one…"])
    try label.layout(width: 45, height: nil)
    expectEqual(label.drawnLines.map { $0.text }, ["one-", "two…"])
  }

  @Test("a label draws only lines that fit its height entirely", arguments: [20.0, 25, 29.9])
  func lowLabel(height: Double) throws {
    let lines = try label("one two three", width: 50, height: height).drawnLines
    expectEqual(lines.map { $0.text }, ["one", "two…"])
    expect(lines.allSatisfy { $0.baseline + 2 <= height })
  }

  @Test("a single line is drawn while its baseline is inside the label") func lowLine() throws {
    try expectEqual(label("one", width: 50, height: 8).drawnLines.map { $0.text }, ["one"])
    try expectEmpty(label("one", width: 50, height: 7.9).drawnLines)
    try expectEqual(label("one two", width: 50, height: 8).drawnLines.map { $0.text }, ["one…"])
  }

  @Test(
    "an ellipsis replaces whole characters",
    arguments: [
      "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F1E9}\u{1F1EA}", "e\u{301}\u{323}",
      "\u{1112}\u{1161}\u{11AB}", "\u{1F44D}\u{1F3FD}", "1\u{FE0F}\u{20E3}",
    ])
  func wholeCharacters(character: String) throws {
    let text = String(repeating: character, count: 9)
    for width in stride(from: 10.0, to: 80, by: 5) {
      let drawn = try label(text, lines: 1, width: width).drawnLines.map { $0.text }
      let shown = try #require(drawn.first)
      expectEqual(shown.last, "…")
      expect(text.hasPrefix(shown.dropLast()))
      expect(shown.dropLast().allSatisfy { $0 == Character(character) })
    }
  }

  @Test("a custom measurer decides how much of a text fits") func ownMeasurerCuts() throws {
    let label = Label("abc\u{1F1E9}\u{1F1EA}defg")
    label.textMeasurer = TextMeasurer { request in
      TextMeasurement(size: Size(width: 7 * Double(request.text.count), height: 10))
    }
    try label.layout(width: 35, height: 10)
    expectEqual(label.drawnLines.map { $0.text }, ["abc\u{1F1E9}\u{1F1EA}…"])
    expectEqual(label.drawnLines.map { $0.width }, [35])
  }

  @Test("alignment insets contain no text") func insets() throws {
    let label = try label("one two three", .right, width: 75)
    label.alignmentRectInsets = EdgeInsets(top: 3, left: 4, bottom: 0, right: 0)
    try label.layout(width: 79, height: nil)
    expectEqual(label.drawnLines.map { $0.text }, ["one two", "three"])
    expectEqual(label.drawnLines.map { $0.left }, [4 + 5, 4 + 25])
    expectEqual(label.drawnLines.map { $0.baseline }, [11, 21])
  }

  @Test("a text is truncated by the number of lines, by the width of one line, or by the height")
  func truncated() throws {
    try expect(!label("one two three", width: 75).isTruncated)
    try expect(label("one two three", lines: 1, width: 129).isTruncated)
    try expect(!label("one two three", lines: 1, width: 130).isTruncated)
    try expect(label("one\ntwo", lines: 1, width: 130).isTruncated)
    try expect(label("one two three", lines: 2, width: 55).isTruncated)
    try expect(!label("one two three", lines: 3, width: 55).isTruncated)
    try expect(label("one two three", width: 75, height: 19).isTruncated)
    try expect(!label("one two three", width: 75, height: 20).isTruncated)
    try expect(!label("", width: 0).isTruncated)
  }

  @Test("a custom measurer decides whether a text is truncated") func ownMeasurer() throws {
    let label = Label("one two three")
    label.textMeasurer = TextMeasurer { request in
      let width = 10 * Double(request.text.utf8.count)
      let lines = request.maxWidth.map { Int((width / $0).rounded(.up)) } ?? 1
      let shown = request.maxLines == 0 ? lines : min(lines, request.maxLines)
      return TextMeasurement(
        size: Size(width: min(width, request.maxWidth ?? width), height: 10 * Double(shown)),
        lineCount: shown)
    }
    label.numberOfLines = 2
    try label.layout(width: 60, height: nil)
    expect(label.isTruncated)
    try label.layout(width: 65, height: nil)
    expect(!label.isTruncated)
  }
}
