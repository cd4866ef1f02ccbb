/// A constraint of a stack: what it is for, what it belongs to, and where it is.
struct StackEntry {
  enum Held {
    /// The place where it was stated, in the table of the engine of that time. It may have become an object
    /// since, or have been taken over by another engine; then it is found by its role among the constraints
    /// of what it belongs to.
    case stated(Int32)
    case made(LayoutConstraint)
  }

  var held: Held
  let role: StackRole
  var isWanted: Bool
  /// The next entry of the same item, or the next that is free; -1 if there is none.
  var next: Int32 = -1
  /// The item, guide or edge that it belongs to; the stack keeps it alive for as long as this.
  let owner: NodeLink

  init(_ held: Held, _ role: StackRole, _ row: StackRow, isWanted: Bool) {
    self.held = held
    self.role = role
    self.isWanted = isWanted
    owner = role.belongsToSecond ? row.second ?? row.first : row.first
  }

  /// The constraint as an object; nil if it was deactivated and nobody has kept it.
  var constraint: LayoutConstraint? {
    switch held {
    case .made(let constraint): constraint
    case .stated(let place):
      if let engine = owner.treeEngine {
        engine.makeConstraint(at: place, role, owner)
          ?? find(in: owner.use { $0.madeMentions }) ?? engine.findAndMakeConstraint(role, owner)
      } else {
        find(in: owner.use { $0.mentions })
      }
    }
  }

  private func find(in constraints: MentioningConstraints) -> LayoutConstraint? {
    constraints.first { $0.role == role && $0.item(at: role.belongsToSecond ? 1 : 0) == owner }
  }
}
