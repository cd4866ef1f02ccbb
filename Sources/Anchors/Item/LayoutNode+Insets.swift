// Effective margins and safe areas.

/// The insets that an item inherits from its surroundings, in points.
struct InheritedInsets: Equatable {
  /// The part of the safe area that extends into the item.
  var safeArea = EdgeInsets.zero
  /// The part of the parent's margins that extends into the item.
  var margins = EdgeInsets.zero

  /// True if all numbers are within the range of a layout.
  var areUsable: Bool { safeArea.isUsable && margins.isUsable }
}

extension LayoutNode {
  /// The item's own margins by sides: those set, or the default of its class.
  var ownMargins: EdgeInsets {
    switch rareState?.margins.own {
    case nil: ownView?.defaultMargins ?? EdgeInsets(8)
    case .absolute(let insets): insets
    case .directional(let insets): insets.resolved(for: effectiveLayoutDirection)
    }
  }

  /// The margins in effect, in points from the edges of the frame.
  ///
  /// They are the item's own, plus the safe area if included; preserved margins of the parent are a
  /// minimum.
  var effectiveMargins: EdgeInsets {
    // A root ignores inherited margins, which may remain from an earlier parent.
    let preserves = rareState?.margins.preservesParentMargins == true && parentLink != nil
    return margins(
      safeArea: effectiveSafeArea, preserving: preserves ? rareState?.inherited.margins : nil)
  }

  /// Computes the item's margins from its own, the safe area if included, and preserved margins.
  ///
  /// - Parameters:
  ///   - safeArea: The part of the safe area that extends into the item.
  ///   - reaching: The parent's margins that extend into the item, if they are preserved.
  /// - Returns: The margins in points.
  private func margins(safeArea: EdgeInsets, preserving reaching: EdgeInsets?) -> EdgeInsets {
    var margins = ownMargins
    if rareState?.margins.includesSafeArea ?? true { margins = margins.combined(with: safeArea, +) }
    guard let reaching else { return margins }
    return margins.combined(with: reaching, max)
  }

  var effectiveSafeArea: EdgeInsets {
    rareState?.safeArea ?? (parentLink == nil ? nil : rareState?.inherited.safeArea) ?? .zero
  }

  var effectiveReadableWidth: Double { inherited { $0.readableWidth } ?? 672 }

  func setMargins(_ change: (inout LayoutMargins) -> Void) {
    change(&requireRareState().margins)
    applyReadableWidth()
    insetsChanged()
  }

  /// Applies the setting for the readable width to the margins guide, if there is one.
  private func applyReadableWidth() {
    guard let rareState, let guide = rareState.insetGuides?.margins else { return }
    guide.setFollowsReadableWidth(rareState.margins.followsReadableWidth, in: self)
  }

  func setSafeArea(_ insets: EdgeInsets) {
    requireRareState().safeArea = insets
    insetsChanged()
  }

  func marginsGuide() -> LayoutGuide {
    let guides = requireInsetGuides()
    if let present = guides.margins { return present.guide }
    let made = InsetGuide("layoutMargins", in: self)
    guides.margins = made
    applyReadableWidth()
    return made.guide
  }

  func safeAreaGuide() -> LayoutGuide {
    let guides = requireInsetGuides()
    if let present = guides.safeArea { return present.guide }
    let made = InsetGuide("safeArea", in: self)
    guides.safeArea = made
    return made.guide
  }

  func readableGuide() -> LayoutGuide {
    let guides = requireInsetGuides()
    if let present = guides.readable { return present }
    let margins = marginsGuide().layoutNode
    let node = GuideNode("readableContent", .insetGuide)
    addGuide(node)
    let name = node.name
    let maximumWidth = LayoutConstraint(
      node, .width, .lessThanOrEqual, nil, .notAnAttribute, multiplier: 1,
      constant: effectiveReadableWidth, identifier: name, origin: ConstraintOrigin())
    maximumWidth.state.insert(.system)
    let widening = LayoutConstraint(
      system: node, .width, .equal, margins, .width, name, priority: 999)
    LayoutConstraint.activate([
      LayoutConstraint(system: node, .centerX, .equal, margins, .centerX, name),
      LayoutConstraint(system: node, .top, .equal, margins, .top, name),
      LayoutConstraint(system: node, .bottom, .equal, margins, .bottom, name),
      LayoutConstraint(system: node, .width, .lessThanOrEqual, margins, .width, name),
      widening, maximumWidth,
    ])
    guides.readableWidth = maximumWidth
    guides.readableWidening = widening
    let made = LayoutGuide(node: node)
    guides.readable = made
    return made
  }

  private func requireInsetGuides() -> InsetGuides {
    let rareState = requireRareState()
    if let present = rareState.insetGuides { return present }
    let made = InsetGuides()
    rareState.insetGuides = made
    if state.contains(.scanned) { root.engine?.insetGuidesAdded(to: self) }
    return made
  }

  /// Updates the constants of the guides from the insets.
  @inline(never)
  func updateInsetGuides() {
    guard let guides = rareState?.insetGuides else { return }
    forEachInset { $0.constant = $1 }
    guides.margins?.setReadableWidth(effectiveReadableWidth)
    guides.readableWidth?.constant = effectiveReadableWidth
    guard let readable = guides.readable, let widening = guides.readableWidening else { return }
    // An unused guide must not limit the width of its item.
    widening.priority = readable.layoutNode.isReferredTo ? 999 : 0.001
  }

  /// Visits the constraints at the edges of the guides, with their constants for the insets.
  func forEachInset(_ visit: (LayoutConstraint, Double) -> Void) {
    guard let guides = rareState?.insetGuides else { return }
    let alignment = alignmentRectInsets
    guides.margins?.forEachInset(effectiveMargins, alignment, visit)
    guides.safeArea?.forEachInset(effectiveSafeArea, alignment, visit)
  }

  /// True if an active constraint mentions the guide, other than those of its item.
  ///
  /// Complexity: O(constraints of the guide).
  package var isReferredTo: Bool {
    mentioningConstraints.contains { $0.isActive && !$0.state.contains(.system) }
  }

  /// Computes the part of the parent's insets that extends into the item, from the frames.
  ///
  /// - Parameters:
  ///   - parent: The parent.
  ///   - safeArea: The part of the safe area that the parent passes to its children.
  /// - Returns: That part; margins that are not preserved are unchanged.
  func inheritedInsets(of parent: LayoutNode, safeArea: EdgeInsets) -> InheritedInsets {
    let around = parent.isPinnedToFrame(self) ? parent.reachingSafeArea : safeArea
    let preserves = rareState?.margins.preservesParentMargins == true
    return InheritedInsets(
      safeArea: around.reaching(beyond: distances(in: parent)),
      margins: preserves
        ? inheritedInsets { $0.distances(in: $1) }.margins : rareState?.inherited.margins ?? .zero)
  }

  /// Computes the parts of the surroundings' insets that extend into the item.
  ///
  /// Margins include those of further ancestors, as long as each parent on the path preserves them,
  /// with or without a margins guide.
  ///
  /// Complexity: O(depth).
  ///
  /// - Parameter distances: Returns the distances of each node on the path from the root, and its
  ///   parent, as ``distances(in:)`` does.
  /// - Returns: Those parts; margins that are not preserved are unchanged.
  func inheritedInsets(
    _ distances: (_ inner: LayoutNode, _ outer: LayoutNode) -> EdgeInsets
  ) -> InheritedInsets {
    var path: [LayoutNode] = []
    var node = self
    while let outer = node.parentLink?.node {
      path.append(node)
      node = outer
    }
    var area = node.rareState?.safeArea ?? .zero
    var margins: EdgeInsets?
    while let inner = path.popLast() {
      let around = node.isPinnedToFrame(inner) ? area : node.childSafeArea(from: area)
      let distance = distances(inner, node)
      margins =
        inner.rareState?.margins.preservesParentMargins != true
        ? nil
        : node.readableMargins(node.margins(safeArea: around, preserving: margins))
          .reaching(beyond: distance)
      area = inner.rareState?.safeArea ?? around.reaching(beyond: distance)
      node = inner
    }
    return InheritedInsets(
      safeArea: area, margins: margins ?? rareState?.inherited.margins ?? .zero)
  }

  /// Widens margins to the readable width, if the node's setting requires it, by its frame.
  private func readableMargins(_ margins: EdgeInsets) -> EdgeInsets {
    guard rareState?.margins.followsReadableWidth == true else { return margins }
    let spare = storedFrame.width - margins.left - margins.right - effectiveReadableWidth
    var result = margins
    result.left += max(0, spare / 2)
    result.right += max(0, spare / 2)
    return result
  }

  /// The safe area that extends into the item, also if it was not computed before.
  ///
  /// Complexity: O(depth).
  var reachingSafeArea: EdgeInsets {
    var path: [LayoutNode] = []
    var node = self
    while node.rareState?.safeArea == nil, let parent = node.parentLink?.node {
      path.append(node)
      node = parent
    }
    var area = node.rareState?.safeArea ?? .zero
    while let inner = path.popLast() {
      area = inner.reaching(from: area, in: node)
      node = inner
    }
    return area
  }

  /// Computes the part of the parent's safe area that extends into the node.
  ///
  /// - Parameters:
  ///   - area: The safe area that extends into the parent.
  ///   - parent: The parent.
  /// - Returns: The insets from the edges of the node's frame.
  private func reaching(from area: EdgeInsets, in parent: LayoutNode) -> EdgeInsets {
    let outer = parent.isPinnedToFrame(self) ? area : parent.childSafeArea(from: area)
    return outer == .zero ? .zero : outer.reaching(beyond: distances(in: parent))
  }

  /// Computes the distance of each edge of the frame to that of the parent, positive inside.
  ///
  /// In a scroll view, distances of scrolling children are to the edges of the content.
  func distances(in parent: LayoutNode) -> EdgeInsets {
    let frame = storedFrame
    let room = parent.room(for: self)
    return EdgeInsets(
      top: frame.minY - room.minY, left: frame.minX - room.minX,
      bottom: room.maxY - frame.maxY, right: room.maxX - frame.maxX)
  }
}

extension EdgeInsets {
  /// Returns the rest of the insets at these distances inward, at least 0.
  func reaching(beyond distance: EdgeInsets) -> EdgeInsets {
    combined(with: distance) { max(0, $0 - max(0, $1)) }
  }
}

/// The guides of an item for margins, safe area and readable width, each created on first use.
final class InsetGuides {
  var margins: InsetGuide?
  var safeArea: InsetGuide?
  var readable: LayoutGuide?
  /// The constraint that limits the width of the readable guide.
  var readableWidth: LayoutConstraint?
  /// The constraint that makes the readable guide as wide as the margins if its limit allows.
  var readableWidening: LayoutConstraint?

  /// Visits the constraints between the edges of the guides and those of their item.
  func forEachEdge(_ visit: (LayoutConstraint) -> Void) {
    margins?.forEachEdge(visit)
    safeArea?.forEachEdge(visit)
  }
}

/// A guide inset from its item's edges by constraints, whose constants are the insets.
final class InsetGuide {
  let guide: LayoutGuide
  private let left: LayoutConstraint
  private let top: LayoutConstraint
  private let right: LayoutConstraint
  private let bottom: LayoutConstraint
  /// The constraints that center the guide and limit its width; nil unless readable width applies.
  private var readable:
    (center: LayoutConstraint, maximumWidth: LayoutConstraint, minimumLeft: LayoutConstraint)?

  init(_ name: String, in owner: LayoutNode) {
    let node = GuideNode(name, .insetGuide)
    guide = LayoutGuide(node: node)
    owner.addGuide(node)
    left = LayoutConstraint(system: node, .left, .equal, owner, .left, name)
    top = LayoutConstraint(system: node, .top, .equal, owner, .top, name)
    right = LayoutConstraint(system: node, .right, .equal, owner, .right, name)
    bottom = LayoutConstraint(system: node, .bottom, .equal, owner, .bottom, name)
    LayoutConstraint.activate([left, top, right, bottom])
  }

  /// Visits the constraints of the edges, with their constants for insets from the owner's frame.
  ///
  /// The constants are reduced by the alignment insets, because anchors refer to the owner's
  /// alignment rectangle.
  func forEachInset(
    _ insets: EdgeInsets, _ alignment: EdgeInsets, _ visit: (LayoutConstraint, Double) -> Void
  ) {
    let start = insets.left - alignment.left
    let end = alignment.right - insets.right
    visit(left, start)
    visit(top, insets.top - alignment.top)
    visit(right, end)
    visit(bottom, alignment.bottom - insets.bottom)
    guard let readable else { return }
    visit(readable.center, (start + end) / 2)
    visit(readable.minimumLeft, start)
  }

  /// Applies or removes the limit to the readable width.
  ///
  /// - Parameters:
  ///   - follows: Whether the guide is limited to the readable width; otherwise the insets alone
  ///     determine its width.
  ///   - owner: The node that owns the guide.
  func setFollowsReadableWidth(_ follows: Bool, in owner: LayoutNode) {
    guard follows != (readable != nil) else { return }
    if let known = readable {
      for constraint in [known.center, known.maximumWidth, known.minimumLeft] {
        constraint.isActive = false
      }
      for side in [left, right] { side.priority = .required }
      readable = nil
      return
    }
    let (node, name) = (guide.layoutNode, left.identifier ?? "")
    let maximumWidth = LayoutConstraint(
      node, .width, .lessThanOrEqual, nil, .notAnAttribute, multiplier: 1,
      constant: owner.effectiveReadableWidth, identifier: name, origin: ConstraintOrigin())
    maximumWidth.state.insert(.system)
    let made = (
      center: LayoutConstraint(system: node, .centerX, .equal, owner, .centerX, name),
      maximumWidth: maximumWidth,
      minimumLeft: LayoutConstraint(system: node, .left, .greaterThanOrEqual, owner, .left, name)
    )
    LayoutConstraint.activate([made.center, made.maximumWidth, made.minimumLeft])
    readable = made
  }

  /// Sets the maximum width of the guide and the priority of its side insets.
  ///
  /// The priority is minimal while nothing refers to the guide, so that an unused guide does not
  /// limit the width of its item.
  func setReadableWidth(_ width: Double) {
    guard let readable else { return }
    readable.maximumWidth.constant = width
    let priority: LayoutPriority = guide.layoutNode.isReferredTo ? 999 : 0.001
    for side in [left, right] { side.priority = priority }
  }

  fileprivate func forEachEdge(_ visit: (LayoutConstraint) -> Void) {
    visit(left)
    visit(top)
    visit(right)
    visit(bottom)
    if let readable {
      visit(readable.center)
      visit(readable.minimumLeft)
    }
  }
}

extension LayoutConstraint {
  /// Creates a constraint that belongs to an item and is never broken; required unless stated.
  convenience init(
    system first: LayoutNode, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
    _ second: LayoutNode, _ secondAttribute: LayoutAttribute, _ identifier: String,
    priority: LayoutPriority = .required
  ) {
    self.init(
      first, firstAttribute, relation, second, secondAttribute, multiplier: 1, constant: 0,
      priority: priority, identifier: identifier, origin: ConstraintOrigin())
    state.insert(.system)
  }
}
