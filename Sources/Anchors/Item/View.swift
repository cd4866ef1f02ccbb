/// A rectangle in a tree of rectangles, positioned by constraints.
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
  /// True if the root of the tree is a ``WindowView``.
  final var isInWindow = false
  /// True for a view of a class above this module whose callbacks do nothing, as those of ``View``.
  @exclusivity(unchecked) package final var overridesNoCallback = false

  /// Creates a view without a superview.
  ///
  /// The name is optional, so that a subclass may have an initializer of its own with one text:
  ///
  /// ```swift
  /// final class Chip: View {
  ///   let title: String
  ///   init(_ title: String) {  // hides that of the superclass, and overrides nothing
  ///     self.title = title
  ///     super.init("chip")
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter name: The name printed in frames and reports, or nil for none.
  public init(_ name: String? = nil) {
    super.init(named: name ?? "")
    isView = true
  }

  /// Creates a view with a frame, without a superview or a name.
  ///
  /// It is for subclasses written for UIKit, which override it.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points; constraints replace
  ///   it.
  public init(frame: Rect) {
    super.init(named: "")
    isView = true
    self.frame = frame
  }

  /// Returns nil, because views cannot be decoded.
  ///
  /// It is for subclasses written for UIKit, whose `init?(coder:)` calls it.
  ///
  /// - Parameter coder: Ignored. It is optional so that an initializer with a coder that is not
  ///   optional overrides nothing, and can be `required`.
  public init?(coder: ViewDecoder?) { return nil }

  deinit {
    // Overrides of the subclass are no longer callable.
    isView = false
  }

  /// The size of the content in points, or ``Size/noIntrinsicMetric`` on an axis without one.
  ///
  /// It is the size of the alignment rectangle. An override must call
  /// ``LayoutItem/invalidateIntrinsicContentSize()`` whenever its value changes.
  open var intrinsicContentSize: Size {
    rareState?.measure?(nil) ?? declaredContentSize
  }

  /// Invalidates the content size and the baselines, as ``LayoutItem`` does.
  ///
  /// An override learns of changes to the content of the view, and calls that of its superclass.
  open func invalidateIntrinsicContentSize() { contentChanged() }

  /// The name in reports while the view's own is empty.
  ///
  /// It is the class and, if there is any, the text, as in `Label 'Hello'`. Override it in a class
  /// of your own.
  open var nameInReports: String { "View" }

  /// The name of the view in reports.
  open var description: String { layoutNode.displayName }

  /// True if the height of the content depends on its width, as for wrapping text.
  open var contentHeightDependsOnWidth: Bool { rareState?.measure != nil }

  /// Measures the content at a width; called if ``contentHeightDependsOnWidth``.
  ///
  /// - Parameter width: The width in points, smaller than that of ``intrinsicContentSize``.
  /// - Returns: The size in points; only its height is used.
  open func contentSize(forWidth width: Double) -> Size {
    rareState?.measure?(width) ?? intrinsicContentSize
  }

  /// The baselines, in points from the edges of the alignment rectangle.
  open var contentBaselines: Baselines {
    rareState?.measureBaselines?(nil) ?? Baselines()
  }

  /// The descendant whose first line of text defines this view's first baseline.
  ///
  /// It is the view itself unless overridden.
  open var viewForFirstBaselineLayout: View { self }

  /// The descendant whose last line of text defines this view's last baseline.
  ///
  /// It is the view itself unless overridden.
  open var viewForLastBaselineLayout: View { self }

  /// Called after the frame of the view or of a subview has changed.
  ///
  /// The view's own frame is final for this pass. Changing constraints here causes another pass.
  open func layoutSubviews() {}

  /// Called before layout after ``LayoutNode/setNeedsUpdateConstraints()``, innermost views first.
  ///
  /// Override it to update constraints of your own; those that a view makes itself are already
  /// updated.
  open func updateConstraints() {}

  /// Calls ``updateConstraints()`` of the views of the tree that need it, without a layout.
  open func updateConstraintsIfNeeded() {
    let root = layoutNode.root
    guard root.state.needsConstraintUpdateWithin else { return }
    root.requireEngine().updateConstraints()
  }

  /// Called after a subview was removed, before constraints are updated.
  ///
  /// A subview that moved is already in its new superview, and may be moved again.
  ///
  /// - Parameter subview: The removed view.
  open func didRemoveSubview(_ subview: View) {}

  /// The insets of the area not covered by surroundings such as bars, in points.
  ///
  /// They are set at the root, as ``LayoutItem/safeAreaInsets``; for a descendant they are the part
  /// of the root's insets that extends into its frame. Guides and margins use the insets that were
  /// set, not those of an override.
  open var safeAreaInsets: EdgeInsets { layoutNode.effectiveSafeArea }

  /// Called before the superview changes.
  ///
  /// - Parameter newSuperview: The new superview, or nil.
  open func willMove(toSuperview newSuperview: View?) {}

  /// Called after the superview has changed.
  open func didMoveToSuperview() {}

  /// Called before the view, or a superview, moves into or out of a tree of a ``WindowView``.
  ///
  /// - Parameter newWindow: The root of the new tree if it is a window.
  open func willMove(toWindow newWindow: WindowView?) {}

  /// Called after the view, or a superview, has moved into or out of a tree of a ``WindowView``.
  open func didMoveToWindow() {}

  /// Called after a subview was added.
  ///
  /// - Parameter subview: The added view.
  open func didAddSubview(_ subview: View) {}

  /// Called before a subview is removed or moved into another superview.
  ///
  /// - Parameter subview: The view that leaves.
  open func willRemoveSubview(_ subview: View) {}

  /// Called when the traits of the view change; the library itself never changes them.
  ///
  /// - Parameter previousTraits: The traits before the change, if there were any.
  open func traitCollectionDidChange(_ previousTraits: ViewTraits?) {}

  /// Called by client code after the view was read from a file.
  open func awakeFromNib() {}

  /// Returns the size of the content in a space, for views that are placed by their frame.
  ///
  /// It is the content size, with a height that fits the width if the content wraps. A dimension
  /// without content is that of the frame.
  ///
  /// - Parameter size: The space in points.
  /// - Returns: The size in points.
  open func sizeThatFits(_ size: Size) -> Size {
    var content = intrinsicContentSize
    if contentHeightDependsOnWidth, size.width > 0, size.width < content.width {
      content = contentSize(forWidth: size.width)
    }
    return Size(
      width: content.width < 0 ? frame.width : content.width,
      height: content.height < 0 ? frame.height : content.height)
  }

  /// Gives the frame the size that ``sizeThatFits(_:)`` returns for the present one.
  open func sizeToFit() {
    frame = Rect(origin: frame.origin, size: sizeThatFits(frame.size))
  }

  /// Finds the frontmost view at a point: this one or a descendant.
  ///
  /// Hidden views and those without the point are left out with their descendants. The result is
  /// that of the last layout.
  ///
  /// - Parameters:
  ///   - point: A point in the coordinates of the view.
  ///   - event: Ignored.
  /// - Returns: The view, or nil if the point is outside.
  open func hitTest(_ point: Point, with event: ViewEvent?) -> View? {
    guard !isHidden, self.point(inside: point, with: event) else { return nil }
    var found = self
    var place = point
    // A view with the point has a result, so that the search never returns to its siblings.
    while let inner = found.frontmostSubview(at: place, event) {
      if inner.view.mayOverrideCallbacks { return inner.result }
      (found, place) = (inner.view, inner.place)
    }
    return found
  }

  /// Finds the frontmost subview with a point, and its own result if a subclass may determine it.
  private final func frontmostSubview(
    at point: Point, _ event: ViewEvent?
  ) -> (view: View, place: Point, result: View)? {
    for view in subviews.reversed() {
      let place = view.layoutNode.convert(fromParent: point)
      if view.mayOverrideCallbacks {
        if let result = view.hitTest(place, with: event) { return (view, place, result) }
      } else if !view.isHidden, view.point(inside: place, with: event) {
        return (view, place, view)
      }
    }
    return nil
  }

  /// Determines whether a point is in the view; an override changes ``hitTest(_:with:)``.
  ///
  /// - Parameters:
  ///   - point: A point in the coordinates of the view.
  ///   - event: Ignored.
  /// - Returns: Whether the bounds contain the point; their right and lower edges do not.
  open func point(inside point: Point, with event: ViewEvent?) -> Bool {
    let bounds = bounds
    return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY
      && point.y < bounds.maxY
  }

  #if !hasFeature(Embedded)
  /// Does nothing, because there are no touches; views written for UIKit override it.
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: Ignored.
  open func touchesBegan(_ touches: ViewTouches, with event: ViewEvent?) {}

  /// Does nothing, because there are no touches; views written for UIKit override it.
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: Ignored.
  open func touchesMoved(_ touches: ViewTouches, with event: ViewEvent?) {}

  /// Does nothing, because there are no touches; views written for UIKit override it.
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: Ignored.
  open func touchesEnded(_ touches: ViewTouches, with event: ViewEvent?) {}

  /// Does nothing, because there are no touches; views written for UIKit override it.
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: Ignored.
  open func touchesCancelled(_ touches: ViewTouches, with event: ViewEvent?) {}
  #endif

  // Containers override these; `@_spi` lets those of another module of the package do so.

  /// Returns the name of a row or a column in reports; only grids have them.
  @_spi(Containers) open func trackName(of guide: LayoutNode) -> String { guide.name }

  /// Returns the identifier in reports of the view's constraints with a role.
  @_spi(Containers) open func identifier(ofRole number: UInt8) -> String? { nil }

  /// Returns the compression resistance that client code has set for a child.
  ///
  /// - Returns: The priority, or nil if it is in effect unchanged.
  @_spi(Containers)
  open func ownResistance(of child: LayoutNode, _ axis: Axis) -> LayoutPriority? { nil }

  /// Changes the compression resistance that client code has set for a child.
  ///
  /// - Returns: Whether the view has stored it, because another one is in effect.
  @_spi(Containers)
  open func setOwnResistance(
    _ priority: LayoutPriority, of child: LayoutNode, _ axis: Axis
  ) -> Bool { false }

  /// Called before ``didRemoveSubview(_:)``, whose override need not call super.
  @_spi(Containers) open func childDidLeave(_ child: LayoutNode) {}

  /// The view as a window, or nil.
  package var ownWindow: WindowView? { nil }

  /// Called after ``LayoutNode/isHidden`` of a subview has changed.
  @_spi(Containers) open func childVisibilityChanged(_ child: LayoutNode) {}

  /// Called after a hidden subview was hidden again.
  @_spi(Containers) open func childWasHiddenAgain(_ child: LayoutNode) {}

  /// Called before ``updateConstraints()``, whose override need not call super.
  @_spi(Containers) open func updateOwnConstraints() {}

  /// Handles a possible change of a child's content size or baselines.
  ///
  /// It continues with the superviews as long as their own contents depend on it.
  package final func childContentChanged(_ child: LayoutNode) {
    var view: View? = self
    var child = child
    while let current = view, current.handleChildContentChange(child) {
      (view, child) = (current.superview, current)
    }
  }

  /// Called when the content size or the baselines of a subview may have changed.
  ///
  /// - Returns: Whether those of the view may have changed with them.
  @_spi(Containers) open func handleChildContentChange(_ child: LayoutNode) -> Bool { false }

  override func naturalContent() -> (size: Size, wraps: Bool) {
    isView ? (intrinsicContentSize, contentHeightDependsOnWidth) : super.naturalContent()
  }

  package override func measuredContent(width: Double?) -> Size {
    guard isView else { return super.measuredContent(width: width) }
    return width.map { contentSize(forWidth: $0) } ?? intrinsicContentSize
  }

  /// Returns the node whose text defines a baseline of this view.
  ///
  /// It is queried only for the view that ``viewForLayout(of:)`` returns.
  final func textNode(of baseline: Baseline) -> LayoutNode {
    guard let item = baselineItem(baseline), item.ownView == nil else { return self }
    return item
  }

  /// The item inside a container whose baseline is the container's; nil for another view.
  @_spi(Containers) open func baselineItem(_ baseline: Baseline) -> LayoutNode? { nil }

  /// Returns the view that ``viewForFirstBaselineLayout`` or ``viewForLastBaselineLayout`` names.
  final func viewForLayout(of baseline: Baseline) -> View {
    baseline == .first ? viewForFirstBaselineLayout : viewForLastBaselineLayout
  }

  /// The view whose baseline is this one's, inside any number of containers.
  package final func baselineView(_ baseline: Baseline) -> View {
    var view = self
    while let inner = view.baselineItem(baseline)?.ownView {
      if inner.mayOverrideCallbacks { return inner.viewForLayout(of: baseline) }
      view = inner
    }
    return view
  }

  /// True if the content of the view is a text, which is cut off if there is too little space.
  package var showsText: Bool { false }

  /// Returns the range of widths around a width in which the content has the same height.
  ///
  /// - Returns: The range with its height, or nil if it is not available.
  package func heightStep(atWidth width: Double) -> HeightStep? { nil }

  /// Measures the extent of the content along an axis.
  ///
  /// - Returns: The extent that the view states, or negative without content; of a container
  ///   without one the fitting extent, or nil if it cannot be computed.
  final func arrangedExtent(along axis: Axis) -> Double? {
    let own = intrinsicContentSize[axis]
    if own >= 0 || !dependsOnChildren { return own }
    layoutNode.state.insert(.usesFittingSize)
    layoutNode.root.requireEngine().recordFittedStack()
    return layoutNode.compressedSizeAsIs()?[axis]
  }
}
