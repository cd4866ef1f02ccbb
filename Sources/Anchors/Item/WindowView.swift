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
