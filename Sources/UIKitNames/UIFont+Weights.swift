// Fonts under UIKit's names. The typeface is the measurer's, and it has one weight.

extension Font {
  /// How heavy a font is; texts are measured alike in all of them.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number, 0 for regular.
    public let rawValue: Double

    /// A weight of a number.
    public init(rawValue: Double) { self.rawValue = rawValue }

    /// A light font.
    public static var light: Weight { Weight(rawValue: -0.4) }
    /// A font of plain text.
    public static var regular: Weight { Weight(rawValue: 0) }
    /// A font a little heavier than plain text.
    public static var medium: Weight { Weight(rawValue: 0.23) }
    /// A font between medium and bold.
    public static var semibold: Weight { Weight(rawValue: 0.3) }
    /// A font for headings.
    public static var bold: Weight { Weight(rawValue: 0.4) }
  }

  /// The measurer's typeface in a size; the weight has no effect on the measures.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight.
  /// - Returns: The font.
  public static func systemFont(ofSize size: Double, weight: Weight) -> Font { Font(size: size) }

  /// The measurer's typeface in a size; it is measured as the plain one.
  ///
  /// - Parameter size: The size in points.
  /// - Returns: The font.
  public static func boldSystemFont(ofSize size: Double) -> Font { Font(size: size) }

  /// The size in points.
  public var pointSize: Double { size }
}
