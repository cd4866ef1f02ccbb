// Fonts under UIKit's names. There are two weights, regular and bold.

extension Font {
  /// How heavy a font is; from semibold on it is bold.
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

  /// Helvetica, or Helvetica-Bold from semibold on.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight.
  /// - Returns: The font.
  public static func systemFont(ofSize size: Double, weight: Weight) -> Font {
    weight.rawValue < Weight.semibold.rawValue
      ? systemFont(ofSize: size) : boldSystemFont(ofSize: size)
  }

  /// Courier, or Courier-Bold from semibold on.
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

  /// The same font in another size.
  ///
  /// - Parameter size: The size in points.
  /// - Returns: The font.
  public func withSize(_ size: Double) -> Font { Font(size: size, face: face) }

  /// The size in points.
  public var pointSize: Double { size }
}
