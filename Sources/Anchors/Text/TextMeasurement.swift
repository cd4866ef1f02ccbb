/// The result of a ``TextMeasurer``, in points.
public struct TextMeasurement: Sendable, Hashable {
  /// The smallest size that contains the text; (0, 0) for an empty text.
  public var size: Size
  /// The distances of the first and last baseline from the top and bottom of the size.
  public var baselines: Baselines
  /// The number of lines.
  public var lineCount: Int
  /// The number of characters without a glyph in the font, whose width is assumed.
  public var missingGlyphs: Int

  /// Creates a measurement.
  ///
  /// - Parameters:
  ///   - size: The smallest size that contains the text, in points.
  ///   - baselines: The distances of the first and last baseline from top and bottom, in points.
  ///   - lineCount: The number of lines.
  ///   - missingGlyphs: The number of characters without a glyph in the font.
  public init(
    size: Size, baselines: Baselines = Baselines(), lineCount: Int = 1, missingGlyphs: Int = 0
  ) {
    self.size = size
    self.baselines = baselines
    self.lineCount = lineCount
    self.missingGlyphs = missingGlyphs
  }

  /// The measurement of an empty text.
  public static var empty: TextMeasurement { TextMeasurement(size: .zero, lineCount: 0) }
}
