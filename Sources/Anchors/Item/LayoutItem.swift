/// Anything that participates in layout.
///
/// A widget class of any toolkit participates by adopting this protocol with a node of its own,
/// which provides every anchor, the chain and the layout calls:
///
/// ```swift
/// final class Widget: LayoutItem {
///   let layoutNode = LayoutNode("widget")
/// }
/// ```
///
/// ``View`` is the built-in adopter, and a node itself.
public protocol LayoutItem: LayoutArea {}

extension LayoutItem {
  /// Indicates whether the item is hidden; hidden items occupy no space in a stack view.
  ///
  /// A widget class may have a property of its own of this name that also hides the widget:
  ///
  /// ```swift
  /// final class Widget: LayoutItem {
  ///   let layoutNode = LayoutNode("widget")
  ///   var isHidden = false {
  ///     didSet { layoutNode.isHidden = isHidden }
  ///   }
  /// }
  /// ```
  public var isHidden: Bool {
    get { layoutNode.isHidden }
    set { layoutNode.isHidden = newValue }
  }

  /// Requests a layout, even if nothing has changed.
  ///
  /// The root's ``LayoutNode/needsLayoutHandler`` is called, and the next layout calls
  /// `layoutSubviews()` of a view.
  public func setNeedsLayout() { layoutNode.setNeedsLayout() }
}

// Layout calls of an item.

extension LayoutItem {
  /// Lays out the tree of the item at a size.
  ///
  /// On an item inside a tree, the call lays out the whole tree; the size is the root's.
  ///
  /// - Parameter size: The size of the root in points.
  /// - Returns: The nodes whose frame moved.
  /// - Throws: ``LayoutError``; every frame is then unchanged.
  @discardableResult
  public func layout(in size: Size) throws(LayoutError.Thrown) -> LayoutResult {
    try layout(width: size.width, height: size.height)
  }

  /// Lays out the tree of the item; a dimension without a number gets its fitting size.
  ///
  /// ```swift
  /// let card = View("card"), photo = View("photo")
  /// card.addSubview(photo)
  /// photo
  ///   .heightAnchor(equalTo: 80)
  ///   .edges(equalTo: card, insets: DirectionalEdgeInsets(5))
  /// let result = try card.layout(width: 320)  // the least height
  /// assert(result.size == Size(width: 320, height: 90))
  /// assert(result.changed.map(\.name) == ["card", "photo"])
  /// ```
  ///
  /// - Parameters:
  ///   - width: The width of the root in points, or nil for the smallest that fits its content.
  ///   - height: The height of the root in points, or nil for the smallest that fits its content.
  /// - Returns: The nodes whose frame moved.
  /// - Throws: ``LayoutError``; every frame is then unchanged.
  @discardableResult
  public func layout(
    width: Double?, height: Double? = nil
  ) throws(LayoutError.Thrown) -> LayoutResult {
    try layoutNode.layOut(width: width, height: height)
  }

  /// Lays out the tree at the size of the last call, breaking constraints that cannot be satisfied.
  ///
  /// The size is the one requested from the last layout, even if that layout threw, or otherwise
  /// the size of the root's frame. Of required constraints that cannot all be satisfied, one is
  /// broken according to rule 2.7. It stays active and is retried when a member of its conflict
  /// changes or is removed. Broken constraints are in the root's ``LayoutNode/lastReport``
  /// and are passed to its ``LayoutNode/reportHandler``.
  ///
  /// - Returns: The nodes whose frame moved.
  @discardableResult
  public func layoutIfNeeded() -> LayoutResult {
    layoutNode.root.layOutRecovering(nil)
  }

  /// Lays out the tree at a size, breaking constraints that cannot be satisfied.
  ///
  /// Constraints are broken and reported as by ``layoutIfNeeded()``. An invalid size, such as a
  /// negative one, becomes the report's ``LayoutReport/failure``.
  ///
  /// - Parameter size: The size of the root in points.
  /// - Returns: The nodes whose frame moved.
  @discardableResult
  public func layoutIfNeeded(in size: Size) -> LayoutResult {
    layoutIfNeeded(width: size.width, height: size.height)
  }

  /// Lays out the tree at a width and a height, breaking constraints that cannot be satisfied.
  ///
  /// A dimension without a number gets its fitting size.
  ///
  /// - Parameters:
  ///   - width: The width of the root in points, or nil for the smallest that fits its content.
  ///   - height: The height of the root in points, or nil for the smallest that fits its content.
  /// - Returns: The nodes whose frame moved.
  @discardableResult
  public func layoutIfNeeded(width: Double?, height: Double? = nil) -> LayoutResult {
    layoutNode.root.layOutRecovering(RootSize(width: width, height: height))
  }

  /// The names and frames of this item and its descendants, one per line, indented by depth.
  ///
  /// ```
  /// card (0, 0, 320, 80)
  ///   photo (5, 0, 80, 80)
  /// ```
  ///
  /// Numbers are rounded to four decimals. This is the format of snapshot tests.
  public var frameDescription: String { layoutNode.frameDump() }
}

extension LayoutNode {
  /// Lays out the node's tree with a typed error, for modules of this package.
  ///
  /// - Parameters:
  ///   - width: The width of the root in points, or nil for the smallest that fits its content.
  ///   - height: The height of the root in points, or nil for the smallest that fits its content.
  /// - Returns: The nodes whose frame moved.
  /// - Throws: `LayoutError`; every frame is then unchanged.
  @discardableResult
  package func layOut(width: Double?, height: Double?) throws(LayoutError) -> LayoutResult {
    let root = self.root
    // Client code may release the root during the layout.
    defer { withExtendedLifetime(root) {} }
    return try root.requireEngine().layOutStrictly(RootSize(width: width, height: height))
  }
}

// The frames of a tree as a value.

extension LayoutItem {
  /// The current frames of this item and all its descendants, guides not included.
  ///
  /// ``LayoutResult/frames(between:and:at:)`` interpolates the frames of an animation between two
  /// of these, from before and after a change.
  ///
  /// Complexity: O(number of items).
  public var layoutFrames: LayoutFrames {
    var entries: [(node: LayoutNode, frame: Rect)] = []
    var pending = [layoutNode]
    while let node = pending.popLast() {
      entries.append((node, node.frame))
      pending.append(contentsOf: node.storedChildren.reversed())
    }
    return LayoutFrames(entries: entries)
  }
}

// Fitting sizes of items.

extension LayoutItem {
  /// Computes the size nearest to a target that the item's content and inner constraints allow.
  ///
  /// Both dimensions approach the target with ``LayoutPriority/fittingSizeLevel``.
  ///
  /// - Parameter target: The target size in points, such as ``Size/layoutFittingCompressed``; a
  ///   number that is infinite or the greatest finite one has no limit, like
  ///   ``Size/layoutFittingExpanded``.
  /// - Returns: The size of the alignment rectangle in points, not rounded to pixels.
  /// - Throws: ``LayoutError`` if the inner constraints cannot all be satisfied, or if the target
  ///   is negative, NaN, or finite and over 1e9; no frame changes.
  public func systemLayoutSizeFitting(_ target: Size) throws(LayoutError.Thrown) -> Size {
    try systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Computes the size nearest to a target that the item's content and inner constraints allow.
  ///
  /// Only constraints inside the item apply; its position in a tree and its frame do not matter. No
  /// frame is changed. At the usual priority of 50 the content's hugging of 250 wins over the
  /// target; pass 1000 for a fixed dimension.
  ///
  /// ```swift
  /// let size = try box.systemLayoutSizeFitting(
  ///   Size(width: 300, height: 0), withHorizontalFittingPriority: .required,
  ///   verticalFittingPriority: .fittingSizeLevel)
  /// ```
  ///
  /// Complexity: that of a first layout of the item; for a root that was laid out or fitted before,
  /// that of the changes since then.
  ///
  /// - Parameters:
  ///   - target: The target size in points; a number that is infinite or the greatest finite one
  ///     has no limit, like ``Size/layoutFittingExpanded``, and counts at
  ///     ``LayoutPriority/fittingSizeLevel`` at most.
  ///   - horizontal: The priority of the target's width.
  ///   - vertical: The priority of the target's height.
  /// - Returns: The size of the alignment rectangle in points, not rounded to pixels.
  /// - Throws: ``LayoutError`` if the inner constraints cannot all be satisfied, or if the target
  ///   is negative, NaN, or finite and over 1e9; no frame changes.
  public func systemLayoutSizeFitting(
    _ target: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) throws(LayoutError.Thrown) -> Size {
    try layoutNode.fittingSize(target, horizontal, vertical)
  }
}

// Items by name.

extension LayoutItem {
  /// The first node with a name: this one or a descendant, of any toolkit, guides included.
  ///
  /// Outer nodes come before inner ones, and siblings are in order from back to front; guides come
  /// after sibling items.
  ///
  /// ```swift
  /// dialog.layoutNode["cancel"]?.frame
  /// ```
  ///
  /// - Parameter name: The name; names are compared byte by byte.
  /// - Complexity: O(number of items).
  public subscript(name: String) -> LayoutNode? {
    layoutNode.first { $0.name.utf8.elementsEqual(name.utf8) }
  }
}

extension View {
  /// The first view with a name: this one or a descendant.
  ///
  /// Outer views come before inner ones, and siblings are in order from back to front.
  ///
  /// ```swift
  /// root["photo"]?.frame
  /// let title = root["title"] as? Label
  /// ```
  ///
  /// - Parameter name: The name; names are compared byte by byte.
  /// - Complexity: O(number of items).
  public subscript(name: String) -> View? {
    layoutNode.first { $0.ownView != nil && $0.name.utf8.elementsEqual(name.utf8) }?.ownView
  }
}

extension LayoutNode {
  /// Finds the first matching node: this one or a descendant, in preorder, guides after items.
  fileprivate func first(where fits: (LayoutNode) -> Bool) -> LayoutNode? {
    var pending = [self]
    while let node = pending.popLast() {
      if fits(node) { return node }
      if let guides = node.rareState?.guides {
        pending.append(contentsOf: guides.reversed().filter { !$0.kind.isAuxiliary })
      }
      pending.append(contentsOf: node.storedChildren.reversed())
    }
    return nil
  }
}

// Alignment to pixels.

extension LayoutItem {
  /// The number of pixels per point, or nil not to align frames to pixels; used at the root.
  ///
  /// Each edge is rounded to the nearest pixel by its position in the root, with ties to the right
  /// and down. So adjacent items neither separate nor overlap, and sizes differ by a pixel at most.
  /// Content sizes are rounded up to whole pixels before solving, so that a text still fits after
  /// rounding. Guides and fitting sizes are not rounded. A scale of 1 suits terminals, with cells
  /// as points.
  public var scale: Double? {
    get { layoutNode.rareState?.scale }
    set {
      guard newValue != scale else { return }
      layoutNode.requireRareState().scale = newValue
      guard let engine = layoutNode.engine else { return }
      engine.scaleChanged()
      engine.reportNeedsLayout()
    }
  }
}

// Margins, safe area and readable width of an item, and the guides for them.

extension LayoutItem {
  /// The margins by sides, in points from the edges of the frame; 8 all around unless set.
  public var layoutMargins: EdgeInsets {
    get { layoutNode.ownMargins }
    set { layoutNode.setMargins { $0.own = .absolute(newValue) } }
  }

  /// The margins by the direction of reading; leading is on the right in right-to-left layouts.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get {
      let margins = layoutNode.ownMargins
      let rightToLeft = layoutNode.effectiveLayoutDirection == .rightToLeft
      return DirectionalEdgeInsets(
        top: margins.top, leading: rightToLeft ? margins.right : margins.left,
        bottom: margins.bottom, trailing: rightToLeft ? margins.left : margins.right)
    }
    set { layoutNode.setMargins { $0.own = .directional(newValue) } }
  }

  /// Indicates whether the part of the parent's margins inside the item is a minimum of its own.
  ///
  /// It is false unless set.
  public var preservesSuperviewLayoutMargins: Bool {
    get { layoutNode.rareState?.margins.preservesParentMargins ?? false }
    set { layoutNode.setMargins { $0.preservesParentMargins = newValue } }
  }

  /// Indicates whether the safe area's insets are added to the margins; true unless set.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutNode.rareState?.margins.includesSafeArea ?? true }
    set { layoutNode.setMargins { $0.includesSafeArea = newValue } }
  }

  /// Indicates whether side margins grow until the width between them is the readable width.
  ///
  /// If the item is wider than ``readableContentWidth`` and the margins, both side margins grow
  /// equally, so that ``layoutMarginsGuide`` is as wide as ``readableContentGuide``. It is false
  /// unless set.
  public var layoutMarginsFollowReadableWidth: Bool {
    get { layoutNode.rareState?.margins.followsReadableWidth ?? false }
    set { layoutNode.setMargins { $0.followsReadableWidth = newValue } }
  }

  /// The insets of the area not covered by surroundings such as bars, in points.
  ///
  /// Set it at the root; for a descendant it is the part of the root's insets that extends into its
  /// frame.
  public var safeAreaInsets: EdgeInsets {
    get { layoutNode.effectiveSafeArea }
    set { layoutNode.ownSafeArea = newValue }
  }

  /// The maximum comfortable width of text in points, for ``readableContentGuide``.
  ///
  /// It is inherited; 672 unless set here or at an ancestor.
  public var readableContentWidth: Double {
    get { layoutNode.effectiveReadableWidth }
    set {
      layoutNode.requireRareState().readableWidth = newValue
      layoutNode.insetsChanged()
    }
  }

  /// The rectangle within the margins.
  public var layoutMarginsGuide: LayoutGuide { layoutNode.marginsGuide() }

  /// The rectangle within the safe area.
  ///
  /// The insets are set on the root:
  ///
  /// ```swift
  /// let page = View("page"), header = View("header")
  /// page.addSubview(header)
  /// page.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  /// header.topAnchor(equalTo: page.safeAreaLayoutGuide.topAnchor)
  ///   .bottomAnchor(equalTo: page.safeAreaLayoutGuide.bottomAnchor)
  /// try page.layout(width: 390, height: 844)
  /// assert(header.frame.minY == 47 && header.frame.maxY == 844 - 34)
  /// ```
  public var safeAreaLayoutGuide: LayoutGuide { layoutNode.safeAreaGuide() }

  /// The rectangle within the margins, centered and at most as wide as ``readableContentWidth``.
  public var readableContentGuide: LayoutGuide { layoutNode.readableGuide() }
}

// The anchors of baselines, which only items have.

extension LayoutItem {
  /// The baseline of the first line of text; the top edge of an item without text.
  @inline(never) public var firstBaselineAnchor: YAxisAnchor {
    YAxisAnchor(layoutNode, .firstBaseline)
  }

  /// The baseline of the last line of text; the bottom edge of an item without text.
  @inline(never) public var lastBaselineAnchor: YAxisAnchor {
    YAxisAnchor(layoutNode, .lastBaseline)
  }
}
