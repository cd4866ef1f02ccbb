/// A constraint of a stack: what it is for, what it belongs to, and where it is.
///
/// All but the owner is in one word, since a stack has three entries for each of its items: the role in 5 bits, the flag
/// in one, and places in 29, of which there are more than constraints fit into the memory of a computer.
struct StackEntry {
  private var word: UInt64
  /// The item, guide or edge that it belongs to; the stack keeps it alive for as long as this.
  let owner: NodeLink

  private static let roleMask: UInt64 = 31
  private static let liveBit: UInt64 = 32
  private static let nextStart: UInt64 = 6
  private static let heldStart: UInt64 = 35
  private static let placeMask: UInt64 = 1 << 29 - 1

  /// An entry that no other follows yet.
  @inline(__always)
  init(_ held: ConstraintLocation, _ role: StackRole, _ row: StackRow, isWanted: Bool) {
    word =
      UInt64(truncatingIfNeeded: role.rawValue) | (isWanted ? Self.liveBit : 0)
      | UInt64(truncatingIfNeeded: held.code) << Self.heldStart
    owner = role.belongsToSecond ? row.second ?? row.first : row.first
  }

  @inline(__always)
  var role: StackRole {
    StackRole(rawValue: UInt8(truncatingIfNeeded: word & Self.roleMask)) ?? .textWidth
  }

  @inline(__always)
  func isFor(_ role: StackRole) -> Bool {
    word & Self.roleMask == UInt64(truncatingIfNeeded: role.rawValue)
  }

  /// Whether the stack has asked for it since it last dropped what is unwanted.
  var isLive: Bool {
    @inline(__always) get { word & Self.liveBit != 0 }
    @inline(__always) set { word = newValue ? word | Self.liveBit : word & ~Self.liveBit }
  }

  /// The next entry of the same item, or the next that is free; -1 if there is none.
  var next: Int32 {
    @inline(__always)
    get { Int32(truncatingIfNeeded: word &>> Self.nextStart & Self.placeMask) &- 1 }
    @inline(__always)
    set {
      word &= ~(Self.placeMask &<< Self.nextStart)
      word |= UInt64(truncatingIfNeeded: newValue &+ 1) &<< Self.nextStart
    }
  }

  var held: ConstraintLocation {
    @inline(__always)
    get {
      ConstraintLocation(
        code: Int32(truncatingIfNeeded: Int64(bitPattern: word) &>> Int64(Self.heldStart)))
    }
    @inline(__always)
    set {
      word &= 1 &<< Self.heldStart &- 1
      word |= UInt64(truncatingIfNeeded: newValue.code) &<< Self.heldStart
    }
  }

  /// Where a constraint is.
  struct ConstraintLocation: Equatable {
    /// A place from 0 on if it is stated.
    fileprivate let code: Int32

    @inline(__always)
    fileprivate init(code: Int32) { self.code = code }

    static var none: Self { Self(code: -1) }

    /// The place where it was stated, in the table of the engine of that time.
    ///
    /// It may have become an object since, or have been taken over by another engine; then it is found by its role
    /// among the constraints of what it belongs to.
    @inline(__always)
    static func record(_ place: Int32) -> Self { Self(code: place) }

    /// It is an object that the stack keeps.
    static var object: Self { Self(code: -2) }

    var statedPlace: Int32? { code >= 0 ? code : nil }

    /// The largest place of a stated constraint that an entry has room for.
    static var largestPlace: Int32 { 1 << 28 - 1 }
  }

  /// The constraint as an object, if it was stated; nil if it was deactivated and nobody has kept it.
  func makeConstraint(at place: Int32) -> LayoutConstraint? {
    if let engine = owner.treeEngine {
      engine.materialize(at: place, role, owner)
        ?? find(in: owner.use { $0.constraintObjects }) ?? engine.findAndMaterialize(role, owner)
    } else {
      find(in: owner.use { $0.mentioningConstraints })
    }
  }

  private func find(in constraints: MentioningConstraints) -> LayoutConstraint? {
    constraints.first { $0.role == role && $0.item(at: role.belongsToSecond ? 1 : 0) == owner }
  }
}
