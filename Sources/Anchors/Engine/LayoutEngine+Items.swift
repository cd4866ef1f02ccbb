import Buffers
import Simplex

// Registration of items, and their variables.

extension LayoutEngine {
  /// Returns the slot of an item, registering it if it has none.
  ///
  /// Call it before accessing the items, because it may reallocate their list.
  @inline(__always)
  func slotRegistering(_ node: NodeLink) -> ItemIndex {
    let slot = slot(of: node)
    return slot.isAbsent ? register(node) : slot
  }

  /// Returns the slot of an item, which is absent if the item is not registered.
  @inline(__always)
  package func slot(of node: NodeLink) -> ItemIndex {
    fitting.isActive ? node.use { $0.fittingSlot } : node.slot
  }

  func slotRegistering(_ node: LayoutNode) -> ItemIndex { slotRegistering(NodeLink(node)) }

  /// The slot of the root, or nil if it has none in this engine.
  ///
  /// A copy must not register the root once the root is in another tree.
  package var rootSlot: ItemIndex? { slot(holding: rootLink.node) }

  /// Returns the slot of an item, or nil if the records of this engine do not hold it.
  package func slot(holding node: LayoutNode) -> ItemIndex? {
    let slot = slot(of: NodeLink(node))
    return items.indices.contains(slot) && items[slot].node?.refers(to: node) == true ? slot : nil
  }

  @inline(never)
  private func register(_ node: NodeLink) -> ItemIndex {
    var record = ItemRecord(node, solver.makeBox())
    // An all-zero solution moves no variable, and still has frames to write.
    record.state = [.queued, .moved]
    if node.activeCount == 0 || node.kind == .contentGuide || node.kind == .emptyStack {
      record.state.insert(.frameRowsStale)
    }
    let slot = items.store(record)
    if fitting.isActive {
      node.use { $0.fittingSlot = slot }
      fitting.nodes.append(node.node)
    } else {
      node.slot = slot
      // A copy resets the slot when it is done.
      if borrowsTree { fitting.nodes.append(node.node) }
    }
    setOwner(record, of: slot)
    items.queue.append(slot)
    if node.state.contains(.collapsed) { addOuterRecord(of: slot, node) }
    items.moved.append(slot)
    return slot
  }

  /// Records the slot that owns the variables of a record.
  func setOwner(_ record: ItemRecord, of owner: ItemIndex) {
    assert(record.x.position & 3 == 0, "the four variables of an item are not consecutive")
    let box = EngineState.Items.box(of: record.x.position)
    while items.owners.count <= box { items.owners.append(.absent) }
    items.owners[box] = owner
  }

  /// Enqueues an item whose rows may have to change.
  func enqueue(_ slot: ItemIndex) {
    guard !items[slot].state.contains(.queued) else { return }
    items[slot].state.insert(.queued)
    items.queue.append(slot)
  }

  /// Scans the new subtrees of the tree, and queues their contents.
  func scanNewSubtrees() {
    guard !tree.isSuperseded else { return }
    if tree.needsFullScan {
      tree.needsFullScan = false
      if items.records.isEmpty { reserveItems() }
      rootLink.walk(()) { node, _ in scan(node) }
    }
    for subtree in tree.newSubtrees { subtree.walk(()) { node, _ in scan(node) } }
    tree.newSubtrees.removeAll()
  }

  /// Reserves capacity for the items of a new tree, since growing in steps would move them often.
  ///
  /// A large tree gets a sixteenth more, so that the first item added later does not move them all.
  private func reserveItems() {
    var count = 0
    rootLink.walk(()) { node, _ in count += node.activeCount > 0 ? 1 : 0 }
    let room = count > 128 ? count + count / 16 : count
    reserveItems(room)
    tree.contentQueue.reserve(room)
    solver.reserveCapacity(variables: 4 * room)
  }

  /// Returns whether a node is still part of this tree, after client code that may have moved it.
  func stillContains(_ node: LayoutNode) -> Bool {
    contains(NodeLink(node)) && (fitting.isActive || node.state.contains(.scanned))
  }

  /// Returns whether a node is in the tree that this engine owns.
  ///
  /// After a root has joined another tree, it may become a root again, of another engine.
  @inline(never)
  func contains(_ link: NodeLink) -> Bool {
    fitting.isActive || (!tree.isSuperseded && link.root == rootLink)
  }

  /// Scans a node; runs no client code.
  ///
  /// - Returns: Nil if it was scanned before.
  private func scan(_ link: NodeLink) -> Void? {
    guard fitting.isActive || !link.state.contains(.scanned) else { return nil }
    if !fitting.isActive {
      link.state.insert(.scanned)
      link.use { $0.cachedDepth = ($0.parentLink?.depth ?? -1) + 1 }
      link.findDirection()
    }
    if link == rootLink || link.activeCount > 0 { _ = slotRegistering(link) }
    if link.state.contains(.translatesMask) { frameRowsChanged(link) }
    if !link.kind.isGuide {
      if !fitting.isActive { link.state.insert(.contentQueued) }
      tree.contentQueue.append(link)
    }
    if link.state.contains(.needsLayout) { currentLayout.layoutQueue.append(link) }
    guard link.hasRareState, let state = link.node.rareState else { return () }
    if let scroll = state.scroll {
      scrolling.hasScrollViews = true
      scroll.safeAreaTrials = SafeAreaTrials()
    }
    if state.insetGuides != nil { tree.insetNodes.append(link) }
    return ()
  }

  /// Invalidates the frame rows of an item, so that the next layout remakes them.
  func frameRowsChanged(_ node: LayoutNode) { frameRowsChanged(NodeLink(node)) }

  func frameRowsChanged(_ node: NodeLink) {
    let slot = slotRegistering(node)
    items[slot].state.insert(.frameRowsStale)
    enqueue(slot)
  }

  /// Unregisters the items of a leaving subtree.
  func unregister(_ node: LayoutNode) { node.forEachInSubtree { unregisterItem($0) } }

  /// Records that a node leaves, and retains it until the end of a running layout.
  private func recordDeparture(of node: LayoutNode) {
    currentLayout.changeStamp &+= 1
    captureChangedNodes()
    if currentLayout.isRunning { currentLayout.leavingNodes.append(node) }
  }

  private func unregisterItem(_ node: LayoutNode) {
    recordDeparture(of: node)
    if node.state.contains(.contentQueued) {
      tree.contentQueue.removeAll { $0.refers(to: node) }
    }
    if node.state.contains(.needsLayout) {
      currentLayout.layoutQueue.removeAll { $0.refers(to: node) }
    }
    for index in currentLayout.nodesToLayOut.indices
    where currentLayout.nodesToLayOut[index]?.refers(to: node) == true {
      currentLayout.nodesToLayOut[index] = nil
    }
    if node.rareState?.insetGuides != nil { tree.insetNodes.removeAll { $0.refers(to: node) } }
    recovery.badContents.removeAll { $0.refers(to: node) }
    tree.newSubtrees.removeAll { $0.refers(to: node) }
    node.state.remove([.scanned, .contentQueued, .leaving])
    node.surroundingsChange()
    if !node.slot.isAbsent {
      if items[node.slot].state.contains(.baselinesUsed) { invalidateBaselines(with: node) }
      freeSlot(node.slot)
    }
    node.slot = .absent
  }

  /// Unregisters all items of a tree that joins another one.
  func unregisterTree(_ root: LayoutNode) {
    root.forEachInSubtree { node in
      recordDeparture(of: node)
      node.state.remove([.scanned, .contentQueued])
      node.surroundingsChange()
      node.slot = .absent
    }
    // An unfinished query must not use these links, because another engine now handles departures.
    for slot in items.indices { items[slot].node = nil }
  }

  /// Invalidates the rows of a node's ancestors that may use its baseline.
  func invalidateBaselines(with node: LayoutNode) {
    var item = node.parentLink?.node
    while let current = item {
      for constraint in current.constraintObjects
      where constraint.needsClientQuery && constraint.belongs(to: self) {
        invalidateRow(constraint)
      }
      item = current.parentLink?.node
    }
  }

  /// Frees a slot, and removes the rows and variables of its record.
  func freeSlot(_ slot: ItemIndex) {
    if !items[slot].outerRecord.isAbsent { freeSlot(items[slot].outerRecord) }
    for kind in RowKind.allCases {
      if let row = row(kind, of: slot) { rows.toRemove.append(row) }
    }
    let record = items[slot]
    rows.variablesToRemove.append(record.x)
    rows.variablesToRemove.append(record.y)
    rows.variablesToRemove.append(record.width)
    rows.variablesToRemove.append(record.height)
    if record.state.contains(.queued) { items.queue.removeAll { $0 == slot } }
    if record.state.contains(.moved) { items.moved.removeAll { $0 == slot } }
    items.wrapQueue.removeAll { $0 == slot }
    recovery.broken.remove { $0.origin.kind != .constraint && $0.origin.item == slot }
    items[slot].node = nil
    items.clearRows(of: slot)
    items[slot].state = []
    items[slot].outerRecord = .absent
    items.freeSlots.append(slot)
  }
}
