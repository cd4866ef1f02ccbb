/// The words of a text with their widths in a font: all that is needed to break it into lines of any width.
///
/// They are found in one walk through the text, and kept while it and its font stay the same.
struct TextWords {
  /// A part of a text that lines are not broken inside of, unless it is wider than a line.
  struct Word {
    /// Where it begins, in bytes from the beginning of the text.
    let start: Int
    /// Where it ends; after a hyphen, and before the spaces that follow.
    let end: Int
    /// The width of the paragraph up to the word and to its end, in points.
    let startWidth: Double
    let endWidth: Double
    /// How many glyphs are missing in it.
    let missing: Int
    /// Whether it is the last one of its paragraph; an empty one, where the paragraph ends in spaces.
    let endsParagraph: Bool
  }

  /// None before they are looked for.
  private(set) var list: [Word] = []
  /// The largest error of the difference of two widths against the sum of what is in between.
  private(set) var tolerance = 0.0

  /// Forgets the words, but keeps the room for those of another text.
  mutating func removeAll() { list.removeAll(keepingCapacity: true) }

  /// Finds the words of a text.
  mutating func find(_ scanner: TextScanner) {
    let bytes = scanner.bytes
    var index = 0
    var total = 0.0
    while index < bytes.count {
      var (width, start, startWidth, missing) = (0.0, index, 0.0, 0)
      // Where the paragraph ends, and where the next one begins.
      var end = bytes.count
      var next = bytes.count
      func append(endsParagraph: Bool = false) {
        list.append(
          Word(
            start: start, end: index, startWidth: startWidth, endWidth: width, missing: missing,
            endsParagraph: endsParagraph))
      }
      func begin() { (start, startWidth, missing) = (index, width, 0) }
      while index < bytes.count {
        // Most characters are letters of ASCII.
        if bytes[index] > 0x2D, let quick = scanner.quickWidth(at: index) {
          width += quick
          index += 1
          continue
        }
        var glyph = scanner.glyph(at: index)
        switch glyph.kind {
        case .lineEnd:
          end = index
          next = glyph.end
        case .space:
          append()
          repeat {
            width += glyph.width
            index = glyph.end
            guard index < bytes.count else { break }
            glyph = scanner.glyph(at: index)
          } while glyph.kind == .space
          begin()
        case .plain, .hyphen, .ideograph:
          if glyph.kind == .ideograph, index > start {
            append()
            begin()
          }
          width += glyph.width
          if glyph.isMissing { missing += 1 }
          index = glyph.end
          if glyph.kind != .plain {
            append()
            begin()
          }
        }
        if end < bytes.count { break }
      }
      append(endsParagraph: true)
      index = next
      if width > total { total = width }
    }
    tolerance = 2 * Double(bytes.count) * total * .ulpOfOne
  }
}
