/// The last measures of a text, so that no width is measured twice in a row.
struct TextMemo {
  private var measurer = TextMeasurer.helvetica
  private var natural: TextMeasurement?
  private var latest: (width: Double, measurement: TextMeasurement)?
  private var earlier: (width: Double, measurement: TextMeasurement)?

  /// What the measurer said about the text in a width, if it was asked lately.
  func measurement(by measurer: TextMeasurer, for width: Double?) -> TextMeasurement? {
    guard measurer.isSame(as: self.measurer) else { return nil }
    guard let width else { return natural }
    if let latest, latest.width == width { return latest.measurement }
    if let earlier, earlier.width == width { return earlier.measurement }
    return nil
  }

  mutating func insert(
    _ measurement: TextMeasurement, by measurer: TextMeasurer, for width: Double?
  ) {
    if !measurer.isSame(as: self.measurer) {
      self = TextMemo()
      self.measurer = measurer
    }
    guard let width else {
      natural = measurement
      return
    }
    earlier = latest
    latest = (width, measurement)
  }
}
