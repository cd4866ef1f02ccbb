/// What a label remembers of a text that wraps: its words, and its last measures, so that no width is measured twice
/// in a row.
///
/// A label has none before it is asked for a width; most labels have one line.
final class WrappedText {
  private var latest: (width: Double, measurement: TextMeasurement)?
  private var earlier: (width: Double, measurement: TextMeasurement)?
  /// The words of the text, none before they are looked for.
  private var words = TextWords()
  /// Whether they are those of a text that has been replaced.
  private var wordsAreStale = false

  /// The words, which somebody else keeps from now on.
  @inline(__always)
  func detachWords() -> TextWords {
    var taken = words.detach()
    if wordsAreStale { taken.removeAll() }
    return taken
  }

  /// Keeps the words of the text, and gives those back that were here.
  @inline(__always)
  func store(_ words: inout TextWords) {
    wordsAreStale = false
    let earlier = self.words
    self.words = words
    words = earlier
  }

  /// Forgets the words as soon as they are asked for, with the room for those of another text.
  func invalidateWords() { wordsAreStale = true }

  /// Forgets all measures, because who measures the text is another.
  func discardMeasurements() {
    latest = nil
    earlier = nil
  }

  /// The measures of the text in a width, if they were taken lately.
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
