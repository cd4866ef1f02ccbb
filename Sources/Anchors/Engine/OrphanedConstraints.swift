/// The constraint records of a tree whose root no longer exists, stored by its surviving subtrees.
///
/// If the tree never built lists, none are built while its nodes are deallocated. These nodes are
/// marked in the table, and the first query of a survivor drops the records that mention them.
final class OrphanedConstraints {
  private var records: ConstraintTable
  /// The table of the records, unchanged until lists are built.
  ///
  /// A constant, which is read without checks for exclusive access.
  private let table: ChunkedList<ConstraintRecord>
  /// True if some record was imposed by a stack on one item alone.
  let hasStackImposed: Bool

  init(_ records: ConstraintTable) {
    self.records = records
    table = records.table
    hasStackImposed = records.hasStackImposed
  }

  deinit { records.free() }

  var isEmpty: Bool { records.count == 0 }

  /// Materializes the records that mention a node, the earliest first.
  ///
  /// The objects retain themselves.
  func materializeConstraints(of node: LayoutNode) {
    if node.firstRecord.isUnlisted { records.buildLists(ofSurvivors: true) }
    var link = records.earliest(from: node.firstRecord)
    while !link.isNone {
      let made = records[link.index]
      let later = records.neighbors(of: link).previous
      records.unlinkEnds(of: link.index)
      link = later
      let constraint = LayoutConstraint(made)
      constraint.state.insert(.detached)
      ConstraintLink(constraint).retain()
    }
  }

  /// Removes the constraints that a stack imposed on a node, because the stack no longer exists.
  func removeImposed(on node: LayoutNode) {
    if node.firstRecord.isUnlisted {
      return mark(node.firstRecord.listed, .firstLostStack, .secondLostStack)
    }
    var link = node.firstRecord
    while !link.isNone {
      let next = records.neighbors(of: link).next
      if !link.isSecond, records[link.index].isImposed { records.unlinkEnds(of: link.index) }
      link = next
    }
  }

  /// Removes the records that mention a node, because it is deallocated.
  func removeAll(of node: LayoutNode) {
    if node.firstRecord.isUnlisted {
      mark(node.firstRecord.listed, .firstIsGone, .secondIsGone)
    } else {
      records.unlinkAll(from: node.firstRecord)
    }
    node.firstRecord = .none
  }

  /// Marks a record with the state of its item at one end.
  @inline(__always)
  private func mark(_ link: RecordLink, _ first: RecordFlags, _ second: RecordFlags) {
    table[Int(link.index)].marks.insert(link.isSecond ? second : first)
  }
}
