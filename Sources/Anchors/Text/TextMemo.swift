/// The last measures of a text, so that no width is measured twice in a row.
///
/// It is plain numbers: a label reads and writes it without holding on to anything.
struct TextMemo {
  private var natural: TextMeasurement?
  private var latest: (width: Double, measurement: TextMeasurement)?
  private var earlier: (width: Double, measurement: TextMeasurement)?
  /// Whether the words of the text are worth keeping: it has been wrapped before, or another that it replaces, and
  /// so it may be again.
  private(set) var keepsWords = false
  /// How often the text or what it looks like has changed.
  private(set) var changes: UInt32 = 0

  /// Forgets all measures, because who measures the text is another.
  @inline(__always)
  mutating func removeAll() {
    natural = nil
    latest = nil
    earlier = nil
  }

  /// Forgets all measures, because the text or what it looks like is another.
  mutating func noteChange() {
    removeAll()
    changes &+= 1
  }

  /// The measures of the text in a width, if they were taken lately.
  @inline(__always)
  func measurement(for width: Double?) -> TextMeasurement? {
    guard let width else { return natural }
    if let latest, latest.width == width { return latest.measurement }
    if let earlier, earlier.width == width { return earlier.measurement }
    return nil
  }

  @inline(__always)
  mutating func insert(_ measurement: TextMeasurement, for width: Double?) {
    guard let width else {
      natural = measurement
      return
    }
    keepsWords = true
    earlier = latest
    latest = (width, measurement)
  }
}
