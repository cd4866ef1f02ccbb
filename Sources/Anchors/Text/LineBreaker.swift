/// Finds the lines of a text, one after the other.
///
/// Lines end at line feeds, and where a width is given also after the last space, hyphen or
/// ideograph that leaves the line no wider; a word that is wider than the line is broken inside.
/// Spaces at a wrap are swallowed. A line feed at the very end opens no further line.
struct LineBreaker {
  struct Line {
    let start: String.Index
    let end: String.Index
    let width: Double
    /// Whether the paragraph goes on in the next line.
    var isWrapped = false
  }

  /// Where a line may end, its width up to there without spaces, where the next one then starts, and how
  /// many glyphs were missing until then.
  private typealias Wrap = (end: String.Index, width: Double, next: String.Index, missing: Int)

  /// What rounding may add to the width of a text that fits exactly.
  private static var tolerance: Double { 1e-6 }

  private let scalars: String.UnicodeScalarView
  private let metrics: FontMetrics
  private let size: Double
  private let maxWidth: Double
  private var position: String.Index
  private(set) var missingGlyphs = 0

  init(_ request: TextRequest, _ metrics: FontMetrics) {
    scalars = request.text.unicodeScalars
    self.metrics = metrics
    size = request.font.size
    maxWidth = request.maxWidth.map { $0 + Self.tolerance } ?? .infinity
    position = scalars.startIndex
  }

  /// The next line, or nil after the last.
  mutating func next() -> Line? {
    guard position < scalars.endIndex else { return nil }
    let start = position
    var current = position
    var width = 0.0
    var wrap: Wrap?
    var lineMissing = 0
    while current < scalars.endIndex {
      let scalar = scalars[current]
      if Self.endsLine(scalar) {
        let next = scalars.index(after: current)
        position = Self.skipLineFeed(after: scalar, at: next, in: scalars)
        missingGlyphs += lineMissing
        return lastLine(from: start, to: current, width, wrap)
      }
      let (fraction, isMissing, after) = metrics.advance(at: current, in: scalars)
      let advance = fraction * size
      if scalar == " " || scalar == "\t" {
        // Spaces may reach beyond the width: the wrap swallows them.
        if let last = wrap, last.next == current {
          wrap = (last.end, last.width, after, lineMissing)
        } else {
          wrap = (current, width, after, lineMissing)
        }
        width += advance
        current = after
        continue
      }
      let wraps = width + advance > maxWidth && advance > 0 && current > start
      if CharacterWidth.breaksAnywhere(scalar), current > start, wrap?.next != current {
        wrap = (current, width, current, lineMissing)
      }
      if wraps {
        let stop = wrap ?? (current, width, current, lineMissing)
        position = stop.next
        missingGlyphs += stop.missing
        return Line(start: start, end: stop.end, width: stop.width, isWrapped: true)
      }
      width += advance
      lineMissing += isMissing ? 1 : 0
      if scalar == "-" || CharacterWidth.breaksAnywhere(scalar) {
        wrap = (after, width, after, lineMissing)
      }
      current = after
    }
    position = scalars.endIndex
    missingGlyphs += lineMissing
    return lastLine(from: start, to: current, width, wrap)
  }

  /// A line that does not wrap, without the spaces at its end that do not fit.
  private func lastLine(
    from start: String.Index, to end: String.Index, _ width: Double, _ wrap: Wrap?
  ) -> Line {
    if width > maxWidth, let wrap, wrap.next == end {
      return Line(start: start, end: wrap.end, width: wrap.width)
    }
    return Line(start: start, end: end, width: width)
  }

  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
  }

  private static func skipLineFeed(
    after scalar: Unicode.Scalar, at index: String.Index, in scalars: String.UnicodeScalarView
  ) -> String.Index {
    guard scalar == "\r", index < scalars.endIndex, scalars[index] == "\n" else { return index }
    return scalars.index(after: index)
  }
}
