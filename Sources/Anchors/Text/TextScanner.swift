/// Reads the characters of a text with their widths in a font.
///
/// Widths are added from the beginning of a line, one after the other: the sum of two parts may differ from
/// that in the last bit.
struct TextScanner {
  /// What a character is for breaking lines.
  enum Kind {
    case plain
    case space
    /// A line may end after it.
    case hyphen
    /// A line may end before and after it.
    case ideograph
    /// It ends the paragraph.
    case lineEnd
  }

  struct Glyph {
    let kind: Kind
    /// The width in points.
    let width: Double
    let isMissing: Bool
    /// Where the character ends.
    let end: Int
  }

  let bytes: TextBytes
  private let metrics: FontMetrics
  private let size: Double
  private let ascii: AsciiWidths
  /// Whether what follows a character may change its width.
  private let hasClusters: Bool

  init(_ bytes: TextBytes, _ metrics: FontMetrics, size: Double) {
    self.bytes = bytes
    self.metrics = metrics
    self.size = size
    ascii = metrics.ascii
    if case .grid = metrics.widths { hasClusters = true } else { hasClusters = false }
  }

  /// Goes on over characters of ASCII that can be seen, and adds their widths in a loop that calls nothing.
  ///
  /// It stops at all others, which take more than a look at a table, and in a word at spaces and hyphens too.
  @inline(__always)
  func skip(_ index: inout Int, to end: Int, inWord: Bool = false, adding width: inout Double) {
    let start = index
    var before = width
    while index < end {
      let byte = bytes[index]
      // Most characters are letters, which come after all that may end a word.
      if !inWord || byte <= 0x2D || byte >= 0x7F {
        guard AsciiWidths.contains(byte) else { break }
        if inWord, byte == 0x20 || byte == 0x2D { break }
      }
      before = width
      width += ascii[byte] * size
      index += 1
    }
    // What follows may belong to the last character.
    if hasClusters, index > start, index < bytes.count, bytes[index] >= 0x80 {
      index -= 1
      width = before
    }
  }

  /// The width of a character that takes no more than a look at a table, or nil.
  @inline(__always)
  func quickWidth(at index: Int) -> Double? {
    let byte = bytes[index]
    guard AsciiWidths.contains(byte) else { return nil }
    if hasClusters, index + 1 < bytes.count, bytes[index + 1] >= 0x80 { return nil }
    return ascii[byte] * size
  }

  /// The character at an index.
  func glyph(at index: Int) -> Glyph {
    let (scalar, next) = bytes.scalar(at: index)
    switch scalar {
    case "\n", "\u{2028}", "\u{2029}":
      return Glyph(kind: .lineEnd, width: 0, isMissing: false, end: next)
    case "\r":
      let isPair = next < bytes.count && bytes[next] == 0x0A
      return Glyph(kind: .lineEnd, width: 0, isMissing: false, end: isPair ? next + 1 : next)
    case " ", "\t":
      let (width, _, end) = advance(of: scalar, at: index, next)
      return Glyph(kind: .space, width: width, isMissing: false, end: end)
    default:
      let (width, isMissing, end) = advance(of: scalar, at: index, next)
      let kind: Kind =
        scalar == "-" ? .hyphen : CharacterWidth.breaksAnywhere(scalar) ? .ideograph : .plain
      return Glyph(kind: kind, width: width, isMissing: isMissing, end: end)
    }
  }

  private func advance(
    of scalar: Unicode.Scalar, at index: Int, _ next: Int
  ) -> (width: Double, isMissing: Bool, end: Int) {
    if let width = quickWidth(at: index) { return (width, false, next) }
    if hasClusters {
      let (columns, end) = CharacterWidth.cluster(at: index, in: bytes)
      return (Double(columns) * size, false, end)
    }
    let (fraction, isMissing) = metrics.advance(of: scalar)
    return (fraction * size, isMissing, next)
  }

  /// The width of a part of a line that begins where the part does.
  func width(of range: Range<Int>) -> Double {
    var width = 0.0
    var index = range.lowerBound
    while index < range.upperBound {
      skip(&index, to: range.upperBound, adding: &width)
      guard index < range.upperBound else { break }
      let glyph = glyph(at: index)
      width += glyph.width
      index = glyph.end
    }
    return width
  }

  /// The number of lines and the width of the widest of the first so many, none of which is wrapped, and how
  /// many glyphs are missing in them.
  func unwrapped(maxLines: Int) -> (width: Double, count: Int, missing: Int) {
    var (widest, count, missing, index) = (0.0, 0, 0, 0)
    while index < bytes.count, maxLines == 0 || count < maxLines {
      var width = 0.0
      while index < bytes.count {
        skip(&index, to: bytes.count, adding: &width)
        guard index < bytes.count else { break }
        let glyph = glyph(at: index)
        index = glyph.end
        if glyph.kind == .lineEnd { break }
        width += glyph.width
        if glyph.isMissing { missing += 1 }
      }
      count += 1
      if width > widest { widest = width }
    }
    return (widest, count, missing)
  }
}
