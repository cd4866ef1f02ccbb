/// The changes that bring a stack's constraints into line, made as they are found.
struct StackUpdate {
  /// How many constraints a stack has made, dropped, and changed a number of, and how many of its items
  /// it has looked at for that.
  struct Counts: Equatable {
    var items = 0
    var added = 0
    var removed = 0
    var edited = 0
  }

  let origin: ConstraintOrigin
  private(set) var counts = Counts()
  private var made: [LayoutConstraint] = []

  init(origin: ConstraintOrigin, counts: Counts) {
    self.origin = origin
    self.counts = counts
  }

  /// Makes a constraint; it becomes active by ``activate()``.
  mutating func make(_ role: StackRole, _ row: StackRow) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      row.first, row.firstAttribute, row.relation, row.second, row.secondAttribute,
      multiplier: row.multiplier, constant: row.constant, priority: row.priority,
      identifier: role.identifier, origin: origin)
    constraint.state.insert(role.isImposed(row) ? [.stackMade, .imposed] : .stackMade)
    if role == .hiding { constraint.state.insert(.hiding) }
    if row.isSystemSpacing { constraint.state.insert(.systemSpacing) }
    counts.added += 1
    made.append(constraint)
    return constraint
  }

  /// Gives a constraint the numbers of the row that it serves as.
  mutating func edit(_ constraint: LayoutConstraint, _ row: StackRow) {
    var isEdited = false
    let wasSystem = constraint.state.contains(.systemSpacing)
    if constraint.constant != row.constant || wasSystem != row.isSystemSpacing {
      constraint.constant = row.constant
      constraint.state.set(.systemSpacing, row.isSystemSpacing)
      constraint.engineLink?.use { $0.constraintChanged(constraint) }
      isEdited = true
    }
    if constraint.priority != row.priority {
      constraint.priority = row.priority
      isEdited = true
    }
    if isEdited { counts.edited += 1 }
  }

  mutating func noteItem() { counts.items += 1 }

  mutating func remove(_ constraint: LayoutConstraint) {
    constraint.isActive = false
    counts.removed += 1
  }

  /// Activates what was made, in the order in which it was.
  mutating func activate() {
    LayoutConstraint.activate(made)
    made.removeAll()
  }
}
