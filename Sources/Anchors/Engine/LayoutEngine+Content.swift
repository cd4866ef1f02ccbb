import Buffers

// Content sizes, measured before solving and again at the resulting widths.

extension LayoutEngine {
  /// Queries the contents of the queued nodes, and sets the targets of their rows.
  func measureQueuedContents() {
    guard !tree.contentQueue.isEmpty else { return }
    var queue = tree.contentQueue
    tree.contentQueue = List()
    if !fitting.isActive { for link in queue { link.state.remove(.contentQueued) } }
    // Outside of fittings, a layout is running, which retains leaving nodes until it ends.
    let retained = fitting.isActive ? queue.map { $0.node } : []
    let stamp = currentLayout.changeStamp
    for link in queue {
      let answer = fitting.popContent(of: link) ?? ContentAnswer(of: link.node)
      // This query or an earlier one may have removed the node.
      guard currentLayout.changeStamp == stamp || stillContains(answer.node) else { continue }
      setContent(answer)
    }
    withExtendedLifetime(retained) {}
    queue.removeAll()
    if tree.contentQueue.isEmpty { swap(&queue, &tree.contentQueue) }
    queue.free()
  }

  /// Sets the targets of a node's rows to its content and minimum content.
  private func setContent(_ answer: ContentAnswer) {
    let node = answer.node
    var (content, minimum) = (answer.size, answer.minimum ?? .noIntrinsicSize)
    if !minimum.isValidContent || answer.minimum != nil && !node.minimumContentPriority.isValid {
      recovery.badContents.append(NodeLink(node))
      minimum = .noIntrinsicSize
    }
    let wraps = answer.wraps || answer.minimum != nil && node.rareState?.minimum?.measure != nil
    if !content.isValidContent || !node.contentPriorities.areValid {
      recovery.badContents.append(NodeLink(node))
      content = .noIntrinsicSize
    } else if node.rareState != nil, node.refusal != nil {
      recovery.badContents.append(NodeLink(node))
    }
    if slot(of: NodeLink(node)).isAbsent, content == .noIntrinsicSize, minimum == .noIntrinsicSize {
      return
    }
    let slot = slotRegistering(NodeLink(node))
    if items.minimums.reaches(slot) || minimum != .noIntrinsicSize {
      setNaturalMinimum(roundedUpToPixels(minimum), of: slot, node)
    }
    items[slot].state.set(.wraps, wraps)
    if !wraps, items[slot].state.contains(.yields) { items.mayFill = true }
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
      for kind in RowKind.allCases where kind.isOfContent {
        reinstateConflicting(with: RowOrigin(kind, of: slot))
      }
    }
    items[slot].setTargetContent(target)
    if items[slot].state.contains(.baselinesUsed) { baselinesChanged(node) }
    enqueue(slot)
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
      // The slot may be free by now, if client code has changed the tree.
      guard items.indices.contains(slot), items[slot].state.contains(.wraps),
        let node = items[slot].node?.node
      else { continue }
      let width = contentWidth(of: slot)
      if (width - items.measuredWidth(of: slot)).magnitude < 1e-6 { continue }
      items.setMeasuredWidth(width, of: slot)
      let natural = items.naturalContent(of: slot)
      let answer = HeightAnswer(of: node, natural: natural, atWidth: width)
      // Client code may have removed the item, or laid it out at another width.
      guard items.indices.contains(slot), items[slot].node?.refers(to: node) == true,
        items.measuredWidth(of: slot) == width
      else { continue }
      setNeededWidth(answer.width, of: slot)
      if setHeights(answer, natural, of: slot, node) { changed = true }
      if requeryBaselines(of: slot, NodeLink(node)) { changed = true }
    }
    return changed
  }

  /// Sets the targets of the rows of a wrapping content at its resulting width.
  ///
  /// - Returns: Whether any height differs from the one in the rows.
  private func setHeights(
    _ answer: HeightAnswer, _ natural: Size, of slot: ItemIndex, _ node: LayoutNode
  ) -> Bool {
    var changed = false
    if let minimum = answer.minimum, items.minimums.reaches(slot) {
      changed = setMinimumHeight(minimum, of: slot, node)
    }
    var height = answer.height
    if !height.isValidExtent {
      recovery.badContents.append(NodeLink(node))
      height = natural.height
    }
    var target = roundedUpToPixels(Size(width: natural.width, height: height))
    target.width = items[slot].targetContent.width
    guard target.height != items[slot].targetContent.height else { return changed }
    items[slot].setTargetContent(target)
    enqueue(slot)
    return true
  }

  /// Resets the target heights of wrapping contents to those at natural width.
  ///
  /// - Returns: Whether any target height changed.
  func resetWrappedHeights() -> Bool {
    var changed = false
    for slot in items.indices where items[slot].state.contains(.wraps) && items[slot].node != nil {
      let target = roundedUpToPixels(items.naturalContent(of: slot))
      let isReset = items.minimums.reaches(slot) && items.resetMinimumHeight(of: slot)
      let isOther = target.height != items[slot].targetContent.height
      guard isReset || isOther else { continue }
      if isOther { items[slot].setTargetContent(target) }
      items.setMeasuredWidth(.nan, of: slot)
      items.enqueueWrap(slot)
      enqueue(slot)
      changed = true
    }
    return changed
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
      enqueueMovedItem(slot)
      items[slot].state.insert(.shifted)
      if node.state.contains(.scanned), !node.state.contains(.contentQueued) {
        contentChanged(NodeLink(node))
      }
    }
  }
}

extension EngineState.Items {
  /// Enqueues an item whose content must be measured at the resulting width.
  mutating func enqueueWrap(_ slot: ItemIndex) {
    guard !self[slot].state.contains(.wrapQueued) else { return }
    self[slot].state.insert(.wrapQueued)
    wrapQueue.append(slot)
  }

  mutating func clearWrapQueue() {
    for slot in wrapQueue { self[slot].state.remove(.wrapQueued) }
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
