// Constraints of a subtree that leaves its position in the tree.
//
// They are identified by slot, their index in the list of active constraints, so that records move
// to another engine without becoming objects.

extension LayoutEngine {
  /// Removes the constraints between the inside and the outside of a leaving subtree.
  ///
  /// Those that a stack imposed on the subtree are removed, too.
  ///
  /// - Parameter subtree: The root of the subtree, whose nodes are marked as leaving.
  /// - Returns: The slots of the constraints that move with the subtree, in order of activation.
  func removeCrossingConstraints(of subtree: LayoutNode) -> [Int] {
    var slots = slots(mentioning: subtree)
    // The crossing constraints are the first slots, in the same memory.
    var crossingCount = 0
    var moving: [Int] = []
    moving.reserveCapacity(slots.count)
    for index in slots.indices {
      let slot = slots[index]
      guard let form = rows.constraints.form(at: slot) else { continue }
      let isLeft = form.isImposed && form.statement.first.refers(to: subtree)
      if !form.crossesLeavingSubtree, !isLeft {
        moving.append(slot)
      } else if form.host != nil {
        slots[crossingCount] = slot
        crossingCount += 1
      } else if form.statement.first.state.contains(.leaving) {
        // The constraint relates two trees, and belongs to the tree of its first item.
        moving.append(slot)
      }
    }
    // A stack that is notified may run client code, which deactivates others or queries sizes, and
    // a query clears the marks of leaving nodes. The change is reported when the move ends.
    for slot in slots[..<crossingCount] where rows.constraints.form(at: slot) != nil {
      rows.constraints.object(at: slot)?.use { $0.state.remove(.active) }
      release(at: slot)
    }
    return moving
  }

  /// Finds the slots of this tree's constraints that mention the subtree, each once, ascending.
  private func slots(mentioning subtree: LayoutNode) -> [Int] {
    var slots: [Int] = []
    slots.reserveCapacity(32)
    subtree.forEachInSubtree { node in
      rows.constraints.forEachRecordMentioning(node) { slots.append(Int($0)) }
      for constraint in node.constraintObjects
      where constraint.belongs(to: self) && !constraint.state.contains(.collected) {
        constraint.state.insert(.collected)
        slots.append(Int(constraint.slot))
      }
    }
    for slot in slots { rows.constraints.object(at: slot)?.use { $0.state.remove(.collected) } }
    slots.sort()
    return slots
  }

  /// Transfers constraints to the engine of the tree that the subtree forms or joins.
  ///
  /// - Precondition: The slots are those of every constraint that mentions their items.
  func transfer(_ slots: some Collection<Int>, to engine: LayoutEngine) {
    for slot in slots { rows.constraints.clearLists(ofItemsAt: slot) }
    for slot in slots {
      if rows.constraints[slot].isPlain {
        let value = rows.constraints.value(at: slot)
        release(at: slot, isListed: false)
        engine.adopt(value)
      } else if let constraint = rows.constraints.object(at: slot)?.constraint {
        release(at: slot)
        engine.adopt(constraint)
      }
    }
  }

  /// Invalidates the rows of constraints in a subtree that moves within the tree.
  func invalidateRows(of moving: [Int]) {
    for slot in moving {
      if let constraint = constraint(at: slot) { invalidateRow(constraint) }
    }
  }
}
