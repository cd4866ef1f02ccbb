import Buffers
import Simplex

// Minimum content sizes, measured with the contents and again at the resulting widths.

/// The minimum content size that the rows of an item must state.
struct MinimumTarget {
  /// The size; negative on an axis without a minimum.
  var target = Size.noIntrinsicSize
  /// True if the target differs from the rows.
  var isChanged = false
}

extension LayoutEngine {
  /// Sets the minimum content size of an item as measured without a width.
  ///
  /// A height that was measured at a width remains until the new width is computed.
  func setNaturalMinimum(_ size: Size, of slot: Int, _ node: LayoutNode) {
    while items.minimums.count <= slot { items.minimums.append(MinimumTarget()) }
    let old = items.minimums[slot].target
    var target = size
    if target.height >= 0, old.height >= 0, !items.measuredWidth(of: slot).isNaN,
      node.rareState?.minimum?.measure != nil
    {
      target.height = old.height
    }
    // The priority may have changed, too.
    items.minimums[slot] = MinimumTarget(target: target, isChanged: true)
    // An item without any content keeps its frame.
    if (old == .noIntrinsicSize) != (target == .noIntrinsicSize) {
      items[slot].state.insert(.frameRowsStale)
    }
  }

  /// Sets the minimum height of an item as measured at its resulting width.
  ///
  /// - Returns: Whether it differs from the one in the rows.
  func setMinimumHeight(_ measured: Double, of slot: Int, _ node: LayoutNode) -> Bool {
    if !measured.isValidExtent { recovery.badContents.append(NodeLink(node)) }
    let height = roundedMinimumHeight(measured)
    guard height != items.minimum(of: slot).target.height else { return false }
    items.minimums[slot].target.height = height
    items.minimums[slot].isChanged = true
    enqueue(slot)
    return true
  }

  /// Returns a measured minimum height as the rows state it; negative if there is none.
  func roundedMinimumHeight(_ measured: Double) -> Double {
    let height = measured.isValidExtent ? measured : Size.noIntrinsicMetric
    return roundedUpToPixels(Size(width: Size.noIntrinsicMetric, height: height)).height
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
  func minimum(of slot: Int) -> MinimumTarget {
    slot < minimums.count ? minimums[slot] : MinimumTarget()
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
