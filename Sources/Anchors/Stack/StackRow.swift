/// One constraint of a stack view.
struct StackRow {
  /// What the constraint is for; it is printed as its identifier.
  enum Role {
    case canvas
    case spacing
    case alignment

    var identifier: String {
      switch self {
      case .canvas: "stack canvas connection"
      case .spacing: "stack spacing"
      case .alignment: "stack alignment"
      }
    }
  }

  let role: Role
  let constraint: LayoutConstraint
  var isKept = false

  init(
    _ role: Role, _ first: View, _ firstAttribute: LayoutAttribute, _ second: View,
    _ secondAttribute: LayoutAttribute, _ constant: Double = 0
  ) {
    self.role = role
    constraint = LayoutConstraint(
      first.layoutNode, firstAttribute, .equal, second.layoutNode, secondAttribute, multiplier: 1,
      constant: constant, identifier: role.identifier, origin: ConstraintOrigin())
  }

  /// Whether the other row differs in its constant at most.
  func matches(_ other: StackRow) -> Bool {
    let mine = constraint
    let theirs = other.constraint
    return mine.firstItem === theirs.firstItem && mine.secondItem === theirs.secondItem
      && mine.firstAttribute == theirs.firstAttribute
      && mine.secondAttribute == theirs.secondAttribute && mine.relation == theirs.relation
      && mine.isActive
  }
}

extension [StackRow] {
  /// The place of an old row that can serve as a wanted one, looked for from a place onwards.
  func firstMatch(for wanted: StackRow, from start: Int) -> Int? {
    for index in indices.dropFirst(start) where !self[index].isKept && self[index].matches(wanted) {
      return index
    }
    for index in indices.prefix(start) where !self[index].isKept && self[index].matches(wanted) {
      return index
    }
    return nil
  }
}
