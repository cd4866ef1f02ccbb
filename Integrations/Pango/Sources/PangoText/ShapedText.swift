package import CPangoCairo

/// A text that is broken into lines, with the glyphs of each.
package struct ShapedText {
  /// Pango's layout, valid during the call of `TextShaper.shape`.
  package let layout: OpaquePointer?
  /// The text.
  package let text: String

  /// A line of a shaped text.
  struct Line {
    /// The line in bytes of the text, without the characters that end a paragraph.
    var range: Range<Int>
    var width: Double
    /// The distances from the top of the text, in points.
    var baseline: Double
    var bottom: Double
    /// True if the line begins a paragraph.
    var startsParagraph: Bool
    /// True if the paragraph is written from right to left.
    var isRightToLeft: Bool
  }

  /// The number of characters without a glyph in any installed font.
  package var missingGlyphs: Int { Int(pango_layout_get_unknown_glyphs_count(layout)) }

  /// The width of the widest line, in points.
  package var width: Double {
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    return Self.points(logical.width)
  }

  /// The first line as Pango's own; nil if there is none.
  package var firstLine: UnsafeMutablePointer<PangoLayoutLine>? {
    pango_layout_get_line_readonly(layout, 0)
  }

  /// The first lines, at most `limit`; all for 0.
  func lines(limit: Int) -> [Line] {
    var lines: [Line] = []
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
      var logical = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &logical)
      let start = Int(line.pointee.start_index)
      lines.append(
        Line(
          range: start..<start + Int(line.pointee.length), width: Self.points(logical.width),
          baseline: Self.points(pango_layout_iter_get_baseline(iterator)),
          bottom: Self.points(logical.y + logical.height),
          startsParagraph: pango_layout_line_is_paragraph_start(line) != 0,
          isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL))
    } while lines.count != limit && pango_layout_iter_next_line(iterator) != 0
    return lines
  }

  /// The part of the text that a line shows: without spaces at a wrap.
  func visibleRange(of line: Line) -> Range<Int> {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: line.range.lowerBound)
    let end = bytes.index(start, offsetBy: line.range.count)
    let spaces = bytes[start..<end].reversed().prefix { $0 == 0x20 }.count
    return line.range.lowerBound..<line.range.upperBound - spaces
  }

  /// Converts a length from Pango's units to points.
  package static func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
}
