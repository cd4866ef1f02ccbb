/// A style of text whose size changes with the reader's text size.
///
/// The raw values are the positions in the table of sizes.
public enum TextStyle: Int, CaseIterable, Sendable {
  /// Large titles, 34 points at the default text size.
  case largeTitle
  /// First titles, 28 points at the default text size.
  case title1
  /// Second titles, 22 points at the default text size.
  case title2
  /// Third titles, 20 points at the default text size.
  case title3
  /// Headlines, 17 points at the default text size.
  case headline
  /// Plain text, 17 points at the default text size.
  case body
  /// Callouts, 16 points at the default text size.
  case callout
  /// Secondary headlines, 15 points at the default text size.
  case subheadline
  /// Footnotes, 13 points at the default text size.
  case footnote
  /// Captions, 12 points at the default text size.
  case caption1
  /// Second captions, 11 points at the default text size.
  case caption2
}

/// A reader's text size, from the smallest to the largest of the accessibility sizes.
///
/// The raw values are the positions in the table of sizes.
public enum TextSize: Int, CaseIterable, Comparable, Sendable {
  /// The smallest size.
  case extraSmall
  /// A small size.
  case small
  /// A size slightly smaller than the default.
  case medium
  /// The default size.
  case large
  /// A size slightly larger than the default.
  case extraLarge
  /// A size larger than the default.
  case extraExtraLarge
  /// The largest size outside the accessibility sizes.
  case extraExtraExtraLarge
  /// The smallest accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The largest size.
  case accessibilityExtraExtraExtraLarge

  #if !hasFeature(Embedded)
  /// The size at which texts of the current task are created.
  @TaskLocal package static var current = TextSize.large
  #endif

  /// Returns the size of a style in points, as the Human Interface Guidelines publish it.
  package func points(of style: TextStyle) -> Double { Self.table[style.rawValue][rawValue] }

  /// Compares two sizes; the smaller one is less.
  public static func < (one: TextSize, other: TextSize) -> Bool { one.rawValue < other.rawValue }

  private static let table: [[Double]] = [
    [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}
