package import Anchors
import CPangoCairo

/// Pango's font map and context, for one thread at a time.
package final class TextShaper {
  /// The distance of baselines in multiples of the font size; nil for that of the fonts.
  let lineHeight: Double?
  let context: OpaquePointer?
  private let map: UnsafeMutablePointer<PangoFontMap>?

  init(language: String, lineHeight: Double?) {
    self.lineHeight = lineHeight
    map = pango_cairo_font_map_new()
    // A point is a unit of Cairo's user space.
    pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    context = pango_font_map_create_context(map)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    if !language.isEmpty {
      pango_context_set_language(context, pango_language_from_string(language))
    }
  }

  deinit {
    g_object_unref(context.map(UnsafeMutableRawPointer.init))
    g_object_unref(map.map(UnsafeMutableRawPointer.init))
  }

  /// Shapes a text, and calls a function with the result.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: Its font.
  ///   - width: The width at which lines wrap, in points, or nil.
  ///   - wordSpacing: The extra width of each space, in points.
  ///   - body: Receives the shaped text, which is valid only during the call.
  /// - Returns: The result of `body`.
  package func shape<Result>(
    _ text: String, _ font: Font, width: Double? = nil, wordSpacing: Double = 0,
    _ body: (ShapedText) -> Result
  ) -> Result {
    let layout = pango_layout_new(context)
    defer { g_object_unref(layout.map(UnsafeMutableRawPointer.init)) }
    let description = Self.description(of: font)
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        pango_layout_set_text(layout, bytes.baseAddress, Int32(clamping: bytes.count))
      }
    }
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    if let width { pango_layout_set_width(layout, Self.units(width)) }
    let attributes = pango_attr_list_new()
    if let features = Self.features(of: font) {
      pango_attr_list_insert(attributes, pango_attr_font_features_new(features))
    }
    Self.allowHyphensOnlyAtSoftHyphens(of: text, in: attributes)
    if wordSpacing != 0 { Self.add(wordSpacing, afterSpacesOf: text, to: attributes) }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    return body(ShapedText(layout: layout, text: text))
  }

  /// Prevents Pango from adding hyphens where a word breaks only because it is too long.
  private static func allowHyphensOnlyAtSoftHyphens(
    of text: String, in attributes: OpaquePointer?
  ) {
    var start = 0
    var ends: [Int] = []
    var last: UInt8 = 0
    for (index, byte) in text.utf8.enumerated() {
      if last == 0xC2, byte == 0xAD { ends.append(index + 1) }
      last = byte
    }
    for end in ends + [text.utf8.count] {
      // An attribute does not apply to the break at its end.
      if let attribute = pango_attr_insert_hyphens_new(0) {
        attribute.pointee.start_index = UInt32(clamping: start)
        attribute.pointee.end_index = UInt32(clamping: end)
        pango_attr_list_insert(attributes, attribute)
      }
      start = end
    }
  }

  /// Widens each space of a text.
  private static func add(
    _ spacing: Double, afterSpacesOf text: String, to attributes: OpaquePointer?
  ) {
    for (index, byte) in text.utf8.enumerated() where byte == 0x20 {
      guard let attribute = pango_attr_letter_spacing_new(units(spacing)) else { continue }
      attribute.pointee.start_index = UInt32(clamping: index)
      attribute.pointee.end_index = UInt32(clamping: index + 1)
      pango_attr_list_insert(attributes, attribute)
    }
  }

  /// A length in Pango's units, of which a point has 1024; rounded up, so that text fits again into
  /// the width measured for it.
  private static func units(_ points: Double) -> Int32 {
    let units = (points * Double(PANGO_SCALE)).rounded(.up)
    return units > 0 ? Int32(min(units, 1_000_000_000)) : 0
  }
}
