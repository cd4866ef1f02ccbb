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
    while let word = walk.next() { list.append(word) }
  }
}

/// Finds the words of a text, one after the other.
struct WordWalk {
  private let scanner: TextScanner
  private var index = 0
  /// The width of the paragraph up to there.
  private var width = 0.0
  /// Whether a paragraph ended at the last word.
  private var isAtStart = true

  init(_ scanner: TextScanner) { self.scanner = scanner }

  /// The next word, or nil after the last.
  mutating func next() -> TextWords.Word? {
    let bytes = scanner.bytes
    if isAtStart {
      guard index < bytes.count else { return nil }
      isAtStart = false
      width = 0
    }
    var word = TextWords.Word(start: index, startWidth: width)
    while index < bytes.count {
      // Most characters are letters of ASCII.
      if bytes[index] > 0x2D, let quick = scanner.quickWidth(at: index) {
        width += quick
        index += 1
        continue
      }
      let glyph = scanner.glyph(at: index)
      switch glyph.kind {
      case .lineEnd:
        end(&word)
        index = glyph.end
        return endParagraph(word)
      case .space:
        end(&word)
        skipSpaces()
        return word
      case .ideograph where index > word.start:
        end(&word)
        return word
      case .plain, .hyphen, .ideograph:
        width += glyph.width
        if glyph.isMissing { word.missing += 1 }
        index = glyph.end
        if glyph.kind != .plain {
          end(&word)
          return word
        }
      }
    }
    end(&word)
    return endParagraph(word)
  }

  private func end(_ word: inout TextWords.Word) {
    word.end = index
    word.endWidth = width
  }

  private mutating func endParagraph(_ word: TextWords.Word) -> TextWords.Word {
    var word = word
    word.endsParagraph = true
    isAtStart = true
    return word
  }

  private mutating func skipSpaces() {
    let bytes = scanner.bytes
    while index < bytes.count {
      if bytes[index] == 0x20, let quick = scanner.quickWidth(at: index) {
        width += quick
        index += 1
        continue
      }
      let glyph = scanner.glyph(at: index)
      guard glyph.kind == .space else { return }
      width += glyph.width
      index = glyph.end
    }
  }
}
