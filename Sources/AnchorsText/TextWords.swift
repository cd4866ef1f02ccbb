/// A part of a text without a line break opportunity inside, with its widths in one typeface.
///
/// The words of a text suffice to break it into lines of any width, and are stored while text and
/// typeface remain the same.
@usableFromInline
package struct TextWord {
  /// The byte offset of its start in the text.
  var start = 0
  /// The byte offset of its end, before any spaces after it.
  var end = 0
  /// The widths of the paragraph up to the start and up to the end of the word.
  var startWidth: FontUnits = 0
  var endWidth: FontUnits = 0
  /// The number of missing glyphs in the word.
  var missing = 0
  var ending = Ending.plain

  /// The kind of text after a word.
  enum Ending: UInt8 {
    /// Another word.
    case plain
    /// Another word, after a soft hyphen that is drawn if a line ends there.
    case softHyphen
    /// The end of the paragraph.
    case paragraph
  }

  /// True if it is the last word of its paragraph; empty if the paragraph ends in spaces.
  @inline(__always)
  var endsParagraph: Bool { ending == .paragraph }
}

extension [TextWord] {
  /// Appends the words of a text.
  mutating func find(_ scanner: TextScanner) {
    // An estimate: five letters and a space per word. Appended as a sequence, because up to the
    // reserved capacity that checks uniqueness only once.
    reserveCapacity(scanner.bytes.count / 6 + 2)
    append(contentsOf: WordReader(scanner))
  }
}

/// Iterates over the words of a text.
private struct WordReader: Sequence, IteratorProtocol {
  private let scanner: TextScanner
  /// The byte offset of the next word, and the width of its paragraph before it.
  private var start = 0
  private var startWidth: FontUnits = 0
  /// True if the text has ended after a word that does not end its paragraph.
  private var endsInNothing = false
  /// The last character of the previous word, or `LineBreakRules.nothing` after a paragraph.
  private var before = LineBreakRules.nothing

  @inline(__always)
  init(_ scanner: TextScanner) { self.scanner = scanner }

  @inline(__always)
  mutating func next() -> TextWord? {
    // Fast path: an ASCII word, one space, and another ASCII character that begins a word.
    let (bytes, widths) = (scanner.bytes, scanner.widths)
    var word = TextWord(start: start, end: start, startWidth: startWidth, endWidth: startWidth)
    scanner.skip(&word.end, inWord: true, adding: &word.endWidth)
    if word.end + 1 < bytes.count, bytes[word.end] == 0x20, widths[bytes[word.end + 1]].beginsWord {
      start = word.end + 1
      startWidth = word.endWidth &+ widths[0x20].width
      return word
    }
    if word.end == bytes.count, word.end > start {
      word.ending = .paragraph
      start = word.end
      return word
    }
    return nextOfAny()
  }

  /// Reads the next word by the general rules.
  ///
  /// Mutating, because a nonmutating method would copy `self`.
  @inline(never)
  private mutating func nextOfAny() -> TextWord? {
    let bytes = scanner.bytes
    // Trailing spaces of the text are followed by an empty last word.
    guard start < bytes.count || endsInNothing else { return nil }
    var word = TextWord(start: start, end: start, startWidth: startWidth, endWidth: startWidth)
    var (index, width) = (start, startWidth)
    var rules = LineBreakRules(after: beginsAfterSpace ? LineBreakRules.nothing : before)
    var isSpaced = false
    while index < bytes.count {
      let glyph = scanner.glyph(at: index)
      if glyph.isSpace {
        isSpaced = true
        width += glyph.width
        index = glyph.end
        continue
      }
      if glyph.endsLine {
        if isSpaced { break }
        word.ending = .paragraph
        (start, startWidth, before) = (glyph.end, 0, LineBreakRules.nothing)
        return word
      }
      if index > start, allowsBreak(before: glyph, rules, isSpaced) { break }
      width += glyph.width
      if glyph.isMissing { word.missing += 1 }
      index = glyph.end
      rules.advance(over: glyph, isSpaced: isSpaced)
      isSpaced = false
      skipPlain(&index, adding: &width, &rules)
      (word.end, word.endWidth) = (index, width)
    }
    endsInNothing = isSpaced && index == bytes.count
    (start, startWidth) = (index, width)
    before = rules.last
    if word.end == bytes.count {
      word.ending = .paragraph
    } else if word.end >= word.start + 2, bytes[word.end - 2] == 0xC2, bytes[word.end - 1] == 0xAD {
      // U+00AD
      word.ending = .softHyphen
    }
    return word
  }

  /// True if the word starts a text or a paragraph, or comes after a space.
  private var beginsAfterSpace: Bool { start == 0 || scanner.bytes[start - 1] <= 0x20 }

  /// True if a line may end before a character, or in the spaces before it.
  @inline(__always)
  private func allowsBreak(
    before glyph: TextScanner.Glyph, _ rules: LineBreakRules, _ isSpaced: Bool
  ) -> Bool {
    if !isSpaced, glyph.first.line == .alphabetic, rules.last.line == .alphabetic { return false }
    return rules.allowsBreak(before: glyph.first, isSpaced: isSpaced) { unit(at: glyph.end) }
  }

  private func unit(at index: Int) -> LineBreakRules.Unit {
    index < scanner.bytes.count ? scanner.glyph(at: index).first : LineBreakRules.nothing
  }

  /// Skips ASCII characters between which no line may end.
  private func skipPlain(
    _ index: inout Int, adding width: inout FontUnits, _ rules: inout LineBreakRules
  ) {
    switch rules.last.line {
    case .alphabetic, .numeric, .quotation, .infixSeparator, .closingParenthesis: break
    default: return
    }
    let start = index
    scanner.skip(&index, inWord: true, adding: &width)
    guard index > start else { return }
    // The rules depend only on the last letter among them and on the characters after it.
    let position = (start..<index).last { unit(at: $0).line.isLetter } ?? start
    for glyph in scanner.glyphs(in: position..<index) {
      rules.advance(over: glyph, isSpaced: false)
    }
  }
}
