// Recovery from conflicts: one row of each is broken, and reinstated when a member of its conflict
// changes.

import Buffers
package import Simplex

extension LayoutEngine {
  /// Returns the origins of the members of a conflict.
  func origins(of conflict: Conflict) -> [RowOrigin] {
    conflict.members.compactMap { member in
      switch member.source {
      case .rejected(let position):
        changes.origins.indices.contains(position) ? changes.origins[position] : nil
      case .existing(let id): origin(of: id, member.constraint)
      }
    }
  }

  /// Finds the origin of a row of the solver.
  ///
  /// Complexity: O(constraints of the items that it mentions), seldom O(number of rows).
  package func origin(of id: ConstraintID, _ row: LinearConstraint) -> RowOrigin? {
    for position in 0..<row.terms.termCount {
      let slot = items.owner(of: row.terms.term(at: position).variable.position)
      let outside = items[slot].outerRecord
      for candidate in outside.isAbsent ? [slot] : [slot, outside] {
        for kind in RowKind.allCases where self.row(kind, of: candidate) == id {
          return RowOrigin(kind, of: candidate)
        }
      }
      // The root is skipped: most of its constraints also mention another item.
      guard !fitting.isActive, let node = items[slot].node, node != rootLink else { continue }
      for constraint in node.node.mentioningConstraints {
        let index = constraint.slot
        if rows.constraints.indices.contains(index), self.row(at: index) == id {
          return RowOrigin(index)
        }
      }
    }
    return rows.constraints.indices.first { self.row(at: $0) == id }.map { RowOrigin($0) }
  }

  /// Returns the index of the row to break if no member is a constraint of the program.
  ///
  /// That is the last row of a content, or else of a stack or guide, or else of a frame other than
  /// the root's.
  func impliedMemberToBreak(among members: [RowOrigin]) -> Int? {
    let frameKinds: [RowKind] = [.frameX, .frameY, .frameWidth, .frameHeight]
    let root = slot(of: rootLink)
    return members.lastIndex { $0.kind.isOfContent }
      ?? members.lastIndex {
        $0.kind == .constraint && constraint(at: $0.constraint)?.state.contains(.hiding) == false
      }
      ?? members.lastIndex { frameKinds.contains($0.kind) && $0.item != root }
  }

  /// Breaks one member of a conflict, if it still exists.
  func breakRow(_ broken: RowOrigin, of members: [RowOrigin]) {
    if broken.kind == .constraint {
      guard let constraint = constraint(at: broken.constraint) else { return }
      if !borrowsTree { constraint.state.insert(.broken) }
      if let row = row(at: broken.constraint) { rows.toRemove.append(row) }
      rows.constraints[broken.constraint].row = nil
    } else {
      let slot = broken.item
      guard items[slot].node != nil else { return }
      if let row = row(broken.kind, of: slot) { rows.toRemove.append(row) }
      items[slot, broken.kind] = nil
      enqueue(slot)
    }
    recovery.broken.append(BrokenRow(origin: broken, members: members))
  }

  /// Breaks one row of each conflict but the last in the collected changes.
  ///
  /// A solution of all rows finds one conflict, so that many would cost as many layouts. Here the
  /// required rows are added one by one to a copy, without those that are broken. The last conflict
  /// is left to a solution, which tries its cures.
  func breakFurtherRows() {
    var copy = FurtherConflicts(self)
    let stamp = currentLayout.changeStamp
    var found: [(report: ConflictReport, origin: RowOrigin, members: [RowOrigin])] = []
    while let conflict = copy.next() {
      let analysis = ConflictAnalysis(conflict, excluding: [], nil, self)
      guard let broken = analysis.brokenMember else { return }
      let origin = analysis.origins[broken]
      var report = report(analysis)
      report.brokenConstraint = summary(of: origin)
      // Naming a view for the report may have changed the tree.
      guard currentLayout.changeStamp == stamp, copy.exclude(conflict.members[broken].source)
      else { return }
      found.append((report, origin, analysis.origins))
    }
    for (report, origin, members) in found.dropLast() {
      recovery.report?.conflicts.append(report)
      breakRow(origin, of: members)
    }
  }

  /// Returns whether a constraint is broken.
  ///
  /// A borrowing engine has a list of its own: it ignores the constraints that are broken in the
  /// tree.
  func isBroken(_ constraint: LayoutConstraint, _ slot: ConstraintIndex) -> Bool {
    guard borrowsTree else { return constraint.state.contains(.broken) }
    return recovery.broken.contains(RowOrigin(slot))
  }

  /// Reinstates the rows whose conflict contains a row that has changed or was removed.
  func reinstateConflicting(with origin: RowOrigin) {
    for row in recovery.broken.remove(where: { $0.members.contains(origin) }) {
      reinstate(row.origin)
    }
  }

  /// Reinstates the rows whose conflict contains a size of the root that has changed.
  func reinstateConflictingWithRoot(after size: RootSize) {
    guard !recovery.broken.isEmpty else { return }
    let slot = rootLink.slot
    if size.width != currentLayout.requestedSize.width {
      reinstateConflicting(with: RowOrigin(.frameWidth, of: slot))
    }
    if size.height != currentLayout.requestedSize.height {
      reinstateConflicting(with: RowOrigin(.frameHeight, of: slot))
    }
  }

  /// Reinstates all broken rows, and empties the report so that none is reported twice.
  package func reinstateAllBroken() {
    recovery.report?.conflicts = []
    for row in recovery.broken.remove(where: { _ in true }) { reinstate(row.origin) }
  }

  private func reinstate(_ origin: RowOrigin) {
    if origin.kind == .constraint {
      guard let constraint = constraint(at: origin.constraint) else { return }
      constraint.state.remove(.broken)
      enqueue(constraint)
    } else {
      let slot = origin.item
      items[slot].state.insert([.widthChanged, .heightChanged, .frameRowsStale])
      enqueue(slot)
    }
  }

  /// Removes a broken row that no longer exists, and reinstates the rows in conflict with it.
  func removeBroken(_ origin: RowOrigin) {
    recovery.broken.remove { $0.origin == origin }
    reinstateConflicting(with: origin)
  }

  /// Updates the broken rows and their conflicts when a constraint gets another slot.
  func moveBrokenOrigin(_ origin: RowOrigin, to other: RowOrigin) {
    guard origin != other else { return }
    for row in recovery.broken.remove(where: { _ in true }) {
      let members = [row.origin] + row.members
      let moved = members.map { $0 == origin ? other : $0 }
      recovery.broken.append(BrokenRow(origin: moved[0], members: Array(moved.dropFirst())))
    }
  }
}

/// A broken row, with the rows of its conflict.
package struct BrokenRow {
  let origin: RowOrigin
  let members: [RowOrigin]
}

/// The broken rows of a tree, in order of breaking.
package struct BrokenRows {
  private(set) var rows: [BrokenRow] = []
  /// For each index of an origin, a bit for each kind of row that is broken.
  private var kinds: [UInt16] = []

  package var isEmpty: Bool { rows.isEmpty }

  /// Returns whether a row is broken.
  ///
  /// - Complexity: O(1), since each new row of a layout asks.
  func contains(_ origin: RowOrigin) -> Bool {
    let index = Int(origin.index)
    return index < kinds.count && kinds[index] & 1 << UInt16(origin.kind.rawValue) != 0
  }

  mutating func append(_ row: BrokenRow) {
    rows.append(row)
    let index = Int(row.origin.index)
    while kinds.count <= index { kinds.append(0) }
    kinds[index] |= 1 << UInt16(row.origin.kind.rawValue)
  }

  /// Removes the rows for which a predicate holds, and returns them.
  @discardableResult
  mutating func remove(where isRemoved: (BrokenRow) -> Bool) -> [BrokenRow] {
    guard rows.contains(where: isRemoved) else { return [] }
    let before = self
    self = BrokenRows()
    var removed: [BrokenRow] = []
    for row in before.rows {
      if isRemoved(row) { removed.append(row) } else { append(row) }
    }
    return removed
  }
}
