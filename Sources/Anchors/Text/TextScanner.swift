/// Reads the characters of a text with their widths in a font.
struct TextScanner {
  /// A grapheme cluster.
  struct Glyph {
    /// What its first scalar is for breaking lines.
    var first: LineBreakRules.Unit
    /// What its last scalar is that is no mark.
    var last: LineBreakRules.Unit
    /// Whether a joiner is its last scalar.
    var endsInJoiner: Bool
    var width: FontUnits
    var isMissing: Bool
    /// Where the character ends.
    var end: Int

    var isSpace: Bool { first.line == .space }

    var endsLine: Bool { first.line == .lineEnd }
  }

  let bytes: TextBytes
  private let metrics: FontMetrics
  let widths: ByteWidths

  @inline(__always)
  init(_ bytes: TextBytes, _ metrics: FontMetrics) {
    self.bytes = bytes
    self.metrics = metrics
    widths = metrics.byteWidths
  }

  /// The width of the hyphen that is drawn where a line ends at a soft one.
  var hyphenWidth: FontUnits { widths[0x2D].width }

  /// The first byte of the first combining mark; nothing before it in Unicode belongs to the character before.
  private static var firstMarkByte: UInt8 { 0xCC }

  /// Goes on over characters of ASCII that can be seen, and adds their widths in a loop that calls nothing.
  ///
  /// It stops at all others, which take more than a look at a table, and in a word at what may end it too.
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
    if index > start, index < bytes.count, bytes[index] >= Self.firstMarkByte {
      index -= 1
      width -= latest
    }
  }

  /// Where the spaces end that begin at an index, and the width up to there.
  @inline(__always)
  func skipSpaces(at start: Int, _ before: FontUnits) -> (start: Int, width: FontUnits) {
    var (index, width) = (start, before)
    repeat {
      // A space that a mark stands on is none.
      if bytes[index] == 0x20, index + 1 == bytes.count || bytes[index + 1] < Self.firstMarkByte {
        width &+= widths[0x20].width
        index += 1
      } else {
        let glyph = glyph(at: index)
        guard glyph.isSpace else { break }
        width &+= glyph.width
        index = glyph.end
      }
    } while index < bytes.count && (bytes[index] == 0x20 || bytes[index] == 0x09)
    return (index, width)
  }

  /// The character at an index.
  func glyph(at index: Int) -> Glyph {
    let (scalar, next) = bytes.scalar(at: index)
    let kind = CharacterTable.kind(of: scalar)
    let (width, isMissing) = metrics.advance(of: scalar, columns: Int(kind.columns))
    let unit = LineBreakRules.Unit(line: kind.line, isWide: kind.columns == 2)
    var glyph = Glyph(
      first: unit, last: unit, endsInJoiner: kind.cluster == .joiner, width: width,
      isMissing: isMissing, end: next)
    if kind.line == .lineEnd {
      if scalar == "\r", next < bytes.count, bytes[next] == 0x0A { glyph.end += 1 }
    } else if scalar == "\t" {
      glyph.first.line = .space
      (glyph.width, glyph.isMissing) = metrics.advance(of: " ", columns: 1)
    } else if next < bytes.count, bytes[next] >= Self.firstMarkByte, kind.cluster != .control {
      extend(&glyph, from: scalar, kind)
    }
    return glyph
  }

  /// Adds what belongs to a character besides its first scalar.
  private func extend(_ glyph: inout Glyph, from base: Unicode.Scalar, _ kind: CharacterKind) {
    var cluster = TextCluster(kind)
    var isPicture = false
    while glyph.end < bytes.count {
      let (scalar, next) = bytes.scalar(at: glyph.end)
      let added = CharacterTable.kind(of: scalar)
      guard cluster.add(added) else { break }
      glyph.end = next
      // A mark on a space makes a letter of it.
      if glyph.isSpace { glyph.first.line = .alphabetic }
      if glyph.last.line == .space { glyph.last.line = .alphabetic }
      glyph.endsInJoiner = added.cluster == .joiner
      if added.line != .combining, !glyph.endsInJoiner {
        glyph.last = LineBreakRules.Unit(line: added.line, isWide: added.columns == 2)
      }
      if Self.makesPicture(scalar, added, after: base, kind) {
        isPicture = true
      } else {
        let (width, isMissing) = metrics.advance(of: scalar, columns: Int(added.columns))
        glyph.width += width
        glyph.isMissing = glyph.isMissing || isMissing
      }
    }
    if isPicture { (glyph.width, glyph.isMissing) = metrics.pictureAdvance }
  }

  /// Whether a scalar makes one picture of the cluster that it belongs to: half a flag, a joined pictograph, a color of
  /// skin, or the selector that asks for a picture.
  private static func makesPicture(
    _ scalar: Unicode.Scalar, _ kind: CharacterKind, after base: Unicode.Scalar,
    _ first: CharacterKind
  ) -> Bool {
    switch kind.cluster {
    case .picture, .regionalIndicator: return true
    default: break
    }
    switch scalar.value {
    case 0x1F3FB...0x1F3FF: return first.cluster == .picture
    case 0xFE0F: return first.cluster == .picture || isKeycap(base)
    default: return false
    }
  }

  private static func isKeycap(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "#" || scalar == "*" || (0x30...0x39).contains(scalar.value)
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
      guard glyph.endsLine else { continue }
      count += 1
      widest = Swift.max(widest, width)
      if count == maxLines { return (widest, count, missing) }
      (start, width) = (index, 0)
    }
    // A line end at the very end opens no further line.
    return start < index ? (Swift.max(widest, width), count + 1, missing) : (widest, count, missing)
  }
}
