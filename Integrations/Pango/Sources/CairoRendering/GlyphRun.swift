import CPangoCairo
import PangoText

/// Glyphs of one font, from left to right.
struct GlyphRun {
  /// Glyphs with the characters that they stand for.
  struct Cluster {
    var characters: [UInt8]
    var glyphs: [cairo_glyph_t] = []
    /// The position and width of the cluster, in points.
    var left: Double
    var width = 0.0
  }

  private(set) var clusters: [Cluster] = []
  /// The sum of the clusters' widths, in points.
  private(set) var width = 0.0
  private let font: OpaquePointer?

  /// Finds the glyphs of one of Pango's runs; nil if it has none.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - text: The text of which the run is a part.
  ///   - left: The left end of the run, in points.
  init?(_ run: PangoGlyphItem, of text: String, at left: Double) {
    guard let item = run.item, let string = run.glyphs, let font = item.pointee.analysis.font,
      let infos = string.pointee.glyphs, let starts = string.pointee.log_clusters
    else { return nil }
    self.font = pango_cairo_font_get_scaled_font(OpaquePointer(font))
    let length = Int(item.pointee.length)
    let bytes = Array(text.utf8.dropFirst(Int(item.pointee.offset)).prefix(length))
    let indices = 0..<Int(string.pointee.num_glyphs)
    let bounds = Set(indices.map { Int(starts[$0]) }).sorted() + [length]
    let ends = Dictionary(zip(bounds, bounds.dropFirst())) { $1 }
    var x = left
    for index in indices {
      let info = infos[index]
      if index == 0 || starts[index] != starts[index - 1] {
        let start = Int(starts[index])
        let end = ends[start] ?? length
        clusters.append(Cluster(characters: Array(bytes[start..<end]), left: x))
      }
      let advance = ShapedText.points(info.geometry.width)
      if info.glyph != PangoGlyph(PANGO_GLYPH_EMPTY) {
        let position = x + ShapedText.points(info.geometry.x_offset)
        clusters[clusters.count - 1].glyphs.append(
          cairo_glyph_t(
            index: UInt(info.glyph), x: position, y: ShapedText.points(info.geometry.y_offset)))
      }
      clusters[clusters.count - 1].width += advance
      x += advance
    }
    width = x - left
    if item.pointee.analysis.level % 2 == 1 {
      clusters = clusters.flatMap { $0.visualParts }
    } else {
      mergeMarks()
    }
  }

  /// True if the glyphs are colored pictures, which a PDF contains as such.
  var isColored: Bool {
    guard let face = cairo_ft_scaled_font_lock_face(font) else { return false }
    defer { cairo_ft_scaled_font_unlock_face(font) }
    return face.pointee.face_flags & 1 << 14 != 0  // FT_FACE_FLAG_COLOR
  }

  /// Adds each mark that begins almost where the next glyph begins to the cluster of its letter.
  ///
  /// Readers of PDF otherwise take it for a copy of the next glyph, and find a space before that.
  private mutating func mergeMarks() {
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(font, &matrix)
    for index in clusters.indices.dropFirst().reversed() {
      let cluster = clusters[index]
      guard cluster.width == 0, let glyph = cluster.glyphs.first,
        cluster.left - glyph.x < 0.1 * matrix.xx
      else { continue }
      clusters[index - 1].characters += cluster.characters
      clusters[index - 1].glyphs += cluster.glyphs
      clusters.remove(at: index)
    }
  }

  /// Draws the glyphs in the current color.
  func draw(on cairo: OpaquePointer?) {
    cairo_set_scaled_font(cairo, font)
    let characters = clusters.flatMap { $0.characters }
    let glyphs = clusters.flatMap { $0.glyphs }
    let counts = clusters.map {
      cairo_text_cluster_t(
        num_bytes: Int32($0.characters.count), num_glyphs: Int32($0.glyphs.count))
    }
    characters.withUnsafeBytes { buffer in
      cairo_show_text_glyphs(
        cairo, buffer.assumingMemoryBound(to: CChar.self).baseAddress, Int32(characters.count),
        glyphs, Int32(glyphs.count), counts, Int32(counts.count), cairo_text_cluster_flags_t(0))
    }
  }
}

extension GlyphRun.Cluster {
  /// The cluster, which is written from right to left, as readers of PDF expect its characters.
  ///
  /// They reverse the order of all characters, also of those of one glyph. A letter with marks is
  /// therefore divided, and the ligatures of lam and alef have the one character that Unicode has
  /// for them; it is equivalent to both letters.
  fileprivate var visualParts: [GlyphRun.Cluster] {
    let scalars = Array(String(decoding: characters, as: UTF8.self).unicodeScalars)
    if scalars.count == 2, glyphs.count == 1, scalars[0] == "\u{644}",
      let ligature = Self.ligature(ofLamAnd: scalars[1])
    {
      var part = self
      part.characters = Array(String(ligature).utf8)
      return [part]
    }
    guard scalars.count > 1, glyphs.count == scalars.count else { return [self] }
    return zip(scalars.reversed(), glyphs.indices).map { scalar, index in
      var part = self
      part.characters = Array(String(scalar).utf8)
      part.glyphs = [glyphs[index]]
      return part
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
}
