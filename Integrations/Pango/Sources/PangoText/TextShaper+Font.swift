import Anchors
import CPangoCairo

extension TextShaper {
  /// The description by which fontconfig finds a font; the caller frees it.
  ///
  /// The names of the core fonts and of generic families stand for what fontconfig has in their
  /// place: fonts of the same widths as Helvetica, Times and Courier, if some are installed.
  static func description(of font: Font) -> OpaquePointer? {
    let description = pango_font_description_new()
    // A comma would begin the name of another family.
    let family = String(font.family.unicodeScalars.filter { $0 != "," && $0 != "\0" })
    pango_font_description_set_family(description, family.isEmpty ? "sans-serif" : family)
    let size = font.size > 0 ? min(font.size, maximumSize) : 0
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(UInt32(font.weight)))
    switch font.slant {
    case .upright: break
    case .italic: pango_font_description_set_style(description, PANGO_STYLE_ITALIC)
    case .oblique: pango_font_description_set_style(description, PANGO_STYLE_OBLIQUE)
    }
    return description
  }

  /// The OpenType features of a font in the notation of CSS; nil if there are none.
  static func features(of font: Font) -> String? {
    let features = font.features.filter { !$0.utf8.contains(0) }
    return features.isEmpty ? nil : features.joined(separator: ",")
  }

  /// The largest size of a font, in points; larger ones would overflow Pango's numbers.
  private static var maximumSize: Double { 10_000 }
}
