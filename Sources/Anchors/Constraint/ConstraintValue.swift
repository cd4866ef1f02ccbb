/// A constraint of a chain call or a stack as a plain value, without an object.
///
/// The engine materializes a ``LayoutConstraint`` from it on demand (`LayoutEngine+Records.swift`).
///
/// Invariant: a constraint with a record is valid, active and within one tree, and neither its
/// items nor their ancestors change.
struct ConstraintValue {
  let statement: Statement
  let style: ConstraintStyle
  /// The line of a chain call, or the raw role of a stack's constraint.
  let line: Int32
  /// The slot in the engine's list of active constraints, or -1.
  let slot: Int32
  /// True if its row is in mirrored coordinates.
  let isMirrored: Bool

  /// Creates the value of a record and its style.
  @inline(__always)
  init(_ record: ConstraintRecord, _ style: ConstraintStyle) {
    statement = Statement(
      record.first, record.firstAttribute, record.relation, record.second, record.secondAttribute,
      multiplier: style.multiplier, constant: record.constant, priority: style.priority)
    self.style = style
    line = record.line
    slot = record.slot
    isMirrored = record.marks.contains(.mirrored)
  }

  /// The source location of the chain call, or that of the stack.
  var origin: ConstraintOrigin {
    ConstraintOrigin(file: style.file, line: Int(style.stackLine ?? line))
  }

  /// The role in the stack; nil for a chain call.
  @inline(__always)
  var role: StackRole? {
    style.stackLine == nil ? nil : StackRole(rawValue: UInt8(truncatingIfNeeded: line))
  }

  /// True if a stack imposes it on one item alone.
  @inline(__always)
  var isImposed: Bool { role.map { statement.isImposed($0) } ?? false }
}

/// The part of a record that consecutive constraints usually share.
struct ConstraintStyle {
  let multiplier: Double
  let priority: LayoutPriority
  let file: StaticString
  /// The line that created the stack; nil for a chain call, whose line is in the record.
  let stackLine: Int32?

  /// Creates the style of a statement.
  @inline(__always)
  init(_ statement: Statement, file: StaticString, stackLine: Int32?) {
    multiplier = statement.multiplier
    priority = statement.priority
    self.file = file
    self.stackLine = stackLine
  }

  @inline(__always)
  func isSame(as other: ConstraintStyle) -> Bool {
    multiplier == other.multiplier && priority == other.priority && stackLine == other.stackLine
      && file.hasPointerRepresentation && other.file.hasPointerRepresentation
      && file.utf8Start == other.file.utf8Start
      && file.utf8CodeUnitCount == other.file.utf8CodeUnitCount
  }
}

/// A stack's cache of the style that its latest constraint used in the engine's table.
struct LastStyle {
  var index: Int32 = -1
  /// The table's `styleVersion` at which `index` was valid.
  var round: Int32 = 0
  var multiplier = 1.0
  var priority = LayoutPriority.required
}

/// A constraint stored in the table of its engine.
struct ConstraintRecord {
  let first: NodeLink
  let second: NodeLink?
  let constant: Double
  /// The index of its style in the table.
  var style: Int32
  /// The line of a chain call, or the raw role of a stack's constraint.
  let line: Int32
  /// The slot in the engine's list of active constraints; -1 if it is not in the list.
  var slot: Int32
  let firstAttribute: LayoutAttribute
  let secondAttribute: LayoutAttribute
  let relation: LayoutRelation
  var marks = RecordFlags.none

  /// Creates the record of a statement, without a slot.
  @inline(__always)
  init(_ statement: Statement, style: Int32, line: Int32) {
    first = statement.first
    second = statement.second
    constant = statement.constant
    self.style = style
    self.line = line
    slot = -1
    firstAttribute = statement.firstAttribute
    secondAttribute = statement.secondAttribute
    relation = statement.relation
  }

  /// The second item, or nil if it is the first one, too.
  @inline(__always)
  var otherItem: NodeLink? { second == first ? nil : second }

  /// True if the constraint is mirrored in right-to-left layouts.
  @inline(__always)
  var isDirectional: Bool { firstAttribute.isDirectional || secondAttribute.isDirectional }
}

/// Flags of a record.
///
/// All but `mirrored` are for orphaned constraints whose lists have not been built. They record the
/// state of an item, in only one of the records that mention it.
struct RecordFlags: OptionSet {
  let rawValue: UInt8

  static var none: Self { Self(rawValue: 0) }
  /// Its row is in mirrored coordinates.
  static var mirrored: Self { Self(rawValue: 16) }
  static var firstIsGone: Self { Self(rawValue: 1) }
  static var secondIsGone: Self { Self(rawValue: 2) }
  /// The stack around the first item no longer exists.
  static var firstLostStack: Self { Self(rawValue: 4) }
  static var secondLostStack: Self { Self(rawValue: 8) }
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

/// A member of an item's list: the index of a record and its end at the item.
struct RecordLink: Equatable {
  private let code: Int32

  @inline(__always)
  init(_ index: Int32, isSecond: Bool) { code = index << 1 | (isSecond ? 1 : 0) }

  private init(code: Int32) { self.code = code }

  static var none: Self { Self(code: -1) }
  /// The latest record that mentions an item, while lists have not been built.
  @inline(__always)
  static func unlisted(_ index: Int32, isSecond: Bool) -> Self {
    Self(code: -2 - Self(index, isSecond: isSecond).code)
  }

  @inline(__always)
  var isNone: Bool { code == -1 }
  @inline(__always)
  var isUnlisted: Bool { code < -1 }
  /// The listed link of an unlisted one.
  @inline(__always)
  var listed: Self { Self(code: -2 - code) }
  @inline(__always)
  var index: Int32 { code >> 1 }
  @inline(__always)
  var isSecond: Bool { code & 1 == 1 }
}

extension LayoutConstraint {
  /// Materializes a record.
  convenience init(_ value: ConstraintValue) {
    self.init(value.statement, value.role, value.origin)
    state.insert(value.isMirrored ? [.active, .mirrored] : .active)
    slot = value.slot
  }

  /// Creates an inactive constraint from a statement, with the role in its stack, if any.
  convenience init(_ statement: Statement, _ role: StackRole?, _ origin: ConstraintOrigin) {
    self.init(
      statement.first.node, statement.firstAttribute, statement.relation, statement.second?.node,
      statement.secondAttribute, multiplier: statement.multiplier, constant: statement.constant,
      priority: statement.priority, identifier: role?.identifier, origin: origin)
    self.role = role
    if statement.isSystemSpacing { state.insert(.systemSpacing) }
    guard let role else { return }
    state.insert(statement.isImposed(role) ? [.stackMade, .imposedByStack] : .stackMade)
    if role.isHiding { state.insert(.hiding) }
  }
}
