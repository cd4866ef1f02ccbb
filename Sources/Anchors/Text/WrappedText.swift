/// The cached words and the last two measurements of a text that wraps.
///
/// Created when a label is first measured with a width; most labels have a single line and none.
final class WrappedText {
  private var latest: (width: Double, measurement: TextMeasurement)?
  private var earlier: (width: Double, measurement: TextMeasurement)?
  /// The words of the text; empty before they are found.
  private var words = TextWords()
  /// True if the words belong to a previous text.
  private var wordsAreStale = false

  /// Moves the words out of the cache; empty, with their capacity, if they are stale.
  @inline(__always)
  func detachWords() -> TextWords {
    var detached = words.detach()
    if wordsAreStale { detached.removeAll() }
    return detached
  }

  /// Stores the words of the current text; `words` becomes the previous ones.
  @inline(__always)
  func store(_ words: inout TextWords) {
    wordsAreStale = false
    let earlier = self.words
    self.words = words
    words = earlier
  }

  /// Marks the words as stale; their capacity is reused.
  func invalidateWords() { wordsAreStale = true }

  /// Discards all measurements, because another measurer is in use.
  func discardMeasurements() {
    latest = nil
    earlier = nil
  }

  /// The measurement for a width, if it is one of the last two.
  @inline(__always)
  func measurement(for width: Double) -> TextMeasurement? {
    if let latest, latest.width == width { return latest.measurement }
    if let earlier, earlier.width == width { return earlier.measurement }
    return nil
  }

  @inline(__always)
  func insert(_ measurement: TextMeasurement, for width: Double) {
    earlier = latest
    latest = (width, measurement)
  }
}
