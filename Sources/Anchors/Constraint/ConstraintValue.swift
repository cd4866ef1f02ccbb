/// A constraint of a chain call or a stack as a plain value, without an object.
///
/// The engine materializes a ``LayoutConstraint`` from it on demand (`LayoutEngine+Records.swift`).
///
/// Invariant: a constraint with a record is valid, active and within one tree, and neither its
/// items nor their ancestors change.
struct ConstraintValue {
  let first: NodeLink
  let second: NodeLink?
  let constant: Double
  let style: ConstraintStyle
  /// The line of a chain call, or the raw role of a stack's constraint.
  let line: Int32
  /// The slot in the engine's list of active constraints, or -1.
  let slot: Int32
  let firstAttribute: LayoutAttribute
  let secondAttribute: LayoutAttribute
  let relation: LayoutRelation
  /// True if its row is in mirrored coordinates.
  let isMirrored: Bool

  var multiplier: Double { style.multiplier }
  var priority: LayoutPriority { style.priority }

  /// Tests if a constraint may be a record: valid, within one tree, and without client code.
  ///
  /// - Returns: Whether it may; a constraint with a baseline must be an object.
  @inline(__always)
  static func canBeRecord(
    _ first: NodeLink, _ firstAttribute: LayoutAttribute, _ second: NodeLink?,
    _ secondAttribute: LayoutAttribute, _ multiplier: Double, _ constant: Double,
    _ priority: LayoutPriority, _ line: Int
  ) -> Bool {
    guard constant.magnitude <= 1e9, priority.isValid, line.magnitude <= 1 << 30,
      !firstAttribute.isBaseline, !secondAttribute.isBaseline, !first.kind.isTiedToContent
    else { return false }
    guard let second else {
      return secondAttribute == .notAnAttribute && firstAttribute.isDimension
        && multiplier.magnitude <= 1e9
    }
    return secondAttribute != .notAnAttribute
      && (multiplier == 1
        && (firstAttribute == secondAttribute
          || firstAttribute.attributeClass == secondAttribute.attributeClass)
        || LayoutConstraint.pairingFault(firstAttribute, secondAttribute, multiplier) == nil)
      && !second.kind.isTiedToContent && first.commonAncestor(with: second) != nil
  }

  /// Creates the value of a stack's constraint, without a slot.
  init(_ row: StackRow, _ role: StackRole, _ origin: ConstraintOrigin) {
    first = row.first
    second = row.second
    constant = row.constant
    style = ConstraintStyle(row, origin)
    line = Int32(role.rawValue)
    slot = -1
    firstAttribute = row.firstAttribute
    secondAttribute = row.secondAttribute
    relation = row.relation
    isMirrored = false
  }

  /// Creates the value of a record and its style.
  @inline(__always)
  init(_ record: ConstraintRecord, _ style: ConstraintStyle) {
    first = record.first
    second = record.second
    constant = record.constant
    self.style = style
    line = record.line
    slot = record.slot
    firstAttribute = record.firstAttribute
    secondAttribute = record.secondAttribute
    relation = record.relation
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
  var isImposed: Bool { second == nil && role?.isImposed == true }

  /// The second item, or nil if it is the first one, too.
  @inline(__always)
  var otherItem: NodeLink? { second == first ? nil : second }

  /// The nearest common ancestor of the items.
  @inline(__always)
  var host: NodeLink? { second.map { first.commonAncestor(with: $0) } ?? first }

  /// True if the constraint is mirrored in right-to-left layouts.
  @inline(__always)
  var isDirectional: Bool { firstAttribute.isDirectional || secondAttribute.isDirectional }
}

/// The part of a record that consecutive constraints usually share.
struct ConstraintStyle {
  let multiplier: Double
  let priority: LayoutPriority
  let file: StaticString
  /// The line that created the stack; nil for a chain call, whose line is in the record.
  let stackLine: Int32?

  init(multiplier: Double, priority: LayoutPriority, file: StaticString, stackLine: Int32?) {
    self.multiplier = multiplier
    self.priority = priority
    self.file = file
    self.stackLine = stackLine
  }

  /// Creates the style of a stack's constraint.
  init(_ row: StackRow, _ origin: ConstraintOrigin) {
    self.init(
      multiplier: row.multiplier, priority: row.priority, file: origin.file,
      stackLine: Int32(truncatingIfNeeded: origin.line))
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

  /// Creates the record of a stack's constraint, without a slot.
  @inline(__always)
  init(_ row: StackRow, _ role: StackRole, style: Int32) {
    first = row.first
    second = row.second
    constant = row.constant
    self.style = style
    line = Int32(role.rawValue)
    slot = -1
    firstAttribute = row.firstAttribute
    secondAttribute = row.secondAttribute
    relation = row.relation
  }

  /// Creates the record of a chain call, without a slot.
  @inline(__always)
  init(
    _ first: NodeLink, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
    _ second: NodeLink?, _ secondAttribute: LayoutAttribute, _ constant: Double, style: Int32,
    line: Int32
  ) {
    self.first = first
    self.second = second
    self.constant = constant
    self.style = style
    self.line = line
    slot = -1
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondAttribute
    self.relation = relation
  }

  /// Creates a record from one of another engine, without a slot.
  init(_ value: ConstraintValue, style: Int32) {
    first = value.first
    second = value.second
    constant = value.constant
    self.style = style
    line = value.line
    slot = -1
    firstAttribute = value.firstAttribute
    secondAttribute = value.secondAttribute
    relation = value.relation
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
    self.init(
      value.first.node, value.firstAttribute, value.relation, value.second?.node,
      value.secondAttribute, multiplier: value.multiplier, constant: value.constant,
      priority: value.priority, identifier: value.role?.identifier, origin: value.origin)
    state = value.isMirrored ? [.active, .mirrored] : .active
    slot = value.slot
    role = value.role
    guard let role else { return }
    state.insert(value.isImposed ? [.stackMade, .imposedByStack] : .stackMade)
    if role.isHiding { state.insert(.hiding) }
  }
}
