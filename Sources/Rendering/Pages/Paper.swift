#if !hasFeature(Embedded)
public import Anchors

/// Sizes of paper, upright.
public enum Paper {
  /// A4, 210 by 297 millimeters.
  public static let a4 = Size(width: 210 / 25.4 * 72, height: 297 / 25.4 * 72)
  /// A5, 148 by 210 millimeters.
  public static let a5 = Size(width: 148 / 25.4 * 72, height: 210 / 25.4 * 72)
  /// Letter, 8.5 by 11 inches.
  public static let letter = Size(width: 612, height: 792)
}
#endif
