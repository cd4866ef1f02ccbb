import CPangoCairo
import PangoText

extension ShapedText {
  /// Draws the first line with its left end at the origin.
  ///
  /// A PDF contains the characters of each glyph beside it, for search and copying. Readers expect
  /// glyphs from left to right, also those of scripts that are written from right to left; Pango's
  /// own drawing passes them in the order of the characters, and readers then find spaces between
  /// the letters.
  func draw(on cairo: OpaquePointer?, _ pictographs: Pictographs) {
    cairo_move_to(cairo, 0, 0)
    guard cairo_surface_has_show_text_glyphs(cairo_get_target(cairo)) != 0, missingGlyphs == 0
    else { return pango_cairo_show_layout_line(cairo, firstLine) }
    var x = 0.0
    var node = firstLine?.pointee.runs
    while let list = node {
      if let item = list.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        let run = GlyphRun(item.pointee, of: text, at: x)
      {
        if run.isColored { pictographs.drawText(of: run, on: cairo) }
        run.draw(on: cairo)
        x += run.width
      }
      node = list.pointee.next
    }
  }
}
