/// The words of a text with their widths in a typeface, kept while both stay the same: all that is needed to break it
/// into lines of any width.
struct TextWords {
  /// A part of a text that lines are not broken inside of, unless it is wider than a line.
  struct Word {
    /// Where it begins, in bytes from the beginning of the text.
    var start = 0
    /// Where it ends; before the spaces that follow.
    var end = 0
    /// The width of the paragraph up to the word and to its end.
    var startWidth: FontUnits = 0
    var endWidth: FontUnits = 0
    /// How many glyphs are missing in it.
    var missing = 0
    var ending = Ending.plain

    /// Whether it is the last one of its paragraph; an empty one, where the paragraph ends in spaces.
    @inline(__always)
    var endsParagraph: Bool { ending == .paragraph }
  }

  /// What comes after a word.
  enum Ending: UInt8 {
    /// Another word.
    case plain
    /// Another word, after a soft hyphen, which is drawn where a line ends with it.
    case softHyphen
    /// The end of the paragraph.
    case paragraph
  }

  /// None before they are looked for.
  private(set) var list: [Word] = []

  /// Forgets the words, but keeps the room for those of another text.
  mutating func removeAll() { list.removeAll(keepingCapacity: true) }

  /// The words, which somebody else keeps from now on.
  @inline(__always)
  mutating func detach() -> TextWords {
    let taken = self
    self = TextWords()
    return taken
  }

  /// Finds the words of a text.
  mutating func find(_ scanner: TextScanner) {
    // Words of five letters and a space. Appended as a sequence, as many as there is room for take no look each at
    // whether the list is shared.
    list.reserveCapacity(scanner.bytes.count / 6 + 2)
    list.append(contentsOf: WordReader(scanner))
  }

  /// What ``TextScanner/unwrapped(maxLines:)`` says, by the words.
  func unwrapped(maxLines: Int) -> (width: FontUnits, count: Int, missing: Int) {
    var widest: FontUnits = 0
    var (count, missing) = (0, 0)
    for word in list {
      guard maxLines == 0 || count < maxLines else { break }
      missing += word.missing
      guard word.endsParagraph else { continue }
      count += 1
      if word.endWidth > widest { widest = word.endWidth }
    }
    return (widest, count, missing)
  }
}

/// Finds the words of a text, one after the other.
private struct WordReader: Sequence, IteratorProtocol {
  private let scanner: TextScanner
  /// Where the next word begins, and the width of its paragraph up to there.
  private var start = 0
  private var startWidth: FontUnits = 0
  /// Whether the text ends behind a word that does not end its paragraph.
  private var endsInNothing = false
  /// What the last word ends with, where no space follows it.
  private var before = LineBreakRules.nothing

  @inline(__always)
  init(_ scanner: TextScanner) { self.scanner = scanner }

  @inline(__always)
  mutating func next() -> TextWords.Word? {
    // Most words: characters that take no more than a look, one space, and another such character.
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

  /// Mutating, though it need not change itself to the end: what only reads would be called with a copy.
  @inline(never)
  private mutating func nextOfAny() -> TextWords.Word? {
    var word = TextWords.Word(start: start, startWidth: startWidth)
    guard start < scanner.bytes.count else {
      guard endsInNothing else { return nil }
      // Spaces at the end of the text.
      endsInNothing = false
      (word.end, word.endWidth, word.ending) = (start, startWidth, .paragraph)
      return word
    }
    let next = findEnd(of: &word)
    endsInNothing = !word.endsParagraph && next.start == scanner.bytes.count
    (start, startWidth) = (next.start, word.endsParagraph ? 0 : next.width)
    return word
  }

  /// Finds the end of a word, and where the next one begins.
  private mutating func findEnd(of word: inout TextWords.Word) -> (start: Int, width: FontUnits) {
    let bytes = scanner.bytes
    var (index, width) = (word.start, word.startWidth)
    var rules = LineBreakRules(after: beginsAfterSpace ? LineBreakRules.nothing : before)
    var isSpaced = false
    // Where the next word begins.
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
        // No line ends here, so the spaces belong to the word.
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

  /// Whether the word begins a text or a paragraph, or stands after a space.
  private var beginsAfterSpace: Bool { start == 0 || scanner.bytes[start - 1] <= 0x20 }

  /// Whether no line ends in the spaces before a character.
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

  /// Goes on over characters that no line ends between.
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
    // Of all these the rules know the last letter, and what stands after it.
    var place = index - 1
    while place > start, !unit(at: place).line.isLetter { place -= 1 }
    while place < index {
      let unit = unit(at: place)
      rules.advance(over: unit, last: unit, endsInJoiner: false, isSpaced: false)
      place += 1
    }
  }
}
