// The widths at which the number of lines of a text changes. The line breaker only compares sums of
// advance widths with the available width, so changes occur only at such sums.

/// The half-open range of widths, from `low` up to `high`, at which a content has one height.
package struct HeightStep {
  /// The smallest width of the range, in points.
  package var low: Double
  /// The smallest larger width with a different height, in points; infinite if there is none.
  package var high: Double
  /// The height in points.
  package var height: Double

  package init(low: Double, high: Double, height: Double) {
    self.low = low
    self.high = high
    self.height = height
  }
}

/// A property of a wrapped text that stays the same within a range of widths.
package enum TextStep: Sendable {
  /// The height.
  case height
  /// The beginning and the end of each line.
  case lines
}

/// The result of breaking a text at one width; it is the same for all widths in `low..<high`.
private struct BreakPass {
  /// The end of each line.
  var ends: [Int] = []
  var low: FontUnits = 0
  var high = FontUnits.max
}

extension LineBreaker {
  /// The range of widths at which a text has as many lines as at the requested width.
  ///
  /// The number of lines never grows with the width, so the ends of the range are found by
  /// bisection. Each trial is valid up to the next sum of advances, which makes the bisection end
  /// exactly at a sum.
  static func heightStep(_ request: TextRequest, _ metrics: FontMetrics) -> HeightStep {
    step(request, metrics) { maxWidth, breakLines in
      widthRange(keepingLinesAt: maxWidth, breakLines)
    }
  }

  /// The range of widths at which a text has the same lines as at the requested width.
  static func lineStep(_ request: TextRequest, _ metrics: FontMetrics) -> HeightStep {
    step(request, metrics) { maxWidth, breakLines in
      // A pass is valid for the widths at which parts of the next words fit, too.
      var here = breakLines(maxWidth)
      while here.low > 0 {
        let narrower = breakLines(here.low - 1)
        guard narrower.ends == here.ends else { break }
        here.low = narrower.low
      }
      while here.high < .max {
        let wider = breakLines(here.high)
        guard wider.ends == here.ends else { break }
        here.high = wider.high
      }
      return here
    }
  }

  /// The range of widths that a function finds around the requested one.
  private static func step(
    _ request: TextRequest, _ metrics: FontMetrics,
    _ find: (_ width: FontUnits, _ breakLines: (FontUnits) -> BreakPass) -> BreakPass
  ) -> HeightStep {
    var step = HeightStep(low: 0, high: .infinity, height: 0)
    let size = request.font.size
    TextBytes.with(request.text) { bytes in
      let scanner = TextScanner(bytes, metrics)
      var words = TextWords()
      words.find(scanner)
      let maxWidth = request.maxWidth.map { FontMetrics.units(in: $0, size: size) } ?? .max
      let found = find(maxWidth) { breakLines(scanner, words, request.maxLines, at: $0) }
      step = HeightStep(
        low: FontMetrics.points(found.low, size: size),
        high: found.high == .max ? .infinity : FontMetrics.points(found.high, size: size),
        height: Double(found.ends.count) * metrics.lineHeight * size)
    }
    return step
  }

  private static func widthRange(
    keepingLinesAt width: FontUnits, _ run: (FontUnits) -> BreakPass
  ) -> BreakPass {
    var here = run(width)
    let lines = here.ends.count
    var narrower = run(0)
    if narrower.ends.count == lines {
      here.low = 0
    } else {
      search(from: &narrower.high, to: &here.low) { width in
        let other = run(width)
        return (other.low, other.high, other.ends.count == lines)
      }
    }
    var wider = run(.max)
    if wider.ends.count == lines {
      wider.low = .max
    } else {
      search(from: &here.high, to: &wider.low) { width in
        let other = run(width)
        return (other.low, other.high, other.ends.count != lines)
      }
    }
    return BreakPass(ends: here.ends, low: here.low, high: wider.low)
  }

  /// Bisects until `low` and `high` meet at the first width for which `look` reports `isHigh`.
  private static func search(
    from low: inout FontUnits, to high: inout FontUnits,
    _ look: (FontUnits) -> (low: FontUnits, high: FontUnits, isHigh: Bool)
  ) {
    while low < high {
      let found = look(low + (high - low) / 2)
      if found.isHigh {
        guard found.low < high else { return }
        high = found.low
      } else {
        guard found.high > low else { return }
        low = found.high
      }
    }
  }

  private static func breakLines(
    _ scanner: TextScanner, _ words: TextWords, _ maxLines: Int, at width: FontUnits
  ) -> BreakPass {
    var breaker = LineBreaker(scanner, words, maxWidth: width)
    var run = BreakPass()
    while maxLines == 0 || run.ends.count < maxLines, let line = breaker.next() {
      run.ends.append(line.end)
      compare(line, scanner, width, &run)
    }
    return run
  }

  /// Narrows the range of a pass by the comparisons that the line breaker makes for one line.
  private static func compare(
    _ line: Line, _ scanner: TextScanner, _ maxWidth: FontUnits, _ run: inout BreakPass
  ) {
    let end = line.isWrapped ? scanner.bytes.count : line.end
    var index = line.start
    var width: FontUnits = 0
    while index < end {
      let glyph = scanner.glyph(at: index)
      if !glyph.isSpace, glyph.width > 0, index > line.start {
        guard width + glyph.width <= maxWidth else {
          run.high = Swift.min(run.high, width + glyph.width)
          return
        }
        run.low = Swift.max(run.low, width + glyph.width)
      }
      // U+00AD
      if scanner.bytes[index] == 0xC2, glyph.end > index + 1, scanner.bytes[index + 1] == 0xAD {
        let hyphenated = width + scanner.hyphenWidth
        if hyphenated > maxWidth {
          run.high = Swift.min(run.high, hyphenated)
        } else {
          run.low = Swift.max(run.low, hyphenated)
        }
      }
      width += glyph.width
      index = glyph.end
    }
  }
}
