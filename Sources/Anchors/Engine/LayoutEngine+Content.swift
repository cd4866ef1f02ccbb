@_spi(Memory) import Simplex

// Content sizes, measured before solving and again at the resulting widths.

extension LayoutEngine {
  /// Measures the content of a node and sets the target of its rows.
  ///
  /// The node is retained until it has been measured.
  ///
  /// - Returns: Whether the node is still in the tree, from which client code may have removed it.
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
    var (wraps, minimum) = (natural.wraps, Size.noIntrinsicSize)
    if node.rareState?.minimum != nil {
      guard let measured = measureMinimum(of: node) else { return false }
      minimum = measured
      wraps = wraps || node.rareState?.minimum?.measure != nil
    }
    if !content.isValidContent || !node.contentPriorities.areValid {
      recovery.badContents.append(NodeLink(node))
      content = .noIntrinsicSize
    } else if node.rareState != nil, node.refusal != nil {
      recovery.badContents.append(NodeLink(node))
    }
    guard
      slot(of: NodeLink(node)) >= 0 || content != .noIntrinsicSize || minimum != .noIntrinsicSize
    else { return true }
    let slot = slotRegistering(NodeLink(node))
    if slot < items.minimums.count || minimum != .noIntrinsicSize {
      setNaturalMinimum(roundedUpToPixels(minimum), of: slot, node)
    }
    items[slot].state.set(.wraps, wraps)
    var target = roundedUpToPixels(content)
    items.setNaturalContent(content, of: slot, isKept: wraps || target != content)
    if wraps {
      // The height measured for the previous width remains until the new width is computed.
      if items[slot].targetContent.height >= 0, !items.measuredWidth(of: slot).isNaN {
        target.height = items[slot].targetContent.height
      }
      items.setMeasuredWidth(.nan, of: slot)
      items.enqueueWrap(slot)
    }
    if !recovery.broken.isEmpty {
      for kind in [
        RowKind.hugWidth, .resistWidth, .hugHeight, .resistHeight, .minimumContentWidth,
        .minimumContentHeight,
      ] {
        retryBroken(RowOrigin(kind: kind, index: Int32(slot)))
      }
    }
    items[slot].setTargetContent(target)
    if items[slot].state.contains(.baselinesUsed) { baselinesChanged(node) }
    enqueue(slot)
    return true
  }

  /// Returns the content of a node: the next one gathered for a fitting, or else a new measurement.
  private func nextGatheredContent(of node: LayoutNode) -> (size: Size, wraps: Bool) {
    let index = fitting.nextContentIndex
    guard index < fitting.gatheredContents.count, fitting.gatheredContents[index].node === node
    else {
      return node.naturalContent()
    }
    fitting.nextContentIndex += 1
    return fitting.gatheredContents[index].content
  }

  /// Measures the changed contents.
  func measureQueued() {
    guard !tree.contentQueue.isEmpty else { return }
    let queue = tree.contentQueue.copy()
    defer { queue.free() }
    tree.contentQueue.removeAll()
    // A list of links is not enough: a node that leaves during a measurement is still checked
    // below.
    let retained = retainsLeavingNodes ? [] : queue.map { $0.node }
    for link in queue {
      guard link.use({ stillContains($0) }) else { continue }
      link.state.remove(.contentQueued)
      measureContent(of: link)
    }
    withExtendedLifetime(retained) {}
  }

  /// Measures wrapping contents at their resulting widths.
  ///
  /// - Returns: Whether any height differs from the one in the rows.
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
      if slot < items.minimums.count, remeasureMinimum(slot, node, atWidth: width) {
        guard !tree.isSuperseded else { return false }
        changed = true
      }
      if requeryBaselines(of: slot, node) { changed = true }
      let natural = items.naturalContent(of: slot)
      var height =
        retainsLeavingNodes
        ? node.use { self.height(of: $0, natural, atWidth: width) }
        : node.withRetained { self.height(of: $0, natural, atWidth: width) }
      // Measuring may have moved the tree into another one, removed the item, or laid it out at
      // another width.
      guard !tree.isSuperseded else { return false }
      guard items[slot].node == node, items.measuredWidth(of: slot) == width else { continue }
      if !height.isValidExtent {
        recovery.badContents.append(node)
        height = natural.height
      }
      let target = roundedUpToPixels(Size(width: natural.width, height: height))
      guard target.height != items[slot].targetContent.height else { continue }
      items[slot].setTargetContent(target)
      enqueue(slot)
      changed = true
    }
    return changed
  }

  /// Resets the target heights of wrapping contents to those at natural width.
  ///
  /// - Returns: Whether any target height changed.
  func resetWrappedHeights() -> Bool {
    var changed = false
    for slot in items.indices where items[slot].state.contains(.wraps) && items[slot].node != nil {
      let target = roundedUpToPixels(items.naturalContent(of: slot))
      if slot < items.minimums.count, items.resetMinimumHeight(of: slot) {
        items.setMeasuredWidth(.nan, of: slot)
        items.enqueueWrap(slot)
        enqueue(slot)
        changed = true
      }
      guard target.height != items[slot].targetContent.height else { continue }
      items[slot].setTargetContent(target)
      items.setMeasuredWidth(.nan, of: slot)
      items.enqueueWrap(slot)
      enqueue(slot)
      changed = true
    }
    return changed
  }

  /// Returns the height of a wrapping content at a width.
  ///
  /// The natural height applies at the natural width and above, and also at a width of 0: a text in
  /// a collapsed row must not break after every character.
  func height(of node: LayoutNode, _ natural: Size, atWidth width: Double) -> Double {
    guard width < natural.width - 1e-6, width > 1e-6 else { return natural.height }
    return node.measuredContent(width: width).height
  }

  /// Rounds a size up to whole pixels, if the root has a scale.
  package func roundedUpToPixels(_ size: Size) -> Size {
    guard let grid else { return size }
    return Size(
      width: size.width < 0 ? size.width : grid.roundUp(size.width),
      height: size.height < 0 ? size.height : grid.roundUp(size.height))
  }

  /// The pixel grid to which frames are rounded, if the root has a scale.
  package var grid: PixelGrid? { PixelGrid(scale: rootLink.use { $0.rareState?.scale }) }

  /// Invalidates all content sizes and frames after a change of the pixel grid.
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
  /// Enqueues an item whose content must be measured at the resulting width.
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
  /// True if each dimension is a number from 0 to 1e9, or absent.
  var isValidContent: Bool { width.isValidExtent && height.isValidExtent }
}

extension Double {
  /// True if the value is a valid extent of a content: a number from 0 to 1e9, or absent.
  var isValidExtent: Bool {
    (self >= 0 && self <= 1e9) || self == Size.noIntrinsicMetric
  }
}
