import CPangoCairo

/// The characters of emoji in a PDF, which contains the emoji themselves as pictures.
///
/// Cairo writes the pictures without their characters. So an invisible font has a glyph for each
/// emoji, behind the picture and as wide, with its characters, for search and copying.
final class Pictographs {
  private let face = cairo_user_font_face_create()
  private var glyphs: [[UInt8]: UInt] = [:]

  init() {
    cairo_user_font_face_set_render_glyph_func(face) { _, _, cairo, extents in
      extents?.pointee.x_advance = 1
      // A glyph without any area is not written.
      cairo_rectangle(cairo, 0.5, -0.4, 0.001, 0.001)
      cairo_fill(cairo)
      return CAIRO_STATUS_SUCCESS
    }
  }

  deinit {
    cairo_font_face_destroy(face)
  }

  /// Draws the characters of a run of emoji.
  func drawText(of run: GlyphRun, on cairo: OpaquePointer?) {
    cairo_save(cairo)
    cairo_set_font_face(cairo, face)
    for cluster in run.clusters where cluster.width > 0 && !cluster.glyphs.isEmpty {
      // As wide as the picture.
      var matrix = cairo_matrix_t(
        xx: cluster.width, yx: 0, xy: 0, yy: cluster.width, x0: 0, y0: 0)
      cairo_set_font_matrix(cairo, &matrix)
      var glyph = cairo_glyph_t(index: index(of: cluster.characters), x: cluster.left, y: 0)
      var count = cairo_text_cluster_t(num_bytes: Int32(cluster.characters.count), num_glyphs: 1)
      cluster.characters.withUnsafeBytes { buffer in
        cairo_show_text_glyphs(
          cairo, buffer.assumingMemoryBound(to: CChar.self).baseAddress, Int32(buffer.count),
          &glyph, 1, &count, 1, cairo_text_cluster_flags_t(0))
      }
    }
    cairo_restore(cairo)
  }

  private func index(of characters: [UInt8]) -> UInt {
    if let index = glyphs[characters] { return index }
    let index = UInt(glyphs.count + 1)
    glyphs[characters] = index
    return index
  }
}
