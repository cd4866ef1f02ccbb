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
  func skip(_ index: inout Int, inWord: Bool, adding width: inout FontUnits) {
    let start = index
    while index < bytes.count {
      let entry = widths[bytes[index]]
      if inWord ? entry.mayEndWord : entry.isOther { break }
      width &+= entry.width
      index += 1
    }
    if index > start, index < bytes.count, bytes[index] >= Self.firstMarkByte {
      index -= 1
      width -= widths[bytes[index]].width
    }
  }

  /// Reads the characters of a range, which begins and ends at characters.
  func glyphs(in range: Range<Int>) -> some Sequence<Glyph> {
    sequence(state: range.lowerBound) { index -> Glyph? in
      guard index < range.upperBound else { return nil }
      let glyph = glyph(at: index)
      index = glyph.end
      return glyph
    }
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
    // With the digits and signs of keycaps.
    case 0xFE0F: first.cluster == .picture || "#*0123456789".unicodeScalars.contains(base)
    default: false
    }
  }

  /// Measures a text without wrapping, up to a number of lines; 0 for all lines.
  ///
  /// - Parameter maxLines: The maximum number of lines.
  /// - Returns: The width of the widest of these lines, their number, and the number of missing
  ///   glyphs in them.
  @inline(__always)
  func unwrapped(maxLines: Int) -> (width: FontUnits, count: Int, missing: Int) {
    var maximumWidth: FontUnits = 0
    var (index, count, missing) = (0, 0, 0)
    // A line feed at the end of the text starts no further line.
    while index < bytes.count, maxLines == 0 || count < maxLines {
      var width: FontUnits = 0
      var endsLine = false
      while !endsLine {
        skip(&index, inWord: false, adding: &width)
        guard index < bytes.count else { break }
        let glyph = glyph(at: index)
        index = glyph.end
        width += glyph.width
        if glyph.isMissing { missing += 1 }
        endsLine = glyph.endsLine
      }
      maximumWidth = Swift.max(maximumWidth, width)
      count += 1
    }
    return (maximumWidth, count, missing)
  }
}
