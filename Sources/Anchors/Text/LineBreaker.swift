/// Finds the lines of a text, one after the other.
///
/// Lines end at line feeds, and where a width is given also after the last word that leaves the line no wider; a
/// word that is wider than the line is broken inside, between characters as a reader sees them. Where one ends is
/// for ``LineBreakRules`` to say. Spaces at a wrap are swallowed, and a soft hyphen there is drawn and has a
/// width. A line feed at the very end opens no further line.
struct LineBreaker {
  struct Line {
    /// Where it begins and ends, in bytes from the beginning of the text.
    let start: Int
    let end: Int
    let width: FontUnits
    /// Whether the paragraph goes on in the next line.
    let isWrapped: Bool
    /// Whether the soft hyphen at its end is drawn; the width includes it.
    var hasHyphen = false
  }

  private let scanner: TextScanner
  private var words: TextWords
  /// The width of the widest line that is not wrapped.
  private let maxWidth: FontUnits
  /// The first word that is on no line yet; its beginning may be.
  private var index = 0
  /// Where the next line begins, and the width of the paragraph up to there.
  private var start = 0
  private var startWidth: FontUnits = 0
  private(set) var missingGlyphs = 0

  init(_ scanner: TextScanner, _ words: consuming TextWords, maxWidth: FontUnits) {
    self.scanner = scanner
    self.words = words
    self.maxWidth = maxWidth
  }

  /// The words, which somebody else keeps from now on; no line comes after that.
  @inline(__always)
  mutating func detachWords() -> TextWords { words.detach() }

  /// The next line, or nil after the last.
  mutating func next() -> Line? {
    let first = index
    while index < words.list.count {
      skipFittingWords()
      let word = words.list[index]
      if word.endWidth - startWidth > maxWidth, word.endWidth > word.startWidth {
        if index > first { return wrap(before: word, from: first) }
        if let line = breakInside(word) { return line }
      }
      if word.missing > 0 {
        missingGlyphs += start > word.start ? missing(in: start..<word.end) : word.missing
      }
      if word.endsParagraph { return endParagraph(word, isFirst: index == first) }
      index += 1
    }
    return nil
  }

  /// Goes on over words that change nothing but the width of the line.
  ///
  /// The last word of a text ends its paragraph.
  @inline(__always)
  private mutating func skipFittingWords() {
    var index = index
    while words.list[index].endWidth &- startWidth <= maxWidth, words.list[index].missing == 0,
      !words.list[index].endsParagraph
    {
      index += 1
    }
    self.index = index
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

  /// The line up to the end of a word.
  private func line(to word: TextWords.Word, isWrapped: Bool) -> Line {
    Line(start: start, end: word.end, width: word.endWidth - startWidth, isWrapped: isWrapped)
  }

  /// Ends the line with the word before the present one; the next line begins there.
  ///
  /// - Parameters:
  ///   - word: The present word.
  ///   - first: The first word of the line.
  /// - Returns: The line.
  private mutating func wrap(before word: TextWords.Word, from first: Int) -> Line {
    let last = words.list[index - 1]
    if last.ending == .softHyphen { return wrapAtHyphen(from: first) }
    let line = line(to: last, isWrapped: true)
    (start, startWidth) = (word.start, word.startWidth)
    return line
  }

  /// Ends the line with the last word before the present one whose soft hyphen fits; where none does, no hyphen is
  /// drawn.
  @inline(never)
  private mutating func wrapAtHyphen(from first: Int) -> Line {
    var last = index - 1
    while last > first, !fits(hyphenAfter: last) { last -= 1 }
    if !fits(hyphenAfter: last) { last = index - 1 }
    for word in words.list[(last + 1)..<index] { missingGlyphs -= word.missing }
    index = last + 1
    let word = words.list[last]
    let hasHyphen = word.ending == .softHyphen && fits(hyphenAfter: last)
    let line = Line(
      start: start, end: word.end,
      width: word.endWidth - startWidth + (hasHyphen ? scanner.hyphenWidth : 0), isWrapped: true,
      hasHyphen: hasHyphen)
    (start, startWidth) = (words.list[index].start, words.list[index].startWidth)
    return line
  }

  /// Whether a line can end with a word, and with its hyphen if it has a soft one.
  private func fits(hyphenAfter last: Int) -> Bool {
    let word = words.list[last]
    return word.ending != .softHyphen
      || word.endWidth - startWidth + scanner.hyphenWidth <= maxWidth
  }

  /// Ends the line inside a word that is wider than it; nil if only its first character is.
  private mutating func breakInside(_ word: TextWords.Word) -> Line? {
    var width: FontUnits = 0
    var index = start
    while index < word.end {
      let glyph = scanner.glyph(at: index)
      if width + glyph.width > maxWidth, glyph.width > 0, index > start {
        let line = Line(start: start, end: index, width: width, isWrapped: true)
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
  private mutating func endParagraph(_ word: TextWords.Word, isFirst: Bool) -> Line {
    let leavesSpaces =
      !isFirst && word.start == word.end && word.endWidth - startWidth > maxWidth
    let line = line(to: leavesSpaces ? words.list[index - 1] : word, isWrapped: false)
    index += 1
    if index < words.list.count { (start, startWidth) = (words.list[index].start, 0) }
    return line
  }
}
