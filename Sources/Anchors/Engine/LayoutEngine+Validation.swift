@_spi(Memory) import Simplex

// Invalid constraints and contents: they are left out, and every layout names them until they are corrected.

extension LayoutEngine {
  /// Queues everything that was left out as invalid, to be validated again.
  func requeueInvalid() {
    let constraints = recovery.invalidConstraints
    recovery.invalidConstraints.removeAll()
    for constraint in constraints {
      constraint.state.remove([.invalid, .overflowing])
      enqueue(constraint)
    }
    for index in recovery.badContents.indices {
      let link = recovery.badContents[index]
      guard !link.state.contains(.contentQueued) else { continue }
      contentChanged(link)
      // Baselines may be asked for on behalf of an item further out.
      if link.slot >= 0, items[Int(link.slot)].state.contains(.baselinesUsed) {
        invalidateBaselines(with: link.node)
      }
    }
    recovery.badContents.removeAll()
  }

  /// Throws if a constraint or a content is invalid.
  func validate() throws(LayoutError) {
    if let node = recovery.badContents.first?.node { throw .invalidNumber(badContentText(node)) }
    guard tree.mayMeetOtherTrees || !recovery.invalidConstraints.isEmpty else { return }
    let invalidConstraints = recovery.invalidConstraints + constraintsOfOtherTrees()
    guard !invalidConstraints.isEmpty else { return }
    let faulty = invalidConstraints.filter { $0.fault != nil }
    if faulty.isEmpty { throw .noCommonAncestor(invalidConstraints.map { $0.summary }) }
    throw .invalidConstraints(faulty.map { $0.summary })
  }

  /// Reports invalid constraints and contents.
  func reportInvalid(in report: inout LayoutReport) {
    for constraint in recovery.invalidConstraints + constraintsOfOtherTrees() {
      if constraint.fault == nil {
        report.withoutCommonAncestor.append(constraint.summary)
      } else {
        report.invalidConstraints.append(constraint.summary)
      }
    }
    if report.failure == nil, let node = recovery.badContents.first?.node {
      report.failure = .invalidNumber(badContentText(node))
    }
  }

  /// The active constraints that mention items of this tree and belong to another one, in the order of
  /// the items.
  ///
  /// Complexity: O(number of items) while there may be one.
  private func constraintsOfOtherTrees() -> [LayoutConstraint] {
    guard tree.mayMeetOtherTrees, !borrowsTree, ownsTree else { return [] }
    let found = rootLink.node.constraintsWithin().filter {
      $0.engineLink?.refers(to: self) == false
    }
    tree.mayMeetOtherTrees = !found.isEmpty
    return found
  }

  /// What is wrong with the numbers that a node was given or gives, found by asking again.
  private func badContentText(_ node: LayoutNode) -> String {
    guard node.contentPriorities.areValid else {
      return "A content priority of " + node.displayName
        + " is out of range; it must be over 0 and at most 1000."
    }
    let size = node.measuredContent(width: nil)
    if !size.isValidContent { return contentText(node, size, "") }
    if let text = node.refusal { return text }
    let baselines = node.measuredBaselines()
    if !baselines.areUsable {
      return "The baselines of " + node.displayName + ", " + decimal(baselines.firstFromTop)
        + " from the top and " + decimal(baselines.lastFromBottom)
        + " from the bottom, are out of range; each number must be from -1e9 to 1e9."
    }
    let slot = Int(slot(of: NodeLink(node)))
    guard slot >= 0, !items.measuredWidth(of: slot).isNaN else {
      return contentText(node, size, "")
    }
    let width = items.measuredWidth(of: slot)
    return contentText(
      node, node.measuredContent(width: width), " at a width of " + decimal(width))
  }

  private func contentText(_ node: LayoutNode, _ size: Size, _ width: String) -> String {
    "The content size of " + node.displayName + width + ", " + decimal(size.width) + " by "
      + decimal(size.height)
      + ", is out of range; each number must be from 0 to 1e9, or -1 for none."
  }

  /// Takes out constraints whose row has numbers that the solver refuses, such as the sum of an inset and
  /// the largest constant; a strict layout throws.
  ///
  /// Complexity: that of a copy of the solver and of the rows that change, for errors only.
  ///
  /// - Returns: Whether there is one.
  func excludeOverflowing() throws(LayoutError) -> Bool {
    var found = overflowingConstraints()
    if found.isEmpty { found = constraintsWithLargestNumbers() }
    guard !found.isEmpty else { return false }
    guard !borrowsTree else {
      throw .invalidConstraints(found.map { $0.summary.with(fault: .numbersTooLarge) })
    }
    for constraint in found {
      constraint.state.insert([.overflowing, .invalid])
      recovery.invalidConstraints.append(constraint)
    }
    if recovery.report == nil { try validate() }
    return true
  }

  private func overflowingConstraints() -> [LayoutConstraint] {
    var copy = solver
    var found: [LayoutConstraint] = []
    for index in rows.queue.indices {
      let slot = Int(rows.queue[index])
      guard let constraint = constraint(at: slot), constraint.fault == nil,
        !isBroken(constraint, slot)
      else { continue }
      var row = ConstraintBatch()
      guard lower(constraint, at: slot, into: &row) else { continue }
      if Self.isRefused(row, by: &copy) { found.append(constraint) }
    }
    return found
  }

  /// The changed constraints whose numbers are most likely to have made a frame too large to compute: the
  /// three largest factors and constants when strict, the largest when recovering.
  private func constraintsWithLargestNumbers() -> [LayoutConstraint] {
    var found: [LayoutConstraint] = []
    for index in rows.queue.indices {
      let slot = Int(rows.queue[index])
      guard let constraint = constraint(at: slot), constraint.fault == nil,
        !constraint.state.contains(.system), !isBroken(constraint, slot)
      else { continue }
      let place = found.firstIndex { $0.largestNumber < constraint.largestNumber } ?? found.count
      found.insert(constraint, at: place)
      if found.count > (recovery.report == nil ? 3 : 1) { found.removeLast() }
    }
    return found
  }

  /// Whether the numbers of a row are refused; nothing is solved for it.
  private static func isRefused(_ row: ConstraintBatch, by solver: inout Solver) -> Bool {
    do {
      try solver.update { (solver: inout Solver) throws(SolverError.Thrown) in
        _ = try solver.add(row)
        // The row was taken, which is all that matters; this undoes it.
        throw SolverError.pivotLimit(0)
      }
      return false
    } catch {
      if case SolverError.invalidNumber = error { return true }
      return false
    }
  }
}

extension LayoutConstraint {
  /// By how much the constraint may enlarge, or shrink, what it relates.
  fileprivate var largestNumber: Double {
    let factor = multiplier.magnitude
    return max(storedConstant.magnitude, factor, factor > 0 ? 1 / factor : 0)
  }
}

extension Baselines {
  /// Whether each number can be used in a layout.
  var areUsable: Bool { firstFromTop.magnitude <= 1e9 && lastFromBottom.magnitude <= 1e9 }
}
