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

  /// Finds the words of a text.
  mutating func find(_ scanner: TextScanner) {
    let count = scanner.bytes.count
    // Words of five letters and a space.
    list.reserveCapacity(count / 6 + 2)
    var word = Word()
    while word.start < count {
      let next = Self.end(&word, scanner)
      list.append(word)
      let endsInNothing = !word.endsParagraph && next.start == count
      word = Word(start: next.start, startWidth: word.endsParagraph ? 0 : next.width)
      guard endsInNothing else { continue }
      // Spaces, a hyphen or an ideograph at the end of the text.
      (word.end, word.endWidth, word.endsParagraph) = (word.start, word.startWidth, true)
      list.append(word)
    }
  }

  /// Finds the end of a word, and where the next one begins.
  @inline(__always)
  private static func end(
    _ word: inout Word, _ scanner: TextScanner
  ) -> (start: Int, width: FontUnits) {
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
