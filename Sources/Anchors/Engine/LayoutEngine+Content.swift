@_spi(Memory) import Simplex

// The sizes of contents, measured before solving and again for the widths that came out.

extension LayoutEngine {
  /// Measures the content of a node and notes what its rows should say.
  ///
  /// - Returns: Whether the node is still in the tree, out of which the program's own methods might take it. It
  ///   lives at least until it has been measured.
  @discardableResult
  func measureContent(of link: NodeLink) -> Bool {
    retainsLeavingNodes
      ? link.use { measureRetained($0) } : link.withRetained { measureRetained($0) }
  }

  private func measureRetained(_ node: LayoutNode) -> Bool {
    let before = tree.treeVersion
    let natural = fitting.isActive ? nextGatheredContent(of: node) : node.naturalContent()
    guard before == tree.treeVersion || stillContains(node) else { return false }
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
    var wanted = roundedUpToPixels(content)
    items.setNaturalContent(content, of: slot, isKept: wraps || wanted != content)
    if wraps {
      // The height measured for the previous width stays until the new width is known.
      if items[slot].targetContent.height >= 0, !items.measuredWidth(of: slot).isNaN {
        wanted.height = items[slot].targetContent.height
      }
      items.setMeasuredWidth(.nan, of: slot)
      items.enqueueWrap(slot)
    }
    if !recovery.broken.isEmpty {
      for kind in [RowKind.hugWidth, .resistWidth, .hugHeight, .resistHeight] {
        retryBroken(RowOrigin(kind: kind, index: Int32(slot)))
      }
    }
    items[slot].setTargetContent(wanted)
    if items[slot].state.contains(.baselinesUsed) { baselinesChanged(node) }
    enqueue(slot)
    return true
  }

  /// The content of a node as it was gathered for a fitting.
  private func nextGatheredContent(of node: LayoutNode) -> (size: Size, wraps: Bool) {
    let index = fitting.nextContentIndex
    guard index < fitting.gatheredContents.count, fitting.gatheredContents[index].node === node
    else {
      return node.naturalContent()
    }
    fitting.nextContentIndex += 1
    return fitting.gatheredContents[index].content
  }

  /// Measures the contents that changed.
  func measureQueued() {
    guard !tree.contentQueue.isEmpty else { return }
    let queue = tree.contentQueue.copy()
    defer { queue.free() }
    tree.contentQueue.removeAll()
    // What leaves while another is measured is looked at here.
    let kept = retainsLeavingNodes ? [] : queue.map { $0.node }
    for link in queue {
      guard link.use({ stillContains($0) }) else { continue }
      link.state.remove(.contentQueued)
      measureContent(of: link)
    }
    withExtendedLifetime(kept) {}
  }

  /// Measures contents whose height depends on their width for the widths that came out.
  ///
  /// - Returns: Whether any height differs from what the rows say.
  func remeasureWrappedText() -> Bool {
    var changed = false
    guard !items.wrapQueue.isEmpty else { return false }
    let slots = items.wrapQueue.copy()
    defer { slots.free() }
    items.clearWrapQueue()
    for slot in slots {
      let slot = Int(slot)
      guard items[slot].state.contains(.wraps), let node = items[slot].node else { continue }
      let width = contentWidth(of: slot)
      if (width - items.measuredWidth(of: slot)).magnitude < 1e-6 { continue }
      items.setMeasuredWidth(width, of: slot)
      let natural = items.naturalContent(of: slot)
      var height =
        retainsLeavingNodes
        ? node.use { self.height(of: $0, natural, atWidth: width) }
        : node.withRetained { self.height(of: $0, natural, atWidth: width) }
      // Measuring may have put the tree into another one, whose items may go; removed the item from it, or laid it
      // out with another width.
      guard !tree.isSuperseded else { return false }
      guard items[slot].node == node, items.measuredWidth(of: slot) == width else { continue }
      if !height.isValidExtent {
        recovery.badContents.append(node)
        height = natural.height
      }
      let wanted = roundedUpToPixels(Size(width: natural.width, height: height))
      guard wanted.height != items[slot].targetContent.height else { continue }
      items[slot].setTargetContent(wanted)
      enqueue(slot)
      changed = true
    }
    return changed
  }

  /// Wants the heights that contents have in their natural widths, as before a first layout.
  ///
  /// - Returns: Whether any has been measured for another width.
  func resetWrappedHeights() -> Bool {
    var changed = false
    for slot in items.indices where items[slot].state.contains(.wraps) && items[slot].node != nil {
      let wanted = roundedUpToPixels(items.naturalContent(of: slot))
      guard wanted.height != items[slot].targetContent.height else { continue }
      items[slot].setTargetContent(wanted)
      items.setMeasuredWidth(.nan, of: slot)
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
  func roundedUpToPixels(_ size: Size) -> Size {
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
      guard let node = items[slot].node?.node, !items[slot].state.contains(.isOuterRecord) else {
        continue
      }
      markMoved(slot)
      items[slot].state.insert(.shifted)
      if node.state.contains(.scanned), !node.state.contains(.contentQueued) {
        contentChanged(NodeLink(node))
      }
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

  mutating func clearWrapQueue() {
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
