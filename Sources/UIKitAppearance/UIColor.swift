/// A color: red, green, blue and alpha from 0 to 1, in sRGB.
///
/// System colors have their values of the light appearance.
public final class UIColor: Hashable, Sendable {
  /// The components in the order red, green, blue, alpha.
  let components: [Double]

  private init(components: [Double]) { self.components = components }

  /// Creates a color from its components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(components: [red, green, blue, alpha].map { min(1, max(0, Double($0))) })
  }

  /// Creates a gray from its brightness.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates the color that a closure returns for the light appearance.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(components: dynamicProvider(UITraitCollection()).components)
  }

  /// Creates a color from one of Core Graphics.
  public convenience init(cgColor: CGColor) { self.init(components: cgColor.color.components) }

  /// Creates no color, because there is no catalog of assets: the result is nil.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
  ) {
    return nil
  }

  convenience init(_ hexadecimal: UInt32, alpha: Double = 1) {
    self.init(
      components: [16, 8, 0].map { Double((hexadecimal >> $0) & 0xFF) / 255 } + [alpha])
  }

  /// The color of Core Graphics.
  public var cgColor: CGColor { CGColor(color: self) }

  /// Returns the color with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(components: components.dropLast() + [Double(alpha)])
  }

  /// Returns the color itself: all colors are those of the light appearance.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor { self }

  /// Compares the components of two colors.
  public static func == (a: UIColor, b: UIColor) -> Bool { a.components == b.components }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

/// A color of Core Graphics, which has the components of a `UIColor`.
public final class CGColor: Hashable, Sendable {
  let color: UIColor

  init(color: UIColor) { self.color = color }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { CGFloat(color.components[3]) }

  /// Compares the components of two colors.
  public static func == (one: CGColor, other: CGColor) -> Bool { one.color == other.color }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
