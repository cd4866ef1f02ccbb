// Effective margins and safe areas.

/// The insets that an item inherits from its surroundings, in points.
struct InheritedInsets: Equatable {
  /// The part of the safe area that extends into the item.
  var safeArea = EdgeInsets.zero
  /// The part of the parent's margins that extends into the item.
  var margins = EdgeInsets.zero
  /// The part of the item's height that the keyboard covers, if the item has a guide for it.
  var keyboard = 0.0

  /// True if all numbers are within the range of a layout.
  var areUsable: Bool { safeArea.isUsable && margins.isUsable && keyboard.magnitude <= 1e9 }
}

extension LayoutNode {
  /// The item's own margins by sides: those set, or the default of its class.
  var ownMargins: EdgeInsets {
    switch rareState?.margins.own {
    case nil: dependsOnChildren ? .zero : EdgeInsets(8)
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
    safeArea(or: (parentLink == nil ? nil : rareState?.inherited.safeArea) ?? .zero)
  }

  /// Returns the node's own safe area, or else the one that reaches into it, with the additional
  /// insets.
  private func safeArea(or reaching: @autoclosure () -> EdgeInsets) -> EdgeInsets {
    let area = rareState?.safeArea ?? reaching()
    guard let rareState else { return area }
    return area.combined(with: rareState.additionalSafeArea, +)
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

  /// The safe area set at the node, or nil if it is the part that reaches into it.
  package var ownSafeArea: EdgeInsets? {
    get { rareState?.safeArea }
    set {
      requireRareState().safeArea = newValue
      insetsChanged()
      safeAreaChanged()
    }
  }

  /// The insets added to the safe area of the node, and so to those of the nodes in it.
  package var additionalSafeArea: EdgeInsets {
    get { rareState?.additionalSafeArea ?? .zero }
    set {
      requireRareState().additionalSafeArea = newValue
      insetsChanged()
      safeAreaChanged()
    }
  }

  /// Sets a closure that layouts call after the safe area may have changed.
  package func setSafeAreaHandler(_ handler: (() -> Void)?) {
    requireInsetGuides()
    requireRareState().safeAreaHandler = handler
    safeAreaChanged()
  }

  /// Lets the next call of `layoutSubviews` call the handler of safe areas, if there is one.
  func safeAreaChanged() {
    if rareState?.safeAreaHandler != nil { setNeedsLayout() }
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
    let safeArea = guides.safeArea ?? InsetGuide("safeArea", in: self)
    guides.safeArea = safeArea
    return safeArea.guide
  }

  func keyboardGuide() -> KeyboardLayoutGuide {
    let guides = requireInsetGuides()
    if let present = guides.keyboard { return present.guide }
    let guide = KeyboardLayoutGuide()
    guides.keyboard = (guide, InsetGuide(guide, in: self, top: .bottom))
    return guide
  }

  func readableGuide() -> LayoutGuide {
    let guides = requireInsetGuides()
    if let present = guides.readable { return present }
    let margins = marginsGuide().layoutNode
    let node = GuideNode("readableContent", .insetGuide)
    addGuide(node)
    let maximumWidth = LayoutConstraint(readableWidthOf: node, in: self)
    let widening = LayoutConstraint(system: node, .width, .equal, margins, .width, priority: 999)
    LayoutConstraint.activate([
      LayoutConstraint(system: node, .centerX, .equal, margins, .centerX),
      LayoutConstraint(system: node, .top, .equal, margins, .top),
      LayoutConstraint(system: node, .bottom, .equal, margins, .bottom),
      LayoutConstraint(system: node, .width, .lessThanOrEqual, margins, .width),
      widening, maximumWidth,
    ])
    guides.readableWidth = maximumWidth
    guides.readableWidening = widening
    let made = LayoutGuide(node: node)
    guides.readable = made
    return made
  }

  @discardableResult
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
    if let (guide, edges) = guides.keyboard {
      // From the bottom edge of the frame, upward.
      let top = alignment.top + alignment.bottom - height(of: guide)
      edges.forEachInset(EdgeInsets(top: top, left: 0, bottom: 0, right: 0), alignment, visit)
    }
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
  /// - Returns: That part, and that of the keyboard; margins that are not preserved are unchanged.
  func inheritedInsets(of parent: LayoutNode, safeArea: EdgeInsets) -> InheritedInsets {
    let around = parent.isPinnedToFrame(self) ? parent.reachingSafeArea : safeArea
    let preserves = rareState?.margins.preservesParentMargins == true
    var insets = rareState?.inherited ?? InheritedInsets()
    if preserves || rareState?.insetGuides?.keyboard != nil {
      insets = inheritedInsets { $0.distances(in: $1) }
    }
    insets.safeArea = around.reaching(beyond: distances(in: parent))
    return insets
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
    var area = node.safeArea(or: .zero)
    var reaching = area
    var margins: EdgeInsets?
    var keyboard = rareState?.insetGuides?.keyboard == nil ? nil : node.rootKeyboardInset
    while let inner = path.popLast() {
      let isPinned = node.isPinnedToFrame(inner)
      let around = isPinned ? area : node.childSafeArea(from: area)
      let distance = distances(inner, node)
      keyboard = node.clipsContent && !isPinned ? nil : keyboard.map { $0 - distance.bottom }
      margins =
        inner.rareState?.margins.preservesParentMargins != true
        ? nil
        : node.readableMargins(node.margins(safeArea: around, preserving: margins))
          .reaching(beyond: distance)
      reaching = around.reaching(beyond: distance)
      area = inner.safeArea(or: reaching)
      node = inner
    }
    return InheritedInsets(
      safeArea: reaching, margins: margins ?? rareState?.inherited.margins ?? .zero,
      keyboard: max(0, keyboard ?? 0))
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
    var area = node.safeArea(or: .zero)
    while let inner = path.popLast() {
      area = inner.safeArea(or: inner.reaching(from: area, in: node))
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
