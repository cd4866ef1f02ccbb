@_spi(Memory) import Simplex

// Trees that become one: which engine stays in charge.

extension LayoutNode {
  /// Lets the root take along what was stated within it if it has outlived its tree, before another tree joins.
  func settleSurvivor() {
    let root = root
    if root.state.contains(.orphaned) { _ = root.requireEngine() }
  }

  /// Takes what an engine was in charge of into the tree of this root.
  ///
  /// Where neither of the two trees was laid out the engine with many more constraints stays: a tree that is
  /// built from the inside out does not hand everything on at each level. One in the middle of a layout or a question
  /// neither goes nor gets another root.
  func join(_ arriving: LayoutEngine) {
    arriving.forgetEarlyFitting()
    engine?.forgetEarlyFitting()
    guard let present = engine else {
      if arriving.hasBegun {
        requireEngine().takeConstraints(of: arriving)
      } else {
        arriving.rootLink = NodeLink(self)
        engine = arriving
      }
      return
    }
    guard !arriving.hasBegun, !present.hasBegun,
      arriving.rows.constraints.count > 2 * present.rows.constraints.count
    else {
      present.takeConstraints(of: arriving)
      return
    }
    arriving.rootLink = NodeLink(self)
    engine = arriving
    arriving.takeConstraints(of: present)
  }
}

extension LayoutEngine {
  /// Counts the levels of a long way up to the root.
  func noteClimb(_ levels: Int) { counts.levelsClimbed += levels }

  /// Whether a layout has been tried, so that items have their places in this engine, or is going on, or a question.
  fileprivate var hasBegun: Bool {
    !tree.needsFullScan || !items.indices.isEmpty || round.isRunning || round.questions > 0
  }

  /// Leaves a tree to another engine.
  ///
  /// Nothing is left to look at, not even for a layout that is going on: what it would look at may go at any time.
  private func retire(for successor: LayoutEngine) {
    listChanged()
    tree.isRetired = true
    self.successor = successor
    if hasBegun { forgetTree(rootLink.node) }
    tree.forgetNodes()
    tree.needsFullScan = false
    round.layoutQueue.removeAll()
    for index in round.nodesToLayOut.indices { round.nodesToLayOut[index] = nil }
    recovery.badContents.removeAll()
    items.wrapQueue.removeAll()
  }

  /// Takes the constraints of an engine whose tree has become part of this one's.
  fileprivate func takeConstraints(of other: LayoutEngine) {
    other.retire(for: self)
    if other.hasInheritableFlags() { inheritFlags(of: other) }
    if !takesRecords { other.makeAllConstraints() }
    let stated = other.takeStated()
    for slot in other.rows.constraints.indices {
      let place = other.rows.constraints[slot].stated
      if place >= 0 {
        other.rows.constraints[slot].link = nil
        retake(stated[place])
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
    return link.use { $0.isInCharge } ? link : nil
  }

  /// The root of the tree.
  func findRoot() -> NodeLink { use { $0.rootLink } }
}
