@_spi(Memory) import Simplex

// The sizes of contents, measured before solving and again for the widths that came out.

extension LayoutEngine {
  /// Measures the content of a node and notes what its rows should say.
  ///
  /// - Returns: Whether the node is still in the tree, out of which the program's own methods might take it. Only
  ///   while it is measured is it kept alive.
  @discardableResult
  func measure(_ link: NodeLink) -> Bool {
    link.keep { measureKept($0) }
  }

  private func measureKept(_ node: LayoutNode) -> Bool {
    let before = tree.departures
    let natural = fitting.isActive ? knownContent(of: node) : node.naturalContent()
    guard before == tree.departures || holds(node) else { return false }
    var content = natural.size
    let wraps = natural.wraps
    if !content.isValidContent || !node.contentPriorities.areValid {
      recovery.badContents.append(NodeLink(node))
      content = .noIntrinsicSize
    } else if node.rareState != nil, node.refusal != nil {
      recovery.badContents.append(NodeLink(node))
    }
    guard slot(of: NodeLink(node)) >= 0 || content != .noIntrinsicSize else { return true }
    let slot = slotRegistering(NodeLink(node))
    items[slot].state.set(.wraps, wraps)
    items[slot].natural = content
    var wanted = onGrid(content)
    if wraps {
      // The height measured for the previous width stays until the new width is known.
      if items[slot].wanted.height >= 0, !items[slot].measuredWidth.isNaN {
        wanted.height = items[slot].wanted.height
      }
      items[slot].measuredWidth = .nan
      items.enqueueWrap(slot)
    }
    if !recovery.broken.isEmpty {
      for kind in [RowKind.hugWidth, .resistWidth, .hugHeight, .resistHeight] {
        retryBroken(RowOrigin(kind: kind, index: Int32(slot)))
      }
    }
    items[slot].want(wanted)
    if items[slot].state.contains(.baselinesUsed) { baselinesChanged(node) }
    enqueue(slot)
    return true
  }

  /// The content of a node as it was gathered for a fitting.
  private func knownContent(of node: LayoutNode) -> (size: Size, wraps: Bool) {
    let index = fitting.usedContents
    guard index < fitting.knownContents.count, fitting.knownContents[index].node === node else {
      return node.naturalContent()
    }
    fitting.usedContents += 1
    return fitting.knownContents[index].content
  }

  /// Brings the guides of margins and safe areas into line with the insets.
  func refreshInsetGuides() {
    for index in tree.insetNodes.indices {
      let node = tree.insetNodes[index].node
      node.refreshInsetGuides()
      node.rareState?.insetGuides?.forEachGuide { guide in
        let slot = Int(guide.slot)
        guard slot >= 0 else { return }
        let hasMinimum = items[slot][.minimumWidth] != nil
        if guide.isReferredTo(within: nil) != hasMinimum { enqueue(slot) }
      }
    }
  }

  /// Forgets the insets that reached from ancestors into items where frames were before.
  ///
  /// - Returns: Whether any were there.
  func forgetInheritedInsets() -> Bool {
    var areForgotten = false
    for index in tree.insetNodes.indices {
      let node = tree.insetNodes[index].node
      guard changeInsets(of: node, { node.forgetInheritedInsets() }) else { continue }
      node.refreshInsetGuides()
      areForgotten = true
    }
    if areForgotten { round.hasForgottenInsets = true }
    return areForgotten
  }

  /// Forgets inherited insets with which no layout can begin; what they came from may be others now.
  func forgetUnusableInsets() {
    for index in tree.insetNodes.indices {
      let node = tree.insetNodes[index].node
      if node.rareState?.inheritsUsableInsets == false {
        _ = changeInsets(of: node) { node.forgetInheritedInsets() }
      }
    }
  }

  /// Updates the insets that reach from ancestors into items whose guides follow them.
  func inheritInsets() {
    counts.insetsRead += tree.insetNodes.count
    // Of neighbors one after the other the parent is asked once.
    var around: (parent: LayoutNode, safeArea: EdgeInsets)?
    for index in tree.insetNodes.indices {
      let node = tree.insetNodes[index].node
      if let parent = node.parentLink?.node {
        if around?.parent !== parent { around = (parent, parent.passedSafeArea) }
        changeInsets(of: node) {
          node.inheritInsets(of: parent, safeArea: around?.safeArea ?? .zero)
        }
      }
      node.refreshInsetGuides()
    }
  }

  /// Changes what reaches into a node, and notes what did before.
  private func changeInsets<Result>(of node: LayoutNode, _ change: () -> Result) -> Result {
    guard let state = node.rareState else { return change() }
    let (safeArea, margins) = (state.inheritedSafeArea, state.inheritedMargins)
    let result = change()
    if state.inheritedSafeArea != safeArea || state.inheritedMargins != margins {
      round.insetsBefore.append((node, safeArea, margins))
    }
    return result
  }

  /// Has reach into items again what did before the layout.
  func restoreInsets() {
    let changes = round.insetsBefore
    round.insetsBefore = []
    if !changes.isEmpty { tree.insetsAreStale = true }
    for change in changes.reversed() where !tree.isRetired && holds(change.node) {
      change.node.rareState?.inheritedSafeArea = change.safeArea
      change.node.rareState?.inheritedMargins = change.margins
      change.node.refreshInsetGuides()
    }
  }

  /// Does the same within items that have moved in this layout.
  func inheritInsetsWhereMoved() {
    for node in round.journal {
      let moved = node.kind == .contentGuide ? node.parentLink?.node ?? node : node
      inheritInsets(within: moved)
    }
  }

  private func inheritInsets(within node: LayoutNode) {
    node.forEachInSubtree { node in
      guard node.rareState?.insetGuides != nil, let parent = node.parentLink?.node else { return }
      counts.insetsRead += 1
      changeInsets(of: node) { node.inheritInsets(of: parent, safeArea: parent.passedSafeArea) }
      node.refreshInsetGuides()
    }
  }

  /// Measures the contents that changed.
  func measureQueued() {
    guard !tree.contentQueue.isEmpty else { return }
    let nodes = tree.contentQueue.map { $0.node }
    tree.contentQueue.removeAll()
    for node in nodes {
      guard holds(node) else { continue }
      node.state.remove(.contentQueued)
      measure(NodeLink(node))
    }
  }

  /// Measures contents whose height depends on their width for the widths that came out.
  ///
  /// - Returns: Whether any height differs from what the rows say.
  func remeasureWrappedText() -> Bool {
    var changed = false
    guard !items.wrapQueue.isEmpty else { return false }
    let slots = items.wrapQueue.map { Int($0) }
    items.forgetWraps()
    for slot in slots {
      guard items[slot].state.contains(.wraps), let node = items[slot].node?.node else { continue }
      let width = contentWidth(of: slot)
      if (width - items[slot].measuredWidth).magnitude < 1e-6 { continue }
      items[slot].measuredWidth = width
      let natural = items[slot].natural
      var height = height(of: node, natural, atWidth: width)
      // Measuring may have put the tree into another one, whose items may go; removed the item from it, or laid it
      // out with another width.
      guard !tree.isRetired else { return false }
      guard items[slot].node?.leads(to: node) == true, items[slot].measuredWidth == width else {
        continue
      }
      if !height.isValidExtent {
        recovery.badContents.append(NodeLink(node))
        height = natural.height
      }
      let wanted = onGrid(Size(width: natural.width, height: height))
      guard wanted.height != items[slot].wanted.height else { continue }
      items[slot].want(wanted)
      enqueue(slot)
      changed = true
    }
    return changed
  }

  /// Wants the heights that contents have in their natural widths, as before a first layout.
  ///
  /// - Returns: Whether any has been measured for another width.
  func forgetMeasuredHeights() -> Bool {
    var changed = false
    for slot in items.indices where items[slot].state.contains(.wraps) && items[slot].node != nil {
      let wanted = onGrid(items[slot].natural)
      guard wanted.height != items[slot].wanted.height else { continue }
      items[slot].want(wanted)
      items[slot].measuredWidth = .nan
      items.enqueueWrap(slot)
      enqueue(slot)
      changed = true
    }
    return changed
  }

  /// The height of a content whose height depends on its width.
  ///
  /// A width at least as large as the natural one changes nothing, and what has no width, such as a text hidden in
  /// a row, does not ask for a line for every character.
  func height(of node: LayoutNode, _ natural: Size, atWidth width: Double) -> Double {
    guard width < natural.width - 1e-6, width > 1e-6 else { return natural.height }
    return node.measuredContent(width: width).height
  }

  /// The size rounded up to whole pixels, where the root has a scale.
  func onGrid(_ size: Size) -> Size {
    guard let grid else { return size }
    return Size(
      width: size.width < 0 ? size.width : grid.roundUp(size.width),
      height: size.height < 0 ? size.height : grid.roundUp(size.height))
  }

  /// The grid of pixels that frames are rounded to, if the root has a scale.
  var grid: PixelGrid? { PixelGrid(scale: rootLink.use { $0.rareState?.scale }) }

  /// Marks all content sizes and frames for rounding to another grid.
  func scaleChanged() {
    for slot in items.indices {
      guard let node = items[slot].node?.node, !items[slot].state.contains(.isOutside) else {
        continue
      }
      markMoved(slot)
      items[slot].state.insert(.shifted)
      if node.state.contains(.known), !node.state.contains(.contentQueued) { contentChanged(node) }
    }
  }
}

extension EngineState.Items {
  /// Notes that the content of an item must be measured for the width it got.
  mutating func enqueueWrap(_ slot: Int) {
    guard !records[slot].state.contains(.wrapQueued) else { return }
    records[slot].state.insert(.wrapQueued)
    wrapQueue.append(Int32(slot))
  }

  mutating func forgetWraps() {
    for slot in wrapQueue { records[Int(slot)].state.remove(.wrapQueued) }
    wrapQueue.removeAll()
  }
}

extension Size {
  /// Whether each direction is a number from 0 to 1e9, or none at all.
  var isValidContent: Bool { width.isValidExtent && height.isValidExtent }
}

extension Double {
  /// Whether it is an extent of a content: a number from 0 to 1e9, or none at all.
  var isValidExtent: Bool {
    (self >= 0 && self <= 1e9) || self == Size.noIntrinsicMetric
  }
}
