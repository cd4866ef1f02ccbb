/// An optional ``TextMeasurement`` in compact form, stored inside a label.
@usableFromInline
package struct CachedMeasurement {
  @usableFromInline let size: Size
  @usableFromInline let baselines: Baselines
  /// The number of lines, or -1 if there is no measurement.
  @usableFromInline let lineCount: Int32
  @usableFromInline let missingGlyphs: Int32

  /// Creates a cache without a measurement.
  @inlinable
  package init() {
    (size, baselines) = (.zero, Baselines())
    (lineCount, missingGlyphs) = (-1, 0)
  }

  /// Stores a measurement, or none if its counts need more than 32 bits.
  @inlinable
  package init(_ measurement: TextMeasurement) {
    (size, baselines) = (measurement.size, measurement.baselines)
    missingGlyphs = Int32(truncatingIfNeeded: measurement.missingGlyphs)
    lineCount =
      measurement.lineCount >= 0 && measurement.lineCount <= Int(Int32.max)
        && Int(missingGlyphs) == measurement.missingGlyphs
      ? Int32(measurement.lineCount) : -1
  }

  @inlinable
  var measurement: TextMeasurement? {
    guard lineCount >= 0 else { return nil }
    return TextMeasurement(
      size: size, baselines: baselines, lineCount: Int(lineCount),
      missingGlyphs: Int(missingGlyphs))
  }
}
