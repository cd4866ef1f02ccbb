import Buffers

// The constraints without objects of a tree whose root no longer exists. The surviving subtrees
// retain its engine.
//
// If the tree never built lists, none are built while its nodes are deallocated. These nodes are
// marked in the table, and the first query of a survivor drops the records that mention them.

extension LayoutEngine {
  /// Materializes the records that mention a node of the former tree, the earliest first.
  ///
  /// The objects retain themselves.
  func materializeOrphans(of node: LayoutNode) {
    if node.firstRecord.isUnlisted { rows.constraints.buildLists(ofSurvivors: true) }
    var link = rows.constraints.earliest(from: node.firstRecord)
    while !link.isNone {
      let slot = Int(link.index)
      let value = rows.constraints.value(at: slot)
      link = rows.constraints.neighbors(of: link).previous
      rows.constraints.removeOrphan(at: slot)
      let constraint = LayoutConstraint(value, slot: slot)
      constraint.state.insert(.detached)
      ConstraintLink(constraint).retain()
    }
  }

  /// Removes the constraints that a stack imposed on a node, because the stack no longer exists.
  func removeImposedOrphans(on node: LayoutNode) {
    if node.firstRecord.isUnlisted {
      return rows.constraints.mark(
        node.firstRecord.listed, .firstLostStack, .secondLostStack)
    }
    var link = node.firstRecord
    while !link.isNone {
      let next = rows.constraints.neighbors(of: link).next
      if !link.isSecond, rows.constraints.value(at: Int(link.index)).isImposed {
        rows.constraints.removeOrphan(at: Int(link.index))
      }
      link = next
    }
  }

  /// Removes the records that mention a node of the former tree, because it is deallocated.
  func removeOrphans(of node: LayoutNode) {
    if node.firstRecord.isUnlisted {
      rows.constraints.mark(node.firstRecord.listed, .firstIsGone, .secondIsGone)
    } else {
      rows.constraints.unlinkAll(from: node.firstRecord)
    }
    node.firstRecord = .none
  }
}
