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

/// A view that is the root of a window; layout treats it like any root.
///
/// The views of its tree are in a window: ``View/didMoveToWindow()`` is called when they come or
/// go.
open class WindowView: View {
  /// Creates a window without subviews.
  ///
  /// - Parameter name: The name printed in frames and reports, or nil for none.
  public override init(_ name: String? = nil) {
    super.init(name)
    isInWindow = true
  }

  /// Creates a window with a frame, without subviews or a name.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: Rect) {
    super.init(frame: frame)
    isInWindow = true
  }

  /// Returns nil, because views cannot be decoded.
  ///
  /// - Parameter coder: Ignored.
  public override init?(coder: ViewDecoder?) { return nil }

  package override var ownWindow: WindowView? { self }

  /// The name of the window in reports while its own name is empty.
  open override var nameInReports: String { "WindowView" }
}
