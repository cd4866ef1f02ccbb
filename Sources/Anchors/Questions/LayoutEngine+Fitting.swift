import Buffers
import Simplex

// Fitting sizes: the size of a subtree by itself, found in a separate solver.

extension LayoutNode {
  /// Computes the size of the alignment rectangle nearest to a target that the contents allow.
  ///
  /// The contents are updated first.
  ///
  /// - Throws: ``LayoutError``; no frame is changed.
  package func fittingSize(
    _ target: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) throws(LayoutError) -> Size {
    for (name, extent) in [("width", target.width), ("height", target.height)] {
      guard RootExtent.isUnlimited(extent) || (extent >= 0 && extent <= 1e9) else {
        throw .invalidNumber(
          "The target " + name + " " + decimal(extent) + " of a fitting size is invalid; use a "
            + name + " from 0 to 1e9, or infinity for no limit.")
      }
    }
    let size = withTreeEngine { engine -> Size? in
      if parentLink == nil, let size = engine.fitTree(rootSize(target, horizontal, vertical)) {
        return size
      }
      var rounds = 0
      repeat {
        engine.updateConstraints()
        forEachInSubtree { $0.updateInsetGuides() }
        rounds += 1
      } while state.needsConstraintUpdateWithin && rounds < 3
      return nil
    }
    if let size { return size }
    let fitting = makeFitting(target, horizontal, vertical)
    return try fitting.fit(self)
  }

  /// Computes the smallest size that the contents of the node allow, without updating the tree.
  ///
  /// Constraints that cannot hold are broken as in recovering layout, the latest first. They
  /// conflict in the tree as well, and are reported there.
  ///
  /// - Returns: The size, or nil if the solver finds none.
  func compressedSizeAsIs() -> Size? {
    let fitting = makeFitting(.layoutFittingCompressed, .fittingSizeLevel, .fittingSizeLevel)
    fitting.recovery.report = LayoutReport()
    return try? fitting.fit(self)
  }

  /// Creates an engine for one fitting of the node's subtree.
  private func makeFitting(
    _ target: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> LayoutEngine {
    var contents: [ContentAnswer] = []
    // In the order in which the engine scans them; guides have none.
    forEachInSubtree { if !NodeLink($0).kind.isGuide { contents.append(ContentAnswer(of: $0)) } }
    var inside = constraintsWithin()
    forEachInSubtree { $0.state.insert(.leaving) }
    inside.removeAll { $0.isImposed(on: self) || $0.form?.crossesLeavingSubtree == true }
    forEachInSubtree { $0.state.remove(.leaving) }
    inside.sortBySlot()
    let engine = LayoutEngine(fitting: self, constraints: inside)
    engine.fitting.contents = contents
    engine.currentLayout.requestedSize = rootSize(target, horizontal, vertical)
    return engine
  }

  /// Returns the size of the root for a target of the alignment rectangle.
  private func rootSize(
    _ target: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> RootSize {
    let insets = alignmentRectInsets.extents
    return RootSize(
      width: RootExtent(target: target.width, priority: horizontal, insets: insets.width),
      height: RootExtent(target: target.height, priority: vertical, insets: insets.height))
  }
}

extension LayoutConstraint {
  /// Returns whether a stack around a node imposed the constraint on the node.
  fileprivate func isImposed(on node: LayoutNode) -> Bool {
    state.contains(.imposedByStack) && firstItem === node
  }
}

extension LayoutEngine {
  /// Creates an engine for part of a tree that another engine owns.
  fileprivate convenience init(fitting root: LayoutNode, constraints: [LayoutConstraint]) {
    self.init(root: NodeLink(root))
    borrowsTree = true
    fitting.isActive = true
    rows.needAnswers = true
    for constraint in constraints {
      guard let form = constraint.form else { continue }
      rows.queue.append(ConstraintIndex(rows.constraints.count))
      rows.constraints.append(ConstraintLink(constraint), form)
    }
  }

  /// Computes the fitting size of a whole tree that was laid out.
  ///
  /// Only the changes since the last layout are solved, in a copy.
  ///
  /// - Returns: The size, or nil if a separate fitting is required. That reports what is wrong, or
  ///   has another answer than a copy.
  fileprivate func fitTree(_ size: RootSize) -> Size? {
    guard !currentLayout.isRunning, hasNoExceptions, currentLayout.number > 0 else { return nil }
    let asked = rootLink
    currentLayout.isRunning = true
    defer {
      currentLayout.isRunning = false
      discardAnswers()
      releaseLeavingNodes()
      reportChangeInFitting()
    }
    prepareToSolve(false)
    // Client code may have moved the tree into another one, whose engine then owns it.
    guard canFit, rootLink == asked else { return nil }
    let copy = LayoutEngine(copying: self)
    defer { copy.restoreSlots() }
    copy.currentLayout.requestedSize = size
    let stage = currentLayout.changeStamp
    do throws(LayoutError) { try copy.solveAndWrapTexts() } catch { return nil }
    // Measuring a text for the copy may have changed the tree.
    guard canFit, rootLink == asked, currentLayout.changeStamp == stage else { return nil }
    let root = copy.items[slotRegistering(rootLink)]
    return Size(width: copy.solver[root.width], height: copy.solver[root.height])
  }

  /// Unregisters the nodes that a copy has registered and the owning engine has not.
  package func restoreSlots() {
    for node in fitting.nodes { node.slot = .absent }
    fitting.nodes.removeAll()
  }

  /// True if the tree is prepared, and a copy of its solver can compute a fitting size.
  var canFit: Bool { ownsTree && !needsPreparation && hasNoExceptions }

  /// True if nothing is broken or invalid, and contents are measured as in a fitting.
  private var hasNoExceptions: Bool {
    recovery.broken.isEmpty && recovery.invalidConstraints.isEmpty && recovery.badContents.isEmpty
      && !tree.mayMeetOtherTrees && !scrolling.hasScrollViews && grid == nil
  }

  fileprivate func fit(_ node: LayoutNode) throws(LayoutError) -> Size {
    var slots: [(node: LayoutNode, slot: ItemIndex)] = []
    node.forEachInSubtree { node in
      slots.append((node, node.fittingSlot))
      node.fittingSlot = .absent
    }
    defer {
      for node in fitting.nodes { node.fittingSlot = .absent }
      for (node, slot) in slots { node.fittingSlot = slot }
    }
    scanNewSubtrees()
    measureQueuedContents()
    try solveAndWrapTexts()
    let slot = slotRegistering(node)
    return Size(width: solver[items[slot].width], height: solver[items[slot].height])
  }
}
