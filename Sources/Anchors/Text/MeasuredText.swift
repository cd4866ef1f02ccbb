/// A text with what is known of how large it is.
///
/// All that a label keeps and that counts references is in one value, which goes with the label as a whole.
struct MeasuredText {
  var text: String
  /// The last measure without a width.
  var natural = CachedMeasurement()
  /// What there is to remember once the text has wrapped; it may do so again, and so may another that replaces it.
  var wrapped: WrappedText?
  /// Who took the measures that are remembered.
  var measurer = TextMeasurer.helvetica

  /// A text that was not measured.
  init(_ text: String) { self.text = text }

  /// The measures that were taken for a width, or without one.
  @inline(__always)
  func measurement(forWidth width: Double?) -> TextMeasurement? {
    guard let width else { return natural.measurement }
    return wrapped?.measurement(for: width)
  }
}
