import Simplex

// Which items take part, and their variables.

extension LayoutEngine {
  /// The place of an item, which it is given if it has none.
  func place(of node: LayoutNode) -> Int {
    node.slot >= 0 ? Int(node.slot) : register(node)
  }

  private func register(_ node: LayoutNode) -> Int {
    var record = ItemRecord(
      node, solver.makeVariable(), solver.makeVariable(), solver.makeVariable(),
      solver.makeVariable())
    if node.activeConstraints == 0 || node.state.contains(.contentGuide) {
      record.state.insert(.frameRowsStale)
    }
    let slot: Int
    if let free = freeItems.popLast() {
      slot = Int(free)
      items[slot] = record
    } else {
      slot = items.count
      items.append(record)
    }
    node.slot = Int32(slot)
    own(record.x, slot)
    own(record.y, slot)
    own(record.width, slot)
    own(record.height, slot)
    enqueue(slot)
    // A solution of nothing but zeros moves no variable, and still is a frame.
    markMoved(slot)
    return slot
  }

  private func own(_ variable: Variable, _ slot: Int) {
    let index = variable.position
    while owners.count <= index { owners.append(-1) }
    owners[index] = Int32(slot)
  }

  /// Notes that the rows of an item may have to change.
  func enqueue(_ slot: Int) {
    guard !items[slot].state.contains(.queued) else { return }
    items[slot].state.insert(.queued)
    itemQueue.append(Int32(slot))
  }

  /// Looks through what is new in the tree.
  func walkArrivals() {
    if needsWalk {
      needsWalk = false
      arrivals.removeAll()
      if let root = rootLink.node {
        items.reserveCapacity(8)
        walk(root)
      }
    }
    guard !arrivals.isEmpty else { return }
    let subtrees = arrivals
    arrivals.removeAll()
    for subtree in subtrees {
      if let node = subtree.node { walk(node) }
    }
  }

  private func walk(_ node: LayoutNode) {
    guard !node.state.contains(.known) else { return }
    node.state.insert(.known)
    if node === rootLink.node || node.activeConstraints > 0 { _ = place(of: node) }
    if node.state.contains(.translatesMask) { frameRowsChanged(node) }
    if !node.state.contains(.guide) { measure(node) }
    if node.extras?.insetGuides != nil { insetNodes.append(NodeLink(node)) }
    if node.state.contains(.scrolls) { hasScrollViews = true }
    if node.state.contains(.needsLayout) { layoutQueue.append(NodeLink(node)) }
    for child in node.children { walk(child) }
    if let guides = node.extras?.guides {
      for guide in guides { walk(guide) }
    }
  }

  /// Makes the rows that hold an item's frame anew at the next layout.
  func frameRowsChanged(_ node: LayoutNode) {
    let slot = place(of: node)
    items[slot].state.insert(.frameRowsStale)
    enqueue(slot)
  }

  /// Forgets the items of a subtree that leaves.
  func forget(_ node: LayoutNode) {
    if node.state.contains(.contentQueued) {
      contentQueue.removeAll { $0.leads(to: node) }
    }
    if node.state.contains(.needsLayout) {
      layoutQueue.removeAll { $0.leads(to: node) }
    }
    if node.extras?.insetGuides != nil { insetNodes.removeAll { $0.leads(to: node) } }
    badContents.removeAll { $0.leads(to: node) }
    arrivals.removeAll { $0.leads(to: node) }
    node.state.remove([.known, .contentQueued])
    if node.slot >= 0 { free(Int(node.slot)) }
    node.slot = -1
    for child in node.children { forget(child) }
    for guide in node.extras?.guides ?? [] { forget(guide) }
  }

  /// Forgets all items, when the tree becomes part of another one.
  func forgetTree(_ node: LayoutNode) {
    node.state.remove([.known, .contentQueued])
    node.slot = -1
    for child in node.children { forgetTree(child) }
    for guide in node.extras?.guides ?? [] { forgetTree(guide) }
  }

  private func free(_ slot: Int) {
    for kind in RowKind.allCases {
      if let row = items[slot].rows[kind] { doomedRows.append(row) }
    }
    let record = items[slot]
    doomedVariables.append(record.x)
    doomedVariables.append(record.y)
    doomedVariables.append(record.width)
    doomedVariables.append(record.height)
    if record.state.contains(.queued) { itemQueue.removeAll { $0 == slot } }
    if record.state.contains(.moved) { movedItems.removeAll { $0 == slot } }
    wrapQueue.removeAll { $0 == slot }
    broken.removeAll { $0.origin.kind != .constraint && $0.origin.index == slot }
    items[slot].node = NodeLink()
    items[slot].rows = ItemRows()
    items[slot].state = []
    freeItems.append(Int32(slot))
  }
}
