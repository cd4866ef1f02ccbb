// Results of line breaking: the size of a text, or its lines.

extension LineBreaker {
  /// Measures a text that is not empty.
  ///
  /// - Parameters:
  ///   - request: The text, its font and its limits.
  ///   - metrics: The metrics of the typeface.
  ///   - words: The words of the text, or an empty list. It is filled if the words are needed or
  ///     kept.
  ///   - keepsWords: Whether the caller stores the words for further measurements.
  /// - Returns: The size, baselines and number of lines.
  static func measure(
    _ request: TextRequest, _ metrics: FontMetrics, _ words: inout TextWords, keepsWords: Bool
  ) -> TextMeasurement {
    let (size, maxWidth, maxLines) = (request.font.size, request.maxWidth, request.maxLines)
    var width: FontUnits = 0
    var (count, missing) = (0, 0)
    TextBytes.with(request.text) { bytes in
      let scanner = TextScanner(bytes, metrics)
      guard keepsWords || maxWidth != nil else {
        (width, count, missing) = scanner.unwrapped(maxLines: maxLines)
        return
      }
      if words.list.isEmpty { words.find(scanner) }
      guard let maxWidth else {
        (width, count, missing) = words.unwrapped(maxLines: maxLines)
        return
      }
      // Moved into the breaker and back, so that the list is never shared and needs no reference
      // counts.
      var breaker = LineBreaker(
        scanner, words.detach(), maxWidth: FontMetrics.units(in: maxWidth, size: size))
      while maxLines == 0 || count < maxLines, let line = breaker.next() {
        count += 1
        if line.width > width { width = line.width }
      }
      missing = breaker.missingGlyphs
      words = breaker.detachWords()
    }
    return TextMeasurement(
      size: Size(
        width: max(0, FontMetrics.points(width, size: size)),
        height: Double(count) * metrics.lineHeight * size),
      baselines: Baselines(
        firstFromTop: metrics.baselineFromTop * size,
        lastFromBottom: metrics.baselineFromBottom * size),
      lineCount: count, missingGlyphs: missing)
  }

  /// Computes the lines of a text that is not empty.
  static func lines(_ request: TextRequest, _ metrics: FontMetrics) -> [TextLine] {
    var lines: [TextLine] = []
    let size = request.font.size
    let utf8 = request.text.utf8
    TextBytes.with(request.text) { bytes in
      let scanner = TextScanner(bytes, metrics)
      var words = TextWords()
      words.find(scanner)
      let maxWidth = request.maxWidth.map { FontMetrics.units(in: $0, size: size) } ?? .max
      var breaker = LineBreaker(scanner, words, maxWidth: maxWidth)
      var index = utf8.startIndex
      var offset = 0
      while request.maxLines == 0 || lines.count < request.maxLines, let line = breaker.next() {
        let start = utf8.index(index, offsetBy: line.start - offset)
        let end = utf8.index(start, offsetBy: line.end - line.start)
        (index, offset) = (end, line.end)
        let top = Double(lines.count) * metrics.lineHeight * size
        let text = request.text.unicodeScalars[start..<end]
        lines.append(
          TextLine(
            text: line.hasHyphen ? String(text.dropLast()) + "-" : String(text),
            range: line.start..<line.end, width: FontMetrics.points(line.width, size: size),
            baseline: top + metrics.baselineFromTop * size, isWrapped: line.isWrapped,
            hasHyphen: line.hasHyphen))
      }
    }
    return lines
  }
}
