/// A set of widths: closed ranges in ascending order that do not touch.
struct WidthSet: Equatable {
  private(set) var ranges: [ClosedRange<Double>] = []

  /// The distance in points below which two ranges are one, and a range is only an end of others.
  static let tolerance = 1e-6

  init() {}

  /// Creates the union of ranges in any order.
  init(_ ranges: [ClosedRange<Double>]) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = self.ranges.last, range.lowerBound <= last.upperBound + Self.tolerance {
        self.ranges[self.ranges.count - 1] =
          last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        self.ranges.append(range)
      }
    }
  }

  var isEmpty: Bool { ranges.isEmpty }

  func union(_ other: WidthSet) -> WidthSet { WidthSet(ranges + other.ranges) }

  func intersection(_ other: WidthSet) -> WidthSet {
    var common: [ClosedRange<Double>] = []
    var (mine, theirs) = (0, 0)
    while mine < ranges.count, theirs < other.ranges.count {
      let (one, two) = (ranges[mine], other.ranges[theirs])
      let (low, high) = (
        max(one.lowerBound, two.lowerBound), min(one.upperBound, two.upperBound)
      )
      // Two ranges that only touch have nothing in common but an end, unless one is a single width.
      let isPoint = one.lowerBound == one.upperBound || two.lowerBound == two.upperBound
      if low < high - Self.tolerance || isPoint && low <= high { common.append(low...high) }
      if one.upperBound < two.upperBound { mine += 1 } else { theirs += 1 }
    }
    return WidthSet(common)
  }

  /// The widths of this set without those of another one; rests that are only ends are dropped.
  func subtracting(_ other: WidthSet) -> WidthSet {
    var rest = ranges
    for hole in other.ranges {
      rest = rest.flatMap { range -> [ClosedRange<Double>] in
        guard hole.lowerBound <= range.upperBound, hole.upperBound >= range.lowerBound else {
          return [range]
        }
        var parts: [ClosedRange<Double>] = []
        if hole.lowerBound > range.lowerBound + Self.tolerance {
          parts.append(range.lowerBound...hole.lowerBound)
        }
        if hole.upperBound < range.upperBound - Self.tolerance {
          parts.append(hole.upperBound...range.upperBound)
        }
        return parts
      }
    }
    return WidthSet(rest)
  }

  /// Returns the parts of a range that are in the set.
  func parts(of range: ClosedRange<Double>) -> [ClosedRange<Double>] {
    intersection(WidthSet([range])).ranges
  }
}
