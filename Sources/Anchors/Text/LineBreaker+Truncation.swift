// A line that is cut, with "…" for the rest.

extension LineBreaker {
  /// The longest beginning of a line that fits into a width with "…" behind it, and the width of both; nothing where not
  /// even that fits.
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
        // No space stands before the dots.
        if !glyph.isSpace { (end, fitting) = (index, width) }
      }
    }
    return (line.prefix(bytes: end) + "…", FontMetrics.points(fitting + dots, size: size))
  }

  /// Where the characters of a line end as a reader sees them, but for spaces, in bytes, after a 0.
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
  /// Cuts the line so that it fits into a width with "…" behind it; an empty one where not even that fits.
  mutating func truncate(to room: Double, _ font: Font, _ measurer: TextMeasurer) {
    let kept = hasHyphen ? String(text.unicodeScalars.dropLast()) : text
    (text, width) = measurer.truncated(kept, font: font, to: room)
    (isWrapped, hasHyphen) = (false, false)
  }
}

extension String {
  /// The beginning of a text, up to the end of a character.
  @inline(never)
  func prefix(bytes count: Int) -> String {
    String(unicodeScalars[..<utf8.index(utf8.startIndex, offsetBy: count)])
  }
}
