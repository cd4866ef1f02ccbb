// Colors with a name, as Apple publishes them for the light appearance.

extension UIColor {
  /// Black; dark gray.
  public static let black = UIColor(0x000000), darkGray = UIColor(0x555555)
  /// Light gray; white.
  public static let lightGray = UIColor(0xAAAAAA), white = UIColor(0xFFFFFF)
  /// Gray; red; green.
  public static let gray = UIColor(0x808080), red = UIColor(0xFF0000), green = UIColor(0x00FF00)
  /// Blue; cyan; yellow.
  public static let blue = UIColor(0x0000FF), cyan = UIColor(0x00FFFF), yellow = UIColor(0xFFFF00)
  /// Magenta; orange.
  public static let magenta = UIColor(0xFF00FF), orange = UIColor(0xFF8000)
  /// Purple; brown.
  public static let purple = UIColor(0x800080), brown = UIColor(0x996633)
  /// No color; the red of the system.
  public static let clear = UIColor(0x000000, alpha: 0), systemRed = UIColor(0xFF3B30)
  /// The orange of the system; the yellow of the system.
  public static let systemOrange = UIColor(0xFF9500), systemYellow = UIColor(0xFFCC00)
  /// The green of the system; the mint of the system.
  public static let systemGreen = UIColor(0x34C759), systemMint = UIColor(0x00C7BE)
  /// The teal of the system; the cyan of the system.
  public static let systemTeal = UIColor(0x30B0C7), systemCyan = UIColor(0x32ADE6)
  /// The blue of the system; the indigo of the system.
  public static let systemBlue = UIColor(0x007AFF), systemIndigo = UIColor(0x5856D6)
  /// The purple of the system; the pink of the system.
  public static let systemPurple = UIColor(0xAF52DE), systemPink = UIColor(0xFF2D55)
  /// The brown of the system; the gray of the system.
  public static let systemBrown = UIColor(0xA2845E), systemGray = UIColor(0x8E8E93)
  /// The gray 2 of the system; the gray 3 of the system.
  public static let systemGray2 = UIColor(0xAEAEB2), systemGray3 = UIColor(0xC7C7CC)
  /// The gray 4 of the system; the gray 5 of the system.
  public static let systemGray4 = UIColor(0xD1D1D6), systemGray5 = UIColor(0xE5E5EA)
  /// The gray 6 of the system; the initial tint.
  public static let systemGray6 = UIColor(0xF2F2F7), tintColor = UIColor(0x007AFF)
  /// The color of primary text; the color of secondary text.
  public static let label = UIColor(0x000000), secondaryLabel = UIColor(0x3C3C43, alpha: 0.6)
  /// The color of tertiary text.
  public static let tertiaryLabel = UIColor(0x3C3C43, alpha: 0.3)
  /// The color of the faintest text.
  public static let quaternaryLabel = UIColor(0x3C3C43, alpha: 0.18)
  /// The color of placeholders; the color of links.
  public static let placeholderText = UIColor(0x3C3C43, alpha: 0.3), link = UIColor(0x007AFF)
  /// The color of thin lines; the color of thin lines over any background.
  public static let separator = UIColor(0x3C3C43, alpha: 0.29), opaqueSeparator = UIColor(0xC6C6C8)
  /// The color of text on a light background; the color of text on a dark background.
  public static let darkText = UIColor(0x000000), lightText = UIColor(0xFFFFFF, alpha: 0.6)
  /// The fill color of the system.
  public static let systemFill = UIColor(0x787880, alpha: 0.2)
  /// The secondary fill color of the system.
  public static let secondarySystemFill = UIColor(0x787880, alpha: 0.16)
  /// The tertiary fill color of the system.
  public static let tertiarySystemFill = UIColor(0x767680, alpha: 0.12)
  /// The quaternary fill color of the system.
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
