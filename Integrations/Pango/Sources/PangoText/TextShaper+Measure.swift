package import Anchors
import CPangoCairo

extension TextShaper {
  /// Measures a text, as `TextMeasurer` requires.
  package func measure(_ request: TextRequest) -> TextMeasurement {
    shape(request.text, request.font, width: request.maxWidth) { shaped in
      let lines = lines(of: shaped, request)
      guard let first = lines.first, let last = lines.last else { return .empty }
      return TextMeasurement(
        size: Size(width: lines.reduce(0) { max($0, $1.width) }, height: last.bottom),
        baselines: Baselines(
          firstFromTop: first.baseline, lastFromBottom: last.bottom - last.baseline),
        lineCount: lines.count, missingGlyphs: shaped.missingGlyphs)
    }
  }

  /// Breaks a text into lines, as `TextMeasurer` requires.
  package func lines(_ request: TextRequest) -> [TextLine] {
    shape(request.text, request.font, width: request.maxWidth) { shaped in
      var limited = request
      // One line more shows whether the paragraph continues.
      if limited.maxLines > 0 { limited.maxLines += 1 }
      let lines = lines(of: shaped, limited)
      let shown = request.maxLines == 0 ? lines[...] : lines.prefix(request.maxLines)
      return shown.enumerated().map { index, line in
        TextLine(
          of: request, range: shaped.visibleRange(of: line), width: line.width,
          baseline: line.baseline,
          isWrapped: index + 1 < lines.count && !lines[index + 1].startsParagraph,
          directionMark: directionMark(of: line, in: request))
      }
    }
  }

  /// The font of the family that fontconfig has in place of the family of a font.
  package func resolvedFont(for font: Font) -> Font {
    let description = Self.description(of: font)
    defer { pango_font_description_free(description) }
    guard let loaded = pango_context_load_font(context, description) else { return font }
    defer { g_object_unref(UnsafeMutableRawPointer(loaded)) }
    let found = pango_font_describe(loaded)
    defer { pango_font_description_free(found) }
    guard let family = pango_font_description_get_family(found) else { return font }
    let slant: Font.Slant =
      switch pango_font_description_get_style(found) {
      case PANGO_STYLE_ITALIC: .italic
      case PANGO_STYLE_OBLIQUE: .oblique
      default: .upright
      }
    return Font(
      family: String(cString: family), size: font.size,
      weight: Int(pango_font_description_get_weight(found).rawValue), slant: slant,
      features: font.features)
  }

  /// The mark that a line requires to be drawn alone in the direction of its paragraph; nil if its
  /// own letters have that direction.
  private func directionMark(
    of line: ShapedText.Line, in request: TextRequest
  ) -> Unicode.Scalar? {
    let bytes = request.text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: line.range.lowerBound)
    let part = request.text[start..<bytes.index(start, offsetBy: line.range.count)]
    // Hebrew, the first script that is written from right to left, begins at U+0590.
    let isPlain = !line.isRightToLeft && part.utf8.allSatisfy { $0 < 0xD6 }
    guard !isPlain, !part.isEmpty else { return nil }
    let alone = shape(String(part), request.font) { $0.lines(limit: 1).first }
    guard let alone, alone.isRightToLeft != line.isRightToLeft else { return nil }
    return line.isRightToLeft ? "\u{200F}" : "\u{200E}"
  }

  /// The lines of a text, at the distance that the fonts or the line height require.
  private func lines(of shaped: ShapedText, _ request: TextRequest) -> [ShapedText.Line] {
    var lines = shaped.lines(limit: request.maxLines)
    guard let lineHeight else { return lines }
    let description = Self.description(of: request.font)
    defer { pango_font_description_free(description) }
    let metrics = pango_context_get_metrics(context, description, nil)
    defer { pango_font_metrics_unref(metrics) }
    let ascent = ShapedText.points(pango_font_metrics_get_ascent(metrics))
    let descent = ShapedText.points(pango_font_metrics_get_descent(metrics))
    let height = lineHeight * request.font.size
    // The difference between the heights lies half above and half below the letters.
    let baseline = (height - ascent - descent) / 2 + ascent
    for index in lines.indices {
      lines[index].baseline = Double(index) * height + baseline
      lines[index].bottom = Double(index + 1) * height
    }
    return lines
  }
}
