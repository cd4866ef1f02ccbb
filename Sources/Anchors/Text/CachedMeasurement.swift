/// A measurement, or none, in the memory that a label has for it.
struct CachedMeasurement {
  private let size: Size
  private let baselines: Baselines
  /// The number of lines, or -1 if there is no measurement.
  private let lineCount: Int32
  private let missingGlyphs: Int32

  /// No measurement.
  init() {
    (size, baselines) = (.zero, Baselines())
    (lineCount, missingGlyphs) = (-1, 0)
  }

  /// A measurement, or none if its numbers are too large.
  init(_ measurement: TextMeasurement) {
    (size, baselines) = (measurement.size, measurement.baselines)
    missingGlyphs = Int32(truncatingIfNeeded: measurement.missingGlyphs)
    lineCount =
      measurement.lineCount >= 0 && measurement.lineCount <= Int(Int32.max)
        && Int(missingGlyphs) == measurement.missingGlyphs
      ? Int32(measurement.lineCount) : -1
  }

  var measurement: TextMeasurement? {
    guard lineCount >= 0 else { return nil }
    return TextMeasurement(
      size: size, baselines: baselines, lineCount: Int(lineCount),
      missingGlyphs: Int(missingGlyphs))
  }
}
