// Effective margins and safe areas.

/// What reaches into an item from around it.
struct InheritedInsets: Equatable {
  /// What of the safe area around it.
  var safeArea = EdgeInsets.zero
  /// What of the parent's margins.
  var margins = EdgeInsets.zero

  /// Whether a layout can begin with them.
  var areUsable: Bool { safeArea.isUsable && margins.isUsable }
}

extension LayoutNode {
  /// The margins that were set, by sides.
  var ownMargins: EdgeInsets {
    switch rareState?.margins.own {
    case nil: ownView?.defaultMargins ?? EdgeInsets(8)
    case .absolute(let insets): insets
    case .directional(let insets): insets.resolved(for: effectiveLayoutDirection)
    }
  }

  /// The margins in effect: the item's own, plus the safe area if it is included, and at least the part of
  /// the parent's margins that reaches into the item if those are preserved.
  var effectiveMargins: EdgeInsets {
    // What once reached into a node that is a root now does so no more.
    let preserves = rareState?.margins.preservesParentMargins == true && parentLink != nil
    return margins(
      safeArea: effectiveSafeArea, preserving: preserves ? rareState?.inherited.margins : nil)
  }

  /// The item's own margins, with a safe area if it is included, and at least what is to be preserved.
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
    followReadableWidth()
    insetsChanged()
  }

  /// Has the guide of the margins follow the readable width or not, as was set.
  private func followReadableWidth() {
    guard let rareState, let guide = rareState.insetGuides?.margins else { return }
    guide.setFollowsReadableWidth(rareState.margins.followsReadableWidth, in: self)
  }

  func marginsGuide() -> LayoutGuide {
    let guides = requireInsetGuides()
    if let present = guides.margins { return present.guide }
    let made = InsetGuide("layoutMargins", in: self)
    guides.margins = made
    followReadableWidth()
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
    let node = LayoutNode("readableContent")
    node.kind = .insetGuide
    addGuide(node)
    let name = node.name
    let widest = LayoutConstraint(
      node, .width, .lessThanOrEqual, nil, .notAnAttribute, multiplier: 1,
      constant: effectiveReadableWidth, identifier: name, origin: ConstraintOrigin())
    widest.state.insert(.system)
    let widening = LayoutConstraint(
      system: node, .width, .equal, margins, .width, name, priority: 999)
    LayoutConstraint.activate([
      LayoutConstraint(system: node, .centerX, .equal, margins, .centerX, name),
      LayoutConstraint(system: node, .top, .equal, margins, .top, name),
      LayoutConstraint(system: node, .bottom, .equal, margins, .bottom, name),
      LayoutConstraint(system: node, .width, .lessThanOrEqual, margins, .width, name),
      widening, widest,
    ])
    guides.readableWidth = widest
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

  /// Brings the constants of the guides into line with the insets.
  @inline(never)
  func refreshInsetGuides() {
    guard let guides = rareState?.insetGuides else { return }
    let alignment = alignmentRectInsets
    guides.margins?.setInsets(effectiveMargins, alignment: alignment)
    guides.margins?.setReadableWidth(effectiveReadableWidth)
    guides.safeArea?.setInsets(effectiveSafeArea, alignment: alignment)
    guides.readableWidth?.constant = effectiveReadableWidth
    guard let readable = guides.readable, let widening = guides.readableWidening else { return }
    // A guide that nothing mentions must not keep its item from being wide.
    widening.priority = readable.layoutNode.isReferredTo ? 999 : 0.001
  }

  /// Whether an active constraint mentions the guide, other than those that come with its item.
  ///
  /// Complexity: O(constraints of the guide).
  var isReferredTo: Bool {
    mentioningConstraints.contains { $0.isActive && !$0.state.contains(.system) }
  }

  /// Finds from the frames the part of the parent's insets that reaches into the item.
  ///
  /// - Parameters:
  ///   - parent: The parent.
  ///   - safeArea: What of the safe area the parent leaves for its content.
  /// - Returns: That part; margins that are not preserved stay what they were.
  func inheritedInsets(of parent: LayoutNode, safeArea: EdgeInsets) -> InheritedInsets {
    let around = parent.isPinnedToFrame(self) ? parent.reachingSafeArea : safeArea
    let preserves = rareState?.margins.preservesParentMargins == true
    return InheritedInsets(
      safeArea: around.reaching(beyond: distances(in: parent)),
      margins: preserves ? reachingMargins(of: parent) : rareState?.inherited.margins ?? .zero)
  }

  /// What of the parent's margins reaches into the item, also by way of parents that preserve those of
  /// theirs and have no guide.
  ///
  /// Complexity: O(depth).
  private func reachingMargins(of parent: LayoutNode) -> EdgeInsets {
    var path = [self]
    var node = parent
    while node.rareState?.margins.preservesParentMargins == true, let outer = node.parentLink?.node
    {
      path.append(node)
      node = outer
    }
    var area = node.reachingSafeArea
    var reaching: EdgeInsets?
    while let inner = path.popLast() {
      let around = node.isPinnedToFrame(inner) ? area : node.passed(area)
      let distance = inner.distances(in: node)
      reaching = node.readableMargins(node.margins(safeArea: around, preserving: reaching))
        .reaching(beyond: distance)
      area = inner.rareState?.safeArea ?? around.reaching(beyond: distance)
      node = inner
    }
    return reaching ?? .zero
  }

  /// Margins that follow the readable width where the node's do, by its frame.
  private func readableMargins(_ margins: EdgeInsets) -> EdgeInsets {
    guard rareState?.margins.followsReadableWidth == true else { return margins }
    let spare = storedFrame.width - margins.left - margins.right - effectiveReadableWidth
    var result = margins
    result.left += max(0, spare / 2)
    result.right += max(0, spare / 2)
    return result
  }

  /// The safe area, also of an item whose own was never asked for.
  ///
  /// Complexity: O(depth).
  var reachingSafeArea: EdgeInsets { reachingSafeArea(Self.levelsByCalls) }

  private func reachingSafeArea(_ levels: Int) -> EdgeInsets {
    if let own = rareState?.safeArea { return own }
    guard let parent = parentLink?.node else { return .zero }
    let outer = levels > 0 ? parent.reachingSafeArea(levels - 1) : parent.safeAreaFarDown()
    return reaching(from: outer, in: parent)
  }

  /// The same with a list in place of calls.
  private func safeAreaFarDown() -> EdgeInsets {
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

  /// What reaches into the node of the safe area that reaches into its parent.
  private func reaching(from area: EdgeInsets, in parent: LayoutNode) -> EdgeInsets {
    let outer = parent.isPinnedToFrame(self) ? area : parent.passed(area)
    return outer == .zero ? .zero : outer.reaching(beyond: distances(in: parent))
  }

  /// How far each edge of the frame lies inside the parent's; what scrolls, inside the content.
  private func distances(in parent: LayoutNode) -> EdgeInsets {
    let frame = storedFrame
    let room = parent.room(for: self)
    return EdgeInsets(
      top: frame.minY - room.minY, left: frame.minX - room.minX,
      bottom: room.maxY - frame.maxY, right: room.maxX - frame.maxX)
  }
}

extension EdgeInsets {
  /// What is left of the insets at these distances inwards, at least 0.
  func reaching(beyond distance: EdgeInsets) -> EdgeInsets {
    combined(with: distance) { max(0, $0 - max(0, $1)) }
  }
}
