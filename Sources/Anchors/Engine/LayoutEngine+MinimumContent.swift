@_spi(Memory) import Simplex

// Minimum content sizes, measured with the contents and again at the resulting widths.

/// The minimum content size of an item.
struct ContentMinimum {
  /// The size that the rows must state; negative on an axis without a minimum.
  var target = Size.noIntrinsicSize
  /// True if the target differs from the rows.
  var isChanged = false
}

extension LayoutEngine {
  /// Measures the minimum content size of a node without a width.
  ///
  /// - Parameter node: A node that the caller retains.
  /// - Returns: The size; nil if the node has left the tree.
  func measureMinimum(of node: LayoutNode) -> Size? {
    let before = tree.treeVersion
    var size = fitting.isActive ? nextGatheredMinimum(of: node) : node.measuredMinimum(width: nil)
    guard before == tree.treeVersion || stillContains(node) else { return nil }
    if !size.isValidContent || !node.minimumContentPriority.isValid {
      recovery.badContents.append(NodeLink(node))
      size = .noIntrinsicSize
    }
    return size
  }

  /// Returns the minimum of a node: the next one gathered for a fitting, or a new measurement.
  private func nextGatheredMinimum(of node: LayoutNode) -> Size {
    let index = fitting.nextMinimumIndex
    guard index < fitting.gatheredMinimums.count, fitting.gatheredMinimums[index].node === node
    else { return node.measuredMinimum(width: nil) }
    fitting.nextMinimumIndex += 1
    return fitting.gatheredMinimums[index].size
  }

  /// Sets the minimum content size of an item as measured without a width.
  ///
  /// A height that was measured at a width remains until the new width is computed.
  func setNaturalMinimum(_ size: Size, of slot: Int, _ node: LayoutNode) {
    while items.minimums.count <= slot { items.minimums.append(ContentMinimum()) }
    let old = items.minimums[slot].target
    var target = size
    if target.height >= 0, old.height >= 0, !items.measuredWidth(of: slot).isNaN,
      node.rareState?.minimum?.measure != nil
    {
      target.height = old.height
    }
    // The priority may have changed, too.
    items.minimums[slot] = ContentMinimum(target: target, isChanged: true)
    // An item without any content keeps its frame.
    if (old == .noIntrinsicSize) != (target == .noIntrinsicSize) {
      items[slot].state.insert(.frameRowsStale)
    }
  }

  /// Measures the minimum height of a content at its resulting width.
  ///
  /// - Returns: Whether it differs from the one in the rows, or the tree is superseded.
  func remeasureMinimum(_ slot: Int, _ link: NodeLink, atWidth width: Double) -> Bool {
    guard let height = minimumHeight(of: slot, link, atWidth: width) else {
      return tree.isSuperseded
    }
    guard height != items.minimum(of: slot).target.height else { return false }
    items.minimums[slot].target.height = height
    items.minimums[slot].isChanged = true
    enqueue(slot)
    return true
  }

  /// Returns the minimum height of a content at a width, as the rows state it.
  ///
  /// - Returns: The height, negative if there is none; nil if it does not depend on the width, or
  ///   if measuring it has changed the tree.
  func minimumHeight(of slot: Int, _ link: NodeLink, atWidth width: Double) -> Double? {
    guard slot < items.minimums.count, width > 1e-6 else { return nil }
    let node = link.node
    guard node.rareState?.minimum?.measure != nil else { return nil }
    var height = node.measuredMinimum(width: width).height
    guard !tree.isSuperseded, slot < items.minimums.count, items[slot].node == link else {
      return nil
    }
    if !height.isValidExtent {
      recovery.badContents.append(link)
      height = Size.noIntrinsicMetric
    }
    return roundedUpToPixels(Size(width: width, height: height)).height
  }

  /// Updates the rows of a minimum content size.
  @inline(never)
  func collectMinimumContent(_ slot: Int, _ node: LayoutNode) {
    let minimum = items.minimums[slot]
    let priority = node.rareState?.minimum?.priority ?? .required
    let (width, height) = (items[slot].width, items[slot].height)
    collectMinimumContent(
      slot, .minimumContentWidth, width, minimum.target.width, priority, minimum.isChanged)
    collectMinimumContent(
      slot, .minimumContentHeight, height, minimum.target.height, priority, minimum.isChanged)
  }

  private func collectMinimumContent(
    _ slot: Int, _ kind: RowKind, _ variable: Variable, _ target: Double,
    _ priority: LayoutPriority, _ isChanged: Bool
  ) {
    if let row = row(kind, of: slot) {
      guard target >= 0 else { return remove(slot, kind, row) }
      guard isChanged else { return }
      changes.constants.append((row, target))
      changes.priorities.append((row, Priority(priority.rawValue)))
    } else if target >= 0 {
      append(slot, kind, variable, .greaterThanOrEqual, target, Priority(priority.rawValue))
    }
  }
}

extension EngineState.Items {
  /// Returns the minimum content size of an item.
  func minimum(of slot: Int) -> ContentMinimum {
    slot < minimums.count ? minimums[slot] : ContentMinimum()
  }

  /// Resets the minimum height of an item if it was measured at a width.
  ///
  /// - Returns: Whether it was above 0.
  mutating func resetMinimumHeight(of slot: Int) -> Bool {
    guard minimums[slot].target.height > 0, dependsOnWidth(slot) else { return false }
    minimums[slot].target.height = 0
    minimums[slot].isChanged = true
    return true
  }

  /// Returns whether the minimum height of an item depends on its width.
  private func dependsOnWidth(_ slot: Int) -> Bool {
    records[slot].node?.use { $0.rareState?.minimum?.measure != nil } ?? false
  }
}
