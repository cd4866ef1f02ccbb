import CPangoCairo

/// Glyphs with the characters that they stand for.
struct GlyphCluster {
  private(set) var characters: [UInt8]
  private(set) var glyphs: [cairo_glyph_t] = []
  /// The position and width of the cluster, in points.
  let left: Double
  var width = 0.0
  /// The right end of the last glyph, in points.
  private var end = 0.0

  init(characters: [UInt8], left: Double) {
    self.characters = characters
    self.left = left
  }

  mutating func append(_ glyph: cairo_glyph_t, advance: Double) {
    glyphs.append(glyph)
    end = glyph.x + advance
  }

  /// Adds the glyphs and characters of the next cluster; one of the two is a mark.
  mutating func merge(_ next: GlyphCluster) {
    characters += next.characters
    glyphs += next.glyphs
    width += next.width
    if !next.glyphs.isEmpty { end = next.end }
  }

  /// Reverses the characters of a letter with marks, or of a ligature, in a text that is written
  /// from right to left.
  ///
  /// Readers of PDF reverse the order of all characters in it, also of those of one cluster. The
  /// ligatures of lam and alef have a character of their own in Unicode, which is equivalent to both
  /// letters and serves every reader.
  mutating func reverseCharacters() {
    let scalars = Array(String(decoding: characters, as: UTF8.self).unicodeScalars)
    guard scalars.count > 1 else { return }
    if scalars.count == 2, scalars[0] == "\u{644}", glyphs.count == 1,
      let ligature = Self.ligature(ofLamAnd: scalars[1])
    {
      characters = Array(String(ligature).utf8)
    } else {
      characters = scalars.reversed().flatMap { Array(String($0).utf8) }
    }
  }

  /// The isolated form of the ligature of lam and a form of alef; nil for other letters.
  private static func ligature(ofLamAnd letter: Unicode.Scalar) -> Unicode.Scalar? {
    switch letter {
    case "\u{622}": "\u{FEF5}"
    case "\u{623}": "\u{FEF7}"
    case "\u{625}": "\u{FEF9}"
    case "\u{627}": "\u{FEFB}"
    default: nil
    }
  }

  /// Makes the cluster begin and end with a glyph at its ends, adding spaces if need be.
  ///
  /// Readers of PDF compute the ends of a cluster from its first and last glyph. A vowel sign that
  /// is one of them would otherwise leave a gap, in which they find a space.
  mutating func delimit(with space: UInt, advance: Double) {
    if let first = glyphs.first, abs(first.x - left) > 0.01 {
      glyphs.insert(cairo_glyph_t(index: space, x: left, y: 0), at: 0)
    }
    if abs(left + width - end) > 0.01 {
      append(cairo_glyph_t(index: space, x: left + width - advance, y: 0), advance: advance)
    }
  }
}
