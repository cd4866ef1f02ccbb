/// A font, that is, a size; the typeface is the measurer's.
public struct Font: Hashable, Sendable {
  /// The size in points: the unit that widths and heights of glyphs are fractions of.
  public var size: Double

  /// A font of a size in points.
  public init(size: Double) { self.size = size }

  /// The font of plain text.
  ///
  /// - Parameter size: The size in points.
  /// - Returns: The measurer's typeface in that size.
  public static func systemFont(ofSize size: Double) -> Font { Font(size: size) }

  /// The font of a label that was given none: 17 points.
  public static var label: Font { Font(size: 17) }
}
