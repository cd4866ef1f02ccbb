/// The last measures of a text and its words, so that no width is measured twice in a row, and no other width
/// takes another walk through the text.
struct TextMemo {
  private var measurer = TextMeasurer.helvetica
  private var natural: TextMeasurement?
  private var latest: (width: Double, measurement: TextMeasurement)?
  private var earlier: (width: Double, measurement: TextMeasurement)?
  private var words = TextWords()

  /// Forgets all, because the text or its font is another.
  mutating func removeAll() {
    natural = nil
    latest = nil
    earlier = nil
    words.removeAll()
  }

  /// Whether the words are worth keeping: the text has been wrapped before, and so may be again.
  var keepsWords: Bool { latest != nil }

  /// Takes out the words, to be put back with a measurement; none if they are another measurer's.
  ///
  /// Nothing of the memo is held while a text is measured, which may run code of the program.
  mutating func takeWords(for measurer: TextMeasurer) -> TextWords {
    var taken = TextWords()
    swap(&taken, &words)
    if !measurer.isSame(as: self.measurer) { taken.removeAll() }
    return taken
  }

  /// What the measurer said about the text in a width, if it was asked lately.
  func measurement(by measurer: TextMeasurer, for width: Double?) -> TextMeasurement? {
    guard measurer.isSame(as: self.measurer) else { return nil }
    guard let width else { return natural }
    if let latest, latest.width == width { return latest.measurement }
    if let earlier, earlier.width == width { return earlier.measurement }
    return nil
  }

  mutating func insert(
    _ measurement: TextMeasurement, _ words: consuming TextWords, by measurer: TextMeasurer,
    for width: Double?
  ) {
    self.words = words
    if !measurer.isSame(as: self.measurer) {
      (natural, latest, earlier) = (nil, nil, nil)
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
