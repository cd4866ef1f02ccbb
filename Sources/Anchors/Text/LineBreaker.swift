/// Finds the lines of a text, one after the other.
///
/// Lines end at line feeds, and where a width is given also after the last space, hyphen or
/// ideograph that leaves the line no wider; a word that is wider than the line is broken inside.
/// Spaces at a wrap are swallowed. A line feed at the very end opens no further line.
struct LineBreaker {
  struct Line {
    /// Where it begins and ends, in bytes from the beginning of the text.
    let start: Int
    let end: Int
    /// The width but for rounding, and by how much it may be wrong; exact in the first line of a paragraph.
    let nearWidth: Double
    let error: Double
    /// Whether the paragraph goes on in the next line.
    let isWrapped: Bool
  }

  /// What rounding may add to the width of a text that fits exactly.
  static var tolerance: Double { 1e-6 }

  private let maxWidth: Double
  /// The words that were kept, and how many of them have been taken; else they are looked for one by one.
  private let words: [TextWords.Word]
  private var taken = 0
  private var walk: WordWalk
  /// The first word that is on no line yet, unless there is none, and where the one before it ended.
  private var current = TextWords.Word()
  private var isAtEnd = false
  private var previousEnd = 0
  private var previousWidth = 0.0
  /// Where the next line begins, and the width of the paragraph up to there.
  private var start = 0
  private var startWidth = 0.0
  /// The largest error of the difference of two widths of a paragraph, as a part of its width.
  private let rounding: Double
  private(set) var missingGlyphs = 0

  private var scanner: TextScanner { walk.scanner }

  init(_ scanner: TextScanner, _ words: TextWords, maxWidth: Double?) {
    self.words = words.list
    self.maxWidth = maxWidth.map { $0 + Self.tolerance } ?? .infinity
    walk = WordWalk(scanner)
    rounding = 2 * Double(scanner.bytes.count) * .ulpOfOne
    advance()
  }

  /// Goes on to the next word.
  @inline(__always)
  private mutating func advance() {
    previousEnd = current.end
    previousWidth = current.endWidth
    if words.isEmpty {
      isAtEnd = !walk.next(&current)
    } else if taken < words.count {
      current = words[taken]
      taken += 1
    } else {
      isAtEnd = true
    }
  }

  /// The next line, or nil after the last.
  mutating func next() -> Line? {
    var isFirst = true
    while !isAtEnd {
      if current.endWidth > current.startWidth, exceeds() {
        if !isFirst { return wrap() }
        if let line = breakInside() { return line }
      }
      if current.missing > 0 {
        missingGlyphs +=
          start > current.start ? missing(in: start..<current.end) : current.missing
      }
      if current.endsParagraph { return endParagraph(isFirst: isFirst) }
      advance()
      isFirst = false
    }
    return nil
  }

  /// Whether the line is too wide with the word.
  @inline(__always)
  private func exceeds() -> Bool {
    let excess = current.endWidth - startWidth - maxWidth
    let error = rounding * current.endWidth
    if excess > error { return true }
    if excess < 0 - error { return false }
    return scanner.width(of: start..<current.end) > maxWidth
  }

  private func missing(in range: Range<Int>) -> Int {
    var (count, index) = (0, range.lowerBound)
    while index < range.upperBound {
      let glyph = scanner.glyph(at: index)
      if glyph.isMissing { count += 1 }
      index = glyph.end
    }
    return count
  }

  /// The line up to there, if it is not broken inside a word.
  private func line(to end: Int, _ width: Double, isWrapped: Bool) -> Line {
    // The first line of a paragraph is summed up from its beginning.
    Line(
      start: start, end: end, nearWidth: width - startWidth,
      error: startWidth == 0 ? 0 : rounding * width, isWrapped: isWrapped)
  }

  /// Ends the line with the word before; the next line begins with this one.
  private mutating func wrap() -> Line {
    let line = line(to: previousEnd, previousWidth, isWrapped: true)
    begin()
    return line
  }

  private mutating func begin() {
    start = current.start
    startWidth = current.startWidth
  }

  /// Ends the line inside a word that is wider than it; nil if only its first character is.
  private mutating func breakInside() -> Line? {
    var width = 0.0
    var index = start
    while index < current.end {
      let glyph = scanner.glyph(at: index)
      if width + glyph.width > maxWidth, glyph.width > 0, index > start {
        let line = Line(start: start, end: index, nearWidth: width, error: 0, isWrapped: true)
        missingGlyphs += missing(in: start..<index)
        start = index
        startWidth += width
        return line
      }
      width += glyph.width
      index = glyph.end
    }
    return nil
  }

  /// Ends a line that does not wrap, without the spaces at its end that do not fit.
  private mutating func endParagraph(isFirst: Bool) -> Line {
    let leavesSpaces = !isFirst && current.start == current.end && exceeds()
    let line =
      leavesSpaces
      ? line(to: previousEnd, previousWidth, isWrapped: false)
      : line(to: current.end, current.endWidth, isWrapped: false)
    advance()
    if !isAtEnd { begin() }
    return line
  }

  /// The width of a line, summed from its beginning.
  func width(of line: Line) -> Double {
    line.error == 0 ? line.nearWidth : scanner.width(of: line.start..<line.end)
  }
}
