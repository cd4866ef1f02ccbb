// Constraints of a subtree that leaves its position in the tree.
//
// They are identified by slot, their index in the list of active constraints, so that records move
// to another engine without becoming objects.

extension LayoutEngine {
  /// Removes the constraints between the inside and the outside of a leaving subtree.
  ///
  /// - Parameters:
  ///   - subtree: The root of the subtree, whose nodes are marked as leaving.
  ///   - allowsRecords: Whether records may stay records; otherwise they become objects first.
  /// - Returns: The slots of the constraints that move with the subtree, in order of activation.
  func removeCrossingConstraints(
    of subtree: LayoutNode, allowingRecords allowsRecords: Bool
  ) -> [Int] {
    let slots = slots(mentioning: subtree, allowsRecords)
    var moving: [Int] = []
    moving.reserveCapacity(slots.count)
    for slot in slots {
      let index = rows.constraints[slot].recordIndex
      if index >= 0 {
        if rows.records.crossesLeavingSubtree(index) {
          removeRecord(index, at: slot)
        } else {
          moving.append(slot)
        }
      } else if let constraint = rows.constraints[slot].link?.constraint {
        if !constraint.crossesLeavingSubtree {
          moving.append(slot)
        } else if constraint.hostLink != nil {
          constraint.deactivate()
        } else if constraint.firstItem?.state.contains(.leaving) == true {
          // The constraint relates two trees, and belongs to the tree of its first item.
          moving.append(slot)
        }
      }
    }
    return moving
  }

  /// Finds the slots of this tree's constraints that mention the subtree, each once, ascending.
  private func slots(mentioning subtree: LayoutNode, _ allowsRecords: Bool) -> [Int] {
    var slots: [Int] = []
    slots.reserveCapacity(32)
    subtree.forEachInSubtree { node in
      if allowsRecords {
        rows.records.forEachRecordMentioning(node) { slots.append(Int($0)) }
      } else {
        node.materializeConstraints()
      }
      for constraint in node.constraintObjects
      where constraint.belongs(to: self) && !constraint.state.contains(.collected) {
        constraint.state.insert(.collected)
        slots.append(Int(constraint.slot))
      }
    }
    for slot in slots { rows.constraints[slot].link?.use { $0.state.remove(.collected) } }
    slots.sort()
    return slots
  }

  /// Removes a record that has no object.
  private func removeRecord(_ index: Int32, at slot: Int) {
    let statement = rows.records[index].statement
    rows.records.remove(index)
    clearSlot(slot)
    for item in [statement.first, statement.otherItem] {
      item?.use {
        if $0.state.contains(.leaving) {
          // The node is about to be unregistered together with its frame rows.
          $0.activeCount -= 1
        } else {
          $0.countConstraint(-1)
        }
      }
    }
  }

  /// Transfers constraints to the engine of the tree that the subtree forms or joins.
  ///
  /// - Precondition: `moving` has every constraint of this tree that mentions their items.
  func transfer(_ moving: [Int], to engine: LayoutEngine) {
    for slot in moving {
      let index = rows.constraints[slot].recordIndex
      if index >= 0 { rows.records.clearLists(of: index) }
    }
    for slot in moving {
      let index = rows.constraints[slot].recordIndex
      if index >= 0 {
        let value = rows.records[index]
        rows.records.removeUnlinked(index)
        clearSlot(slot)
        engine.adopt(value)
      } else if let constraint = rows.constraints[slot].link?.constraint {
        release(constraint)
        engine.adopt(constraint)
      }
    }
  }

  /// Invalidates the rows of constraint objects in a subtree that moves within the tree.
  func invalidateRows(of moving: [Int]) {
    for slot in moving { rows.constraints[slot].link?.use { invalidateRow($0) } }
  }
}
