import Anchors

/// A part of a piece, with a finite parameter in place of an infinite end.
struct LossInterval {
  private(set) var from: Double
  private(set) var to: Double
  private var isOpenBelow: Bool
  private var isOpenAbove: Bool

  /// The distance from a finite end at which an infinite end is examined.
  private static let far = 1e6

  init(_ piece: LayoutFunction.Piece) {
    isOpenBelow = !piece.from.isFinite
    isOpenAbove = !piece.to.isFinite
    let finite = piece.from.isFinite ? piece.from : piece.to.isFinite ? piece.to : 0
    from = isOpenBelow ? finite - Self.far : piece.from
    to = isOpenAbove ? finite + Self.far : piece.to
  }

  var middle: Double { from + (to - from) / 2 }

  /// Returns the part in which a linear number is below a limit, if it falls below by more than the
  /// tolerance.
  func part(below limit: Double, from first: Double, to last: Double, tolerance: Double)
    -> LossInterval?
  {
    guard min(first, last) < limit - tolerance else { return nil }
    guard max(first, last) > limit else { return self }
    let root = from + (to - from) * ((limit - first) / (last - first))
    return first < last ? between(from, root) : between(root, to)
  }

  /// Returns the part between two parameters.
  func between(_ start: Double, _ end: Double) -> LossInterval {
    var part = self
    if start > from { (part.from, part.isOpenBelow) = (start, false) }
    if end < to { (part.to, part.isOpenAbove) = (end, false) }
    return part
  }

  func joined(to other: LossInterval) -> LossInterval {
    guard other.to > to else { return self }
    var whole = self
    whole.to = other.to
    whole.isOpenAbove = other.isOpenAbove
    return whole
  }

  func range(of item: Int) -> LayoutFunction.ItemRange {
    LayoutFunction.ItemRange(
      item: item, from: isOpenBelow ? -.infinity : from, to: isOpenAbove ? .infinity : to)
  }
}

/// An extent whose edges move linearly within an interval, and are rounded to pixels.
struct LossExtent {
  let interval: LossInterval
  /// The part of the extent outside the alignment rectangle.
  let inset: Double
  /// The edges at both ends of the interval, in the root.
  let first: (start: Double, end: Double)
  let last: (start: Double, end: Double)
  let grid: PixelGrid?

  /// The number of rounded edges beyond which only what is certain is found.
  private static let maximumJumps = 4096

  private func edges(at parameter: Double) -> (start: Double, end: Double) {
    guard interval.to > interval.from else { return first }
    let share = (parameter - interval.from) / (interval.to - interval.from)
    return (
      first.start + share * (last.start - first.start), first.end + share * (last.end - first.end)
    )
  }

  /// Returns the extent at a parameter, between edges that are rounded.
  func rounded(at parameter: Double) -> Double {
    let (start, end) = edges(at: parameter)
    guard let grid else { return max(0, end - start - inset) }
    return max(0, grid.edge(end) - grid.edge(start) - inset)
  }

  /// Returns the parts of the interval in which the extent is below a limit.
  ///
  /// On a grid an extent differs from the exact one by less than a pixel, so that only the part in
  /// which the exact one is that close to the limit is walked from pixel to pixel.
  func parts(below limit: Double, tolerance: Double = ContentShortage.tolerance) -> [LossInterval] {
    let exact = (from: first.end - first.start - inset, to: last.end - last.start - inset)
    guard let grid else {
      let part = interval.part(
        below: limit, from: exact.from, to: exact.to, tolerance: tolerance)
      return part.map { [$0] } ?? []
    }
    let pixel = 1 / grid.scale
    let certain = interval.part(
      below: limit - pixel, from: exact.from, to: exact.to, tolerance: 0)
    var parts = certain.map { [$0] } ?? []
    guard
      let close = interval.part(
        below: limit + pixel, from: exact.from, to: exact.to, tolerance: 0)
    else { return parts }
    // Below the certain part nothing is left to be found.
    let start = certain.map { $0.from == close.from ? $0.to : close.from } ?? close.from
    let end = certain.map { $0.to == close.to && $0.from > close.from ? $0.from : close.to }
    let walked = close.between(start, max(start, end ?? close.to))
    for part in steps(in: walked, on: grid)
    where rounded(at: part.middle) < limit - tolerance {
      parts.append(part)
    }
    return parts
  }

  /// Returns the parts of an interval in which both rounded edges stay; none if they are too many.
  private func steps(in walked: LossInterval, on grid: PixelGrid) -> [LossInterval] {
    let (low, high) = (edges(at: walked.from), edges(at: walked.to))
    let pixels = ((high.start - low.start).magnitude + (high.end - low.end).magnitude) * grid.scale
    guard pixels <= Double(Self.maximumJumps) else { return [] }
    var jumps: [Double] = [walked.from, walked.to]
    for (from, to) in [(low.start, high.start), (low.end, high.end)] where from != to {
      // Edges jump in the middle between two pixels.
      let middle = 0.5 + PixelGrid.tieTolerance
      var pixel = (min(from, to) * grid.scale + middle).rounded(.up)
      while pixel <= max(from, to) * grid.scale + middle {
        let share = ((pixel - middle) / grid.scale - from) / (to - from)
        jumps.append(walked.from + share * (walked.to - walked.from))
        pixel += 1
      }
    }
    jumps.sort()
    var parts: [LossInterval] = []
    for (from, to) in zip(jumps, jumps.dropFirst()) where to > from || walked.from == walked.to {
      parts.append(walked.between(from, to))
    }
    return parts
  }
}
