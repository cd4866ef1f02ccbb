// At which widths a text breaks otherwise: each comparison of the line breaker is between the width there is and
// a sum of advances, so those sums are where anything can change.

/// The widths at which a content has one height: `low` and more, but less than `high`.
struct HeightStep {
  /// The least of the widths, in points.
  var low: Double
  /// The least width above at which the height is another; infinite if there is none.
  var high: Double
  /// The height in points.
  var height: Double
}

/// What one run through a text compares: it comes out the same at any width from `low` up to `high`.
private struct BreakerRun {
  var lines = 0
  var low = 0.0
  var high = Double.infinity
}

extension LineBreaker {
  /// The widths at which a text has as many lines as at the width given.
  ///
  /// The number of lines never grows with the width. Between a width with as many lines and one with another number the
  /// middle is tried, and as each run is good for all widths up to its next sum, the two meet at one sum.
  static func heightStep(_ request: TextRequest, _ metrics: FontMetrics) -> HeightStep {
    var step = HeightStep(low: 0, high: .infinity, height: 0)
    TextBytes.with(request.text) { bytes in
      let scanner = TextScanner(bytes, metrics, size: request.font.size)
      var words = TextWords()
      words.find(scanner)
      let (lines, low, high) = widths(around: request.maxWidth) {
        run(scanner, words, request.maxLines, at: $0)
      }
      let height = Double(lines) * metrics.lineHeight * request.font.size
      step = HeightStep(low: low, high: high, height: height)
    }
    return step
  }

  private static func widths(
    around width: Double?, _ run: (Double?) -> BreakerRun
  ) -> (lines: Int, low: Double, high: Double) {
    var here = run(width)
    let lines = here.lines
    var narrower = run(0)
    if narrower.lines == lines {
      here.low = 0
    } else {
      search(from: &narrower.high, to: &here.low) { width in
        let other = run(width)
        return (other.low, other.high, other.lines == lines)
      }
    }
    var wider = run(nil)
    if wider.lines == lines {
      wider.low = .infinity
    } else {
      search(from: &here.high, to: &wider.low) { width in
        let other = run(width)
        return (other.low, other.high, other.lines != lines)
      }
    }
    return (lines, here.low, wider.low)
  }

  /// Brings two widths together: `low`, up to which it is so, and `high`, from which it is otherwise.
  private static func search(
    from low: inout Double, to high: inout Double,
    _ look: (Double) -> (low: Double, high: Double, isHigh: Bool)
  ) {
    while low < high {
      let found = look((low + high) / 2)
      if found.isHigh {
        guard found.low < high else { return }
        high = found.low
      } else {
        guard found.high > low else { return }
        low = found.high
      }
    }
  }

  private static func run(
    _ scanner: TextScanner, _ words: TextWords, _ maxLines: Int, at width: Double?
  ) -> BreakerRun {
    var breaker = LineBreaker(scanner, words, maxWidth: width)
    var run = BreakerRun()
    while maxLines == 0 || run.lines < maxLines, let line = breaker.next() {
      run.lines += 1
      compare(line, scanner, width ?? .infinity, &run)
    }
    return run
  }

  /// Goes through a line up to what is too wide for it.
  private static func compare(
    _ line: Line, _ scanner: TextScanner, _ maxWidth: Double, _ run: inout BreakerRun
  ) {
    let end = line.isWrapped ? scanner.bytes.count : line.end
    var index = line.start
    var width = 0.0
    while index < end {
      let glyph = scanner.glyph(at: index)
      if glyph.kind != .space, glyph.width > 0, index > line.start {
        guard width + glyph.width <= maxWidth + tolerance else {
          run.high = Swift.min(run.high, width + glyph.width)
          return
        }
        run.low = Swift.max(run.low, width + glyph.width)
      }
      width += glyph.width
      index = glyph.end
    }
  }
}
