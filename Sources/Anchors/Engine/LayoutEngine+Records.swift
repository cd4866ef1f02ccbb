@_spi(Memory) import Simplex

// Constraints that are stated and not objects: the chain and stacks state them, and the first who asks for one, by what
// it mentions or by its place, gets an object that takes its place. A first layout needs none.

extension LayoutEngine {
  /// Whether constraints may stay records: neither stacks nor scroll views ask about them.
  @inline(__always)
  var canStayRecords: Bool { !tree.hasFittedStacks && !scrolling.hasScrollViews }

  /// Takes what a call of the chain says into the tree's care.
  ///
  /// - Returns: Whether it is taken; not where stacks and scroll views ask about constraints, so that it has to be an
  ///   object.
  @inline(__always)
  func addRecord(
    _ first: NodeLink, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
    _ second: NodeLink?, _ secondAttribute: LayoutAttribute, _ constant: Double,
    _ style: ConstraintStyle, _ line: Int32
  ) -> Bool {
    guard canStayRecords else { return false }
    _ = insertRecord(
      ConstraintRecord(
        first, firstAttribute, relation, second, secondAttribute, constant,
        style: rows.records.place(of: style), line: line))
    return true
  }

  /// Takes a constraint that another engine had, on the same condition.
  private func addRecord(_ stated: ConstraintValue) {
    guard canStayRecords else { return }
    let style = rows.records.place(of: stated.style)
    if stated.isImposed { rows.records.hasStackImposed = true }
    _ = insertRecord(ConstraintRecord(stated, style: style))
  }

  /// Takes what a stack says into the tree's care, where ``canStayRecords``.
  ///
  /// - Returns: Its place in the table.
  @inline(__always)
  func addStackRecord(
    _ row: StackRow, _ role: StackRole, _ origin: ConstraintOrigin, _ style: inout LastStyle
  ) -> Int32 {
    let place = rows.records.place(ofStyle: row, origin, known: &style)
    if row.second == nil, role.isImposed { rows.records.hasStackImposed = true }
    return insertRecord(ConstraintRecord(row, role, style: place))
  }

  /// Keeps a record in the table; returns its place.
  ///
  /// `@inline(__always)` leaves a call, and the record on the way, where a stack states.
  @_transparent
  private func insertRecord(_ record: ConstraintRecord) -> Int32 {
    recordChange()
    let slot = Int32(truncatingIfNeeded: rows.constraints.count)
    let place = rows.records.insert(record, slot: slot)
    rows.constraints.append(ActiveConstraint(stated: place))
    rows.queue.append(slot)
    record.first.use { $0.countRecord() }
    record.otherItem?.use { $0.countRecord() }
    return place
  }

  /// Gives away the table of stated constraints, which are then in no item's list.
  func detachRecords() -> ConstraintTable {
    let table = rows.records
    rows.records = ConstraintTable()
    guard table.count > 0 else { return table }
    for index in rows.constraints.indices where rows.constraints[index].recordIndex >= 0 {
      table.clearLists(of: rows.constraints[index].recordIndex)
    }
    return table
  }

  /// Takes a constraint that another engine had.
  func adopt(_ stated: ConstraintValue) {
    stated.first.use { $0.countConstraint(-1) }
    stated.otherItem?.use { $0.countConstraint(-1) }
    addRecord(stated)
  }

  /// Makes the constraint at a place in the table.
  func materialize(_ place: Int32) -> LayoutConstraint {
    let stated = rows.records[place]
    rows.records.remove(place)
    let slot = Int(stated.slot)
    let constraint = LayoutConstraint(stated)
    constraint.engineLink = EngineLink(self)
    if rows.constraints[slot].row == nil { constraint.state.insert(.queued) }
    rows.constraints[slot].link = ConstraintLink(keeping: constraint)
    return constraint
  }

  /// What a stack says for a role that belongs to an item, if it is stated at a place.
  @inline(__always)
  func statedConstraint(at place: Int32, _ role: StackRole, _ owner: NodeLink) -> ConstraintValue? {
    rows.records.isAt(place, role, owner) ? rows.records[place] : nil
  }

  /// Makes the constraint that a stack has for a role that belongs to an item, if it is stated at a place.
  func materialize(at place: Int32, _ role: StackRole, _ owner: NodeLink) -> LayoutConstraint? {
    rows.records.isAt(place, role, owner) ? materialize(place) : nil
  }

  /// Makes the constraint that a stack has for a role that belongs to an item, if it is stated anywhere.
  func findAndMaterialize(_ role: StackRole, _ owner: NodeLink) -> LayoutConstraint? {
    guard rows.records.count > 0 else { return nil }
    rows.records.buildLists()
    var link = owner.use { $0.firstRecord }
    while !link.isNone, !rows.records.isAt(link.place, role, owner) {
      link = rows.records.neighbors(of: link).next
    }
    return link.isNone ? nil : materialize(link.place)
  }

  /// Makes the constraints that mention a node, the earliest first.
  func materializeConstraints(of node: LayoutNode) {
    guard rows.records.count > 0 else { return }
    rows.records.buildLists()
    var link = rows.records.earliest(from: node.firstRecord)
    while !link.isNone {
      let later = rows.records.neighbors(of: link).previous
      _ = materialize(link.place)
      link = later
    }
  }

  /// Makes all constraints, in the order of activation.
  func materializeAll() {
    guard rows.records.count > 0 else { return }
    for slot in rows.constraints.indices {
      let place = rows.constraints[slot].recordIndex
      if place >= 0 { _ = materialize(place) }
    }
  }

  /// The constraints that a layout has seen, in order of activation; what is only stated and waits for its first
  /// layout is not among them.
  func constraintsInLastLayout() -> [LayoutConstraint] {
    rows.constraints.indices.compactMap { slot in
      let isNew = rows.constraints[slot].recordIndex >= 0 && rows.constraints[slot].row == nil
      return isNew ? nil : constraint(at: slot)
    }
  }

}

extension LayoutNode {
  /// Makes the constraints that mention the node and are only stated so far.
  func materializeConstraints() {
    guard !firstRecord.isNone else { return }
    let root = NodeLink(self).root
    if let left = root.use({ $0.orphanedConstraints }) {
      left.materializeConstraints(of: self)
    } else {
      root.use { $0.engineLink }?.use { $0.materializeConstraints(of: self) }
    }
  }
}
