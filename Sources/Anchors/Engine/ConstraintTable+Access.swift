import Buffers

// Access to the constraints of a table by slot, and by the items that they mention.

extension ConstraintTable {
  /// Returns the object of the constraint at a slot, if it is active and has one.
  @inline(__always)
  package func object(at slot: Int) -> ConstraintLink? {
    let record = table[slot]
    return record.flags.contains(.hasObject) ? objects[Int(record.style)].link : nil
  }

  /// Returns the index of the ``ClientAnswer`` about the constraint at a slot, or -1.
  @inline(__always)
  func answer(at slot: Int) -> Int32 {
    let record = table[slot]
    return record.flags.contains(.hasObject) ? objects[Int(record.style)].answer : -1
  }

  /// Records the index of the ``ClientAnswer`` about the constraint at a slot.
  func setAnswer(_ answer: Int32, at slot: Int) {
    let record = table[slot]
    if record.flags.contains(.hasObject) { objects[Int(record.style)].answer = answer }
  }

  /// Returns the form of the constraint at a slot, if it is active.
  @inline(__always)
  func form(at slot: Int) -> ConstraintForm? {
    if let object = object(at: slot) { return object.use { $0.form } }
    return table[slot].isPlain ? ConstraintForm(value(at: slot)) : nil
  }

  /// Records whether the row of a constraint is in mirrored coordinates.
  @inline(__always)
  func setMirrored(_ slot: Int, _ isMirrored: Bool) {
    if isMirrored {
      table[slot].flags.insert(.mirrored)
    } else {
      table[slot].flags.remove(.mirrored)
    }
  }

  /// Visits the slots of the records that mention an item of a leaving subtree.
  ///
  /// A record with two leaving items is visited only for its first item.
  @inline(__always)
  mutating func forEachRecordMentioning(_ node: LayoutNode, _ visit: (Int32) -> Void) {
    guard !node.firstRecord.isNone else { return }
    buildLists()
    var link = node.firstRecord
    while !link.isNone {
      let record = table[Int(link.index)]
      if !link.isSecond || !record.first.state.contains(.leaving) { visit(link.index) }
      link = neighbors(of: link).next
    }
  }

  /// Finds the earliest record in the list of an item from the latest.
  ///
  /// - Precondition: The lists are built.
  func earliest(from latest: RecordLink) -> RecordLink {
    var (link, next) = (latest, latest)
    while !next.isNone {
      link = next
      next = neighbors(of: link).next
    }
    return link
  }

  /// Returns the neighbors of a record in the list of the item at this end.
  func neighbors(of link: RecordLink) -> RecordNeighbors {
    let neighbors = ends[Int(link.index)]
    return link.isSecond ? neighbors.second : neighbors.first
  }

  /// Returns whether the record at an index is a stack's constraint of a role for an item.
  @inline(__always)
  func isAt(_ index: Int32, _ role: StackRole, _ owner: NodeLink) -> Bool {
    guard table.indices.contains(Int(index)) else { return false }
    let record = table[Int(index)]
    return record.line == role.rawValue && record.isPlain
      && (role.belongsToSecond ? record.second : record.first) == owner
      && styles[Int(record.style)].stackLine != nil
  }
}
