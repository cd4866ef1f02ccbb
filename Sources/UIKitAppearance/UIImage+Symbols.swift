extension UIImage {
  /// A mode of drawing a picture in the tint.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// The weight of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The scale of a symbol beside text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// The size and weight of a symbol.
  public struct SymbolConfiguration: Hashable, Sendable {
    var pointSize: Double?

    /// Creates a configuration with the size of a font in points.
    public init(pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default)
    {
      self.pointSize = Double(pointSize)
    }

    /// Creates a configuration with a weight, which has no effect.
    public init(weight: SymbolWeight) {}

    /// Creates a configuration with a scale, which has no effect.
    public init(scale: SymbolScale) {}

    /// Creates a configuration with the size of a text style.
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Creates a configuration with the size of a font.
    public init(font: UIFont, scale: SymbolScale = .default) { pointSize = font.size }
  }

  /// Creates a picture without a size, because there is no catalog of assets.
  ///
  /// Set ``sizes`` to give pictures their sizes.
  public init?(named name: String) { self.init(size: UIImage.sizes(name) ?? .zero) }

  /// Creates a picture without a size, because there is no catalog of assets.
  public init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil
  ) {
    self.init(named: name)
  }

  /// Creates a square for a symbol, with the size of its font, 17 points unless configured.
  public init?(systemName name: String, withConfiguration configuration: SymbolConfiguration? = nil)
  {
    let side = configuration?.pointSize ?? 17
    self.init(size: UIImage.sizes(name) ?? CGSize(width: side, height: side))
  }

  /// The sizes of pictures by name, in points, for the current task; none unless set.
  @TaskLocal public static var sizes: @Sendable (String) -> CGSize? = { _ in nil }

  /// Returns the picture itself: pictures have no colors.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
  /// Returns the picture itself: pictures have no colors.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  /// Returns the picture itself: pictures have no colors.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  /// Returns a square with the configured size, or the picture itself without a size.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }
  /// Returns a square with the configured size, or the picture itself without a size.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    configuration.pointSize.map { UIImage(size: CGSize(width: $0, height: $0)) } ?? self
  }
}
