// Written by Scripts/generators/appearance.py from appearance.txt.

extension UIColor: _ExpressibleByColorLiteral {

  /// Creates the color of a literal.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension UIImage: _ExpressibleByImageLiteral {

  /// Creates the picture of a literal, as `init(named:)`.
  public init(imageLiteralResourceName name: String) {
    self.init(size: UIImage.sizes(name) ?? .zero)
  }
}

extension UIColor {
  /// Black.
  public static let black = UIColor(0x000000)
  /// Dark gray.
  public static let darkGray = UIColor(0x555555)
  /// Light gray.
  public static let lightGray = UIColor(0xAAAAAA)
  /// White.
  public static let white = UIColor(0xFFFFFF)
  /// Gray.
  public static let gray = UIColor(0x808080)
  /// Red.
  public static let red = UIColor(0xFF0000)
  /// Green.
  public static let green = UIColor(0x00FF00)
  /// Blue.
  public static let blue = UIColor(0x0000FF)
  /// Cyan.
  public static let cyan = UIColor(0x00FFFF)
  /// Yellow.
  public static let yellow = UIColor(0xFFFF00)
  /// Magenta.
  public static let magenta = UIColor(0xFF00FF)
  /// Orange.
  public static let orange = UIColor(0xFF8000)
  /// Purple.
  public static let purple = UIColor(0x800080)
  /// Brown.
  public static let brown = UIColor(0x996633)
  /// No color.
  public static let clear = UIColor(0x000000, alpha: 0)
  /// The red of the system.
  public static let systemRed = UIColor(0xFF3B30)
  /// The orange of the system.
  public static let systemOrange = UIColor(0xFF9500)
  /// The yellow of the system.
  public static let systemYellow = UIColor(0xFFCC00)
  /// The green of the system.
  public static let systemGreen = UIColor(0x34C759)
  /// The mint of the system.
  public static let systemMint = UIColor(0x00C7BE)
  /// The teal of the system.
  public static let systemTeal = UIColor(0x30B0C7)
  /// The cyan of the system.
  public static let systemCyan = UIColor(0x32ADE6)
  /// The blue of the system.
  public static let systemBlue = UIColor(0x007AFF)
  /// The indigo of the system.
  public static let systemIndigo = UIColor(0x5856D6)
  /// The purple of the system.
  public static let systemPurple = UIColor(0xAF52DE)
  /// The pink of the system.
  public static let systemPink = UIColor(0xFF2D55)
  /// The brown of the system.
  public static let systemBrown = UIColor(0xA2845E)
  /// The gray of the system.
  public static let systemGray = UIColor(0x8E8E93)
  /// The gray 2 of the system.
  public static let systemGray2 = UIColor(0xAEAEB2)
  /// The gray 3 of the system.
  public static let systemGray3 = UIColor(0xC7C7CC)
  /// The gray 4 of the system.
  public static let systemGray4 = UIColor(0xD1D1D6)
  /// The gray 5 of the system.
  public static let systemGray5 = UIColor(0xE5E5EA)
  /// The gray 6 of the system.
  public static let systemGray6 = UIColor(0xF2F2F7)
  /// The initial tint.
  public static let tintColor = UIColor(0x007AFF)
  /// The color of primary text.
  public static let label = UIColor(0x000000)
  /// The color of secondary text.
  public static let secondaryLabel = UIColor(0x3C3C43, alpha: 0.6)
  /// The color of tertiary text.
  public static let tertiaryLabel = UIColor(0x3C3C43, alpha: 0.3)
  /// The color of the faintest text.
  public static let quaternaryLabel = UIColor(0x3C3C43, alpha: 0.18)
  /// The color of placeholders.
  public static let placeholderText = UIColor(0x3C3C43, alpha: 0.3)
  /// The color of links.
  public static let link = UIColor(0x007AFF)
  /// The color of thin lines.
  public static let separator = UIColor(0x3C3C43, alpha: 0.29)
  /// The color of thin lines over any background.
  public static let opaqueSeparator = UIColor(0xC6C6C8)
  /// The color of text on a light background.
  public static let darkText = UIColor(0x000000)
  /// The color of text on a dark background.
  public static let lightText = UIColor(0xFFFFFF, alpha: 0.6)
  /// The fill of the system.
  public static let systemFill = UIColor(0x787880, alpha: 0.2)
  /// The secondary fill of the system.
  public static let secondarySystemFill = UIColor(0x787880, alpha: 0.16)
  /// The tertiary fill of the system.
  public static let tertiarySystemFill = UIColor(0x767680, alpha: 0.12)
  /// The quaternary fill of the system.
  public static let quaternarySystemFill = UIColor(0x747480, alpha: 0.08)
  /// The background of the system.
  public static let systemBackground = UIColor(0xFFFFFF)
  /// The secondary background of the system.
  public static let secondarySystemBackground = UIColor(0xF2F2F7)
  /// The tertiary background of the system.
  public static let tertiarySystemBackground = UIColor(0xFFFFFF)
  /// The grouped background of the system.
  public static let systemGroupedBackground = UIColor(0xF2F2F7)
  /// The secondary grouped background of the system.
  public static let secondarySystemGroupedBackground = UIColor(0xFFFFFF)
  /// The tertiary grouped background of the system.
  public static let tertiarySystemGroupedBackground = UIColor(0xF2F2F7)
}
