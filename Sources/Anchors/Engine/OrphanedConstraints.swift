@_spi(Memory) import Simplex

/// The constraint records of a tree whose root no longer exists, stored by its surviving subtrees.
///
/// If the tree never built lists, none are built while its nodes are deallocated. These nodes are
/// marked in the table, and the first query of a survivor drops the records that mention them.
final class OrphanedConstraints {
  private var stated: ConstraintTable
  /// The table of the records, unchanged until lists are built.
  ///
  /// A constant, which is read without checks for exclusive access.
  private let table: ChunkedList<ConstraintRecord>
  /// Whether some record was imposed by a stack on one item alone.
  let hasStackImposed: Bool

  init(_ stated: ConstraintTable) {
    self.stated = stated
    table = stated.table
    hasStackImposed = stated.hasStackImposed
  }

  deinit { stated.free() }

  var isEmpty: Bool { stated.count == 0 }

  /// Materializes the records that mention a node, the earliest first.
  ///
  /// The objects retain themselves.
  func materializeConstraints(of node: LayoutNode) {
    if node.firstRecord.isUnlisted { stated.buildLists(ofSurvivors: true) }
    var link = stated.earliest(from: node.firstRecord)
    while !link.isNone {
      let made = stated[link.place]
      let later = stated.neighbors(of: link).previous
      stated.unlinkEnds(of: link.place)
      link = later
      let constraint = LayoutConstraint(made)
      constraint.state.insert(.detached)
      ConstraintLink(constraint).retain()
    }
  }

  /// Removes the constraints that a stack imposed on a node, because the stack no longer exists.
  func removeImposed(on node: LayoutNode) {
    if node.firstRecord.isUnlisted {
      return mark(node.firstRecord.listed, .firstLostStack, .secondLeftStack)
    }
    var link = node.firstRecord
    while !link.isNone {
      let next = stated.neighbors(of: link).next
      if !link.isSecond, stated[link.place].isImposed { stated.unlinkEnds(of: link.place) }
      link = next
    }
  }

  /// Removes the records that mention a node, because it is deallocated.
  func removeAll(of node: LayoutNode) {
    if node.firstRecord.isUnlisted {
      mark(node.firstRecord.listed, .firstIsGone, .secondHasGone)
    } else {
      stated.unlinkAll(from: node.firstRecord)
    }
    node.firstRecord = .none
  }

  /// Marks a record with the state of its item at one end.
  @inline(__always)
  private func mark(_ link: RecordLink, _ first: RecordFlags, _ second: RecordFlags) {
    table[Int(link.place)].marks.insert(link.isSecond ? second : first)
  }
}
