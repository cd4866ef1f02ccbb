/// The last measures of a text, so that no width is measured twice in a row.
struct TextMemo {
  private var natural: TextMeasurement?
  private var latest: (width: Double, measurement: TextMeasurement)?
  private var earlier: (width: Double, measurement: TextMeasurement)?

  func measurement(for width: Double?) -> TextMeasurement? {
    guard let width else { return natural }
    if let latest, latest.width == width { return latest.measurement }
    if let earlier, earlier.width == width { return earlier.measurement }
    return nil
  }

  mutating func insert(_ measurement: TextMeasurement, for width: Double?) {
    guard let width else {
      natural = measurement
      return
    }
    earlier = latest
    latest = (width, measurement)
  }
}
