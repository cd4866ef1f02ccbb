/// The words of a text with their widths in a typeface, kept while both stay the same: all that is needed to break it
/// into lines of any width.
struct TextWords {
  /// A part of a text that lines are not broken inside of, unless it is wider than a line.
  struct Word {
    /// Where it begins, in bytes from the beginning of the text.
    var start = 0
    /// Where it ends; after a hyphen, and before the spaces that follow.
    var end = 0
    /// The width of the paragraph up to the word and to its end.
    var startWidth: FontUnits = 0
    var endWidth: FontUnits = 0
    /// How many glyphs are missing in it.
    var missing = 0
    /// Whether it is the last one of its paragraph; an empty one, where the paragraph ends in spaces.
    var endsParagraph = false
  }

  /// None before they are looked for.
  private(set) var list: [Word] = []

  /// Forgets the words, but keeps the room for those of another text.
  mutating func removeAll() { list.removeAll(keepingCapacity: true) }

  /// The words, which somebody else keeps from now on.
  @inline(__always)
  mutating func take() -> TextWords {
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
    if index + 1 < bytes.count, bytes[index] == 0x20, bytes[index + 1] != 0x20,
      !widths[bytes[index + 1]].isOther
    {
      let word = TextWords.Word(start: start, end: index, startWidth: startWidth, endWidth: width)
      start = index + 1
      startWidth = width &+ widths[0x20].width
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
      // Spaces, a hyphen or an ideograph at the end of the text.
      endsInNothing = false
      (word.end, word.endWidth, word.endsParagraph) = (start, startWidth, true)
      return word
    }
    let next = findEnd(of: &word)
    endsInNothing = !word.endsParagraph && next.start == scanner.bytes.count
    (start, startWidth) = (next.start, word.endsParagraph ? 0 : next.width)
    return word
  }

  /// Finds the end of a word, and where the next one begins.
  @inline(__always)
  private func findEnd(of word: inout TextWords.Word) -> (start: Int, width: FontUnits) {
    let bytes = scanner.bytes
    var (index, width) = (word.start, word.startWidth)
    // Set where the next word begins elsewhere than this one ends.
    var next: (start: Int, width: FontUnits)?
    walk: while true {
      scanner.skip(&index, inWord: true, adding: &width)
      guard index < bytes.count else {
        word.endsParagraph = true
        break
      }
      if bytes[index] == 0x20 {
        next = scanner.skipSpaces(at: index, width)
        break
      }
      let glyph = scanner.glyph(at: index)
      switch glyph.kind {
      case .lineEnd:
        word.endsParagraph = true
        next = (glyph.end, 0)
        break walk
      case .space:
        next = scanner.skipSpaces(at: index, width)
        break walk
      case .ideograph where index > word.start: break walk
      case .plain, .hyphen, .ideograph:
        width += glyph.width
        if glyph.isMissing { word.missing += 1 }
        index = glyph.end
        if glyph.kind != .plain { break walk }
      }
    }
    (word.end, word.endWidth) = (index, width)
    return next ?? (index, width)
  }
}
