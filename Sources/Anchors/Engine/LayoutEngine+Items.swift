@_spi(Memory) import Simplex

// Which items take part, and their variables.

extension LayoutEngine {
  /// The slot of an item, which is registered if it has none.
  ///
  /// Call it before accessing the items, whose list may grow.
  @inline(__always)
  func slotRegistering(_ node: NodeLink) -> Int {
    let slot = slot(of: node)
    return slot >= 0 ? Int(slot) : register(node)
  }

  /// The slot of an item, or -1.
  @inline(__always)
  func slot(of node: NodeLink) -> Int32 {
    fitting.isActive ? node.use { $0.fittingSlot } : node.slot
  }

  func slotRegistering(_ node: LayoutNode) -> Int { slotRegistering(NodeLink(node)) }

  /// The slot of the root, or nil if it has none here: a copy must not give it one once it is in another tree.
  var rootSlot: Int? {
    let slot = Int(slot(of: rootLink))
    return items.indices.contains(slot) && items[slot].node == rootLink ? slot : nil
  }

  @inline(never)
  private func register(_ node: NodeLink) -> Int {
    var record = ItemRecord(node, solver.makeBox())
    // A solution of nothing but zeros moves no variable, and still is a frame.
    record.state = [.queued, .moved]
    if node.activeCount == 0 || node.kind == .contentGuide || node.kind == .emptyStack {
      record.state.insert(.frameRowsStale)
    }
    let slot = items.store(record)
    if fitting.isActive {
      node.use { $0.fittingSlot = Int32(slot) }
      fitting.nodes.append(node.node)
    } else {
      node.slot = Int32(slot)
      // A copy has it for as long as it is looked at.
      if borrowsTree { fitting.nodes.append(node.node) }
    }
    setOwner(record, of: slot)
    let place = Int32(truncatingIfNeeded: slot)
    items.queue.append(place)
    if node.state.contains(.collapsed) { addOuterRecord(of: slot, node) }
    items.moved.append(place)
    return slot
  }

  /// Notes whose variables those of a record are.
  func setOwner(_ record: ItemRecord, of owner: Int) {
    assert(record.x.position & 3 == 0, "variables that are not made four at a time")
    let box = EngineState.Items.box(of: record.x.position)
    while items.owners.count <= box { items.owners.append(-1) }
    items.owners[box] = Int32(truncatingIfNeeded: owner)
  }

  /// Notes that the rows of an item may have to change.
  func enqueue(_ slot: Int) {
    guard !items[slot].state.contains(.queued) else { return }
    items[slot].state.insert(.queued)
    items.queue.append(Int32(slot))
  }

  /// Scans the subtrees that are new in the tree.
  func scanNewSubtrees() {
    guard !tree.isSuperseded else { return }
    let before = tree.treeVersion
    if tree.needsFullScan {
      tree.needsFullScan = false
      tree.newSubtrees.removeAll()
      if items.records.isEmpty { reserveItems() }
      scan(rootLink)
    }
    guard !tree.newSubtrees.isEmpty else { return }
    let subtrees = tree.newSubtrees.map { $0.node }
    tree.newSubtrees.removeAll()
    for subtree in subtrees where before == tree.treeVersion || contains(NodeLink(subtree)) {
      scan(NodeLink(subtree))
    }
  }

  /// Makes room for the items of a tree that is new: growing little by little would move them several times.
  ///
  /// A large tree gets a sixteenth more, or the first item that comes later would move them all.
  private func reserveItems() {
    let count = mentioned(in: rootLink, LayoutNode.levelsByCalls)
    let room = count > 128 ? count + count / 16 : count
    reserveItems(room)
    solver.reserveCapacity(variables: 4 * room)
  }

  /// The number of nodes in a subtree that constraints mention.
  private func mentioned(in link: NodeLink, _ levels: Int) -> Int {
    var count = link.activeCount > 0 ? 1 : 0
    guard levels > 0, !link.hasRareState else {
      count = 0
      link.node.forEachInSubtree { if $0.activeCount > 0 { count += 1 } }
      return count
    }
    var index = 0
    while let child = link.child(at: index) {
      count += mentioned(in: child, levels - 1)
      index += 1
    }
    return count
  }

  /// Whether a node is still part of this tree, checked after calling code that may have moved it.
  func stillContains(_ node: LayoutNode) -> Bool {
    contains(NodeLink(node)) && (fitting.isActive || node.state.contains(.scanned))
  }

  /// Whether a node is in the tree that this engine is in charge of; a root that has joined another tree may be a
  /// root again, of another engine.
  @inline(never)
  func contains(_ link: NodeLink) -> Bool {
    fitting.isActive || (!tree.isSuperseded && link.root == rootLink)
  }

  /// Scans a subtree.
  private func scan(_ link: NodeLink) {
    var deeper: [LayoutNode] = []
    let before = tree.treeVersion
    scan(link, LayoutNode.levelsByCalls, &deeper)
    while let node = deeper.popLast() {
      guard before == tree.treeVersion || contains(NodeLink(node)) else { continue }
      scan(NodeLink(node), LayoutNode.levelsByCalls, &deeper)
    }
  }

  private func scan(_ link: NodeLink, _ levels: Int, _ deeper: inout [LayoutNode]) {
    guard fitting.isActive || !link.state.contains(.scanned) else { return }
    guard levels > 0 else {
      deeper.append(link.node)
      return
    }
    if !fitting.isActive {
      link.state.insert(.scanned)
      link.use { $0.cachedDepth = ($0.parentLink?.depth ?? -1) + 1 }
      link.findDirection()
    }
    if link == rootLink || link.activeCount > 0 { _ = slotRegistering(link) }
    if link.state.contains(.translatesMask) { frameRowsChanged(link) }
    if !link.kind.isGuide { guard measureContent(of: link) else { return } }
    if link.state.contains(.needsLayout) { currentLayout.layoutQueue.append(link) }
    // In a leaf no more methods of the program run, which might take the node away.
    guard !link.isLeaf else { return }
    let node = link.node
    if link.kind == .scrollView {
      scrolling.hasScrollViews = true
      node.rareState?.scroll?.safeAreaTrials = (SafeAreaTrial(), SafeAreaTrial())
    }
    var index = 0
    while let child = link.child(at: index) {
      let before = tree.treeVersion
      scan(child, levels - 1, &deeper)
      index += 1
      guard before != tree.treeVersion, !fitting.isActive else { continue }
      // The node may be among those that have left in the meantime, or an unscanned child have a smaller index now.
      guard stillContains(node) else { return }
      index = 0
    }
    guard fitting.isActive || link.state.contains(.scanned) else { return }
    guard link.hasRareState else { return }
    if node.rareState?.insetGuides != nil { tree.insetNodes.append(link) }
    for guide in node.rareState?.guides ?? [] { scan(NodeLink(guide), levels - 1, &deeper) }
  }

  /// Marks the rows that hold an item's frame for being remade at the next layout.
  func frameRowsChanged(_ node: LayoutNode) { frameRowsChanged(NodeLink(node)) }

  func frameRowsChanged(_ node: NodeLink) {
    let slot = slotRegistering(node)
    items[slot].state.insert(.frameRowsStale)
    enqueue(slot)
  }

  /// Has a scan that goes through the children of a node look at all of them again.
  func invalidateScans() { tree.treeVersion += 1 }

  /// Forgets the items of a departing subtree.
  func unregister(_ node: LayoutNode) { node.forEachInSubtree { unregisterItem($0) } }

  /// Counts a departure, and keeps the node for as long as a layout is under way.
  private func recordDeparture(of node: LayoutNode) {
    tree.treeVersion += 1
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
    if node.slot >= 0 {
      if items[Int(node.slot)].state.contains(.baselinesUsed) { invalidateBaselines(with: node) }
      free(Int(node.slot))
    }
    node.slot = -1
  }

  /// Forgets all items, when the tree becomes part of another one.
  func unregisterTree(_ root: LayoutNode) {
    root.forEachInSubtree { node in
      recordDeparture(of: node)
      node.state.remove([.scanned, .contentQueued])
      node.surroundingsChange()
      node.slot = -1
    }
    // A question that goes on must not follow them where another engine is told of what goes.
    for slot in items.indices { items[slot].node = nil }
  }

  /// Restates the rows of items around a node that may have their baseline from it.
  func invalidateBaselines(with node: LayoutNode) {
    var item = node.parentLink?.node
    while let current = item {
      for constraint in current.constraintObjects
      where constraint.needsClientAnswer && constraint.belongs(to: self) {
        invalidateRow(constraint)
      }
      item = current.parentLink?.node
    }
  }

  /// Frees a slot, and removes the rows and variables of its record.
  func free(_ slot: Int) {
    if items[slot].outerRecord >= 0 { free(Int(items[slot].outerRecord)) }
    for kind in RowKind.allCases {
      if let row = row(kind, of: slot) { rows.toRemove.append(row) }
    }
    let record = items[slot]
    rows.variablesToRemove.append(record.x)
    rows.variablesToRemove.append(record.y)
    rows.variablesToRemove.append(record.width)
    rows.variablesToRemove.append(record.height)
    if record.state.contains(.queued) { items.queue.removeAll { Int($0) == slot } }
    if record.state.contains(.moved) { items.moved.removeAll { Int($0) == slot } }
    items.wrapQueue.removeAll { Int($0) == slot }
    recovery.broken.removeAll { $0.origin.kind != .constraint && $0.origin.index == slot }
    items[slot].node = nil
    items.clearRows(of: slot)
    items[slot].state = []
    items[slot].outerRecord = -1
    items.freeSlots.append(Int32(slot))
  }
}
