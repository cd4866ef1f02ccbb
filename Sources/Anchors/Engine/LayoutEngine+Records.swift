import Buffers

// Constraint records: the chain and stacks add records, and the first query for one, by an item or
// an index, materializes an object that replaces it. A first layout needs no objects.

extension LayoutEngine {
  /// True if constraints may stay records: no stack or scroll view needs their objects.
  @inline(__always)
  var canStayRecords: Bool { !tree.hasFittedStacks && !scrolling.hasScrollViews }

  /// Adds the record of a constraint of the chain, or one of another engine.
  ///
  /// - Returns: Whether it was added. It is not if stacks or scroll views need constraint objects.
  @inline(__always)
  func addRecord(_ statement: Statement, _ style: ConstraintStyle, line: Int32) -> Bool {
    guard canStayRecords else { return false }
    let style = rows.records.index(adding: style)
    _ = insertRecord(ConstraintRecord(statement, style: style, line: line))
    return true
  }

  /// Adds the record of a stack's constraint; requires ``canStayRecords``.
  ///
  /// - Returns: Its index in the table.
  @inline(__always)
  func addStackRecord(
    _ row: Statement, _ role: StackRole, _ origin: ConstraintOrigin, _ style: inout LastStyle
  ) -> Int32 {
    let styleIndex = rows.records.index(ofStyle: row, origin, known: &style)
    if row.isImposed(role) { rows.records.hasStackImposed = true }
    return insertRecord(ConstraintRecord(row, style: styleIndex, line: Int32(role.rawValue)))
  }

  /// Inserts a record into the table, and returns its index.
  ///
  /// `@inline(__always)` would leave a call, and a copy of the record, in the code of stacks.
  @_transparent
  private func insertRecord(_ record: ConstraintRecord) -> Int32 {
    recordChange()
    let slot = Int32(truncatingIfNeeded: rows.constraints.count)
    let index = rows.records.insert(record, slot: slot)
    rows.constraints.append(ActiveConstraint(record: index))
    rows.queue.append(slot)
    record.first.use { $0.countRecord() }
    record.otherItem?.use { $0.countRecord() }
    return index
  }

  /// Detaches the table of records, which are then in no item's list.
  func detachRecords() -> ConstraintTable {
    let table = rows.records
    rows.records = ConstraintTable()
    guard table.count > 0 else { return table }
    for index in rows.constraints.indices where rows.constraints[index].recordIndex >= 0 {
      table.clearLists(of: rows.constraints[index].recordIndex)
    }
    return table
  }

  /// Adopts a record of another engine.
  func adopt(_ value: ConstraintValue) {
    value.statement.first.use { $0.countConstraint(-1) }
    value.statement.otherItem?.use { $0.countConstraint(-1) }
    if value.isImposed { rows.records.hasStackImposed = true }
    _ = addRecord(value.statement, value.style, line: value.line)
  }

  /// Materializes the record at an index of the table.
  func materialize(_ index: Int32) -> LayoutConstraint {
    let value = rows.records[index]
    rows.records.remove(index)
    let slot = Int(value.slot)
    let constraint = LayoutConstraint(value)
    constraint.engineLink = EngineLink(self)
    if rows.constraints[slot].row == nil { constraint.state.insert(.queued) }
    rows.constraints[slot].link = ConstraintLink(retaining: constraint)
    return constraint
  }

  /// Returns the record of a stack's role for an item, if it is at an index of the table.
  @inline(__always)
  func record(at index: Int32, _ role: StackRole, _ owner: NodeLink) -> ConstraintValue? {
    rows.records.isAt(index, role, owner) ? rows.records[index] : nil
  }

  /// Materializes the record of a stack's role for an item, if it is at an index of the table.
  func materialize(at index: Int32, _ role: StackRole, _ owner: NodeLink) -> LayoutConstraint? {
    rows.records.isAt(index, role, owner) ? materialize(index) : nil
  }

  /// Materializes the record of a stack's role for an item, wherever it is in the table.
  func findAndMaterialize(_ role: StackRole, _ owner: NodeLink) -> LayoutConstraint? {
    guard rows.records.count > 0 else { return nil }
    rows.records.buildLists()
    var link = owner.use { $0.firstRecord }
    while !link.isNone, !rows.records.isAt(link.index, role, owner) {
      link = rows.records.neighbors(of: link).next
    }
    return link.isNone ? nil : materialize(link.index)
  }

  /// Materializes the records that mention a node, the earliest first.
  func materializeConstraints(of node: LayoutNode) {
    guard rows.records.count > 0 else { return }
    rows.records.buildLists()
    var link = rows.records.earliest(from: node.firstRecord)
    while !link.isNone {
      let later = rows.records.neighbors(of: link).previous
      _ = materialize(link.index)
      link = later
    }
  }

  /// Materializes all records, in order of activation.
  func materializeAll() {
    guard rows.records.count > 0 else { return }
    for slot in rows.constraints.indices {
      let index = rows.constraints[slot].recordIndex
      if index >= 0 { _ = materialize(index) }
    }
  }

  /// Returns the constraints of the last layout in order of activation, without newer records.
  func constraintsInLastLayout() -> [LayoutConstraint] {
    rows.constraints.indices.compactMap { slot in
      let isNew = rows.constraints[slot].recordIndex >= 0 && rows.constraints[slot].row == nil
      return isNew ? nil : constraint(at: slot)
    }
  }

}

extension LayoutNode {
  /// Materializes the records that mention the node.
  package func materializeConstraints() {
    guard !firstRecord.isNone else { return }
    let root = NodeLink(self).root
    if let left = root.use({ $0.orphanedConstraints }) {
      left.materializeConstraints(of: self)
    } else {
      root.use { $0.engineLink }?.use { $0.materializeConstraints(of: self) }
    }
  }
}
