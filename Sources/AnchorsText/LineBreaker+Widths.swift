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

  /// Returns the part of the range within other widths.
  package func clamped(to widths: ClosedRange<Double>) -> HeightStep {
    HeightStep(
      low: max(low, widths.lowerBound), high: min(high, widths.upperBound), height: height)
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

  /// Narrows the range by a comparison of a width with the maximum.
  ///
  /// - Returns: Whether the width fits.
  mutating func compare(_ width: FontUnits, with maxWidth: FontUnits) -> Bool {
    if width > maxWidth { high = min(high, width) } else { low = max(low, width) }
    return width <= maxWidth
  }
}

extension LineBreaker {
  /// The range of widths, around the requested one, at which a property of a text stays.
  static func step(
    _ request: TextRequest, _ metrics: FontMetrics, _ kind: TextStep
  ) -> HeightStep {
    let (size, maxLines) = (request.font.size, request.maxLines)
    return TextBytes.with(request.text) { bytes in
      let scanner = TextScanner(bytes, metrics)
      var words: [TextWord] = []
      words.find(scanner)
      let maxWidth = request.maxWidth.map { FontMetrics.units(in: $0, size: size) } ?? .max
      @inline(never)
      func run(_ width: FontUnits) -> BreakPass {
        var breaker = LineBreaker(scanner, words, maxWidth: width)
        var run = BreakPass()
        while maxLines == 0 || run.ends.count < maxLines, let line = breaker.next() {
          run.ends.append(line.end)
          compare(line, scanner, width, &run)
        }
        return run
      }
      let found =
        kind == .height
        ? widthRange(keepingHeightAt: maxWidth, run) : widthRange(keepingLinesAt: maxWidth, run)
      return HeightStep(
        low: FontMetrics.points(found.low, size: size),
        high: found.high == .max ? .infinity : FontMetrics.points(found.high, size: size),
        height: Double(found.ends.count) * metrics.lineHeight * size)
    }
  }

  /// The range of widths at which a text has the same lines.
  private static func widthRange(
    keepingLinesAt width: FontUnits, _ run: (FontUnits) -> BreakPass
  ) -> BreakPass {
    // A pass is valid for the widths at which parts of the next words fit, too.
    var here = run(width)
    while here.low > 0 {
      let narrower = run(here.low - 1)
      guard narrower.ends == here.ends else { break }
      here.low = narrower.low
    }
    while here.high < .max {
      let wider = run(here.high)
      guard wider.ends == here.ends else { break }
      here.high = wider.high
    }
    return here
  }

  /// The range of widths at which a text has as many lines.
  ///
  /// The number of lines never grows with the width, so the ends of the range are found by
  /// bisection. Each trial is valid up to the next sum of advances, which makes the bisection end
  /// exactly at a sum.
  private static func widthRange(
    keepingHeightAt width: FontUnits, _ run: (FontUnits) -> BreakPass
  ) -> BreakPass {
    var here = run(width)
    let (lines, narrowest, widest) = (here.ends.count, run(0), run(.max))
    here.low =
      narrowest.ends.count == lines
      ? 0 : firstWidth(from: narrowest.high, to: here.low, run) { $0 == lines }
    here.high =
      widest.ends.count == lines
      ? .max : firstWidth(from: here.high, to: widest.low, run) { $0 != lines }
    return here
  }

  /// Bisects to the first width at which the number of lines satisfies a condition.
  private static func firstWidth(
    from low: FontUnits, to high: FontUnits, _ run: (FontUnits) -> BreakPass,
    where isReached: (Int) -> Bool
  ) -> FontUnits {
    var (low, high) = (low, high)
    while low < high {
      let found = run(low + (high - low) / 2)
      if isReached(found.ends.count) {
        guard found.low < high else { break }
        high = found.low
      } else {
        guard found.high > low else { break }
        low = found.high
      }
    }
    return high
  }

  /// Narrows the range of a pass by the comparisons that the line breaker makes for one line.
  private static func compare(
    _ line: Line, _ scanner: TextScanner, _ maxWidth: FontUnits, _ run: inout BreakPass
  ) {
    let end = line.isWrapped ? scanner.bytes.count : line.end
    var (index, width) = (line.start, FontUnits(0))
    for glyph in scanner.glyphs(in: line.start..<end) {
      if !glyph.isSpace, glyph.width > 0, index > line.start,
        !run.compare(width + glyph.width, with: maxWidth)
      {
        return
      }
      // U+00AD
      if scanner.bytes[index] == 0xC2, glyph.end > index + 1, scanner.bytes[index + 1] == 0xAD {
        _ = run.compare(width + scanner.hyphenWidth, with: maxWidth)
      }
      width += glyph.width
      index = glyph.end
    }
  }
}
