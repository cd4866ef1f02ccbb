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
    /// The width but for rounding, and by how much it may be wrong.
    let nearWidth: Double
    let error: Double
    /// Whether the paragraph goes on in the next line.
    var isWrapped = false
  }

  /// What rounding may add to the width of a text that fits exactly.
  static var tolerance: Double { 1e-6 }

  private let scanner: TextScanner
  private let maxWidth: Double
  /// The words that were kept, and how many of them have been taken; else they are looked for one by one.
  private let words: [TextWords.Word]
  private var taken = 0
  private var walk: WordWalk
  /// The first word that is on no line yet, and the one before it.
  private var current: TextWords.Word?
  private var previous = TextWords.Word()
  /// Where the next line begins, and the width of the paragraph up to there.
  private var start = 0
  private var startWidth = 0.0
  /// The largest error of the difference of two widths of a paragraph, as a part of its width.
  private let rounding: Double
  private(set) var missingGlyphs = 0

  init(_ scanner: TextScanner, _ words: TextWords, maxWidth: Double?) {
    self.scanner = scanner
    self.words = words.list
    self.maxWidth = maxWidth.map { $0 + Self.tolerance } ?? .infinity
    walk = WordWalk(scanner)
    rounding = 2 * Double(scanner.bytes.count) * .ulpOfOne
    advance()
  }

  /// Goes on to the next word.
  private mutating func advance() {
    if let current { previous = current }
    guard !words.isEmpty else {
      current = walk.next()
      return
    }
    current = taken < words.count ? words[taken] : nil
    taken += 1
  }

  /// The next line, or nil after the last.
  mutating func next() -> Line? {
    var isFirst = true
    while let current {
      if current.endWidth > current.startWidth, exceeds(current) {
        if !isFirst { return wrap(before: current) }
        if let line = breakInside(current) { return line }
      }
      missingGlyphs += missing(in: current)
      if current.endsParagraph { return endParagraph(current, isFirst: isFirst) }
      advance()
      isFirst = false
    }
    return nil
  }

  /// Whether the line is too wide with a word.
  @inline(__always)
  private func exceeds(_ current: TextWords.Word) -> Bool {
    let excess = current.endWidth - startWidth - maxWidth
    let error = rounding * current.endWidth
    if excess > error { return true }
    if excess < 0 - error { return false }
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
  private mutating func wrap(before next: TextWords.Word) -> Line {
    let line = Line(
      start: start, end: previous.end, nearWidth: previous.endWidth - startWidth,
      error: rounding * previous.endWidth, isWrapped: true)
    begin(at: next)
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
        let line = Line(
          start: start, end: index, nearWidth: width, error: rounding * current.endWidth,
          isWrapped: true)
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
  private mutating func endParagraph(_ last: TextWords.Word, isFirst: Bool) -> Line {
    var end = last
    if !isFirst, last.start == last.end, exceeds(last) { end = previous }
    let line = Line(
      start: start, end: end.end, nearWidth: end.endWidth - startWidth,
      error: rounding * end.endWidth)
    advance()
    if let current { begin(at: current) }
    return line
  }

  /// The width of a line, summed from its beginning.
  func width(of line: Line) -> Double { scanner.width(of: line.start..<line.end) }

  /// The width of a line, or any smaller number if it is smaller than another one.
  @inline(__always)
  func width(of line: Line, ifAbove other: Double) -> Double {
    line.nearWidth + line.error < other ? line.nearWidth : width(of: line)
  }
}
