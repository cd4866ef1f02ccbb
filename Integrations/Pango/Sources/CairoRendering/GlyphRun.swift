import CPangoCairo
import PangoText

/// Glyphs of one font, from left to right.
struct GlyphRun {
  /// The clusters of the run, from left to right.
  private(set) var clusters: [GlyphCluster] = []
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
        clusters.append(GlyphCluster(characters: Array(bytes[start..<end]), left: x))
      }
      let advance = ShapedText.points(info.geometry.width)
      if info.glyph != PangoGlyph(PANGO_GLYPH_EMPTY) {
        let position = x + ShapedText.points(info.geometry.x_offset)
        let y = ShapedText.points(info.geometry.y_offset)
        let glyph = cairo_glyph_t(index: UInt(info.glyph), x: position, y: y)
        clusters[clusters.count - 1].append(glyph, advance: advance)
      }
      clusters[clusters.count - 1].width += advance
      x += advance
    }
    width = x - left
    let isRightToLeft = item.pointee.analysis.level % 2 == 1
    if isRightToLeft {
      for index in clusters.indices { clusters[index].reverseCharacters() }
    }
    mergeMarks(isRightToLeft: isRightToLeft)
    delimitClusters()
  }

  /// Adds each mark to the cluster of its letter, which is to the left of it, or to the right if the
  /// text is written from right to left.
  private mutating func mergeMarks(isRightToLeft: Bool) {
    guard clusters.contains(where: { $0.width == 0 }) else { return }
    var merged: [GlyphCluster] = []
    for cluster in clusters {
      let isMark = isRightToLeft ? merged.last?.width == 0 : cluster.width == 0
      if isMark, !merged.isEmpty {
        merged[merged.count - 1].merge(cluster)
      } else {
        merged.append(cluster)
      }
    }
    clusters = merged
  }

  /// Adds spaces at the ends of clusters of several glyphs, on which nothing is seen.
  private mutating func delimitClusters() {
    guard clusters.contains(where: { $0.glyphs.count > 1 }) else { return }
    var glyphs: UnsafeMutablePointer<cairo_glyph_t>?
    var count: Int32 = 0
    cairo_scaled_font_text_to_glyphs(font, 0, 0, " ", 1, &glyphs, &count, nil, nil, nil)
    defer { cairo_glyph_free(glyphs) }
    guard count == 1, let space = glyphs?.pointee, space.index != 0 else { return }
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(font, glyphs, 1, &extents)
    for index in clusters.indices where clusters[index].glyphs.count > 1 {
      clusters[index].delimit(with: space.index, advance: extents.x_advance)
    }
  }

  /// True if the glyphs are colored pictures, which a PDF contains as such.
  var isColored: Bool {
    guard let face = cairo_ft_scaled_font_lock_face(font) else { return false }
    defer { cairo_ft_scaled_font_unlock_face(font) }
    return face.pointee.face_flags & 1 << 14 != 0  // FT_FACE_FLAG_COLOR
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
