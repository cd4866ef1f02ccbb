// Merging trees: which engine remains.

import Buffers
import Simplex

extension LayoutNode {
  /// Lets the root of a surviving subtree adopt its orphaned constraints.
  ///
  /// Called before another tree joins.
  func adoptOrphans() {
    let root = root
    if root.state.contains(.orphaned) { _ = root.requireEngine() }
  }

  /// Merges the tree of an engine into the tree of this root.
  ///
  /// If neither tree was laid out, the engine with far more constraints remains, so that building a
  /// tree from the inside out does not transfer all constraints at every level. An engine in a
  /// layout or a query is neither replaced nor moved to another root.
  func merge(_ arriving: LayoutEngine) {
    guard let present = engine else {
      if arriving.isInUse {
        requireEngine().adoptConstraints(of: arriving)
      } else {
        arriving.rootLink = NodeLink(self)
        engine = arriving
      }
      return
    }
    guard !arriving.isInUse, !present.isInUse,
      arriving.rows.constraints.count > 2 * present.rows.constraints.count
    else {
      present.adoptConstraints(of: arriving)
      return
    }
    arriving.rootLink = NodeLink(self)
    engine = arriving
    arriving.adoptConstraints(of: present)
  }
}

extension LayoutEngine {
  /// Counts the levels of a long path to the root.
  func countLevelsClimbed(_ levels: Int) { counts.levelsClimbed += levels }

  /// True if items have slots in this engine, or a layout or a query is running.
  fileprivate var isInUse: Bool {
    !tree.needsFullScan || !items.indices.isEmpty || currentLayout.isRunning
      || currentLayout.activeQueries > 0
  }

  /// Marks this engine as superseded by another one, and empties its queues.
  ///
  /// A running layout of this engine must find no nodes, because they may be deallocated at any
  /// time.
  private func supersede(by successor: LayoutEngine) {
    captureChangedNodes()
    tree.isSuperseded = true
    self.successor = successor
    if isInUse { unregisterTree(rootLink.node) }
    tree.needsFullScan = false
    tree.insetsAreStale = true
    tree.newSubtrees.removeAll()
    tree.contentQueue.removeAll()
    tree.insetNodes.removeAll()
    currentLayout.layoutQueue.removeAll()
    for index in currentLayout.nodesToLayOut.indices { currentLayout.nodesToLayOut[index] = nil }
    recovery.badContents.removeAll()
    items.wrapQueue.removeAll()
    items.narrowed.removeAll()
    items.filled.removeAll()
    items.movedTexts.removeAll()
  }

  /// Adopts the constraints of an engine whose tree has joined this one.
  fileprivate func adoptConstraints(of other: LayoutEngine) {
    other.supersede(by: self)
    if other.hasInheritableFlags() { inheritFlags(of: other) }
    other.transfer(other.rows.constraints.indices, to: self)
  }
}

extension EngineLink {
  /// Returns the engine that owns the tree now: this one or a successor, or nil without a root.
  func findSuccessor() -> EngineLink? {
    var link = self
    while let next = link.use({ $0.successorLink }) { link = next }
    return link.use { $0.ownsTree } ? link : nil
  }

  /// Returns the root of the tree.
  func findRoot() -> NodeLink { use { $0.rootLink } }
}

// Constraints of a subtree that leaves its position in the tree.
//
// They are identified by slot, their index in the list of active constraints, so that records move
// to another engine without becoming objects.

extension LayoutEngine {
  /// Removes the constraints between the inside and the outside of a leaving subtree.
  ///
  /// Those that a stack imposed on the subtree are removed, too.
  ///
  /// - Parameter subtree: The root of the subtree, whose nodes are marked as leaving.
  /// - Returns: The slots of the constraints that move with the subtree, in order of activation.
  func removeCrossingConstraints(of subtree: LayoutNode) -> [ConstraintIndex] {
    var slots = slots(mentioning: subtree)
    // The crossing constraints are the first slots, in the same memory.
    var crossingCount = 0
    var moving: [ConstraintIndex] = []
    moving.reserveCapacity(slots.count)
    for index in slots.indices {
      let slot = slots[index]
      guard let form = rows.constraints.form(at: slot) else { continue }
      let isLeft = form.isImposed && form.statement.first.refers(to: subtree)
      if !form.crossesLeavingSubtree, !isLeft {
        moving.append(slot)
      } else if form.host != nil {
        slots[crossingCount] = slot
        crossingCount += 1
      } else if form.statement.first.state.contains(.leaving) {
        // The constraint relates two trees, and belongs to the tree of its first item.
        moving.append(slot)
      }
    }
    // A stack that is notified may run client code, which deactivates others or queries sizes, and
    // a query clears the marks of leaving nodes. The change is reported when the move ends.
    for slot in slots[..<crossingCount] where rows.constraints.form(at: slot) != nil {
      rows.constraints.object(at: slot)?.use { $0.state.remove(.active) }
      release(at: slot)
    }
    return moving
  }

  /// Finds the slots of this tree's constraints that mention the subtree, each once, ascending.
  private func slots(mentioning subtree: LayoutNode) -> [ConstraintIndex] {
    var slots: [ConstraintIndex] = []
    slots.reserveCapacity(32)
    subtree.forEachInSubtree { node in
      rows.constraints.forEachRecordMentioning(node) { slots.append($0) }
      for constraint in node.constraintObjects
      where constraint.belongs(to: self) && !constraint.state.contains(.collected) {
        constraint.state.insert(.collected)
        slots.append(constraint.slot)
      }
    }
    for slot in slots { rows.constraints.object(at: slot)?.use { $0.state.remove(.collected) } }
    slots.sort()
    return slots
  }

  /// Transfers constraints to the engine of the tree that the subtree forms or joins.
  ///
  /// - Precondition: The slots are those of every constraint that mentions their items.
  func transfer(_ slots: some Collection<ConstraintIndex>, to engine: LayoutEngine) {
    for slot in slots { rows.constraints.clearLists(ofItemsAt: slot) }
    for slot in slots {
      if rows.constraints[slot].isPlain {
        let value = rows.constraints.value(at: slot)
        release(at: slot, isListed: false)
        engine.adopt(value)
      } else if let constraint = rows.constraints.object(at: slot)?.constraint {
        release(at: slot)
        engine.adopt(ConstraintLink(constraint))
      }
    }
  }

  /// Invalidates the rows of constraints in a subtree that moves within the tree.
  func invalidateRows(of moving: [ConstraintIndex]) {
    for slot in moving {
      if let constraint = constraint(at: slot) { invalidateRow(constraint) }
    }
  }
}

// A collapsed item has outer and inner extents. The stack and everything around it use the outer
// ones, which are 0 along the axis. The item's content and its subtree use the inner ones, which
// are those of its own record, so that collapsing the item neither breaks nor moves anything
// inside.

extension LayoutEngine {
  /// Adds the record of the outer extents of a collapsed item.
  func addOuterRecord(of slot: ItemIndex, _ node: NodeLink) {
    guard node != rootLink, items[slot].outerRecord.isAbsent else { return }
    var record = ItemRecord(node, solver.makeBox())
    record.state = .isOuterRecord
    let outside = items.store(record)
    setOwner(record, of: slot)
    items[slot].outerRecord = outside
    items[slot].state.insert(.frameRowsStale)
    enqueue(outside)
    enqueue(slot)
  }

  /// Removes the record of the outer extents of an item.
  private func removeOuterRecord(of slot: ItemIndex) {
    guard !items[slot].outerRecord.isAbsent else { return }
    freeSlot(items[slot].outerRecord)
    items[slot].outerRecord = .absent
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
    guard !link.slot.isAbsent else { return }
    recordChange()
    if link.state.contains(.collapsed) {
      addOuterRecord(of: link.slot, link)
    } else {
      removeOuterRecord(of: link.slot)
    }
    enqueueMovedItem(link.slot)
    for constraint in node.mentioningConstraints
    where constraint.belongs(to: self)
      && constraint.refersToExtents(
        of: link, isMirrored: rows.constraints[constraint.slot].flags.contains(.mirrored))
    {
      if constraint.hostLink != link || constraint.state.contains(.imposedByStack) {
        invalidateRow(constraint)
      }
    }
  }

  /// Returns the size of an item's frame computed from its inner extents.
  func innerSize(of node: LayoutNode) -> Size {
    guard !node.slot.isAbsent else { return node.storedFrame.size }
    let record = items[node.slot]
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
