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
    /// The width but for rounding.
    let nearWidth: Double
    /// Whether the paragraph goes on in the next line.
    var isWrapped = false
  }

  /// What rounding may add to the width of a text that fits exactly.
  static var tolerance: Double { 1e-6 }

  private let scanner: TextScanner
  private let words: TextWords
  private let maxWidth: Double
  /// The word that the next line begins in.
  private var word = 0
  /// Where the next line begins, and the width of the paragraph up to there.
  private var start = 0
  private var startWidth = 0.0
  private(set) var missingGlyphs = 0

  init(_ scanner: TextScanner, _ words: TextWords, maxWidth: Double?) {
    self.scanner = scanner
    self.words = words
    self.maxWidth = maxWidth.map { $0 + Self.tolerance } ?? .infinity
  }

  /// The next line, or nil after the last.
  mutating func next() -> Line? {
    guard word < words.list.count else { return nil }
    let first = word
    while true {
      let current = words.list[word]
      if current.endWidth > current.startWidth, exceeds(current) {
        if word > first { return wrap(before: word) }
        if let line = breakInside(current) { return line }
      }
      missingGlyphs += missing(in: current)
      if current.endsParagraph { return endParagraph(current, first) }
      word += 1
    }
  }

  /// Whether the line is too wide with a word.
  @inline(__always)
  private func exceeds(_ current: TextWords.Word) -> Bool {
    let excess = current.endWidth - startWidth - maxWidth
    if excess > words.tolerance { return true }
    if excess < 0 - words.tolerance { return false }
    return scanner.width(of: start..<current.end) > maxWidth
  }

  /// How many glyphs are missing in the part of a word that stands on the line.
  private func missing(in current: TextWords.Word) -> Int {
    guard current.missing > 0, start > current.start else { return current.missing }
    return missing(in: start..<current.end)
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

  /// Ends the line with the word before; the next line begins with this one.
  private mutating func wrap(before next: Int) -> Line {
    let last = words.list[next - 1]
    let line = Line(
      start: start, end: last.end, nearWidth: last.endWidth - startWidth, isWrapped: true)
    begin(at: words.list[next])
    return line
  }

  private mutating func begin(at next: TextWords.Word) {
    start = next.start
    startWidth = next.startWidth
  }

  /// Ends the line inside a word that is wider than it; nil if only its first character is.
  private mutating func breakInside(_ current: TextWords.Word) -> Line? {
    var width = 0.0
    var index = start
    while index < current.end {
      let glyph = scanner.glyph(at: index)
      if width + glyph.width > maxWidth, glyph.width > 0, index > start {
        let line = Line(start: start, end: index, nearWidth: width, isWrapped: true)
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
  private mutating func endParagraph(_ last: TextWords.Word, _ first: Int) -> Line {
    var line = Line(start: start, end: last.end, nearWidth: last.endWidth - startWidth)
    if word > first, last.start == last.end, exceeds(last) {
      let before = words.list[word - 1]
      line = Line(start: start, end: before.end, nearWidth: before.endWidth - startWidth)
    }
    word += 1
    if word < words.list.count { begin(at: words.list[word]) }
    return line
  }

  /// The width of a line, summed from its beginning.
  func width(of line: Line) -> Double { scanner.width(of: line.start..<line.end) }

  /// The width of a line, or any smaller number if it is smaller than another one.
  @inline(__always)
  func width(of line: Line, ifAbove other: Double) -> Double {
    line.nearWidth + words.tolerance < other ? line.nearWidth : width(of: line)
  }
}
