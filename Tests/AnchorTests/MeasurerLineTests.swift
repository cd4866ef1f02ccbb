import Anchors
import TestSupport
import Testing

/// Lines of measurers, those of programs too.
@Suite struct MeasurerLineTests {
  /// Breaks after each sixth byte of a text with a width; a line is 5 points wide per byte and 12
  /// points high.
  private static let sixths = TextMeasurer { request in
    let bytes = request.text.utf8.count
    let count = request.maxWidth == nil ? 1 : (bytes + 5) / 6
    let shown = request.maxLines == 0 ? count : min(count, request.maxLines)
    return TextMeasurement(
      size: Size(width: 5 * Double(count == 1 ? bytes : 6), height: 12 * Double(shown)),
      baselines: Baselines(firstFromTop: 9, lastFromBottom: 3), lineCount: shown)
  } lines: { request in
    let count = request.text.utf8.count
    var lines: [TextLine] = []
    while lines.count * 6 < count, request.maxLines == 0 || lines.count < request.maxLines {
      let start = lines.count * 6
      let end = min(start + 6, count)
      lines.append(
        TextLine(
          of: request, range: start..<end, width: 5 * Double(end - start),
          baseline: 9 + 12 * Double(lines.count), isWrapped: end < count))
    }
    return lines
  }

  private func label(_ text: String, lines: Int = 0, height: Double? = nil) throws -> Label {
    let label = Label(text, name: "label")
    label.textMeasurer = Self.sixths
    label.numberOfLines = lines
    try label.layout(width: 30, height: height)
    return label
  }

  @Test("a label draws the lines of a program's measurer") func drawn() throws {
    let label = try label("abcdefghijklmn")
    label.textAlignment = .right
    expectEqual(label.frame.height, 36)
    let lines = label.drawnLines
    expectEqual(lines.map { $0.text }, ["abcdef", "ghijkl", "mn"])
    expectEqual(lines.map { $0.range }, [0..<6, 6..<12, 12..<14])
    expectEqual(lines.map { $0.width }, [30, 30, 10])
    expectEqual(lines.map { $0.baseline }, [9, 21, 33])
    expectEqual(lines.map { $0.left }, [0, 0, 20])
    expectEqual(lines.map { $0.isWrapped }, [true, true, false])
  }

  @Test("a text cut by the number of lines or by the height ends in an ellipsis") func cut() throws
  {
    // An ellipsis has three bytes, so that three further ones fit into 30 points.
    try expectEqual(
      label("abcdefghijklmn", lines: 2).drawnLines.map { $0.text }, ["abcdef", "ghi…"])
    try expectEqual(label("abcdefghijklmn", height: 30).drawnLines.count, 2)
    try expectEqual(label("abcdefghijklmn", height: 30).drawnLines.last?.range, 6..<9)
    try expect(label("abcdefghijklmn", lines: 2).isTruncated)
    try expect(!label("abcdefghijklmn", lines: 3).isTruncated)
  }

  @Test("a range outside the text or inside a character becomes a part of the text")
  func badRanges() {
    let request = TextRequest("aé")  // three bytes
    func line(_ range: Range<Int>) -> TextLine {
      TextLine(of: request, range: range, width: .nan, baseline: .infinity)
    }
    expect(line(-5..<99).text == "aé" && line(-5..<99).range == 0..<3)
    expect(line(0..<2).text == "a" && line(0..<2).range == 0..<1)
    expect(line(2..<3).text.isEmpty && line(2..<3).range == 3..<3)
    expect(line(2..<2).text.isEmpty && line(7..<9).text.isEmpty)
    expect(line(0..<1).width == 0 && line(0..<1).baseline == 0)
  }

  @Test("a built-in measurer reports the bytes of each line, without spaces dropped at a wrap")
  func builtIn() {
    let text = "één twee\ndrie vier"
    let lines = TextMeasurer.square.lines(
      TextRequest(text, font: Font(size: 10), maxWidth: 50))
    expectEqual(lines.map { $0.text }, ["één", "twee", "drie", "vier"])
    expectEqual(lines.map { $0.range }, [0..<5, 6..<10, 11..<15, 16..<20])
    let utf8 = Array(text.utf8)
    for line in lines { expectEqual(Array(line.text.utf8), Array(utf8[line.range])) }
  }

  @Test("a drawn hyphen stands for the bytes of a soft hyphen; truncated characters have no range")
  func hyphen() throws {
    let soft = TextMeasurer.square.lines(
      TextRequest("ab\u{AD}cd", font: Font(size: 10), maxWidth: 30))
    expectEqual(soft.map { $0.text }, ["ab-", "cd"])
    expectEqual(soft.map { $0.range }, [0..<4, 4..<6])
    let label = Label("abcdef", font: Font(size: 10))
    label.textMeasurer = .square
    try label.layout(width: 40, height: 10)
    expectEqual(label.drawnLines.map { $0.text }, ["abc…"])
    expectEqual(label.drawnLines.map { $0.range }, [0..<3])
  }

  @Test("a measurer that only measures has one line with the whole text") func single() {
    let measurer = TextMeasurer { _ in
      TextMeasurement(
        size: Size(width: 9, height: 8), baselines: Baselines(firstFromTop: 7, lastFromBottom: 1))
    }
    let lines = measurer.lines(TextRequest("a\nb", maxWidth: 3))
    expectEqual(lines.map { $0.text }, ["a\nb"])
    expect(lines.map { $0.range } == [0..<3] && lines.map { $0.baseline } == [7])
  }

  @Test("a soft hyphen at a wrap becomes visible, elsewhere and in the range it stays")
  func softHyphen() {
    let request = TextRequest("dis\u{AD}tance\u{AD}")
    let wrapped = TextLine(of: request, range: 0..<5, width: 20, baseline: 9, isWrapped: true)
    expectEqual(wrapped.text, "dis-")
    expectEqual(wrapped.range, 0..<5)
    let last = TextLine(of: request, range: 5..<13, width: 20, baseline: 9)
    expectEqual(last.text, "tance\u{AD}")
  }

  @Test("a mark of the direction precedes the text and is not part of the range")
  func directionMark() throws {
    let label = Label("abc אבג", name: "label")
    label.textMeasurer = TextMeasurer { request in
      let size = Size(width: 4 * Double(request.text.unicodeScalars.count), height: 12)
      return TextMeasurement(size: size, baselines: Baselines(firstFromTop: 9, lastFromBottom: 3))
    } lines: { request in
      [
        TextLine(
          of: request, range: 0..<request.text.utf8.count, width: 28, baseline: 9,
          directionMark: "\u{200F}")
      ]
    }
    try label.layout(width: nil, height: nil)
    expectEqual(label.drawnLines.map { $0.text }, ["\u{200F}abc אבג"])
    expectEqual(label.drawnLines.map { $0.range }, [0..<10])
    // Of 24 points, the mark and the ellipsis occupy 4 each, which leaves "abc" or "abc א".
    try label.layout(width: 24, height: nil)
    expectEqual(label.drawnLines.map { $0.text }, ["\u{200F}abc…"])
    expectEqual(label.drawnLines.map { $0.range }, [0..<3])
  }
}
