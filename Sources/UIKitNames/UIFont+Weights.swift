// Fonts under UIKit's names. Only two weights have a typeface: regular and bold.

extension Font {
  /// The weight of a font; from `semibold` on, the bold typeface is used.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number, 0 for regular.
    public let rawValue: Double

    /// Creates a weight from its number.
    public init(rawValue: Double) { self.rawValue = rawValue }

    /// The weight of a light font.
    public static var light: Weight { Weight(rawValue: -0.4) }
    /// The weight of plain text.
    public static var regular: Weight { Weight(rawValue: 0) }
    /// A weight slightly heavier than that of plain text.
    public static var medium: Weight { Weight(rawValue: 0.23) }
    /// A weight between medium and bold.
    public static var semibold: Weight { Weight(rawValue: 0.3) }
    /// The weight of headings.
    public static var bold: Weight { Weight(rawValue: 0.4) }
  }

  /// Returns Helvetica, or Helvetica-Bold from `semibold` on.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight.
  /// - Returns: The font.
  public static func systemFont(ofSize size: Double, weight: Weight) -> Font {
    weight.rawValue < Weight.semibold.rawValue
      ? systemFont(ofSize: size) : boldSystemFont(ofSize: size)
  }

  /// Returns Courier, or Courier-Bold from `semibold` on.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight.
  /// - Returns: The font.
  public static func monospacedSystemFont(ofSize size: Double, weight: Weight) -> Font {
    Font(
      size: size,
      face: weight.rawValue < Weight.semibold.rawValue ? .courier : .courierBold)
  }

  /// The name of the typeface, such as Helvetica-Bold.
  public var fontName: String { face.name }

  /// Returns the font in another size.
  ///
  /// - Parameter size: The size in points.
  /// - Returns: The font.
  public func withSize(_ size: Double) -> Font {
    var font = self
    font.size = size
    return font
  }

  /// The size in points.
  public var pointSize: Double { size }
}
