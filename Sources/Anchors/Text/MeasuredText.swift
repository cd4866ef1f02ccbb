/// A text with its cached measurements.
///
/// All reference-counted fields of a label are in this one value.
struct MeasuredText {
  var text: String
  /// The last measurement without a width.
  var natural = CachedMeasurement()
  /// The cache for wrapped text; nil until the first measurement with a width.
  var wrapped: WrappedText?
  /// The measurer that produced the cached measurements.
  var measurer = TextMeasurer.helvetica

  /// A text without measurements.
  init(_ text: String) { self.text = text }

  /// The cached measurement for a width, or without one; nil if there is none.
  @inline(__always)
  func measurement(forWidth width: Double?) -> TextMeasurement? {
    guard let width else { return natural.measurement }
    return wrapped?.measurement(for: width)
  }
}
