// Constraints without objects: the chain and stacks add records, and the first query for one, by an
// item or a slot, materializes an object, to which the record refers from then on. A first layout
// needs no objects.

import Buffers
import Simplex

extension LayoutEngine {
  /// Adds the record of a constraint, and returns its slot.
  ///
  /// `@inline(__always)` would leave a call, and a copy of the record, in the code of stacks.
  @_transparent
  @discardableResult
  func addRecord(
    _ statement: Statement, _ style: ConstraintStyle, line: Int32, isImposed: Bool = false
  ) -> ConstraintIndex {
    let style = rows.constraints.index(adding: style)
    let record = ConstraintRecord(statement, style: style, line: line, isGeneral: isImposed)
    recordChange()
    let slot = ConstraintIndex(rows.constraints.count)
    rows.constraints.append(record)
    rows.queue.append(slot)
    record.first.use { $0.countRecord() }
    record.otherItem?.use { $0.countRecord() }
    if tree.hasFittedStacks { notifyFittingStacks(at: slot) }
    return slot
  }

  /// Adds the record of a container's constraint.
  ///
  /// - Returns: Its index in the table.
  @inline(__always)
  func addContainerRecord(
    _ row: Statement, _ role: ContainerRole, _ origin: ConstraintOrigin
  ) -> ConstraintIndex {
    let stackLine = Int32(truncatingIfNeeded: origin.line)
    let style = ConstraintStyle(row, file: origin.file, stackLine: stackLine)
    return addRecord(row, style, line: Int32(role.number), isImposed: row.isImposed(role))
  }

  /// Adopts a record of another engine.
  func adopt(_ value: ConstraintValue) {
    addRecord(value.statement, value.style, line: value.line, isImposed: value.isImposed)
  }

  /// Creates the object of the record at a slot.
  func materialize(_ slot: ConstraintIndex) -> LayoutConstraint {
    let constraint = LayoutConstraint(rows.constraints.value(at: slot), slot: slot)
    constraint.engineLink = EngineLink(self)
    if rows.constraints[slot].row == nil { constraint.state.insert(.queued) }
    rows.constraints.setObject(ConstraintLink(constraint), at: slot)
    return constraint
  }

  /// Returns the value of a container's record of a role for an item, if it is at a slot.
  @inline(__always)
  func value(
    at slot: ConstraintIndex, _ role: ContainerRole, _ owner: NodeLink
  ) -> ConstraintValue? {
    rows.constraints.isAt(slot, role, owner) ? rows.constraints.value(at: slot) : nil
  }

  /// Materializes a container's record of a role for an item, if it is at a slot.
  func materialize(
    at slot: ConstraintIndex, _ role: ContainerRole, _ owner: NodeLink
  ) -> LayoutConstraint? {
    rows.constraints.isAt(slot, role, owner) ? materialize(slot) : nil
  }

  /// Materializes a container's record of a role for an item, at any slot.
  func findAndMaterialize(_ role: ContainerRole, _ owner: NodeLink) -> LayoutConstraint? {
    guard rows.constraints.plainCount > 0 else { return nil }
    rows.constraints.buildLists()
    var link = owner.use { $0.firstRecord }
    while !link.isNone, !rows.constraints.isAt(link.index, role, owner) {
      link = rows.constraints.neighbors(of: link).next
    }
    return link.isNone ? nil : materialize(link.index)
  }

  /// Materializes the records that mention a node, the earliest first.
  func materializeConstraints(of node: LayoutNode) {
    guard rows.constraints.plainCount > 0 else { return }
    rows.constraints.buildLists()
    var link = rows.constraints.earliest(from: node.firstRecord)
    while !link.isNone {
      let later = rows.constraints.neighbors(of: link).previous
      _ = materialize(link.index)
      link = later
    }
  }

  /// Materializes all records, in order of activation.
  func materializeAll() {
    guard rows.constraints.plainCount > 0 else { return }
    for slot in rows.constraints.indices where rows.constraints[slot].isPlain {
      _ = materialize(slot)
    }
  }

  /// Returns the constraints of the last layout in order of activation, without newer records.
  func constraintsInLastLayout() -> [LayoutConstraint] {
    rows.constraints.indices.compactMap { slot in
      let record = rows.constraints[slot]
      return record.isPlain && record.row == nil ? nil : constraint(at: slot)
    }
  }
}

extension LayoutNode {
  /// Materializes the records that mention the node.
  package func materializeConstraints() {
    guard !firstRecord.isNone else { return }
    let root = root
    if let former = root.formerEngine {
      former.materializeOrphans(of: root)
    } else {
      root.engineLink?.use { $0.materializeConstraints(of: self) }
    }
  }
}

extension [LayoutConstraint] {
  /// Sorts by slot in the table of active constraints; constraints without a slot come first.
  mutating func sortBySlot() { sortByNumber { UInt64($0.slot.position + 1) } }
}

// Lowering of records. The rows of plain records of a first layout take a shorter path.

extension LayoutEngine {
  /// Loads the row of a constraint with an object or without one, if it is plain enough.
  ///
  /// That requires no answers of client code, a multiplier of 1 and items that are siblings or
  /// parent and child, in a parent whose edges are where its coordinates begin.
  ///
  /// - Returns: Whether the row was loaded.
  func loadRecord(at slot: ConstraintIndex) -> Bool {
    let record = rows.constraints[slot]
    let (item, second) = (record.first, record.second)
    guard record.flags.isDisjoint(with: [.general, .removed]),
      let (multiplier, constant, priority) = rows.constraints.numbers(of: record),
      let host = second.map({ item.nearbyHost(with: $0) }) ?? item
    else { return false }
    if second != nil {
      guard multiplier == 1, !host.hasRareState, !record.isDirectional || !host.isRightToLeft,
        !record.flags.contains(.mirrored)
      else { return false }
    }
    let first = boxTerms(of: item, record.firstAttribute, isInside: item != host)
    let other =
      second.map { boxTerms(of: $0, record.secondAttribute, isInside: $0 != host) }
      ?? BoxTerms(nil, nil, share: 0)
    changes.loadedCount &+= 1
    rows.constraints[slot].row = solver.loadRow(
      first, minus: other, Relation(record.relation), constant, Priority(priority.rawValue))
    return true
  }

  /// Returns the terms of an attribute in the coordinates of the item's parent, or in its own.
  ///
  /// Neither the item nor the parent has a bounds origin or alignment insets.
  @_transparent
  private func boxTerms(
    of node: NodeLink, _ attribute: LayoutAttribute, isInside: Bool
  ) -> BoxTerms {
    let slot = slotRegistering(node)
    let (box, axis, isExtent) = (items[slot], attribute.axis, attribute.isDimension)
    let outer = items[extentSlot(of: slot, isOuterRecord: isInside && !isExtent)]
    if isExtent { return BoxTerms(nil, outer.extent(axis), share: 1) }
    let share = attribute.shareOfExtent(mirrored: false)
    return BoxTerms(
      isInside ? box.origin(axis) : nil, share == 0 ? nil : outer.extent(axis), share: share)
  }
}
