import Anchors

/// A text or a control whose rectangle must be seen, in the coordinates of the root.
struct JudgedBody {
  /// A range of widths in which all four edges are linear.
  struct Segment {
    let from: Double
    let to: Double
    let first: Rect
    let last: Rect

    /// An edge or an extent as a linear number.
    func part(_ number: (Rect) -> Double) -> LinearPart {
      LinearPart(from: from, to: to, first: number(first), last: number(last))
    }

    /// A number of this rectangle and another one, which has the same widths, as a linear one.
    func part(with other: Segment, _ number: (Rect, Rect) -> Double) -> LinearPart {
      LinearPart(
        from: from, to: to, first: number(first, other.first), last: number(last, other.last))
    }

    /// The part of the segment between two widths.
    func between(_ low: Double, _ high: Double) -> Segment {
      Segment(from: low, to: high, first: rect(at: low), last: rect(at: high))
    }

    func rect(at width: Double) -> Rect {
      guard to > from else { return first }
      let share = (width - from) / (to - from)
      func mixed(_ one: Double, _ other: Double) -> Double { one + (other - one) * share }
      return Rect(
        x: mixed(first.minX, last.minX), y: mixed(first.minY, last.minY),
        width: mixed(first.width, last.width), height: mixed(first.height, last.height))
    }
  }

  let item: Int
  let part: Int
  let isText: Bool
  var segments: [Segment] = []

  /// The rectangle around all positions of the body.
  var bounds: Rect {
    var (left, top, right, bottom) = (
      Double.infinity, Double.infinity, -Double.infinity, -Double.infinity
    )
    for rect in segments.flatMap({ [$0.first, $0.last] }) {
      (left, top) = (min(left, rect.minX), min(top, rect.minY))
      (right, bottom) = (max(right, rect.maxX), max(bottom, rect.maxY))
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Calls a function for each range of widths in which both bodies are linear.
  static func forEachCommon(
    _ one: JudgedBody, _ other: JudgedBody, _ visit: (Segment, Segment) -> Void
  ) {
    var (mine, theirs) = (0, 0)
    while mine < one.segments.count, theirs < other.segments.count {
      let (first, second) = (one.segments[mine], other.segments[theirs])
      let (low, high) = (max(first.from, second.from), min(first.to, second.to))
      if low < high || low == high && (first.from == first.to || second.from == second.to) {
        visit(first.between(low, high), second.between(low, high))
      }
      if first.to < second.to { mine += 1 } else { theirs += 1 }
    }
  }
}
