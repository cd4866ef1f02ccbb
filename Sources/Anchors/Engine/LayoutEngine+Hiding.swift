import Simplex

// A collapsed item has outer and inner extents. The stack and everything around it use the outer
// ones, which are 0 along the axis. The item's content and its subtree use the inner ones, which
// are those of its own record, so that collapsing the item neither breaks nor moves anything
// inside.

extension LayoutEngine {
  /// Adds the record of the outer extents of a collapsed item.
  func addOuterRecord(of slot: Int, _ node: NodeLink) {
    guard node != rootLink, items[slot].outerRecord < 0 else { return }
    var record = ItemRecord(node, solver.makeBox())
    record.state = .isOuterRecord
    let outside = items.store(record)
    setOwner(record, of: slot)
    items[slot].outerRecord = Int32(outside)
    items[slot].state.insert(.frameRowsStale)
    enqueue(outside)
    enqueue(slot)
  }

  /// Removes the record of the outer extents of an item.
  private func removeOuterRecord(of slot: Int) {
    guard items[slot].outerRecord >= 0 else { return }
    freeSlot(Int(items[slot].outerRecord))
    items[slot].outerRecord = -1
    items[slot].state.insert(.frameRowsStale)
    enqueue(slot)
  }

  /// Updates an item that a stack has collapsed or expanded.
  ///
  /// Rows of constraints from outside are lowered again if they refer to the item's far edges,
  /// centers or extents.
  ///
  /// Complexity: O(constraints of the node).
  func hidingChanged(_ node: LayoutNode) {
    let link = NodeLink(node)
    guard link.slot >= 0 else { return }
    recordChange()
    if link.state.contains(.collapsed) {
      addOuterRecord(of: Int(link.slot), link)
    } else {
      removeOuterRecord(of: Int(link.slot))
    }
    enqueueMovedItem(Int(link.slot))
    for constraint in node.mentioningConstraints
    where constraint.belongs(to: self)
      && constraint.refersToExtents(
        of: link, isMirrored: rows.constraints[Int(constraint.slot)].flags.contains(.mirrored))
    {
      if constraint.hostLink != link || constraint.state.contains(.imposedByStack) {
        invalidateRow(constraint)
      }
    }
  }

  /// Returns the size of an item's frame computed from its inner extents.
  func innerSize(of node: LayoutNode) -> Size {
    guard node.slot >= 0 else { return node.storedFrame.size }
    let record = items[Int(node.slot)]
    let insets = node.alignmentRectInsets
    return Size(
      width: solver[record.width] + insets.left + insets.right,
      height: solver[record.height] + insets.top + insets.bottom)
  }
}

extension LayoutConstraint {
  /// Returns whether the constraint refers to an attribute that depends on a node's size.
  fileprivate func refersToExtents(of node: NodeLink, isMirrored: Bool) -> Bool {
    for end in 0..<endCount where item(at: end) == node {
      let attribute = attribute(at: end)
      if attribute.isDimension || attribute.isBaseline { return true }
      if attribute.shareOfExtent(mirrored: isMirrored) != 0 { return true }
    }
    return false
  }
}
