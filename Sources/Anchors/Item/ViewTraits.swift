/// The kind of device and space that a view is shown in; layout does not depend on it.
public struct ViewTraits: Hashable, Sendable {
  /// The amount of space along an axis.
  public enum SizeClass: Int, Hashable, Sendable {
    /// Not stated.
    case unspecified
    /// As on a phone held upright, horizontally.
    case compact
    /// As on a tablet.
    case regular
  }

  /// The kind of device.
  public enum Idiom: Int, Hashable, Sendable {
    /// Not stated.
    case unspecified = -1
    /// A phone.
    case phone
    /// A tablet.
    case pad
  }

  /// The amount of horizontal space.
  public var horizontalSizeClass: SizeClass
  /// The amount of vertical space.
  public var verticalSizeClass: SizeClass
  /// The kind of device.
  public var userInterfaceIdiom: Idiom
  /// The number of pixels per point; 0 if it is not stated.
  public var displayScale: Double
  /// The reader's text size, as a position in the table of `TextSize`; nil for the current one.
  package var textSize: Int?

  /// Creates traits.
  ///
  /// - Parameters:
  ///   - horizontalSizeClass: The amount of horizontal space.
  ///   - verticalSizeClass: The amount of vertical space.
  ///   - userInterfaceIdiom: The kind of device.
  ///   - displayScale: The number of pixels per point; 0 if it is not stated.
  public init(
    horizontalSizeClass: SizeClass = .unspecified, verticalSizeClass: SizeClass = .unspecified,
    userInterfaceIdiom: Idiom = .unspecified, displayScale: Double = 0
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
    self.displayScale = displayScale
  }
}
