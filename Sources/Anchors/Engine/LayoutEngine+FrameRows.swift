// Rows that fix the frame of an item: those of a translated autoresizing mask, and those of an item
// without constraints and content.

import Buffers
import Simplex

extension LayoutEngine {
  /// Remakes the frame rows of an item.
  func reconcileFrameRows(_ slot: ItemIndex, _ node: LayoutNode) {
    // The root's rows state the requested size; the root of a fitting may have a parent
    // nevertheless.
    guard let parent = node.parentLink?.node, !rootLink.refers(to: node) else { return }
    guard node.kind != .contentGuide else { return reconcileScrollContent(slot, node, parent) }
    for kind in [RowKind.frameX, .frameY, .frameWidth, .frameHeight] {
      if let row = row(kind, of: slot) { remove(slot, kind, row) }
    }
    let translates = node.state.contains(.translatesMask)
    let basis = node.autoresizingBasis(in: parent)
    if translates { recordBasis(basis, of: node) }
    var frame = (translates ? basis.frame : node.storedFrame).inset(by: node.alignmentRectInsets)
    // A frame smaller than its insets has no alignment rectangle, and no extent may be negative. A
    // frame computed by constraints may be out of range for a row.
    frame = Rect(
      x: frame.minX.usable(or: 0), y: frame.minY.usable(or: 0),
      width: Swift.max(0, frame.width.usable(or: 0)),
      height: Swift.max(0, frame.height.usable(or: 0)))
    if translates {
      reconcileMaskRows(slot, node, parent, frame)
    } else if isUnconstrained(slot, node) {
      append(slot, .frameX, items[slot].x, .equal, frame.minX, .required)
      append(slot, .frameY, items[slot].y, .equal, frame.minY, .required)
      append(slot, .frameWidth, items[slot].width, .equal, frame.width, .required)
      append(slot, .frameHeight, items[slot].height, .equal, frame.height, .required)
    } else if !items[slot].outerRecord.isAbsent || node.kind == .emptyStack {
      // Pulls the inner extents of a collapsed item, and those of an empty stack, to 0, so that
      // they are unambiguous and do not depend on earlier layouts.
      append(slot, .frameWidth, items[slot].width, .equal, 0, Priority(0.001))
      append(slot, .frameHeight, items[slot].height, .equal, 0, Priority(0.001))
    }
  }

  /// Records the basis of a translated mask, if the node has none.
  private func recordBasis(_ basis: AutoresizingBasis, of node: LayoutNode) {
    guard !borrowsTree, node.rareState?.autoresizingBasis == nil else { return }
    node.requireRareState().autoresizingBasis = basis
    currentLayout.sideEffects.append(LayoutSideEffect(node: node, before: .noAutoresizingBasis))
  }

  /// Holds the content of a scroll view at the origin of its coordinates.
  ///
  /// That does not depend on the scroll offset. While no constraint mentions the content, its size
  /// is held at 0.
  private func reconcileScrollContent(_ slot: ItemIndex, _ guide: LayoutNode, _ scroll: LayoutNode)
  {
    let isEmpty = !mentions(guide, content: guide) && !mentions(scroll, content: guide)
    for (kind, variable, isHeld) in [
      (RowKind.frameX, items[slot].x, true), (.frameY, items[slot].y, true),
      (.frameWidth, items[slot].width, isEmpty), (.frameHeight, items[slot].height, isEmpty),
    ] {
      let row = row(kind, of: slot)
      if isHeld, row == nil { append(slot, kind, variable, .equal, 0, .required) }
      if !isHeld, let row { remove(slot, kind, row) }
    }
  }

  /// Returns whether an active constraint of an item mentions the content of a scroll view.
  private func mentions(_ node: LayoutNode, content guide: LayoutNode) -> Bool {
    node.mentioningConstraints.contains { constraint in
      constraint.isActive && !constraint.state.contains(.system)
        && constraint.form.flatMap { loweringContext(of: $0) }?
          .mentionsContent(NodeLink(guide)) == true
    }
  }

  /// Returns whether an item has neither constraints nor content, so that it keeps its frame.
  private func isUnconstrained(_ slot: ItemIndex, _ node: LayoutNode) -> Bool {
    node.activeCount == 0 && items[slot].targetContent == .noIntrinsicSize
      && items.minimum(of: slot).target == .noIntrinsicSize
  }

  private func reconcileMaskRows(
    _ slot: ItemIndex, _ node: LayoutNode, _ parent: LayoutNode, _ frame: Rect
  ) {
    let outer = slotRegistering(parent)
    for axis in [Axis.horizontal, .vertical] {
      let (isAcross, rows) = (axis == .horizontal, maskRows(node, parent, frame, axis))
      let insets = parent.alignmentRectInsets.extents[axis]
      let extent = items[outer].extent(axis)
      reconcileMaskRow(
        rows.position, slot, isAcross ? .frameX : .frameY, items[slot].origin(axis), extent, insets)
      let own = items[extentSlot(of: slot, isOuterRecord: rows.size.factor != 0)].extent(axis)
      reconcileMaskRow(
        rows.size, slot, isAcross ? .frameWidth : .frameHeight, own, extent, insets)
    }
  }

  /// Computes the rows of a translated mask for a frame along an axis.
  private func maskRows(
    _ node: LayoutNode, _ parent: LayoutNode, _ frame: Rect, _ axis: Axis
  ) -> (position: AutoresizingRow, size: AutoresizingRow) {
    let (isAcross, mask) = (axis == .horizontal, node.rareState?.autoresizingMask ?? [])
    return AutoresizingRow.rows(
      start: isAcross ? frame.minX : frame.minY, size: frame.size[axis],
      extent: node.autoresizingBasis(in: parent).parentSize[axis],
      flexible: (
        mask.contains(isAcross ? .flexibleLeftMargin : .flexibleTopMargin),
        mask.contains(isAcross ? .flexibleWidth : .flexibleHeight),
        mask.contains(isAcross ? .flexibleRightMargin : .flexibleBottomMargin)
      ))
  }

  /// Returns the frame row of an item as a function of the parent's extent, for reports.
  func frameRow(
    _ slot: ItemIndex, _ node: LayoutNode, _ axis: Axis, isPosition: Bool
  ) -> AutoresizingRow {
    let parent = node.state.contains(.translatesMask) ? node.parentLink?.node : nil
    let frame = (parent.map { node.autoresizingBasis(in: $0).frame } ?? node.storedFrame)
      .inset(by: node.alignmentRectInsets)
    guard let parent else {
      let position = axis == .horizontal ? frame.minX : frame.minY
      let extent = !items[slot].outerRecord.isAbsent ? 0 : frame.size[axis]
      return AutoresizingRow(factor: 0, constant: isPosition ? position : Swift.max(0, extent))
    }
    let rows = maskRows(node, parent, frame, axis)
    return isPosition ? rows.position : rows.size
  }

  /// Appends a row of a mask, whose parent extent includes the parent's alignment insets.
  private func reconcileMaskRow(
    _ row: AutoresizingRow, _ slot: ItemIndex, _ kind: RowKind, _ variable: Variable,
    _ extent: Variable, _ insets: Double
  ) {
    let origin = RowOrigin(kind, of: slot)
    guard !recovery.broken.contains(origin) else { return }
    let constant = row.constant + row.factor * insets
    appendTerm(variable, 1)
    if row.factor != 0 { appendTerm(extent, 0 - row.factor) }
    record(endRow(.equal, constant, .required), of: slot, kind)
  }
}

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
  func setNaturalMinimum(_ size: Size, of slot: ItemIndex, _ node: LayoutNode) {
    while !items.minimums.reaches(slot) { items.minimums.append(MinimumTarget()) }
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
  func setMinimumHeight(_ measured: Double, of slot: ItemIndex, _ node: LayoutNode) -> Bool {
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
  func reconcileMinimumContent(_ slot: ItemIndex, _ node: LayoutNode) {
    let minimum = items.minimums[slot]
    let priority = Priority((node.rareState?.minimum?.priority ?? .required).rawValue)
    for axis in [Axis.horizontal, .vertical] {
      let kind = axis == .horizontal ? RowKind.minimumContentWidth : .minimumContentHeight
      let (row, target) = (row(kind, of: slot), minimum.target[axis])
      if let row, target < 0 {
        remove(slot, kind, row)
      } else if let row, minimum.isChanged {
        changes.constants.append((row, target))
        changes.priorities.append((row, priority))
      } else if row == nil, target >= 0 {
        append(slot, kind, items[slot].extent(axis), .greaterThanOrEqual, target, priority)
      }
    }
  }
}

extension EngineState.Items {
  /// Returns the minimum content size of an item.
  func minimum(of slot: ItemIndex) -> MinimumTarget {
    minimums.reaches(slot) ? minimums[slot] : MinimumTarget()
  }

  /// Resets the minimum height of an item if it was measured at a width.
  ///
  /// - Returns: Whether it was above 0.
  mutating func resetMinimumHeight(of slot: ItemIndex) -> Bool {
    guard minimums[slot].target.height > 0,
      self[slot].node?.use({ $0.rareState?.minimum?.measure != nil }) == true
    else { return false }
    minimums[slot].target.height = 0
    minimums[slot].isChanged = true
    return true
  }
}

// A first layout loads its rows into the solver while they are collected, since a batch of all rows
// would need as much memory as the solver.

extension LayoutEngine {
  /// Begins the bulk load of a solver without rows.
  func beginBulkLoad() {
    // Two rows for the root; bounds of the last item reserve capacity for six.
    var own = 6 + 2 * items.minimums.count
    for slot in items.queue { own += items[slot].rowCount }
    // A constraint seldom has more than three terms.
    let constraints = rows.queue.count
    changes.isBulkLoading = true
    solver.beginBulkLoad(own + constraints, terms: own + 3 * constraints)
  }

  /// Loads the rows that an item implies by itself, except for rare rows.
  @inline(__always)
  func loadBounds(of slot: ItemIndex, _ node: NodeLink) {
    let priorities = node.contentPriorities
    let target = items[slot].targetContent
    let hugging = priorities.widthHugging(yields: items[slot].state.contains(.yields))
    let width = ExtentBounds(
      of: items[slot].width, content: target.width, hugging: Priority(hugging.rawValue),
      resistance: Priority(priorities.resistance.horizontal.rawValue))
    let height = ExtentBounds(
      of: items[slot].height, content: target.height,
      hugging: Priority(priorities.hugging.vertical.rawValue),
      resistance: Priority(priorities.resistance.vertical.rawValue))
    changes.loadedCount += items[slot].assignRows(from: solver.loadBounds(width, height))
  }

  /// Finishes the bulk load and solves.
  ///
  /// If that fails, all rows are collected again in one batch, which the explanation of the failure
  /// needs.
  func solveBulkLoadOrRetry() throws(SolverError.Thrown) {
    assert(changes.onlyAdds && changes.batch.count == 0, "bulk load into a tree with rows")
    counts.rowsChanged += changes.loadedCount
    changes.isBulkLoading = false
    do {
      return try solver.finishBulkLoad()
    } catch {}
    discardLoadedRows()
    collect()
    try solver.load(changes.batch)
    commit(changes.batch.count) { solver.lastAddedID(at: $0) }
  }

  private func discardLoadedRows() {
    for slot in items.indices { items.clearRows(of: slot) }
    for slot in rows.constraints.indices { rows.constraints[slot].row = nil }
    guard !borrowsTree else { return }
    // Constraints that were materialized during the bulk load lack the mark of being queued.
    for slot in rows.queue {
      rows.constraints.object(at: slot)?.use { $0.state.insert(.queued) }
    }
  }
}
