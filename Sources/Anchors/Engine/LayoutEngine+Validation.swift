import Buffers
import Simplex

// Invalid constraints and contents are excluded, and reported by every layout until corrected.

extension LayoutEngine {
  /// Enqueues everything that was excluded as invalid, to validate it again.
  package func requeueInvalid() {
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
      // Constraints of ancestors may use its baselines.
      if !link.slot.isAbsent, items[link.slot].state.contains(.baselinesUsed) {
        invalidateBaselines(with: link.node)
      }
    }
    recovery.badContents.removeAll()
  }

  /// Throws if a constraint or a content is invalid.
  ///
  /// - Throws: ``LayoutError/invalidNumber(_:)``, ``LayoutError/noCommonAncestor(_:)`` or
  ///   ``LayoutError/invalidConstraints(_:)``; nothing is changed.
  func validate() throws(LayoutError) {
    if let node = recovery.badContents.first?.node { throw .invalidNumber(badContentText(node)) }
    guard tree.mayMeetOtherTrees || !recovery.invalidConstraints.isEmpty else { return }
    let invalidConstraints = recovery.invalidConstraints + constraintsOfOtherTrees()
    guard !invalidConstraints.isEmpty else { return }
    let faulty = invalidConstraints.filter { $0.fault != nil }
    if faulty.isEmpty { throw .noCommonAncestor(invalidConstraints.map { $0.summary }) }
    throw .invalidConstraints(faulty.map { $0.summary })
  }

  /// Adds invalid constraints and contents to a report.
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

  /// Finds active constraints of other trees that mention items of this one, in item order.
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

  /// Returns the message about a node's numbers out of range, found by measuring again.
  private func badContentText(_ node: LayoutNode) -> String {
    guard node.contentPriorities.areValid else {
      return "A content priority of " + node.displayName
        + " is out of range; it must be above 0 and at most 1000."
    }
    let size = node.measuredContent(width: nil)
    if !size.isValidContent { return contentText(node, size, "") }
    if let text = badMinimumText(node) { return text }
    if let text = node.refusal { return text }
    let baselines = node.measuredBaselines(width: baselineWidth(of: node))
    if !baselines.areUsable {
      return "The baselines of " + node.displayName + ", " + decimal(baselines.firstFromTop)
        + " from the top and " + decimal(baselines.lastFromBottom)
        + " from the bottom, are out of range; each number must be from -1e9 to 1e9."
    }
    let slot = slot(of: NodeLink(node))
    guard !slot.isAbsent, !items.measuredWidth(of: slot).isNaN else {
      return contentText(node, size, "")
    }
    let width = items.measuredWidth(of: slot)
    return contentText(
      node, node.measuredContent(width: width), " at a width of " + decimal(width))
  }

  /// Returns the message about a minimum content size out of range, found by measuring again.
  private func badMinimumText(_ node: LayoutNode) -> String? {
    guard let minimum = node.rareState?.minimum else { return nil }
    guard minimum.priority.isValid else {
      return "The minimumContentPriority of " + node.displayName
        + " is out of range; it must be above 0 and at most 1000."
    }
    let size = node.measuredMinimum(width: nil)
    let quantity = "minimum content size"
    if !size.isValidContent { return contentText(node, size, "", quantity) }
    let slot = slot(of: NodeLink(node))
    guard !slot.isAbsent, !items.measuredWidth(of: slot).isNaN else { return nil }
    let width = items.measuredWidth(of: slot)
    let atWidth = node.measuredMinimum(width: width)
    guard !atWidth.height.isValidExtent else { return nil }
    return contentText(node, atWidth, " at a width of " + decimal(width), quantity)
  }

  private func contentText(
    _ node: LayoutNode, _ size: Size, _ width: String, _ quantity: String = "content size"
  ) -> String {
    "The " + quantity + " of " + node.displayName + width + ", " + decimal(size.width) + " by "
      + decimal(size.height)
      + ", is out of range; each number must be from 0 to 1e9, or -1 for none."
  }

  /// Excludes constraints whose row has numbers that the solver rejects.
  ///
  /// An example is the sum of an inset and the largest constant.
  ///
  /// Complexity: That of a copy of the solver and of the changed rows, only after an error.
  ///
  /// - Returns: Whether there are such constraints.
  /// - Throws: ``LayoutError/invalidConstraints(_:)`` in strict layout, and in a borrowing engine.
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
      let slot = rows.queue[index]
      guard let constraint = constraint(at: slot), constraint.fault == nil,
        !isBroken(constraint, slot)
      else { continue }
      let row = appendedRows { _ = lower(at: slot) }
      if row.count > 0, Self.isRejected(row, by: &copy) { found.append(constraint) }
    }
    return found
  }

  /// Finds the changed constraints that most likely made a frame too large to compute.
  ///
  /// They are the three with the largest factors or constants in strict layout, and only the
  /// largest in recovering layout.
  private func constraintsWithLargestNumbers() -> [LayoutConstraint] {
    var found: [LayoutConstraint] = []
    for index in rows.queue.indices {
      let slot = rows.queue[index]
      guard let constraint = constraint(at: slot), constraint.fault == nil,
        !constraint.state.contains(.system), !isBroken(constraint, slot)
      else { continue }
      let insertion =
        found.firstIndex { $0.largestNumber < constraint.largestNumber } ?? found.count
      found.insert(constraint, at: insertion)
      if found.count > (recovery.report == nil ? 3 : 1) { found.removeLast() }
    }
    return found
  }

  /// Returns whether the solver rejects the numbers of a row, without solving.
  private static func isRejected(_ row: ConstraintBatch, by solver: inout Solver) -> Bool {
    do {
      try solver.update { (solver: inout Solver) throws(SolverError.Thrown) in
        _ = try solver.add(row)
        // The row was accepted; throwing undoes that.
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
  /// An upper bound of the factor or amount by which the constraint changes quantities it relates.
  fileprivate var largestNumber: Double {
    let factor = multiplier.magnitude
    return max(storedConstant.magnitude, factor, factor > 0 ? 1 / factor : 0)
  }
}

extension Baselines {
  /// True if each number is usable in a layout.
  var areUsable: Bool { firstFromTop.magnitude <= 1e9 && lastFromBottom.magnitude <= 1e9 }
}
