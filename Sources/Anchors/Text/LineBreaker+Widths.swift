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

extension LineBreaker {
  /// What one run compares: it comes out the same at any width from `low` up to `high`.
  private struct Run {
    var lines = 0
    var low = 0.0
    var high = Double.infinity
  }

  /// The widths at which a text has as many lines as at the width given.
  ///
  /// The number of lines never grows with the width. Between a width with as many lines and one with another number the
  /// middle is tried, and as each run is good for all widths up to its next sum, the two meet at one sum.
  static func heightStep(_ request: TextRequest, _ metrics: FontMetrics) -> HeightStep {
    let lineHeight = metrics.lineHeight * request.font.size
    let here = run(request, metrics, at: request.maxWidth)
    var step = HeightStep(
      low: here.low, high: here.high, height: Double(here.lines) * lineHeight)
    var narrower = run(request, metrics, at: 0)
    if narrower.lines == here.lines {
      step.low = 0
    } else {
      search(from: &narrower.high, to: &step.low) { width in
        let other = run(request, metrics, at: width)
        return (other.low, other.high, other.lines == here.lines)
      }
    }
    guard step.high.isFinite else { return step }
    var wider = run(request, metrics, at: nil)
    if wider.lines == here.lines {
      step.high = .infinity
    } else {
      search(from: &step.high, to: &wider.low) { width in
        let other = run(request, metrics, at: width)
        return (other.low, other.high, other.lines != here.lines)
      }
      step.high = wider.low
    }
    return step
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
    _ request: TextRequest, _ metrics: FontMetrics, at width: Double?
  ) -> Run {
    var request = request
    request.maxWidth = width
    var breaker = LineBreaker(request, metrics)
    var run = Run()
    while request.maxLines == 0 || run.lines < request.maxLines, let line = breaker.next() {
      run.lines += 1
      compare(line, request, metrics, width ?? .infinity, &run)
    }
    return run
  }

  /// Goes through a line as ``next()`` did, up to what was too wide.
  private static func compare(
    _ line: Line, _ request: TextRequest, _ metrics: FontMetrics, _ maxWidth: Double,
    _ run: inout Run
  ) {
    let scalars = request.text.unicodeScalars
    let end = line.isWrapped ? scalars.endIndex : line.end
    var current = line.start
    var width = 0.0
    while current < end {
      let scalar = scalars[current]
      let (fraction, _, after) = metrics.advance(at: current, in: scalars)
      let advance = fraction * request.font.size
      if scalar != " ", scalar != "\t", advance > 0, current > line.start {
        guard width + advance <= maxWidth + tolerance else {
          run.high = Swift.min(run.high, width + advance)
          return
        }
        run.low = Swift.max(run.low, width + advance)
      }
      width += advance
      current = after
    }
  }
}
