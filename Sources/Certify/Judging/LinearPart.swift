/// A number that is linear between two widths of the root.
struct LinearPart {
  let from: Double
  let to: Double
  let first: Double
  let last: Double

  /// The number at a width.
  func value(at width: Double) -> Double {
    guard to > from else { return first }
    return first + (last - first) * ((width - from) / (to - from))
  }

  /// Returns the widths at which the number is above a limit; nil if it is nowhere so.
  func part(above limit: Double) -> ClosedRange<Double>? {
    guard max(first, last) > limit else { return nil }
    guard min(first, last) < limit, to > from else { return from...to }
    let root = min(max(from + (to - from) * ((limit - first) / (last - first)), from), to)
    return first < last ? root...to : from...root
  }

  /// Returns the widths at which all of several numbers are above a limit; nil if there are none.
  static func part(of numbers: [LinearPart], above limit: Double) -> ClosedRange<Double>? {
    guard var common = numbers.first.map({ $0.from...$0.to }) else { return nil }
    for number in numbers {
      guard let part = number.part(above: limit), part.overlaps(common) else { return nil }
      common = part.clamped(to: common)
    }
    return common
  }
}
