/// A rectangle in a tree of rectangles, to be placed by constraints.
///
/// ```swift
/// let card = View("card"), photo = View("photo")
/// card.addSubview(photo)
/// photo.topAnchor.constraint(equalTo: card.topAnchor, constant: 5)
///   .isActive = true
/// photo  // the same, chained
///   .leadingAnchor(equalTo: card.leadingAnchor, constant: 5)
///   .size(width: 80, height: 80)
/// try card.layout(width: 320, height: 90)
/// assert(photo.frame == Rect(x: 5, y: 5, width: 80, height: 80))
/// ```
open class View: LayoutNode {
  /// A view without a superview.
  ///
  /// - Parameter name: The name printed in frames and reports.
  public init(_ name: String = "") {
    super.init(named: name)
    isView = true
  }

  /// A view without a superview and without a name, at a frame.
  ///
  /// It is for subclasses that are written for UIKit, which override it.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points; constraints replace it.
  public init(frame: Rect) {
    super.init(named: "")
    isView = true
    self.frame = frame
  }

  deinit {
    // What it overrides is gone.
    isView = false
  }

  /// The size of the content, or ``Size/noIntrinsicMetric`` on an axis without one.
  ///
  /// It is the size of the alignment rectangle. Override it together with a call of
  /// ``LayoutItem/invalidateIntrinsicContentSize()`` wherever it changes.
  open var intrinsicContentSize: Size {
    rareState?.measure?(nil) ?? declaredContentSize
  }

  /// What reports call the view while its name is empty: its class and, if there is any, its text, as in
  /// `Label 'Hello'`.
  ///
  /// Override it in a class of your own.
  open var defaultName: String { "View" }

  /// Whether the height of the content depends on the width it gets, as that of wrapping text does.
  open var contentHeightDependsOnWidth: Bool { rareState?.measure != nil }

  /// The size of the content when it gets a width, asked if ``contentHeightDependsOnWidth``.
  ///
  /// - Parameter width: The width in points, smaller than that of ``intrinsicContentSize``.
  /// - Returns: The size; only its height is used.
  open func contentSize(forWidth width: Double) -> Size {
    rareState?.measure?(width) ?? intrinsicContentSize
  }

  /// Where the baselines lie, measured from the edges of the alignment rectangle.
  open var baselines: Baselines {
    rareState?.measureBaselines?() ?? Baselines()
  }

  /// The view in this one whose first line of text gives this view's first baseline; itself unless
  /// overridden.
  open var viewForFirstBaselineLayout: View { self }

  /// The view in this one whose last line of text gives this view's last baseline; itself unless
  /// overridden.
  open var viewForLastBaselineLayout: View { self }

  /// Called when the frame of the view or of a subview has changed.
  ///
  /// The view's own frame is final by then. Changing constraints here makes layout run again.
  open func layoutSubviews() {}

  /// Called before layout after ``LayoutNode/setNeedsUpdateConstraints()``, innermost views first.
  ///
  /// It is for constraints of your own; those that a view makes by itself are up to date by then.
  open func updateConstraints() {}

  /// Called when a subview was removed, before constraints are updated.
  ///
  /// A subview that moved is in its new superview by then, and may be moved on.
  ///
  /// - Parameter subview: The view that left.
  open func didRemoveSubview(_ subview: View) {}

  /// Called before ``didRemoveSubview(_:)``, which may be overridden without a call of super.
  func childDidLeave(_ child: LayoutNode) {}

  /// The margins of a view that was given none.
  var defaultMargins: EdgeInsets { EdgeInsets(8) }

  /// Called when ``LayoutNode/isHidden`` of a subview has changed.
  func childVisibilityChanged(_ child: LayoutNode) {}

  /// Called before ``updateConstraints()``, which may be overridden without a call of super.
  func updateOwnConstraints() {}

  /// Notes that the content size or the baselines of a subview may have changed, in the view and in those
  /// around it whose content that is.
  final func childContentChanged(_ child: LayoutNode) {
    var view: View? = self
    var child = child
    while let current = view, current.handleChildContentChange(child) {
      (view, child) = (current.superview, current)
    }
  }

  /// Called when the content size or the baselines of a subview may have changed.
  ///
  /// - Returns: Whether those of the view may have changed with them.
  func handleChildContentChange(_ child: LayoutNode) -> Bool { false }

  override func naturalContent() -> (size: Size, wraps: Bool) {
    isView ? (intrinsicContentSize, contentHeightDependsOnWidth) : super.naturalContent()
  }

  override func measuredContent(width: Double?) -> Size {
    guard isView else { return super.measuredContent(width: width) }
    return width.map { contentSize(forWidth: $0) } ?? intrinsicContentSize
  }

  /// The node whose text a baseline means that ``viewForFirstBaselineLayout`` or its counterpart leaves to
  /// this view.
  func textNode(of baseline: Baseline) -> LayoutNode { self }

  /// Whether the content of the view is a text, which is cut off where there is no room.
  var showsText: Bool { false }

  /// The widths around one at which the content has one height; nil if they are not known.
  func heightStep(atWidth width: Double) -> HeightStep? { nil }

  /// The extent of the content along an axis, negative if there is none; nil if it cannot be found.
  func arrangedExtent(along axis: Axis) -> Double? {
    let size = intrinsicContentSize
    return axis == .horizontal ? size.width : size.height
  }
}
