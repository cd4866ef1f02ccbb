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
  func dropConstraintsAcrossBorder(
    of subtree: LayoutNode, keepingRecords keepsRecords: Bool
  ) -> [Int] {
    let slots = slots(mentioning: subtree, keepsRecords)
    var traveling: [Int] = []
    traveling.reserveCapacity(slots.count)
    for slot in slots {
      let place = rows.constraints[slot].stated
      if place >= 0 {
        if rows.stated.crossesBorderOfLeaving(place) {
          drop(place, at: slot)
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
        rows.stated.forEachMentioningLeaving(node) { slots.append(Int($0)) }
      } else {
        node.makeConstraints()
      }
      for constraint in node.madeMentions
      where constraint.belongs(to: self) && !constraint.state.contains(.gathered) {
        constraint.state.insert(.gathered)
        slots.append(Int(constraint.slot))
      }
    }
    for slot in slots { rows.constraints[slot].link?.use { $0.state.remove(.gathered) } }
    slots.sort()
    return slots
  }

  /// Drops a stated constraint, of which nobody has an object.
  private func drop(_ place: Int32, at slot: Int) {
    let stated = rows.stated[place]
    rows.stated.remove(place)
    vacate(slot)
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
  func handOn(_ traveling: [Int], to engine: LayoutEngine) {
    for slot in traveling {
      let place = rows.constraints[slot].stated
      if place >= 0 { rows.stated.forgetLists(of: place) }
    }
    for slot in traveling {
      let place = rows.constraints[slot].stated
      if place >= 0 {
        let stated = rows.stated[place]
        rows.stated.removeUnlisted(place)
        vacate(slot)
        engine.retake(stated)
      } else if let constraint = rows.constraints[slot].link?.constraint {
        release(constraint)
        engine.adopt(constraint)
      }
    }
  }

  /// Marks the rows of constraints within a subtree that moves about in its tree for being stated anew.
  func restate(_ traveling: [Int]) {
    for slot in traveling { rows.constraints[slot].link?.use { constraintStale($0) } }
  }
}
