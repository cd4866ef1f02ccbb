@_spi(Memory) import Simplex

// Trees that become one: which engine stays in charge.

extension LayoutNode {
  /// Lets the root take along what was stated within it if it has outlived its tree, before another tree joins.
  func adoptOrphans() {
    let root = root
    if root.state.contains(.orphaned) { _ = root.requireEngine() }
  }

  /// Takes what an engine was in charge of into the tree of this root.
  ///
  /// Where neither of the two trees was laid out the engine with many more constraints stays: a tree that is
  /// built from the inside out does not hand everything on at each level. One in the middle of a layout or a question
  /// neither goes nor gets another root.
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
  /// Counts the levels of a long way up to the root.
  func countClimb(_ levels: Int) { counts.levelsClimbed += levels }

  /// Whether a layout has been tried, so that items have their places in this engine, or is going on, or a question.
  fileprivate var isInUse: Bool {
    !tree.needsFullScan || !items.indices.isEmpty || currentLayout.isRunning
      || currentLayout.activeQueries > 0
  }

  /// Leaves a tree to another engine.
  ///
  /// Nothing is left to look at, not even for a layout that is going on: what it would look at may go at any time.
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

  /// Takes the constraints of an engine whose tree has become part of this one's.
  fileprivate func adoptConstraints(of other: LayoutEngine) {
    other.supersede(by: self)
    if other.hasInheritableFlags() { inheritFlags(of: other) }
    if !canStayRecords { other.materializeAll() }
    let stated = other.detachRecords()
    for slot in other.rows.constraints.indices {
      let place = other.rows.constraints[slot].recordIndex
      if place >= 0 {
        other.rows.constraints[slot].link = nil
        adopt(stated[place])
      } else if let constraint = other.constraint(at: slot) {
        other.release(constraint)
        adopt(constraint)
      }
    }
    stated.free()
  }
}

extension EngineLink {
  /// The engine that is in charge of the tree now: this one, or one that took over; nil if the root has gone.
  func findSuccessor() -> EngineLink? {
    var link = self
    while let next = link.use({ $0.successorLink }) { link = next }
    return link.use { $0.ownsTree } ? link : nil
  }

  /// The root of the tree.
  func findRoot() -> NodeLink { use { $0.rootLink } }
}
