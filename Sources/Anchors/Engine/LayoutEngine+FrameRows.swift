import Simplex

// Rows that fix the frame of an item: those of a translated autoresizing mask, and those of an item
// without constraints and content.

extension LayoutEngine {
  /// Remakes the frame rows of an item.
  func collectFrameRows(_ slot: Int, _ node: LayoutNode) {
    // The root's rows state the requested size; the root of a fitting may have a parent
    // nevertheless.
    guard let parent = node.parentLink?.node, !rootLink.refers(to: node) else { return }
    guard node.kind != .contentGuide else { return collectScrollContent(slot, node, parent) }
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
      collectMaskRows(slot, node, parent, frame)
    } else if isUnconstrained(slot, node) {
      append(slot, .frameX, items[slot].x, .equal, frame.minX, .required)
      append(slot, .frameY, items[slot].y, .equal, frame.minY, .required)
      append(slot, .frameWidth, items[slot].width, .equal, frame.width, .required)
      append(slot, .frameHeight, items[slot].height, .equal, frame.height, .required)
    } else if items[slot].outerRecord >= 0 || node.kind == .emptyStack {
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
  private func collectScrollContent(_ slot: Int, _ guide: LayoutNode, _ scroll: LayoutNode) {
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
  private func isUnconstrained(_ slot: Int, _ node: LayoutNode) -> Bool {
    node.activeCount == 0 && items[slot].targetContent == .noIntrinsicSize
      && items.minimum(of: slot).target == .noIntrinsicSize
  }

  private func collectMaskRows(
    _ slot: Int, _ node: LayoutNode, _ parent: LayoutNode, _ frame: Rect
  ) {
    let outer = slotRegistering(parent)
    let insets = parent.alignmentRectInsets
    let horizontal = maskRows(node, parent, frame, .horizontal)
    let width = items[outer].width
    let widthInsets = insets.left + insets.right
    collectMaskRow(horizontal.position, slot, .frameX, items[slot].x, width, widthInsets)
    let extents = items[slot].outerRecord >= 0 ? Int(items[slot].outerRecord) : slot
    let ownWidth = items[horizontal.size.factor == 0 ? slot : extents].width
    collectMaskRow(horizontal.size, slot, .frameWidth, ownWidth, width, widthInsets)
    let vertical = maskRows(node, parent, frame, .vertical)
    let height = items[outer].height
    let heightInsets = insets.top + insets.bottom
    collectMaskRow(vertical.position, slot, .frameY, items[slot].y, height, heightInsets)
    let ownHeight = items[vertical.size.factor == 0 ? slot : extents].height
    collectMaskRow(vertical.size, slot, .frameHeight, ownHeight, height, heightInsets)
  }

  /// Computes the rows of a translated mask for a frame along an axis.
  private func maskRows(
    _ node: LayoutNode, _ parent: LayoutNode, _ frame: Rect, _ axis: Axis
  ) -> (position: AutoresizingRow, size: AutoresizingRow) {
    let mask = node.rareState?.autoresizingMask ?? []
    let reference = node.autoresizingBasis(in: parent).parentSize
    if axis == .horizontal {
      return AutoresizingRow.rows(
        start: frame.minX, size: frame.width, extent: reference.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ))
    }
    return AutoresizingRow.rows(
      start: frame.minY, size: frame.height, extent: reference.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
  }

  /// Returns the frame row of an item as a function of the parent's extent, for reports.
  func frameRow(
    _ slot: Int, _ node: LayoutNode, _ axis: Axis, isPosition: Bool
  ) -> AutoresizingRow {
    let parent = node.state.contains(.translatesMask) ? node.parentLink?.node : nil
    let frame = (parent.map { node.autoresizingBasis(in: $0).frame } ?? node.storedFrame)
      .inset(by: node.alignmentRectInsets)
    guard let parent else {
      let isAcross = axis == .horizontal
      let position = isAcross ? frame.minX : frame.minY
      let extent = items[slot].outerRecord >= 0 ? 0 : isAcross ? frame.width : frame.height
      return AutoresizingRow(factor: 0, constant: isPosition ? position : Swift.max(0, extent))
    }
    let rows = maskRows(node, parent, frame, axis)
    return isPosition ? rows.position : rows.size
  }

  /// Appends a row of a mask, whose parent extent includes the parent's alignment insets.
  private func collectMaskRow(
    _ row: AutoresizingRow, _ slot: Int, _ kind: RowKind, _ variable: Variable,
    _ extent: Variable, _ insets: Double
  ) {
    let origin = RowOrigin(kind: kind, index: Int32(slot))
    guard !recovery.broken.contains(origin) else { return }
    let constant = row.constant + row.factor * insets
    appendTerm(variable, 1)
    if row.factor != 0 { appendTerm(extent, 0 - row.factor) }
    record(endRow(.equal, constant, .required), of: slot, kind)
  }
}
