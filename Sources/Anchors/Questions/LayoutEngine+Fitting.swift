@_spi(Memory) import Simplex

// The size that a subtree would take by itself, found in a solver of its own.

/// The places that the nodes of a subtree have in a fitting that is under way, to be given back.
private struct SavedSlots {
  private var places: [(node: LayoutNode, slot: Int32)] = []

  /// Takes the places away from a node and all in it.
  mutating func save(from node: LayoutNode) {
    var places: [(node: LayoutNode, slot: Int32)] = []
    node.forEachInSubtree { node in
      places.append((node, node.fittingSlot))
      node.fittingSlot = -1
    }
    self.places = places
  }

  func restore() {
    for (node, slot) in places { node.fittingSlot = slot }
  }
}

extension LayoutNode {
  /// The size of the alignment rectangle nearest to a target that the node's contents allow, once that
  /// is up to date.
  package func fittingSize(
    _ target: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) throws(LayoutError) -> Size {
    for (name, extent) in [("width", target.width), ("height", target.height)] {
      guard RootExtent.isUnlimited(extent) || (extent >= 0 && extent <= 1e9) else {
        throw .invalidNumber(
          "The target " + name + " of a fitting size cannot be " + decimal(extent)
            + "; give a number from 0 to 1e9, or infinity for no limit.")
      }
    }
    let size = withTreeEngine { engine -> Size? in
      if parentLink == nil, let size = engine.fitTree(rootSize(target, horizontal, vertical)) {
        return size
      }
      var rounds = 0
      repeat {
        engine.updateConstraints()
        refreshInsetGuidesOfSubtree()
        rounds += 1
      } while state.needsConstraintUpdateWithin && rounds < 3
      return nil
    }
    if let size { return size }
    let fitting = makeFitting(target, horizontal, vertical)
    return try fitting.fit(self)
  }

  /// The smallest size that the contents of the node allow; the tree is unchanged.
  ///
  /// Constraints that cannot hold are left out as by recovering layout, the latest first. They conflict in
  /// the tree as well, and are reported there.
  ///
  /// - Returns: The size, or nil if the solver finds none.
  func compressedSizeAsIs() -> Size? {
    let fitting = makeFitting(.layoutFittingCompressed, .fittingSizeLevel, .fittingSizeLevel)
    fitting.recovery.report = LayoutReport()
    return try? fitting.fit(self)
  }

  /// An engine for what is inside of the node, to be asked once.
  private func makeFitting(
    _ target: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> LayoutEngine {
    var contents: [NaturalContent] = []
    gatherContents(&contents)
    var inside = constraintsWithin()
    forEachInSubtree { $0.state.insert(.leaving) }
    inside.removeAll { $0.isImposed(on: self) || $0.crossesBorderOfLeaving }
    forEachInSubtree { $0.state.remove(.leaving) }
    inside.sortByPlace()
    let engine = LayoutEngine(fitting: self, constraints: inside)
    engine.fitting.gatheredContents = contents
    engine.currentLayout.requestedSize = rootSize(target, horizontal, vertical)
    return engine
  }

  /// The size that a target for the alignment rectangle asks for.
  private func rootSize(
    _ target: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> RootSize {
    let insets = alignmentRectInsets
    return RootSize(
      width: RootExtent(
        target: target.width, priority: horizontal, insets: insets.left + insets.right),
      height: RootExtent(
        target: target.height, priority: vertical, insets: insets.top + insets.bottom))
  }

  /// Asks the node and all in it for their contents.
  private func gatherContents(_ contents: inout [NaturalContent]) {
    var deeper: [LayoutNode] = []
    gatherContents(&contents, Self.levelsByCalls, &deeper)
    while let node = deeper.popLast() {
      node.gatherContents(&contents, Self.levelsByCalls, &deeper)
    }
  }

  /// Does so in the order in which the engine will scan the subtree.
  private func gatherContents(
    _ contents: inout [NaturalContent], _ levels: Int, _ deeper: inout [LayoutNode]
  ) {
    guard levels > 0 else {
      deeper.append(self)
      return
    }
    contents.append(NaturalContent(of: self))
    var index = 0
    // Those asked may change the list.
    while index < storedChildren.count {
      storedChildren[index].gatherContents(&contents, levels - 1, &deeper)
      index += 1
    }
  }

  private func refreshInsetGuidesOfSubtree() {
    forEachInSubtree { $0.refreshInsetGuides() }
  }
}

extension LayoutConstraint {
  /// Whether the constraint says something of a node on behalf of the stack that the node is in.
  fileprivate func isImposed(on node: LayoutNode) -> Bool {
    state.contains(.imposedByStack) && firstItem === node
  }
}

extension LayoutEngine {
  /// An engine that looks at part of a tree without being in charge of it.
  fileprivate convenience init(fitting root: LayoutNode, constraints: [LayoutConstraint]) {
    self.init(root: NodeLink(root))
    borrowsTree = true
    fitting.isActive = true
    for constraint in constraints {
      let link = ConstraintLink(constraint)
      link.retain()
      rows.queue.append(Int32(rows.constraints.count))
      rows.constraints.append(ActiveConstraint(link: link))
    }
  }

  /// The fitting size of a whole tree that has been laid out, or asked before: what has changed since is solved from
  /// where the last layout ended; numbers are tried out in place, anything else in a copy.
  ///
  /// - Returns: The size, or nil where it has to be found from nothing: where something is wrong, which is then
  ///   reported, or where a copy would answer otherwise.
  fileprivate func fitTree(_ size: RootSize) -> Size? {
    // A question around this one goes through lists that getting ahead, or what ends it, would make anew.
    guard !currentLayout.isRunning, hasNoExceptions,
      currentLayout.number > 0 || (currentLayout.activeQueries == 1 && shouldSolveAhead())
    else { return nil }
    let asked = rootLink
    currentLayout.isRunning = true
    defer {
      currentLayout.isRunning = false
      discardAnswers()
      releaseLeavingNodes()
    }
    prepare(false)
    // The program may have put the tree into another, which its engine then is in charge of.
    guard canFitInPlace, rootLink == asked, currentLayout.number > 0 || solveAhead(size),
      rootLink == asked
    else {
      resetAfterPrelayout()
      return nil
    }
    if var trial = FittingTrial(self, size), let found = trial.size() { return found }
    guard canFitInPlace, rootLink == asked else { return nil }
    let copy = LayoutEngine(copying: self)
    defer { copy.restoreSlots() }
    copy.currentLayout.requestedSize = size
    let stage = currentLayout.changeStamp
    do throws(LayoutError) { try copy.solve() } catch { return nil }
    // A text that was measured for the copy may have changed the tree.
    guard canFitInPlace, rootLink == asked, currentLayout.changeStamp == stage else { return nil }
    let root = copy.items[slotRegistering(rootLink)]
    return Size(width: copy.solver[root.width], height: copy.solver[root.height])
  }

  /// Takes back the places that a copy has given to nodes which the engine in charge has not met.
  func restoreSlots() {
    for node in fitting.nodes { node.slot = -1 }
    fitting.nodes.removeAll()
  }

  /// Whether the tree is prepared, and its solver can be asked for a fitting size.
  var canFitInPlace: Bool { ownsTree && !needsPreparation && hasNoExceptions }

  /// Whether nothing is left out, and nothing is measured otherwise than for a fitting size.
  private var hasNoExceptions: Bool {
    recovery.broken.isEmpty && recovery.invalidConstraints.isEmpty && recovery.badContents.isEmpty
      && !tree.mayMeetOtherTrees && !scrolling.hasScrollViews && grid == nil
  }

  fileprivate func fit(_ node: LayoutNode) throws(LayoutError) -> Size {
    var places = SavedSlots()
    places.save(from: node)
    defer {
      for node in fitting.nodes { node.fittingSlot = -1 }
      places.restore()
    }
    scanNewSubtrees()
    try solve()
    let slot = slotRegistering(node)
    return Size(width: solver[items[slot].width], height: solver[items[slot].height])
  }
}
