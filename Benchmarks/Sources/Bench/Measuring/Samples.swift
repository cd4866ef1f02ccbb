/// Nanoseconds per run, one number per sample.
struct Samples {
  private var sorted: [Double] = []

  var count: Int { sorted.count }

  mutating func append(_ value: Double) {
    sorted.append(value)
    sorted.sort()
  }

  /// The value below which a part of the samples lies, between neighbours in proportion.
  func quantile(_ part: Double) -> Double {
    guard let last = sorted.last else { return .nan }
    let position = part * Double(sorted.count - 1)
    let index = Int(position)
    guard index + 1 < sorted.count else { return last }
    return sorted[index] + (position - Double(index)) * (sorted[index + 1] - sorted[index])
  }

  var median: Double { quantile(0.5) }
  var p90: Double { quantile(0.9) }
  /// The width of the middle half of the samples, relative to the median.
  var spread: Double { (quantile(0.75) - quantile(0.25)) / median }
}
