import Buffers

// The constraints of a tree whose root no longer exists. Each survivor retains the tree's engine
// until it is used, and then takes the records inside it.
//
// Several threads may use survivors, so nothing changes the engine or its records once the root is
// deallocated. A record may therefore mention a node that no longer exists: its address is compared
// with those of a survivor's nodes, and never followed.

extension LayoutEngine {
  /// Materializes the records inside a survivor of the former tree, in order of activation.
  ///
  /// The objects retain themselves. Not included are those that a stack imposed on the survivor
  /// itself, because the stack no longer exists.
  func materializeOrphans(of survivor: LayoutNode) {
    var mentioned = List<NodeLink>()
    survivor.forEachInSubtree { if !$0.firstRecord.isNone { mentioned.append(NodeLink($0)) } }
    let inside = NodeLinkSet(mentioned)
    var slots: [Int] = []
    rows.constraints.forEachSlot(ofFirst: mentioned) { slot in
      let record = rows.constraints[slot]
      guard record.isPlain, inside.contains(record.first),
        record.second.map({ inside.contains($0) }) ?? true,
        !record.first.refers(to: survivor) || !rows.constraints.value(at: slot).isImposed
      else { return }
      slots.append(slot)
    }
    for node in mentioned { node.use { $0.firstRecord = .none } }
    mentioned.free()
    inside.free()
    slots.sort()
    for slot in slots {
      let constraint = LayoutConstraint(rows.constraints.value(at: slot), slot: slot)
      constraint.state.insert(.detached)
      ConstraintLink(constraint).retain()
    }
  }

  /// Builds the lists of records if so many nodes may survive that each search would be long.
  func prepareForSurvivors(_ nodes: inout [LayoutNode]) {
    guard nodes.count > Self.fewSurvivors, rows.constraints.plainCount > 0 else { return }
    var count = 0
    for index in nodes.indices where !isKnownUniquelyReferenced(&nodes[index]) { count += 1 }
    if count > Self.fewSurvivors { rows.constraints.buildLists() }
  }

  /// The number of survivors that may search all records each.
  private static var fewSurvivors: Int { 32 }
}

extension LayoutNode {
  /// Separates a survivor from the other parts of its deallocated tree.
  ///
  /// Constraints that relate it to them are deactivated at once: the list of an item is linked
  /// through its constraints, and survivors may be used by different threads.
  func separateFromDeadTree() {
    guard state.contains(.orphaned), formerEngine?.hasRelatedByObjects() == true else { return }
    var crossing: [LayoutConstraint] = []
    forEachInSubtree { $0.state.insert(.leaving) }
    forEachInSubtree { node in
      for constraint in node.constraintObjects
      where constraint.isActive && constraint.relatesPartsOfDeadTree {
        crossing.append(constraint)
      }
    }
    forEachInSubtree { $0.state.remove(.leaving) }
    for constraint in crossing { constraint.deactivate() }
  }
}

extension LayoutConstraint {
  /// True if the constraint relates an item of the leaving subtree to another part of a dead tree.
  fileprivate var relatesPartsOfDeadTree: Bool {
    guard engineLink == nil else { return false }
    for end in 0..<endCount {
      guard let item = item(at: end), !item.state.contains(.leaving) else { continue }
      if item.root.state.contains(.orphaned) { return true }
    }
    return false
  }
}
