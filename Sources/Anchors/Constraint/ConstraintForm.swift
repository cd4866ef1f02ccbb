/// All that determines the row of a constraint, besides the tree and answers of client code.
package struct ConstraintForm {
  package var statement: Statement
  /// The near ends of offsets, if a side is an offset.
  package let offsets: OffsetEnds?
  /// True if the enclosing stack imposed the constraint on one item alone.
  let isImposed: Bool
  /// True if the constraint belongs to a margins guide or scroll view, not to client code.
  let isSystem: Bool

  /// The number of ends: 2 for the items, 4 with the near ends of offsets.
  @inline(__always)
  var endCount: UInt8 { offsets == nil ? 2 : 4 }

  /// The item at an end.
  @inline(__always)
  func item(at end: UInt8) -> NodeLink? {
    switch end {
    case 0: statement.first
    case 1: statement.second
    case 2: offsets?.first.item
    default: offsets?.second.item
    }
  }

  /// The attribute at an end.
  func attribute(at end: UInt8) -> LayoutAttribute {
    switch end {
    case 0: statement.firstAttribute
    case 1: statement.secondAttribute
    case 2: offsets?.firstAttribute ?? .notAnAttribute
    default: offsets?.secondAttribute ?? .notAnAttribute
    }
  }

  /// Visits the items of the constraint, each once.
  @inline(__always)
  func forEachItem(_ visit: (NodeLink) -> Void) {
    visit(statement.first)
    if let other = statement.otherItem { visit(other) }
    guard offsets != nil else { return }
    for end in 2..<endCount {
      guard let item = item(at: end) else { continue }
      if !(0..<end).contains(where: { self.item(at: $0) == item }) { visit(item) }
    }
  }

  /// The nearest common ancestor of the items; nil if they are in different trees.
  var host: NodeLink? {
    guard offsets != nil else { return statement.host }
    var host = statement.first
    for end in 1..<endCount {
      guard let item = item(at: end) else { continue }
      guard let common = host.commonAncestor(with: item) else { return nil }
      host = common
    }
    return host
  }

  /// True if the constraint is mirrored in right-to-left layouts.
  var isDirectional: Bool {
    if statement.isDirectional { return true }
    guard let offsets else { return false }
    return offsets.firstAttribute.isDirectional || offsets.secondAttribute.isDirectional
  }
}

extension ConstraintForm {
  /// Creates the form of a constraint without an object.
  @inline(__always)
  init(_ value: ConstraintValue) {
    statement = value.statement
    offsets = nil
    isImposed = value.isImposed
    isSystem = false
  }
}

extension LayoutConstraint {
  /// All that determines the row of the constraint; nil once an item is gone.
  package final var form: ConstraintForm? {
    statement.map {
      ConstraintForm(
        statement: $0, offsets: offsets, isImposed: state.contains(.imposedByStack),
        isSystem: state.contains(.system))
    }
  }
}
