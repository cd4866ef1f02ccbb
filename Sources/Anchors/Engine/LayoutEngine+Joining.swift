import Buffers

// Merging trees: which engine remains.

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
    arriving.discardPrelayoutFitting()
    engine?.discardPrelayoutFitting()
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
    tree.removeAllNodes()
    tree.needsFullScan = false
    currentLayout.layoutQueue.removeAll()
    for index in currentLayout.nodesToLayOut.indices { currentLayout.nodesToLayOut[index] = nil }
    recovery.badContents.removeAll()
    items.wrapQueue.removeAll()
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
