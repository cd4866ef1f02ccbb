import Anchors
import TestSupport
import Testing

/// Lines of texts, compared with a character by character search without words or prefix sums.
@Suite struct WordWrapTests {
  struct Line: Equatable {
    var text = ""
    var width = 0.0
    var isWrapped = false
  }

  static let measurers: [TextMeasurer] = [.helvetica, .square]

  /// Letters of one to four bytes, break opportunities, and a paragraph separator.
  static let characters: [Unicode.Scalar] = [
    "a", "i", "W", "m", " ", " ", "-", "\n", "é", "—", "漢", "か", "\u{301}", "😀", "a", "e",
  ]

  /// The line-breaking class of a character in ``characters``.
  enum Kind {
    case letter, hyphen, dash, wide, space

    init(_ character: Character) {
      switch character.unicodeScalars.first {
      case " ": self = character == " " ? .space : .letter
      case "-": self = .hyphen
      case "—": self = .dash
      case "漢", "か", "😀": self = .wide
      default: self = .letter
      }
    }
  }

  /// Decides whether a line may end between two adjacent characters.
  ///
  /// Uses a space for a missing character before both.
  func mayEnd(between before: Kind, and next: Kind, after earlier: Kind) -> Bool {
    switch (before, next) {
    case (_, .hyphen), (.letter, .letter), (.dash, .dash): false
    case (.hyphen, .letter): earlier != .space
    default: true
    }
  }

  /// The width of one character in thousandths of the font size: a whole number, so that sums are
  /// exact.
  func advance(_ character: Character, _ font: Font, _ measurer: TextMeasurer) -> Double {
    let font = Font(size: 1000, face: font.face)
    return measurer.measure(TextRequest(String(character), font: font)).size.width
  }

  /// Breaks a text into lines by adding characters until the line is too wide.
  func lines(
    _ text: [Unicode.Scalar], _ font: Font, _ maxWidth: Double, _ measurer: TextMeasurer
  ) -> [Line] {
    string(text[...]).split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      paragraphLines(Array($0), font, maxWidth, measurer)
    }.dropLast(text.last == "\n" ? 1 : 0)
  }

  private func paragraphLines(
    _ text: [Character], _ font: Font, _ maxWidth: Double, _ measurer: TextMeasurer
  ) -> [Line] {
    let points = { (width: Double) in width * font.size / 1000 }
    let kinds = text.map { Kind($0) }
    var lines: [Line] = []
    var start = 0
    // The end of spaces in which no line may end.
    var held = 0
    repeat {
      var width = 0.0
      // The latest break opportunity: the end of the line, the start of the next one, and the
      // width.
      var stop: (end: Int, next: Int, width: Double)?
      var index = start
      var line: Line?
      while index < text.count {
        var spaces = index
        while spaces < text.count, kinds[spaces] == .space { spaces += 1 }
        let last = kinds[..<index].last ?? .space
        if spaces > index, index >= held {
          // Dashes stay together across spaces.
          if spaces < text.count, last == .dash, kinds[spaces] == .dash {
            held = spaces
          } else {
            let spaceWidth = Double(spaces - index) * advance(" ", font, measurer)
            stop = (index, spaces, width)
            (width, index) = (width + spaceWidth, spaces)
            continue
          }
        } else if spaces == index, index > start, last != .space {
          let earlier = index > 1 ? kinds[index - 2] : .space
          if mayEnd(between: last, and: kinds[index], after: earlier) {
            stop = (index, index, width)
          }
        }
        let next = width + advance(text[index], font, measurer)
        if points(next) > maxWidth + 1e-6, next > width, index > start {
          let (end, after, fitting) = stop ?? (index, index, width)
          line = Line(text: String(text[start..<end]), width: points(fitting), isWrapped: true)
          start = after
          break
        }
        width = next
        index += 1
      }
      if let line {
        lines.append(line)
        continue
      }
      var end = index
      if points(width) > maxWidth + 1e-6, let stop, stop.next == index {
        (end, width) = (stop.end, stop.width)
      }
      lines.append(Line(text: String(text[start..<end]), width: points(width)))
      break
    } while true
    return lines
  }

  func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  @Test(
    "random texts wrap exactly like in a search character by character",
    arguments: 0..<40)
  func randomTexts(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<50 {
      let count = Int.random(in: 1...40, using: &random)
      let text = (0..<count).map { _ in Self.characters.randomElement(using: &random) ?? "a" }
      let size = Double.random(in: 0.5...40, using: &random)
      let font = Font(
        size: size, face: Font.Face.allCases.randomElement(using: &random) ?? .courier)
      let measurer = Self.measurers.randomElement(using: &random) ?? .square
      var widths = (0..<4).map { _ in size * Double.random(in: 0...12, using: &random) }
      // Widths of a line, and ones within and beyond the rounding tolerance of it.
      let part = string(text.prefix(Int.random(in: 1...count, using: &random)))
      let exact = measurer.measure(TextRequest(part, font: font)).size.width
      widths += [exact, exact - 1e-6, exact - 1.1e-6]
      let label = Label(string(text[...]), font: font)
      label.numberOfLines = 0
      label.layoutNode.textMeasurer = measurer
      for width in widths {
        let expected = lines(text, font, width, measurer)
        let request = TextRequest(string(text[...]), font: font, maxWidth: width)
        let found = measurer.lines(request)
        expectEqual(
          found.map { Line(text: $0.text, width: $0.width, isWrapped: $0.isWrapped) }, expected)
        let measured = measurer.measure(request)
        expectEqual(measured.lineCount, expected.count)
        expectEqual(measured.size.width, expected.reduce(0) { max($0, $1.width) })
        // A label reuses its words for the next width.
        expectEqual(label.contentSize(forWidth: width), measured.size)
      }
    }
  }

  /// The paragraphs of a text, found scalar by scalar.
  func paragraphs(_ text: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
    var found: [[Unicode.Scalar]] = []
    var isOpen = false
    for (index, scalar) in text.enumerated() {
      if scalar == "\n", index > 0, text[index - 1] == "\r" { continue }
      if !isOpen { found.append([]) }
      isOpen = !["\n", "\r", "\u{2028}", "\u{2029}"].contains(scalar)
      if isOpen { found[found.count - 1].append(scalar) }
    }
    return found
  }

  @Test(
    "a reused label measures each text like a new label and as the sum of its characters",
    arguments: 0..<40)
  func reusedLabels(seed: Int) {
    var random = SplitMix64(seed: 0x7E57 + UInt64(seed))
    let others: [Unicode.Scalar] = [
      "\t", "\r", "\n", "\u{2028}", "\u{AD}", "~", "#", ",", "\u{7F}", "\u{1}", "\u{FE0F}",
      "\u{200D}", "👩", "🇧", "🇷", " ", "-", "l", ".", "Z",
    ]
    let characters = Self.characters + others
    for (measurer, isGrid) in [
      (TextMeasurer.helvetica, false), (.square, false), (.monospacedGrid, true),
    ] {
      let font = Font(
        size: Double.random(in: 0.5...40, using: &random),
        face: Font.Face.allCases.randomElement(using: &random) ?? .courier)
      let label = Label("", font: font)
      label.numberOfLines = Int.random(in: 0...3, using: &random)
      label.layoutNode.textMeasurer = measurer
      for _ in 0..<30 {
        let count = Int.random(in: 0...40, using: &random)
        let some = Bool.random(using: &random) ? characters : Self.characters
        let text = (0..<count).map { _ in some.randomElement(using: &random) ?? "a" }
        label.text = string(text[...])
        var request = TextRequest(label.text, font: font, maxLines: label.numberOfLines)
        expectEqual(label.intrinsicContentSize, measurer.measure(request).size)
        let shown = paragraphs(text).prefix(request.maxLines == 0 ? count : request.maxLines)
        expectEqual(measurer.measure(request).lineCount, shown.count)
        // In a grid an ASCII character may be part of a keycap.
        if !isGrid {
          let widths = shown.map { string($0[...]).reduce(0) { $0 + advance($1, font, measurer) } }
          expectEqual(label.intrinsicContentSize.width, (widths.max() ?? 0) * font.size / 1000)
        }
        for _ in 0..<4 {
          let width = font.size * Double.random(in: 0...12, using: &random)
          request.maxWidth = width
          let measured = measurer.measure(request)
          expectEqual(label.contentSize(forWidth: width), measured.size)
          let lines = measurer.lines(request)
          expectEqual(lines.count, measured.lineCount)
          let widths = lines.map { measurer.measure(TextRequest($0.text, font: font)).size.width }
          request.maxLines = 0
          let isCut = measurer.lines(request).count > lines.count
          request.maxLines = label.numberOfLines
          // The ellipsis of a cut text may take all of its limit, in whole thousandths of the size.
          let widest = max(widths.max() ?? 0, isCut ? width : 0)
          let tolerance = isCut ? font.size / 1000 + 1e-6 : 1e-9
          expectNear(measured.size.width, widest, within: tolerance)
        }
      }
    }
  }

  @Test("a label wraps its new text, font or measurer") func otherWords() {
    let label = Label("aa aa aa", font: Font(size: 10))
    label.numberOfLines = 0
    label.layoutNode.textMeasurer = .square
    expectEqual(label.contentSize(forWidth: 25).height, 30)
    label.text = "aa aa"
    expectEqual(label.contentSize(forWidth: 25).height, 20)
    label.font = Font(size: 5)
    expectEqual(label.contentSize(forWidth: 25).height, 5)
    label.layoutNode.textMeasurer = .helvetica
    // Four letters and a space are 4 * 0.556 + 0.278 wide.
    expectEqual(label.contentSize(forWidth: 12.52).height, 6)
    expectEqual(label.contentSize(forWidth: 12.49).height, 12)
  }

  @Test("a label with cached words has as many lines as a new one")
  func otherNumbersOfLines() {
    for count in [-1, 0, 1, 2, 3, 4] {
      let label = Label("aa\nbb cc\ndd", font: Font(size: 10))
      let fresh = Label("aa\nbb cc\ndd", font: Font(size: 10))
      label.numberOfLines = 0
      _ = label.contentSize(forWidth: 30)
      label.numberOfLines = count
      fresh.numberOfLines = count
      expectEqual(label.intrinsicContentSize, fresh.intrinsicContentSize, "\(count) lines")
    }
  }
}
