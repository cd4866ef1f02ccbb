@_spi(Memory) import Simplex

// Constraints that are stated and not objects: the chain and stacks state them, and the first who asks for one, by what
// it mentions or by its place, gets an object that takes its place. A first layout needs none.

extension LayoutEngine {
  /// Whether constraints may stay records: neither stacks nor scroll views ask about them.
  @inline(__always)
  var takesRecords: Bool { !tree.hasFittedStacks && !scrolling.hasScrollViews }

  /// Takes what a call of the chain says into the tree's care.
  ///
  /// - Returns: Whether it is taken; not where stacks and scroll views ask about constraints, so that it has to be an
  ///   object.
  @inline(__always)
  func state(
    _ first: NodeLink, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
    _ second: NodeLink?, _ secondAttribute: LayoutAttribute, _ constant: Double,
    _ style: StatedStyle, _ line: Int32
  ) -> Bool {
    guard takesRecords else { return false }
    _ = keep(
      StatedRecord(
        first, firstAttribute, relation, second, secondAttribute, constant,
        style: rows.stated.place(of: style), line: line))
    return true
  }

  /// Takes a constraint that another engine had, on the same condition.
  private func take(_ stated: StatedConstraint) {
    guard takesRecords else { return }
    let style = rows.stated.place(of: stated.style)
    if stated.isImposed { rows.stated.mayImpose = true }
    _ = keep(StatedRecord(stated, style: style))
  }

  /// Takes what a stack says into the tree's care, where ``takesRecords``.
  ///
  /// - Returns: Its place in the table.
  @inline(__always)
  func take(
    _ row: StackRow, _ role: StackRole, _ origin: ConstraintOrigin, _ style: inout KnownStyle
  ) -> Int32 {
    let place = rows.stated.place(ofStyle: row, origin, known: &style)
    if row.second == nil, role.isImposed { rows.stated.mayImpose = true }
    return keep(StatedRecord(row, role, style: place))
  }

  /// Keeps a record in the table; returns its place.
  ///
  /// `@inline(__always)` leaves a call, and the record on the way, where a stack states.
  @_transparent
  private func keep(_ record: StatedRecord) -> Int32 {
    noteChange()
    let slot = Int32(truncatingIfNeeded: rows.constraints.count)
    let place = rows.stated.insert(record, slot: slot)
    rows.constraints.append(ActiveConstraint(stated: place))
    rows.queue.append(slot)
    record.first.use { $0.countStatedConstraint() }
    record.otherItem?.use { $0.countStatedConstraint() }
    return place
  }

  /// Gives away the table of stated constraints, which are then in no item's list.
  func takeStated() -> StatedConstraints {
    let table = rows.stated
    rows.stated = StatedConstraints()
    guard table.count > 0 else { return table }
    for index in rows.constraints.indices where rows.constraints[index].stated >= 0 {
      table.forgetLists(of: rows.constraints[index].stated)
    }
    return table
  }

  /// Takes a constraint that another engine had.
  func retake(_ stated: StatedConstraint) {
    stated.first.use { $0.countConstraint(-1) }
    stated.otherItem?.use { $0.countConstraint(-1) }
    take(stated)
  }

  /// Makes the constraint at a place in the table.
  func makeConstraint(_ place: Int32) -> LayoutConstraint {
    let stated = rows.stated[place]
    rows.stated.remove(place)
    let slot = Int(stated.slot)
    let constraint = LayoutConstraint(stated)
    constraint.engineLink = EngineLink(self)
    if rows.constraints[slot].row == nil { constraint.state.insert(.queued) }
    rows.constraints[slot].link = ConstraintLink(keeping: constraint)
    return constraint
  }

  /// What a stack says for a role that belongs to an item, if it is stated at a place.
  @inline(__always)
  func statedConstraint(at place: Int32, _ role: StackRole, _ owner: NodeLink) -> StatedConstraint?
  {
    rows.stated.isAt(place, role, owner) ? rows.stated[place] : nil
  }

  /// Makes the constraint that a stack has for a role that belongs to an item, if it is stated at a place.
  func makeConstraint(at place: Int32, _ role: StackRole, _ owner: NodeLink) -> LayoutConstraint? {
    rows.stated.isAt(place, role, owner) ? makeConstraint(place) : nil
  }

  /// Makes the constraint that a stack has for a role that belongs to an item, if it is stated anywhere.
  func findAndMakeConstraint(_ role: StackRole, _ owner: NodeLink) -> LayoutConstraint? {
    guard rows.stated.count > 0 else { return nil }
    rows.stated.requireLists()
    var link = owner.use { $0.firstStated }
    while !link.isNone, !rows.stated.isAt(link.place, role, owner) {
      link = rows.stated.neighbors(of: link).next
    }
    return link.isNone ? nil : makeConstraint(link.place)
  }

  /// Makes the constraints that mention a node, the earliest first.
  func makeConstraints(of node: LayoutNode) {
    guard rows.stated.count > 0 else { return }
    rows.stated.requireLists()
    var link = rows.stated.earliest(from: node.firstStated)
    while !link.isNone {
      let later = rows.stated.neighbors(of: link).previous
      _ = makeConstraint(link.place)
      link = later
    }
  }

  /// Makes all constraints, in the order of activation.
  func makeAllConstraints() {
    guard rows.stated.count > 0 else { return }
    for slot in rows.constraints.indices {
      let place = rows.constraints[slot].stated
      if place >= 0 { _ = makeConstraint(place) }
    }
  }

  /// The constraints that a layout has seen, in order of activation; what is only stated and waits for its first
  /// layout is not among them.
  func constraintsSeen() -> [LayoutConstraint] {
    rows.constraints.indices.compactMap { slot in
      let isNew = rows.constraints[slot].stated >= 0 && rows.constraints[slot].row == nil
      return isNew ? nil : constraint(at: slot)
    }
  }

}

extension LayoutNode {
  /// Makes the constraints that mention the node and are only stated so far.
  func makeConstraints() {
    guard !firstStated.isNone else { return }
    let root = NodeLink(self).root
    if let left = root.use({ $0.leftConstraints }) {
      left.makeConstraints(of: self)
    } else {
      root.use { $0.engineLink }?.use { $0.makeConstraints(of: self) }
    }
  }
}
