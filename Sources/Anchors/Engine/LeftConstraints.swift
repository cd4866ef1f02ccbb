@_spi(Memory) import Simplex

/// The stated constraints of a tree whose root has gone, kept by what survives of the tree.
///
/// Where nobody has needed lists while the tree lived, none are kept while it goes either: the nodes that went are
/// marked in the table, and what mentions them is left out when a survivor first asks.
final class LeftConstraints {
  private var stated: StatedConstraints
  /// The table, which stays as it is until there are lists: a constant is read without checks for exclusive access.
  private let table: PieceList<StatedRecord>
  /// Whether some say of an item alone what the stack around it wanted.
  let mayImpose: Bool

  init(_ stated: StatedConstraints) {
    self.stated = stated
    table = stated.table
    mayImpose = stated.mayImpose
  }

  deinit { stated.free() }

  var isEmpty: Bool { stated.count == 0 }

  /// Makes the constraints that mention a node, the earliest first; they keep themselves alive.
  func makeConstraints(of node: LayoutNode) {
    if node.firstStated.isUnlisted { stated.requireLists(ofSurvivors: true) }
    var link = stated.earliest(from: node.firstStated)
    while !link.isNone {
      let made = stated[link.place]
      let later = stated.neighbors(of: link).previous
      stated.dismiss(link.place)
      link = later
      let constraint = LayoutConstraint(made)
      constraint.state.insert(.detached)
      ConstraintLink(constraint).retain()
    }
  }

  /// Drops what the stack that a node was in imposed on it, because the stack no longer exists.
  func removeImposed(on node: LayoutNode) {
    if node.firstStated.isUnlisted {
      return mark(node.firstStated.listed, .firstLeftStack, .secondLeftStack)
    }
    var link = node.firstStated
    while !link.isNone {
      let next = stated.neighbors(of: link).next
      if !link.isSecond, stated[link.place].isImposed { stated.dismiss(link.place) }
      link = next
    }
  }

  /// Drops the constraints that mention a node, because it goes.
  func removeAll(of node: LayoutNode) {
    if node.firstStated.isUnlisted {
      mark(node.firstStated.listed, .firstHasGone, .secondHasGone)
    } else {
      stated.dismissAll(from: node.firstStated)
    }
    node.firstStated = .none
  }

  /// Marks what has become of the item by one end of a constraint.
  @inline(__always)
  private func mark(_ link: StatedLink, _ first: StatedMarks, _ second: StatedMarks) {
    table[Int(link.place)].marks.insert(link.isSecond ? second : first)
  }
}
