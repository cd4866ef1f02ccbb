@_spi(Memory) import Simplex

// What becomes of constraints when part of the tree leaves. They are told by their places in the list of
// active constraints: what is only stated goes along as it is.

extension LayoutEngine {
  /// Drops the constraints that mention items inside the subtree that is leaving and others outside.
  ///
  /// - Parameters:
  ///   - subtree: The part of the tree, whose nodes are marked as leaving.
  ///   - keepsRecords: Whether what is only stated may stay so; else objects are made of it.
  /// - Returns: The places of those that go along, in order of activation.
  func removeCrossingConstraints(
    of subtree: LayoutNode, keepingRecords keepsRecords: Bool
  ) -> [Int] {
    let slots = slots(mentioning: subtree, keepsRecords)
    var traveling: [Int] = []
    traveling.reserveCapacity(slots.count)
    for slot in slots {
      let place = rows.constraints[slot].recordIndex
      if place >= 0 {
        if rows.records.crossesLeavingSubtree(place) {
          removeRecord(place, at: slot)
        } else {
          traveling.append(slot)
        }
      } else if let constraint = rows.constraints[slot].link?.constraint {
        if !constraint.crossesBorderOfLeaving {
          traveling.append(slot)
        } else if constraint.hostLink != nil {
          constraint.deactivate()
        } else if constraint.firstItem?.state.contains(.leaving) == true {
          // Between two trees: it belongs to that of its first item.
          traveling.append(slot)
        }
      }
    }
    return traveling
  }

  /// The places of the tree's constraints that mention items of a subtree that is leaving, in ascending order.
  private func slots(mentioning subtree: LayoutNode, _ keepsRecords: Bool) -> [Int] {
    var slots: [Int] = []
    slots.reserveCapacity(32)
    subtree.forEachInSubtree { node in
      if keepsRecords {
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

  /// Drops a stated constraint, of which nobody has an object.
  private func removeRecord(_ place: Int32, at slot: Int) {
    let stated = rows.records[place]
    rows.records.remove(place)
    clearSlot(slot)
    for item in [stated.first, stated.otherItem] {
      item?.use {
        if $0.state.contains(.leaving) {
          // It is about to be forgotten, with the rows of its frame.
          $0.activeCount -= 1
        } else {
          $0.countConstraint(-1)
        }
      }
    }
  }

  /// Gives constraints to the engine of the tree that the subtree becomes or joins; they are all that mention
  /// their items.
  func transfer(_ traveling: [Int], to engine: LayoutEngine) {
    for slot in traveling {
      let place = rows.constraints[slot].recordIndex
      if place >= 0 { rows.records.clearLists(of: place) }
    }
    for slot in traveling {
      let place = rows.constraints[slot].recordIndex
      if place >= 0 {
        let stated = rows.records[place]
        rows.records.removeUnlinked(place)
        clearSlot(slot)
        engine.adopt(stated)
      } else if let constraint = rows.constraints[slot].link?.constraint {
        release(constraint)
        engine.adopt(constraint)
      }
    }
  }

  /// Marks the rows of constraints within a subtree that moves about in its tree for being stated anew.
  func invalidateRows(of traveling: [Int]) {
    for slot in traveling { rows.constraints[slot].link?.use { invalidateRow($0) } }
  }
}
