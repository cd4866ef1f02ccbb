import Buffers
import Simplex

/// An active constraint in the table of its engine, with its row.
///
/// An object, once there is one, has the numbers and all that may change; the record refers to it.
struct ConstraintRecord {
  let first: NodeLink
  let second: NodeLink?
  /// The bits of the constant, or the address of the object.
  private var bits: UInt64
  /// The index of its style in the table, or of the ``ClientQuery`` about its object, or -1.
  var style: Int32
  /// The line of a chain call, or the raw role of a stack's constraint.
  let line: Int32
  private var rowIndex = RowIndex()
  let firstAttribute: LayoutAttribute
  let secondAttribute: LayoutAttribute
  let relation: LayoutRelation
  var flags: RecordFlags

  /// Creates the record of a statement, without a row.
  @inline(__always)
  init(_ statement: Statement, style: Int32, line: Int32, isGeneral: Bool = false) {
    first = statement.first
    second = statement.second
    bits = statement.constant.bitPattern
    self.style = style
    self.line = line
    firstAttribute = statement.firstAttribute
    secondAttribute = statement.secondAttribute
    relation = statement.relation
    flags = isGeneral ? .general : []
  }

  /// The constant of a constraint without an object.
  @inline(__always)
  var constant: Double { Double(bitPattern: bits) }

  /// The object, retained by the engine.
  @inline(__always)
  var object: ConstraintLink? {
    get { flags.contains(.hasObject) ? ConstraintLink(bits: bits) : nil }
    set {
      bits = newValue?.bits ?? 0
      style = -1
      flags.insert(.hasObject)
    }
  }

  /// The index of the row; ``LayoutEngine/row(at:)`` makes a handle from it.
  @inline(__always)
  var row: RowIndex? {
    get { rowIndex.isNone ? nil : rowIndex }
    set { rowIndex = newValue ?? RowIndex() }
  }

  /// True if the constraint is active and has no object.
  @inline(__always)
  var isPlain: Bool { flags.isDisjoint(with: [.hasObject, .removed]) }

  /// The second item, or nil if it is the first one, too.
  @inline(__always)
  var otherItem: NodeLink? { second == first ? nil : second }

  /// True if the constraint is mirrored in right-to-left layouts.
  @inline(__always)
  var isDirectional: Bool { firstAttribute.isDirectional || secondAttribute.isDirectional }
}

/// Flags of a record.
struct RecordFlags: OptionSet {
  let rawValue: UInt8

  /// Its row is in mirrored coordinates.
  static var mirrored: Self { Self(rawValue: 16) }
  /// The constraint has an object.
  static var hasObject: Self { Self(rawValue: 32) }
  /// The row is not one that ``LayoutEngine/loadRecord(at:)`` loads.
  static var general: Self { Self(rawValue: 8) }
  /// The constraint is no longer active; its slot is a hole.
  static var removed: Self { Self(rawValue: 64) }
}

/// The neighbors of a record in the lists of its items.
struct RecordEnds {
  var first = RecordNeighbors()
  var second = RecordNeighbors()
}

/// The neighbors of a record in the list of one item.
struct RecordNeighbors {
  var next = RecordLink.none
  var previous = RecordLink.none
}

/// The index of a constraint in the table of its engine.
package struct ConstraintIndex: EngineIndex {
  package let number: Int32
  @inline(__always)
  package init(number: Int32) { self.number = number }
}

/// The index of an item in the records of its engine, which is its slot.
package struct ItemIndex: EngineIndex {
  package let number: Int32
  @inline(__always)
  package init(number: Int32) { self.number = number }
}

/// An index in a list of an engine, of a type of its own so that no other list takes it.
package protocol EngineIndex: Strideable, BitwiseCopyable where Stride == Int {
  var number: Int32 { get }
  init(number: Int32)
}

extension EngineIndex {
  @inline(__always)
  package init(_ position: Int) { self.init(number: Int32(truncatingIfNeeded: position)) }

  /// The index of what is in no list.
  package static var absent: Self { Self(-1) }
  /// True if the index is ``absent``.
  package var isAbsent: Bool { number < 0 }

  @inline(__always)
  package var position: Int { Int(number) }
  @inline(__always)
  package func distance(to other: Self) -> Int { other.position - position }
  @inline(__always)
  package func advanced(by distance: Int) -> Self { Self(position + distance) }
}

/// A member of an item's list: the index of a record and its end at the item.
struct RecordLink: Equatable {
  private let code: Int32

  @inline(__always)
  init(_ index: ConstraintIndex, isSecond: Bool) { code = index.number << 1 | (isSecond ? 1 : 0) }

  private init(code: Int32) { self.code = code }

  static var none: Self { Self(code: -1) }
  /// A mark that some record mentions an item, while lists have not been built.
  static var unlisted: Self { Self(code: -2) }

  @inline(__always)
  var isNone: Bool { code == -1 }
  @inline(__always)
  var isUnlisted: Bool { code == -2 }
  @inline(__always)
  var index: ConstraintIndex { ConstraintIndex(Int(code >> 1)) }
  @inline(__always)
  var isSecond: Bool { code & 1 == 1 }
}
