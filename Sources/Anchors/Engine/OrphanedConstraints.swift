@_spi(Memory) import Simplex

/// The stated constraints of a tree whose root has gone, kept by what survives of the tree.
///
/// Where nobody has needed lists while the tree lived, none are kept while it goes either: the nodes that went are
/// marked in the table, and what mentions them is left out when a survivor first asks.
final class OrphanedConstraints {
  private var stated: ConstraintTable
  /// The table, which stays as it is until there are lists: a constant is read without checks for exclusive access.
  private let table: ChunkedList<ConstraintRecord>
  /// Whether some say of an item alone what the stack around it wanted.
  let hasStackImposed: Bool

  init(_ stated: ConstraintTable) {
    self.stated = stated
    table = stated.table
    hasStackImposed = stated.hasStackImposed
  }

  deinit { stated.free() }

  var isEmpty: Bool { stated.count == 0 }

  /// Makes the constraints that mention a node, the earliest first; they keep themselves alive.
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

  /// Drops what the stack that a node was in imposed on it, because the stack no longer exists.
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

  /// Drops the constraints that mention a node, because it goes.
  func removeAll(of node: LayoutNode) {
    if node.firstRecord.isUnlisted {
      mark(node.firstRecord.listed, .firstIsGone, .secondHasGone)
    } else {
      stated.unlinkAll(from: node.firstRecord)
    }
    node.firstRecord = .none
  }

  /// Marks what has become of the item by one end of a constraint.
  @inline(__always)
  private func mark(_ link: RecordLink, _ first: RecordFlags, _ second: RecordFlags) {
    table[Int(link.place)].marks.insert(link.isSecond ? second : first)
  }
}
