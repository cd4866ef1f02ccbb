/// A constraint of a container: its role, its owner and its location.
///
/// All but the owner shares one word, because a stack has about three entries per item: the role in
/// 6 bits, a flag in one, and two indices in 28 and 29. More constraints do not fit in memory.
struct ContainerEntry {
  private var word: UInt64
  /// The item, guide or edge that owns the constraint, retained while the entry exists.
  let owner: NodeLink

  private static let roleMask: UInt64 = 63
  private static let liveBit: UInt64 = 64
  private static let nextStart: UInt64 = 7
  private static let locationStart: UInt64 = 35
  private static let indexMask: UInt64 = 1 << 28 - 1

  /// Creates an entry without a next one.
  @inline(__always)
  init(_ location: ConstraintLocation, _ role: ContainerRole, _ row: Statement, isLive: Bool) {
    word =
      UInt64(truncatingIfNeeded: role.number) | (isLive ? Self.liveBit : 0)
      | UInt64(truncatingIfNeeded: location.code) << Self.locationStart
    owner = role.belongsToSecond ? row.second ?? row.first : row.first
  }

  @inline(__always)
  var role: ContainerRole {
    ContainerRole(UInt8(truncatingIfNeeded: word & Self.roleMask))
  }

  @inline(__always)
  func isFor(_ role: ContainerRole) -> Bool {
    word & Self.roleMask == UInt64(truncatingIfNeeded: role.number)
  }

  /// True if the container required it since stale entries were last removed.
  var isLive: Bool {
    @inline(__always) get { word & Self.liveBit != 0 }
    @inline(__always) set { word = newValue ? word | Self.liveBit : word & ~Self.liveBit }
  }

  /// The next entry of the same item, or the next free one; -1 if there is none.
  var next: Int32 {
    @inline(__always)
    get { Int32(truncatingIfNeeded: word &>> Self.nextStart & Self.indexMask) &- 1 }
    @inline(__always)
    set {
      word &= ~(Self.indexMask &<< Self.nextStart)
      word |= UInt64(truncatingIfNeeded: newValue &+ 1) &<< Self.nextStart
    }
  }

  var location: ConstraintLocation {
    @inline(__always)
    get {
      ConstraintLocation(
        code: Int32(truncatingIfNeeded: Int64(bitPattern: word) &>> Int64(Self.locationStart)))
    }
    @inline(__always)
    set {
      word &= 1 &<< Self.locationStart &- 1
      word |= UInt64(truncatingIfNeeded: newValue.code) &<< Self.locationStart
    }
  }

  /// The location of a constraint: in the table of records, as an object, or nowhere.
  struct ConstraintLocation: Equatable {
    /// The index of the record if it is nonnegative.
    fileprivate let code: Int32

    @inline(__always)
    fileprivate init(code: Int32) { self.code = code }

    static var none: Self { Self(code: -1) }

    /// A constraint that was inserted as a record into the table of its engine at that time.
    ///
    /// It may have been materialized or adopted by another engine since; then it is found by its
    /// role among the constraints of its owner.
    @inline(__always)
    static func record(_ index: Int32) -> Self { Self(code: index) }

    /// An object that the container retains.
    static var object: Self { Self(code: -2) }

    var recordIndex: Int32? { code >= 0 ? code : nil }

    /// The largest index of a record that fits into an entry.
    static var maximumIndex: Int32 { 1 << 28 - 1 }
  }

  /// Returns the constraint as an object, materializing its record if necessary.
  ///
  /// - Parameter index: The index of the record when it was inserted.
  /// - Returns: The constraint, or nil if it was deactivated and is not retained.
  func makeConstraint(at index: Int32) -> LayoutConstraint? {
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
