/// The words of a text with their widths in a font, kept while it and its font stay the same: all that is needed
/// to break it into lines of any width.
struct TextWords {
  /// A part of a text that lines are not broken inside of, unless it is wider than a line.
  struct Word {
    /// Where it begins, in bytes from the beginning of the text.
    var start = 0
    /// Where it ends; after a hyphen, and before the spaces that follow.
    var end = 0
    /// The width of the paragraph up to the word and to its end, in points.
    var startWidth = 0.0
    var endWidth = 0.0
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
    // Words of five letters and a space.
    list.reserveCapacity(scanner.bytes.count / 6 + 2)
    var walk = WordWalk(scanner)
    var word = Word()
    while walk.next(&word) { list.append(word) }
  }

  /// What ``TextScanner/unwrapped(maxLines:)`` says, by the words.
  func unwrapped(maxLines: Int) -> (width: Double, count: Int, missing: Int) {
    var (widest, count, missing) = (0.0, 0, 0)
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
struct WordWalk {
  let scanner: TextScanner
  private var index = 0
  /// The width of the paragraph up to there.
  private var width = 0.0
  /// Whether a paragraph ended at the last word.
  private var isAtStart = true

  init(_ scanner: TextScanner) { self.scanner = scanner }

  /// Goes on to the next word; false after the last.
  mutating func next(_ word: inout TextWords.Word) -> Bool {
    let bytes = scanner.bytes
    if isAtStart {
      guard index < bytes.count else { return false }
      isAtStart = false
      width = 0
    }
    word = TextWords.Word(start: index, startWidth: width)
    var (index, width) = (index, width)
    while true {
      scanner.skip(&index, to: bytes.count, inWord: true, adding: &width)
      guard index < bytes.count else { return endParagraph(&word, at: index, width, next: index) }
      if bytes[index] == 0x20 { return endBeforeSpaces(&word, at: index, width) }
      let glyph = scanner.glyph(at: index)
      switch glyph.kind {
      case .lineEnd: return endParagraph(&word, at: index, width, next: glyph.end)
      case .space: return endBeforeSpaces(&word, at: index, width)
      case .ideograph where index > word.start: return end(&word, at: index, width)
      case .plain, .hyphen, .ideograph:
        width += glyph.width
        if glyph.isMissing { word.missing += 1 }
        index = glyph.end
        if glyph.kind != .plain { return end(&word, at: index, width) }
      }
    }
  }

  @inline(__always)
  private mutating func end(_ word: inout TextWords.Word, at index: Int, _ width: Double) -> Bool {
    word.end = index
    word.endWidth = width
    self.index = index
    self.width = width
    return true
  }

  private mutating func endParagraph(
    _ word: inout TextWords.Word, at index: Int, _ width: Double, next: Int
  ) -> Bool {
    word.endsParagraph = true
    isAtStart = true
    defer { self.index = next }
    return end(&word, at: index, width)
  }

  @inline(__always)
  private mutating func endBeforeSpaces(
    _ word: inout TextWords.Word, at index: Int, _ width: Double
  ) -> Bool {
    let bytes = scanner.bytes
    var (next, after) = (index, width)
    while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 {
      if let quick = scanner.quickWidth(at: next) {
        after += quick
        next += 1
      } else {
        let glyph = scanner.glyph(at: next)
        after += glyph.width
        next = glyph.end
      }
    }
    word.end = index
    word.endWidth = width
    self.index = next
    self.width = after
    return true
  }
}
