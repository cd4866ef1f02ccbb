/// A constraint of a container: its role, its owner and its location.
struct ContainerEntry {
  /// The item, guide or edge that owns the constraint, retained while the entry exists.
  let owner: NodeLink
  var location: ConstraintLocation
  /// The next entry of the same item, or the next free one; -1 if there is none.
  var next: Int32 = -1
  let role: ContainerRole
  /// True if the container required it since stale entries were last removed.
  var isLive: Bool

  /// Creates an entry without a next one.
  @inline(__always)
  init(_ location: ConstraintLocation, _ role: ContainerRole, _ row: Statement, isLive: Bool) {
    owner = role.belongsToSecond ? row.second ?? row.first : row.first
    self.location = location
    self.role = role
    self.isLive = isLive
  }

  /// The location of a constraint: in the table of records, as an object, or nowhere.
  enum ConstraintLocation: Equatable {
    case none
    /// A constraint that was inserted as a record into the table of its engine at that time.
    ///
    /// It may have been materialized or adopted by another engine since; then it is found by its
    /// role among the constraints of its owner.
    case record(ConstraintIndex)
    /// An object that the container retains.
    case object

    var recordIndex: ConstraintIndex? { if case .record(let index) = self { index } else { nil } }
  }

  /// Returns the constraint as an object, materializing its record if necessary.
  ///
  /// - Parameter index: The index of the record when it was inserted.
  /// - Returns: The constraint, or nil if it was deactivated and is not retained.
  func makeConstraint(at index: ConstraintIndex) -> LayoutConstraint? {
    if let engine = owner.treeEngine {
      engine.materialize(at: index, role, owner)
        ?? find(in: owner.use { $0.constraintObjects }) ?? engine.findAndMaterialize(role, owner)
    } else {
      find(in: owner.use { $0.mentioningConstraints })
    }
  }

  private func find(in constraints: MentioningConstraints) -> LayoutConstraint? {
    constraints.first { $0.role == role && $0.item(at: role.belongsToSecond ? 1 : 0) == owner }
  }
}
