/// Reads the characters of a text with their widths in a font.
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
    let width: FontUnits
    let isMissing: Bool
    /// Where the character ends.
    let end: Int
  }

  let bytes: TextBytes
  private let metrics: FontMetrics
  let widths: ByteWidths
  /// Whether what follows a character may change its width.
  private let hasClusters: Bool

  @inline(__always)
  init(_ bytes: TextBytes, _ metrics: FontMetrics) {
    self.bytes = bytes
    self.metrics = metrics
    widths = metrics.byteWidths
    if case .grid = metrics.widths { hasClusters = true } else { hasClusters = false }
  }

  /// Goes on over characters of ASCII that can be seen, and adds their widths in a loop that calls nothing.
  ///
  /// It stops at all others, which take more than a look at a table, and in a word at spaces and hyphens too.
  @inline(__always)
  func skip(_ index: inout Int, inWord: Bool = false, adding width: inout FontUnits) {
    let start = index
    var latest: FontUnits = 0
    while index < bytes.count {
      let entry = widths[bytes[index]]
      if inWord ? entry.mayEndWord : entry.isOther { break }
      latest = entry.width
      width &+= latest
      index += 1
    }
    // What follows may belong to the last character.
    if hasClusters, index > start, index < bytes.count, bytes[index] >= 0x80 {
      index -= 1
      width -= latest
    }
  }

  /// Where the spaces end that begin at an index, and the width up to there.
  @inline(__always)
  func skipSpaces(at start: Int, _ before: FontUnits) -> (start: Int, width: FontUnits) {
    var (index, width) = (start, before)
    repeat {
      if let quick = quickWidth(at: index) {
        width &+= quick
        index += 1
      } else {
        let glyph = glyph(at: index)
        width += glyph.width
        index = glyph.end
      }
    } while index < bytes.count && (bytes[index] == 0x20 || bytes[index] == 0x09)
    return (index, width)
  }

  /// The width of a character that takes no more than a look at a table, or nil.
  @inline(__always)
  func quickWidth(at index: Int) -> FontUnits? {
    let entry = widths[bytes[index]]
    if entry.isOther { return nil }
    if hasClusters, index + 1 < bytes.count, bytes[index + 1] >= 0x80 { return nil }
    return entry.width
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
  ) -> (width: FontUnits, isMissing: Bool, end: Int) {
    if let width = quickWidth(at: index) { return (width, false, next) }
    if hasClusters {
      let (columns, end) = CharacterWidth.cluster(at: index, in: bytes)
      return (1000 * FontUnits(columns), false, end)
    }
    let (width, isMissing) = metrics.advance(of: scalar)
    return (width, isMissing, next)
  }

  /// The number of lines and the width of the widest of the first so many, none of which is wrapped, and how
  /// many glyphs are missing in them.
  @inline(__always)
  func unwrapped(maxLines: Int) -> (width: FontUnits, count: Int, missing: Int) {
    guard maxLines >= 0 else { return (0, 0, 0) }
    var (widest, width) = (FontUnits(0), FontUnits(0))
    var (start, index, count, missing) = (0, 0, 0, 0)
    while true {
      skip(&index, adding: &width)
      guard index < bytes.count else { break }
      let glyph = glyph(at: index)
      index = glyph.end
      width += glyph.width
      if glyph.isMissing { missing += 1 }
      guard glyph.kind == .lineEnd else { continue }
      count += 1
      widest = Swift.max(widest, width)
      if count == maxLines { return (widest, count, missing) }
      (start, width) = (index, 0)
    }
    // A line end at the very end opens no further line.
    return start < index ? (Swift.max(widest, width), count + 1, missing) : (widest, count, missing)
  }
}
