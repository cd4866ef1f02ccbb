@_spi(Memory) import Simplex

// Going on when required rows cannot hold together: one is left out, and retried when one of those
// it clashes with changes.

extension LayoutEngine {
  /// Where the members of a conflict come from.
  func origins(of conflict: Conflict) -> [RowOrigin] {
    conflict.members.compactMap { member in
      switch member.source {
      case .rejected(let position):
        changes.origins.indices.contains(position) ? changes.origins[position] : nil
      case .existing(let id): origin(of: id, member.constraint)
      }
    }
  }

  /// Where a row of the solver comes from.
  ///
  /// Complexity: O(constraints of the items that it mentions), seldom O(number of rows).
  func origin(of id: ConstraintID, _ row: LinearConstraint) -> RowOrigin? {
    for position in 0..<row.terms.termCount {
      let slot = items.owner(of: row.terms.term(at: position).variable.position)
      let outside = Int(items[slot].outerRecord)
      for place in outside < 0 ? [slot] : [slot, outside] {
        for kind in RowKind.allCases where self.row(kind, of: place) == id {
          return RowOrigin(kind: kind, index: Int32(place))
        }
      }
      // Nearly everything may mention the root, and nearly nothing mentions it alone.
      guard !fitting.isActive, let node = items[slot].node, node != rootLink else { continue }
      for constraint in node.node.mentioningConstraints {
        let place = Int(constraint.slot)
        if rows.constraints.indices.contains(place), self.row(at: place) == id {
          return RowOrigin(kind: .constraint, index: Int32(place))
        }
      }
    }
    for slot in rows.constraints.indices where self.row(at: slot) == id {
      return RowOrigin(kind: .constraint, index: Int32(slot))
    }
    return nil
  }

  /// The row to leave out where the program stated none: one of a content; else of a stack or a guide that
  /// comes with an item; else of a frame.
  func impliedBrokenMember(among members: [RowOrigin]) -> Int? {
    let contentKinds: [RowKind] = [.hugWidth, .resistWidth, .hugHeight, .resistHeight]
    let frameKinds: [RowKind] = [.frameX, .frameY, .frameWidth, .frameHeight]
    let root = slot(of: rootLink)
    return members.lastIndex { contentKinds.contains($0.kind) }
      ?? members.lastIndex {
        $0.kind == .constraint && constraint(at: Int($0.index))?.state.contains(.hiding) == false
      }
      ?? members.lastIndex { frameKinds.contains($0.kind) && $0.index != root }
  }

  /// Leaves out one member of a conflict, if it is still there.
  func breakRow(_ broken: RowOrigin, of members: [RowOrigin]) {
    let slot = Int(broken.index)
    if broken.kind == .constraint {
      guard let constraint = constraint(at: slot) else { return }
      if !borrowsTree { constraint.state.insert(.broken) }
      if let row = row(at: slot) { rows.toRemove.append(row) }
      rows.constraints[slot].row = nil
    } else {
      guard items[slot].node != nil else { return }
      if let row = row(broken.kind, of: slot) { rows.toRemove.append(row) }
      items[slot, broken.kind] = nil
      enqueue(slot)
    }
    recovery.broken.append(BrokenRow(origin: broken, members: members))
  }

  /// Whether a constraint is left out; what is left out of a tree is not for a look at part of it.
  func isBroken(_ constraint: LayoutConstraint, _ slot: Int) -> Bool {
    guard borrowsTree else { return constraint.state.contains(.broken) }
    return isBroken(RowOrigin(kind: .constraint, index: Int32(slot)))
  }

  func isBroken(_ origin: RowOrigin) -> Bool {
    !recovery.broken.isEmpty && recovery.broken.contains { $0.origin == origin }
  }

  /// Lets what clashed with a row take part again, because the row changed or goes.
  func retryBroken(_ origin: RowOrigin) {
    guard !recovery.broken.isEmpty else { return }
    let retried = recovery.broken.filter { $0.members.contains(origin) }
    recovery.broken.removeAll { $0.members.contains(origin) }
    for row in retried { reinstate(row.origin) }
  }

  /// Lets what clashed with the size of the root take part again, if another size is wanted.
  func retryRoot(after size: RootSize) {
    guard !recovery.broken.isEmpty else { return }
    let slot = rootLink.slot
    if size.width != currentLayout.requestedSize.width {
      retryBroken(RowOrigin(kind: .frameWidth, index: slot))
    }
    if size.height != currentLayout.requestedSize.height {
      retryBroken(RowOrigin(kind: .frameHeight, index: slot))
    }
  }

  /// Lets everything that was left out take part again; what is left out once more is reported then, not twice.
  func retryAllBroken() {
    let retried = recovery.broken
    recovery.broken.removeAll()
    recovery.report?.conflicts = []
    for row in retried { reinstate(row.origin) }
  }

  private func reinstate(_ origin: RowOrigin) {
    let slot = Int(origin.index)
    if origin.kind == .constraint {
      guard let constraint = constraint(at: slot) else { return }
      constraint.state.remove(.broken)
      enqueue(constraint)
    } else {
      items[slot].state.insert([.widthChanged, .heightChanged, .frameRowsStale])
      enqueue(slot)
    }
  }

  /// Forgets a row that goes, and lets what clashed with it take part again.
  func removeBroken(_ origin: RowOrigin) {
    guard !recovery.broken.isEmpty else { return }
    recovery.broken.removeAll { $0.origin == origin }
    retryBroken(origin)
  }

  /// Keeps the records right when a constraint gets another place.
  func moveOrigins(_ origin: RowOrigin, to index: Int32) {
    guard !recovery.broken.isEmpty, origin.index != index else { return }
    recovery.broken = recovery.broken.map { row in
      BrokenRow(
        origin: row.origin == origin ? RowOrigin(kind: origin.kind, index: index) : row.origin,
        members: row.members.map {
          $0 == origin ? RowOrigin(kind: origin.kind, index: index) : $0
        })
    }
  }
}
