// What is made of the lines: the measures of a text, or the lines themselves.

extension LineBreaker {
  static func measure(_ request: TextRequest, _ metrics: FontMetrics) -> TextMeasurement {
    var breaker = LineBreaker(request, metrics)
    var width = 0.0
    var count = 0
    while request.maxLines == 0 || count < request.maxLines, let line = breaker.next() {
      count += 1
      if line.width > width { width = line.width }
    }
    let size = request.font.size
    return TextMeasurement(
      size: Size(width: width, height: Double(count) * metrics.lineHeight * size),
      baselines: Baselines(
        firstFromTop: metrics.baselineFromTop * size,
        lastFromBottom: metrics.baselineFromBottom * size),
      lineCount: count, missingGlyphs: breaker.missingGlyphs)
  }

  static func lines(_ request: TextRequest, _ metrics: FontMetrics) -> [TextLine] {
    var breaker = LineBreaker(request, metrics)
    var lines: [TextLine] = []
    let size = request.font.size
    while request.maxLines == 0 || lines.count < request.maxLines, let line = breaker.next() {
      let top = Double(lines.count) * metrics.lineHeight * size
      lines.append(
        TextLine(
          text: String(request.text.unicodeScalars[line.start..<line.end]), width: line.width,
          baseline: top + metrics.baselineFromTop * size, isWrapped: line.isWrapped))
    }
    return lines
  }
}
