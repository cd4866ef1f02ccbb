/// The words of a text with their widths in one typeface.
///
/// They suffice to break the text into lines of any width, and are stored while text and typeface
/// remain the same.
@usableFromInline
package struct TextWords {
  /// A part of a text without a line break opportunity inside.
  @usableFromInline
  struct Word {
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

    /// True if it is the last word of its paragraph; empty if the paragraph ends in spaces.
    @inline(__always)
    var endsParagraph: Bool { ending == .paragraph }
  }

  /// The kind of text after a word.
  enum Ending: UInt8 {
    /// Another word.
    case plain
    /// Another word, after a soft hyphen that is drawn if a line ends there.
    case softHyphen
    /// The end of the paragraph.
    case paragraph
  }

  /// The words; empty before they are found.
  @usableFromInline var list: [Word] = []

  @inlinable
  init() {}

  /// Removes all words, and retains the capacity for those of another text.
  @inlinable
  package mutating func removeAll() { list.removeAll(keepingCapacity: true) }

  /// Moves the words out, and leaves an empty list.
  @inlinable
  mutating func detach() -> TextWords {
    let detached = self
    self = TextWords()
    return detached
  }

  /// Appends the words of a text.
  mutating func find(_ scanner: TextScanner) {
    // An estimate: five letters and a space per word. Appended as a sequence, because up to the
    // reserved capacity that checks uniqueness only once.
    list.reserveCapacity(scanner.bytes.count / 6 + 2)
    list.append(contentsOf: WordReader(scanner))
  }

  /// The result of ``TextScanner/unwrapped(maxLines:)``, computed from the words.
  func unwrapped(maxLines: Int) -> (width: FontUnits, count: Int, missing: Int) {
    var maximumWidth: FontUnits = 0
    var (count, missing) = (0, 0)
    for word in list {
      guard maxLines == 0 || count < maxLines else { break }
      missing += word.missing
      guard word.endsParagraph else { continue }
      count += 1
      if word.endWidth > maximumWidth { maximumWidth = word.endWidth }
    }
    return (maximumWidth, count, missing)
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
  mutating func next() -> TextWords.Word? {
    // Fast path: an ASCII word, one space, and another ASCII character that begins a word.
    let (bytes, widths) = (scanner.bytes, scanner.widths)
    var (index, width) = (start, startWidth)
    while index < bytes.count {
      let entry = widths[bytes[index]]
      if entry.mayEndWord { break }
      width &+= entry.width
      index += 1
    }
    if index + 1 < bytes.count, bytes[index] == 0x20, widths[bytes[index + 1]].beginsWord {
      let word = TextWords.Word(start: start, end: index, startWidth: startWidth, endWidth: width)
      start = index + 1
      startWidth = width &+ widths[0x20].width
      return word
    }
    if index == bytes.count, index > start {
      let word = TextWords.Word(
        start: start, end: index, startWidth: startWidth, endWidth: width, ending: .paragraph)
      start = index
      return word
    }
    return nextOfAny()
  }

  /// Reads the next word by the general rules.
  ///
  /// Mutating, because a nonmutating method would copy `self`.
  @inline(never)
  private mutating func nextOfAny() -> TextWords.Word? {
    var word = TextWords.Word(start: start, startWidth: startWidth)
    guard start < scanner.bytes.count else {
      guard endsInNothing else { return nil }
      // Trailing spaces of the text form an empty last word.
      endsInNothing = false
      (word.end, word.endWidth, word.ending) = (start, startWidth, .paragraph)
      return word
    }
    let next = findEnd(of: &word)
    endsInNothing = !word.endsParagraph && next.start == scanner.bytes.count
    (start, startWidth) = (next.start, word.endsParagraph ? 0 : next.width)
    return word
  }

  /// Finds the end of a word, and the start of the next one.
  private mutating func findEnd(of word: inout TextWords.Word) -> (start: Int, width: FontUnits) {
    let bytes = scanner.bytes
    var (index, width) = (word.start, word.startWidth)
    var rules = LineBreakRules(after: beginsAfterSpace ? LineBreakRules.nothing : before)
    var isSpaced = false
    // The start of the next word, once it is found.
    var next: (start: Int, width: FontUnits)?
    while index < bytes.count {
      let glyph = scanner.glyph(at: index)
      if glyph.endsLine {
        word.ending = .paragraph
        next = (glyph.end, 0)
        break
      }
      if glyph.isSpace {
        let rest = scanner.skipSpaces(at: index, width)
        guard rest.start < bytes.count, isHeld(at: rest.start, by: rules) else {
          next = rest
          break
        }
        // No line may end at these spaces, so they belong to the word.
        (index, width) = rest
        isSpaced = true
        continue
      }
      if index > word.start, !isSpaced, allowsBreak(before: glyph, rules) { break }
      width += glyph.width
      if glyph.isMissing { word.missing += 1 }
      index = glyph.end
      rules.advance(
        over: glyph.first, last: glyph.last, endsInJoiner: glyph.endsInJoiner, isSpaced: isSpaced)
      isSpaced = false
      skipPlain(&index, adding: &width, &rules)
    }
    (word.end, word.endWidth) = (index, width)
    if word.endsParagraph || index == bytes.count && next == nil {
      word.ending = .paragraph
      before = LineBreakRules.nothing
    } else {
      before = rules.last
      // U+00AD
      let hasHyphen =
        index >= word.start + 2 && bytes[index - 2] == 0xC2 && bytes[index - 1] == 0xAD
      if hasHyphen { word.ending = .softHyphen }
    }
    return next ?? (index, width)
  }

  /// True if the word starts a text or a paragraph, or comes after a space.
  private var beginsAfterSpace: Bool { start == 0 || scanner.bytes[start - 1] <= 0x20 }

  /// True if no line may end in the spaces before a character.
  private func isHeld(at index: Int, by rules: LineBreakRules) -> Bool {
    let glyph = scanner.glyph(at: index)
    return !glyph.endsLine
      && !rules.allowsBreak(before: glyph.first, isSpaced: true) { unit(at: glyph.end) }
  }

  @inline(__always)
  private func allowsBreak(before glyph: TextScanner.Glyph, _ rules: LineBreakRules) -> Bool {
    if glyph.first.line == .alphabetic, rules.last.line == .alphabetic { return false }
    return rules.allowsBreak(before: glyph.first, isSpaced: false) { unit(at: glyph.end) }
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
    var position = index - 1
    while position > start, !unit(at: position).line.isLetter { position -= 1 }
    while position < index {
      let unit = unit(at: position)
      rules.advance(over: unit, last: unit, endsInJoiner: false, isSpaced: false)
      position += 1
    }
  }
}
