/// The answer of a ``TextMeasurer``, in points.
public struct TextMeasurement: Sendable, Hashable {
  /// The smallest size that holds the text; (0, 0) for an empty one.
  public var size: Size
  /// Where the first and the last baseline lie in that size.
  public var baselines: Baselines
  /// The number of lines.
  public var lineCount: Int
  /// The number of characters that the font has no glyph for, whose width was assumed.
  public var missingGlyphs: Int

  /// The measures of a text.
  ///
  /// - Parameters:
  ///   - size: The smallest size that holds the text.
  ///   - baselines: Where the first and the last baseline lie in that size.
  ///   - lineCount: The number of lines.
  ///   - missingGlyphs: The number of characters that the font has no glyph for.
  public init(
    size: Size, baselines: Baselines = Baselines(), lineCount: Int = 1, missingGlyphs: Int = 0
  ) {
    self.size = size
    self.baselines = baselines
    self.lineCount = lineCount
    self.missingGlyphs = missingGlyphs
  }

  /// The measures of no text at all.
  public static var empty: TextMeasurement { TextMeasurement(size: .zero, lineCount: 0) }
}
