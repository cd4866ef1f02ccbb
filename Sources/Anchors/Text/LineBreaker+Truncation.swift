// Truncation of a line, with "…" in place of its rest.

extension LineBreaker {
  /// The longest beginning of a line that fits into a width with "…" appended.
  ///
  /// The beginning ends at a grapheme cluster that is not a space, and before the first line end.
  /// "…" is appended even if the whole line fits.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - metrics: The metrics of the typeface.
  ///   - size: The font size in points.
  ///   - room: The available width in points.
  /// - Returns: The truncated line and its width in points, both including "…"; an empty text of
  ///   width 0 if "…" alone does not fit.
  static func truncated(
    _ line: String, _ metrics: FontMetrics, size: Double, to room: Double
  ) -> (String, width: Double) {
    let dots = metrics.advance(of: "…", columns: 1).width
    let limit = FontMetrics.units(in: room, size: size) - dots
    guard limit >= 0 else { return ("", 0) }
    var (end, fitting) = (0, FontUnits(0))
    TextBytes.with(line) { bytes in
      let scanner = TextScanner(bytes, metrics)
      var (index, width) = (0, FontUnits(0))
      while index < bytes.count {
        let glyph = scanner.glyph(at: index)
        width += glyph.width
        guard width <= limit, !glyph.endsLine else { return }
        index = glyph.end
        // The beginning never ends in a space.
        if !glyph.isSpace { (end, fitting) = (index, width) }
      }
    }
    return (line.prefix(bytes: end) + "…", FontMetrics.points(fitting + dots, size: size))
  }

  /// The byte offsets at which a line can be truncated: 0 and the end of every cluster but spaces.
  static func characterEnds(in line: String) -> [Int] {
    var ends = [0]
    TextBytes.with(line) { bytes in
      let scanner = TextScanner(bytes, .square)
      var index = 0
      while index < bytes.count {
        let glyph = scanner.glyph(at: index)
        index = glyph.end
        if !glyph.isSpace { ends.append(index) }
      }
    }
    return ends
  }
}

extension TextLine {
  /// Truncates the line to a width, with "…" at its end; the text is empty if "…" does not fit.
  mutating func truncate(to room: Double, _ font: Font, _ measurer: TextMeasurer) {
    let drawn = hasHyphen ? String(text.unicodeScalars.dropLast()) : text
    (text, width) = measurer.truncated(drawn, font: font, to: room)
    let shown = max(0, text.utf8.count - "…".utf8.count - markLength)
    range = range.lowerBound..<(range.lowerBound + shown)
    (isWrapped, hasHyphen) = (false, false)
  }
}

extension String {
  /// The first bytes of the text, as a text; the count must end at a character.
  @inline(never)
  func prefix(bytes count: Int) -> String {
    String(unicodeScalars[..<utf8.index(utf8.startIndex, offsetBy: count)])
  }
}
