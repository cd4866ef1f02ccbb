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
  private let text: String
  private let metrics: FontMetrics
  private let size: Double
  /// The widths of the glyphs, if they are not all the same in ASCII.
  private let table: TextBytes?
  /// The width of each character in ASCII that can be seen, as a fraction of the size, if there is no table.
  private let uniform: Double
  /// Whether what follows a character may change its width.
  private let hasClusters: Bool

  init(_ text: String, _ bytes: TextBytes, _ metrics: FontMetrics, size: Double) {
    self.text = text
    self.bytes = bytes
    self.metrics = metrics
    self.size = size
    switch metrics.widths {
    case .table(let widths): (table, uniform, hasClusters) = (TextBytes(widths), 0, false)
    case .courier: (table, uniform, hasClusters) = (nil, 0.6, false)
    case .grid: (table, uniform, hasClusters) = (nil, 1, true)
    case .square: (table, uniform, hasClusters) = (nil, 1, false)
    }
  }

  /// The width of a character of ASCII that takes up room, or nil: all others take more than a look at a
  /// table.
  @inline(__always)
  func quickWidth(at index: Int) -> Double? {
    let byte = bytes[index]
    guard byte >= 0x20, byte < 0x7F else { return nil }
    if hasClusters, index + 1 < bytes.count, bytes[index + 1] >= 0x80 { return nil }
    guard let table else { return uniform * size }
    return Double(CoreFont.width(at: Int(byte) - 0x20, in: table)) / 1000 * size
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
    guard hasClusters else {
      let (fraction, isMissing) = metrics.advance(of: scalar)
      return (fraction * size, isMissing, next)
    }
    let utf8 = text.utf8
    let cluster = CharacterWidth.cluster(
      at: utf8.index(utf8.startIndex, offsetBy: index), in: text.unicodeScalars)
    let end = utf8.distance(from: utf8.startIndex, to: cluster.end)
    return (Double(cluster.columns) * size, false, end)
  }

  /// The width of a part of a line that begins where the part does.
  func width(of range: Range<Int>) -> Double {
    var width = 0.0
    var index = range.lowerBound
    while index < range.upperBound {
      if let quick = quickWidth(at: index) {
        width += quick
        index += 1
      } else {
        let glyph = glyph(at: index)
        width += glyph.width
        index = glyph.end
      }
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
        if let quick = quickWidth(at: index) {
          width += quick
          index += 1
          continue
        }
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
