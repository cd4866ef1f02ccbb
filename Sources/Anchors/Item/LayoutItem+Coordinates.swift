// Conversion of points and rectangles between the coordinates of items, as of the last layout.
//
// The coordinates of an item are those of its subitems' frames: (0, 0) is its top left corner, in a
// scroll view that of the content.

extension LayoutItem {
  /// The visible rectangle in the item's own coordinates, in points.
  ///
  /// Its origin is (0, 0), in a scroll view ``ScrollView/contentOffset``.
  public var bounds: Rect {
    Rect(origin: layoutNode.boundsOrigin, size: layoutNode.frame.size)
  }

  /// The rectangle of the item as seen in the root of its tree, with scrolling and zoom applied.
  ///
  /// It is in points from the root's top left corner. With `card` at (10, 20) in the root and
  /// `photo` at (5, 5) in `card`, `photo.frameInRoot` begins at (15, 25), while `photo.frame`
  /// begins at (5, 5).
  ///
  /// Complexity: O(depth).
  public var frameInRoot: Rect {
    let root = layoutNode.root
    let transform = layoutNode.transform(to: NodeLink(root))
    let seen = transform.apply(bounds)
    return Rect(
      x: seen.minX - root.boundsOrigin.x, y: seen.minY - root.boundsOrigin.y, width: seen.width,
      height: seen.height)
  }

  /// Converts a point from this item's coordinates to another's.
  ///
  /// ```swift
  /// // The photo's corner, seen from the root. From the point (0, 0) of the photo, not from its
  /// // frame: that one is in the coordinates of the superview.
  /// photo.convert(Point(x: 0, y: 0), to: root)
  /// ```
  ///
  /// Items of different trees are related by the frames of their roots.
  ///
  /// - Parameters:
  ///   - point: A point in this item's coordinates.
  ///   - item: The item to whose coordinates the point is converted.
  /// - Returns: The point in the other's coordinates.
  /// - Complexity: O(depth).
  public func convert(_ point: Point, to item: some LayoutItem) -> Point {
    layoutNode.transform(toItem: item.layoutNode).apply(point)
  }

  /// Converts a point from another item's coordinates to this one's.
  ///
  /// - Parameters:
  ///   - point: A point in the other item's coordinates.
  ///   - item: The other item.
  /// - Returns: The point in this item's coordinates.
  /// - Complexity: O(depth).
  public func convert(_ point: Point, from item: some LayoutItem) -> Point {
    item.layoutNode.transform(toItem: layoutNode).apply(point)
  }

  /// Converts a rectangle from this item's coordinates to another's.
  ///
  /// ```swift
  /// photo.convert(photo.bounds, to: root)      // where the photo is
  /// card.convert(photo.frame, to: root)        // the same, if the photo is in the card
  /// ```
  ///
  /// - Parameters:
  ///   - rect: A rectangle in this item's coordinates: its ``LayoutItem/bounds``, or the frame of a
  ///     direct subitem.
  ///   - item: The item to whose coordinates the rectangle is converted.
  /// - Returns: The rectangle in the other's coordinates.
  /// - Complexity: O(depth).
  public func convert(_ rect: Rect, to item: some LayoutItem) -> Rect {
    layoutNode.transform(toItem: item.layoutNode).apply(rect)
  }

  /// Converts a rectangle from another item's coordinates to this one's.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the other item's coordinates.
  ///   - item: The other item.
  /// - Returns: The rectangle in this item's coordinates.
  /// - Complexity: O(depth).
  public func convert(_ rect: Rect, from item: some LayoutItem) -> Rect {
    item.layoutNode.transform(toItem: layoutNode).apply(rect)
  }

  /// Converts a point from this item's coordinates to those of a view, or of the root for nil.
  ///
  /// - Parameters:
  ///   - point: A point in this item's coordinates, in points.
  ///   - view: A view of the same tree, or nil for the root.
  /// - Returns: The point in the view's coordinates.
  public func convert(_ point: Point, to view: View?) -> Point {
    convert(point, to: view?.layoutNode ?? layoutNode.root)
  }

  /// Converts a point from the coordinates of a view, or of the root for nil, to this item's.
  ///
  /// - Parameters:
  ///   - point: A point in the view's coordinates, in points.
  ///   - view: A view of the same tree, or nil for the root.
  /// - Returns: The point in this item's coordinates.
  public func convert(_ point: Point, from view: View?) -> Point {
    convert(point, from: view?.layoutNode ?? layoutNode.root)
  }

  /// Converts a rectangle from this item's coordinates to those of a view, or of the root for nil.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in this item's coordinates, in points.
  ///   - view: A view of the same tree, or nil for the root.
  /// - Returns: The rectangle in the view's coordinates.
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    convert(rect, to: view?.layoutNode ?? layoutNode.root)
  }

  /// Converts a rectangle from the coordinates of a view, or of the root for nil, to this item's.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the view's coordinates, in points.
  ///   - view: A view of the same tree, or nil for the root.
  /// - Returns: The rectangle in this item's coordinates.
  public func convert(_ rect: Rect, from view: View?) -> Rect {
    convert(rect, from: view?.layoutNode ?? layoutNode.root)
  }
}

/// A change of coordinates: `scale * point + offset`.
private struct CoordinateTransform {
  var scale = 1.0
  var offset = Point.zero

  func apply(_ point: Point) -> Point {
    Point(x: scale * point.x + offset.x, y: scale * point.y + offset.y)
  }

  func apply(_ rect: Rect) -> Rect {
    guard !rect.isNull else { return rect }
    return Rect(
      origin: apply(rect.origin),
      size: Size(width: scale * rect.width, height: scale * rect.height))
  }

  /// Composes another transform with the inverse of this one.
  ///
  /// Both transforms must lead to the same coordinates.
  ///
  /// - Returns: The transform from the source of `other` to the source of this transform.
  func after(_ other: CoordinateTransform) -> CoordinateTransform {
    CoordinateTransform(
      scale: other.scale / scale,
      offset: Point(x: (other.offset.x - offset.x) / scale, y: (other.offset.y - offset.y) / scale))
  }
}

extension LayoutNode {
  /// Converts a point from the coordinates of the parent to the node's own.
  func convert(fromParent point: Point) -> Point {
    transform(to: parentLink).after(CoordinateTransform()).apply(point)
  }

  /// Computes the transform from the node's own coordinates to those of an ancestor or itself.
  ///
  /// - Parameter ancestor: The target, or nil for the coordinates of the root's frame.
  /// - Returns: The transform.
  fileprivate func transform(to ancestor: NodeLink?) -> CoordinateTransform {
    var transform = CoordinateTransform()
    var link: NodeLink? = NodeLink(self)
    while let current = link, current != ancestor {
      let (frame, bounds) = (current.frame, current.boundsOrigin)
      let parent = current.parent
      let zoom = parent?.use { $0.displayScale(of: current.node) } ?? 1
      transform.scale *= zoom
      transform.offset.x = zoom * (transform.offset.x - bounds.x + frame.minX)
      transform.offset.y = zoom * (transform.offset.y - bounds.y + frame.minY)
      link = parent
    }
    return transform
  }

  fileprivate func transform(toItem other: LayoutNode) -> CoordinateTransform {
    let common = NodeLink(self).commonAncestor(with: NodeLink(other))
    return other.transform(to: common).after(transform(to: common))
  }
}

// Coordinates of an item in those of its ancestors.

extension NodeLink {
  /// Computes the constant part of an item's edge in the coordinates of an ancestor or itself.
  ///
  /// In its own coordinates, an item's leading edge is at its alignment inset plus its bounds
  /// origin. Each item between the item and the host shifts its content by that offset.
  package func originOffset(in host: NodeLink, _ axis: Axis) -> Double {
    guard self != host else { return use { $0.leadingEdge(axis) } }
    var offset = 0.0
    var inner = self
    while let outer = inner.parent, outer != host {
      if outer.hasRareState { offset -= outer.use { $0.leadingEdge(axis) } }
      inner = outer
    }
    return offset
  }
}

extension LayoutNode {
  /// Returns the position of the alignment rectangle's left or top edge in the node's coordinates.
  package func leadingEdge(_ axis: Axis) -> Double {
    guard let rareState else { return 0 }
    let insets = rareState.alignmentInsets
    return (axis == .horizontal ? insets.left : insets.top) + rareState.boundsOrigin[axis]
  }

  /// Finds the node whose text provides a baseline of this node.
  func baselineNode(_ baseline: Baseline) -> LayoutNode {
    guard let view = ownView else { return self }
    let node = view.viewForLayout(of: baseline).textNode(of: baseline)
    return node.isDescendant(of: self) ? node : self
  }

  /// Changes the number of active constraints that mention the node.
  ///
  /// - Parameter change: The difference, 1 or -1.
  @inline(__always)
  func countConstraint(_ change: Int32) {
    let before = activeCount
    activeCount += change
    // An item without constraints is placed by its frame, so the first constraint removes the
    // frame's rows and removing the last one adds them. A leaving item loses all of its rows.
    if !slot.isAbsent, (before == 0) != (activeCount == 0), !state.contains(.leaving) {
      heldFrameChanged()
    }
    if kind.isTiedToContent { contentTiesChanged() }
  }

  /// Counts one more record that mentions the node.
  ///
  /// Records never relate the content of a scroll view to the node, so that check is omitted.
  @inline(__always)
  func countRecord() {
    activeCount &+= 1
    if !slot.isAbsent, activeCount == 1 { heldFrameChanged() }
  }

  /// Updates the kind of a stack's node after it became empty or nonempty.
  func setEmptyStack(_ isEmpty: Bool) {
    kind = isEmpty ? .emptyStack : .item
    if !slot.isAbsent { heldFrameChanged() }
  }

  func heldFrameChanged() {
    NodeLink(self).root.use { $0.engineLink?.use { $0.frameRowsChanged(self) } }
  }
}
