import Buffers

// Constraints without objects: the chain and stacks add records, and the first query for one, by an
// item or a slot, materializes an object, to which the record refers from then on. A first layout
// needs no objects.

extension LayoutEngine {
  /// Adds the record of a constraint of the chain, or one of another engine.
  @inline(__always)
  func addRecord(_ statement: Statement, _ style: ConstraintStyle, line: Int32) {
    let style = rows.constraints.index(adding: style)
    _ = appendRecord(ConstraintRecord(statement, style: style, line: line))
  }

  /// Adds the record of a stack's constraint.
  ///
  /// - Returns: Its index in the table.
  @inline(__always)
  func addStackRecord(
    _ row: Statement, _ role: StackRole, _ origin: ConstraintOrigin, _ style: inout LastStyle
  ) -> Int32 {
    let styleIndex = rows.constraints.index(ofStyle: row, origin, known: &style)
    if row.isImposed(role) { rows.constraints.hasStackImposed = true }
    return appendRecord(ConstraintRecord(row, style: styleIndex, line: Int32(role.rawValue)))
  }

  /// Appends a record to the table, and returns its slot.
  ///
  /// `@inline(__always)` would leave a call, and a copy of the record, in the code of stacks.
  @_transparent
  private func appendRecord(_ record: ConstraintRecord) -> Int32 {
    recordChange()
    let slot = Int32(truncatingIfNeeded: rows.constraints.count)
    rows.constraints.append(record)
    rows.queue.append(slot)
    record.first.use { $0.countRecord() }
    record.otherItem?.use { $0.countRecord() }
    if tree.hasFittedStacks { notifyFittingStacks(at: slot) }
    return slot
  }

  /// Adopts a record of another engine.
  func adopt(_ value: ConstraintValue) {
    if value.isImposed { rows.constraints.hasStackImposed = true }
    addRecord(value.statement, value.style, line: value.line)
  }

  /// Creates the object of the record at a slot.
  func materialize(_ slot: Int) -> LayoutConstraint {
    let constraint = LayoutConstraint(rows.constraints.value(at: slot), slot: slot)
    constraint.engineLink = EngineLink(self)
    if rows.constraints[slot].row == nil { constraint.state.insert(.queued) }
    rows.constraints.setObject(ConstraintLink(retaining: constraint), at: slot)
    return constraint
  }

  /// Returns the value of a stack's record of a role for an item, if it is at a slot.
  @inline(__always)
  func value(at slot: Int32, _ role: StackRole, _ owner: NodeLink) -> ConstraintValue? {
    rows.constraints.isAt(slot, role, owner) ? rows.constraints.value(at: Int(slot)) : nil
  }

  /// Materializes a stack's record of a role for an item, if it is at a slot.
  func materialize(at slot: Int32, _ role: StackRole, _ owner: NodeLink) -> LayoutConstraint? {
    rows.constraints.isAt(slot, role, owner) ? materialize(Int(slot)) : nil
  }

  /// Materializes a stack's record of a role for an item, at any slot.
  func findAndMaterialize(_ role: StackRole, _ owner: NodeLink) -> LayoutConstraint? {
    guard rows.constraints.plainCount > 0 else { return nil }
    rows.constraints.buildLists()
    var link = owner.use { $0.firstRecord }
    while !link.isNone, !rows.constraints.isAt(link.index, role, owner) {
      link = rows.constraints.neighbors(of: link).next
    }
    return link.isNone ? nil : materialize(Int(link.index))
  }

  /// Materializes the records that mention a node, the earliest first.
  func materializeConstraints(of node: LayoutNode) {
    guard rows.constraints.plainCount > 0 else { return }
    rows.constraints.buildLists()
    var link = rows.constraints.earliest(from: node.firstRecord)
    while !link.isNone {
      let later = rows.constraints.neighbors(of: link).previous
      _ = materialize(Int(link.index))
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
  mutating func sortBySlot() { sortByNumber { UInt64(Int64($0.slot) + 1) } }
}
