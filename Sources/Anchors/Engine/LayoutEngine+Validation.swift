// Invalid constraints and contents: they are left out, and every layout names them until they are corrected.

extension LayoutEngine {
  /// Queues everything that was left out as invalid, to be validated again.
  func requeueInvalid() {
    let constraints = recovery.invalidConstraints
    recovery.invalidConstraints.removeAll()
    for constraint in constraints {
      constraint.state.remove(.invalid)
      enqueue(constraint)
    }
    for index in recovery.badContents.indices {
      let link = recovery.badContents[index]
      guard !link.state.contains(.contentQueued) else { continue }
      contentChanged(link.node)
    }
    recovery.badContents.removeAll()
  }

  /// Throws if a constraint or a content is invalid.
  func validate() throws(LayoutError) {
    if let node = recovery.badContents.first?.node { throw .invalidNumber(badContentText(node)) }
    let invalidConstraints = recovery.invalidConstraints + constraintsOfOtherTrees()
    guard !invalidConstraints.isEmpty else { return }
    let faulty = invalidConstraints.filter { $0.fault != nil }
    if faulty.isEmpty { throw .noCommonAncestor(invalidConstraints.map { $0.summary }) }
    throw .invalidConstraints(faulty.map { $0.summary })
  }

  /// Reports invalid constraints and contents.
  func noteInvalid(in report: inout LayoutReport) {
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
    guard tree.mayMeetOtherTrees, !isTemporary else { return [] }
    var found: [LayoutConstraint] = []
    rootLink.node.gatherConstraints(&found)
    for constraint in found { constraint.state.remove(.gathered) }
    found.removeAll { $0.engineLink?.leads(to: self) != false }
    tree.mayMeetOtherTrees = !found.isEmpty
    return found
  }

  private func badContentText(_ node: LayoutNode) -> String {
    guard node.contentPriorities.areValid else {
      return "A content priority of " + node.displayName
        + " is out of range; it must be over 0 and at most 1000."
    }
    let size = node.measuredContent(width: nil)
    return "The content size of " + node.displayName + ", " + decimal(size.width) + " by "
      + decimal(size.height)
      + ", is out of range; each number must be from 0 to 1e9, or -1 for none."
  }
}
