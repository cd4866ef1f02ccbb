/// Reads the characters of a text with their widths in a font.
struct TextScanner {
  /// A grapheme cluster.
  struct Glyph {
    /// The line breaking properties of its first scalar.
    var first: LineBreakRules.Unit
    /// The line breaking properties of its last scalar that is not a mark.
    var last: LineBreakRules.Unit
    /// True if the last scalar is a zero width joiner.
    var endsInJoiner: Bool
    var width: FontUnits
    var isMissing: Bool
    /// The byte offset after the character.
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

  /// The width of the visible hyphen that replaces a soft one at the end of a line.
  var hyphenWidth: FontUnits { metrics.advance(of: "-", columns: 1).width }

  /// The first byte of U+0300; no scalar below it extends the character before it.
  private static var firstMarkByte: UInt8 { 0xCC }

  /// Skips printable ASCII characters and adds up their widths, in a loop without calls.
  ///
  /// It stops before any other character, and with `inWord` also before one that may end a word. A
  /// character before a possible mark is not skipped, because the mark may belong to it.
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
    // The next scalar may belong to the last character.
    if index > start, index < bytes.count, bytes[index] >= Self.firstMarkByte {
      index -= 1
      width -= latest
    }
  }

  /// Skips spaces from an index on; returns the index after them and the width up to there.
  @inline(__always)
  func skipSpaces(at start: Int, _ before: FontUnits) -> (start: Int, width: FontUnits) {
    var (index, width) = (start, before)
    repeat {
      // LB10: A space with a mark counts as a letter.
      let space = widths[0x20]
      if bytes[index] == 0x20, !space.isOther,
        index + 1 == bytes.count || bytes[index + 1] < Self.firstMarkByte
      {
        width &+= space.width
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

  /// Reads the character at an index.
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

  /// Adds the remaining scalars of a cluster to its first one.
  private func extend(_ glyph: inout Glyph, from base: Unicode.Scalar, _ kind: CharacterKind) {
    var cluster = TextCluster(kind)
    var isPicture = false
    while glyph.end < bytes.count {
      let (scalar, next) = bytes.scalar(at: glyph.end)
      let added = CharacterTable.kind(of: scalar)
      guard cluster.add(added) else { break }
      glyph.end = next
      // LB10: A space with a mark counts as a letter.
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

  /// True if a scalar turns its whole cluster into one pictograph.
  ///
  /// These are regional indicators, joined pictographs, skin tones and the emoji variation
  /// selector.
  private static func makesPicture(
    _ scalar: Unicode.Scalar, _ kind: CharacterKind, after base: Unicode.Scalar,
    _ first: CharacterKind
  ) -> Bool {
    if kind.cluster == .picture || kind.cluster == .regionalIndicator { return true }
    return switch scalar.value {
    case 0x1F3FB...0x1F3FF: first.cluster == .picture
    case 0xFE0F: first.cluster == .picture || isKeycap(base)
    default: false
    }
  }

  private static func isKeycap(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "#" || scalar == "*" || (0x30...0x39).contains(scalar.value)
  }

  /// Measures a text without wrapping, up to a number of lines; 0 for all lines.
  ///
  /// - Parameter maxLines: The maximum number of lines.
  /// - Returns: The width of the widest of these lines, their number, and the number of missing
  ///   glyphs in them.
  @inline(__always)
  func unwrapped(maxLines: Int) -> (width: FontUnits, count: Int, missing: Int) {
    guard maxLines >= 0 else { return (0, 0, 0) }
    var (maximumWidth, width) = (FontUnits(0), FontUnits(0))
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
      maximumWidth = Swift.max(maximumWidth, width)
      if count == maxLines { return (maximumWidth, count, missing) }
      (start, width) = (index, 0)
    }
    // A line feed at the end of the text starts no further line.
    if start < index { (maximumWidth, count) = (Swift.max(maximumWidth, width), count + 1) }
    return (maximumWidth, count, missing)
  }
}
