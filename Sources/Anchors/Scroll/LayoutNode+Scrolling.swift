// Properties of scrolling nodes for the engine and for renderers.

extension LayoutNode {
  /// Returns the factor by which a child is enlarged in this node.
  ///
  /// It differs from 1 only in a zoomed ``ScrollView``. The child's frame is in unscaled points;
  /// the factor also applies to its origin.
  ///
  /// - Parameter child: A child of this node.
  /// - Returns: The factor, 1 without zoom.
  public func displayScale(of child: LayoutNode) -> Double {
    guard let parts = rareState?.scroll, parts.zooms(child, in: self) else { return 1 }
    return parts.zoomScale
  }

  /// Computes the rectangle in which a child appears, with scrolling and zoom applied.
  ///
  /// - Parameters:
  ///   - child: A child of this node.
  ///   - frame: The rectangle in which this node appears, in any coordinates.
  ///   - scale: The factor by which this node is enlarged.
  /// - Returns: The rectangle in which the child appears, in the coordinates of `frame`, and the
  ///   factor by which it is enlarged.
  package func seen(
    _ child: LayoutNode, in frame: Rect, scale: Double
  ) -> (frame: Rect, scale: Double) {
    let zoom = displayScale(of: child)
    let origin = boundsOrigin
    let inner = child.storedFrame
    let seen = Rect(
      x: frame.minX + (inner.minX * zoom - origin.x) * scale,
      y: frame.minY + (inner.minY * zoom - origin.y) * scale,
      width: inner.width * (scale * zoom), height: inner.height * (scale * zoom))
    return (seen, scale * zoom)
  }

  /// True for the node of a ``ScrollView``, which clips its content to its frame.
  package var clipsContent: Bool { rareState?.scroll != nil }

  /// Returns the factor of this content guide's size in a constraint.
  ///
  /// The guide's variables are in unscaled points of the zoomed view.
  ///
  /// - Returns: The zoom scale, or 1 if the constraint is in unscaled points.
  func contentScale(in form: ConstraintForm) -> Double {
    guard let parts = parent?.rareState?.scroll, parts.zoomScale != 1 else { return 1 }
    return scalesContent(in: form) ? parts.zoomScale : 1
  }

  /// Determines whether the zoom applies to this content guide in a constraint.
  ///
  /// - Returns: Whether it does; false if the constraint relates the guide to a zoomed item.
  func scalesContent(in form: ConstraintForm) -> Bool {
    guard let owner = parent, let parts = owner.rareState?.scroll else { return false }
    let host = NodeLink(owner)
    for end in 0..<form.endCount {
      let child = form.item(at: end)?.path.first { $0.parent == host }
      if let child, parts.zooms(child.node, in: owner) { return false }
    }
    return true
  }

  /// Invalidates the rows of the content guide, which depend on its having any constraints.
  func contentTiesChanged() {
    let guide = rareState?.scroll?.contentGuide.layoutNode ?? self
    if !guide.slot.isAbsent { guide.heldFrameChanged() }
  }
}

extension ScrollState {
  /// Determines whether a child or guide of the owner is enlarged by zooming.
  ///
  /// - Parameters:
  ///   - child: A node.
  ///   - owner: The scroll view's node.
  /// - Returns: Whether the zoom scale applies to it.
  func zooms(_ child: LayoutNode, in owner: LayoutNode) -> Bool {
    guard child.parentLink == NodeLink(owner), !child.kind.comesWithItem else {
      return false
    }
    guard let zoomedChild else { return true }
    return zoomedChild === child
  }
}

/// Additional state of a scrolling node.
package final class ScrollState {
  /// The guide for the content; its rows fix it at (0, 0), so that it does not move with scrolling.
  package let contentGuide: LayoutGuide
  /// The guide for the visible rectangle, created on first use.
  @exclusivity(unchecked) package var frameGuide: FrameGuide?
  /// The child to which the zoom applies, or nil for all of the content.
  var zoomedChild: LayoutNode?
  @exclusivity(unchecked) package var zoomScale = 1.0
  var minimumZoomScale = ScrollState.minimumZoom
  var maximumZoomScale = ScrollState.maximumZoom
  var contentInset = EdgeInsets.zero
  var adjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  var alwaysBounces = AxisPair(false, false)

  var safeAreaTrials = SafeAreaTrials()

  static var minimumZoom: Double { 0.001 }
  static var maximumZoom: Double { 1000 }

  init() {
    let node = GuideNode("contentLayout", .contentGuide)
    contentGuide = LayoutGuide(node: node)
  }
}

/// The guide for the visible rectangle of a scroll view.
///
/// Its size is that of the view; the constants of `left` and `top` are the scroll position.
package final class FrameGuide {
  package let guide: LayoutGuide
  let left: LayoutConstraint
  let top: LayoutConstraint

  init(in owner: LayoutNode) {
    let node = GuideNode("frameLayout", .frameGuide)
    node.storedFrame = Rect(origin: owner.boundsOrigin, size: owner.storedFrame.size)
    guide = LayoutGuide(node: node)
    owner.addGuide(node)
    left = LayoutConstraint(system: node, .left, .equal, owner, .left)
    top = LayoutConstraint(system: node, .top, .equal, owner, .top)
    LayoutConstraint.activate([
      left, top,
      LayoutConstraint(system: node, .width, .equal, owner, .width),
      LayoutConstraint(system: node, .height, .equal, owner, .height),
    ])
  }
}
