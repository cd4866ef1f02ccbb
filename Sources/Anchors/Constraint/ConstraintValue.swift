/// What a call of the chain or a stack says, as a plain value: most constraints never have to be more.
///
/// The first who asks for the constraint itself gets a ``LayoutConstraint`` made of it, which takes its place
/// (`LayoutEngine+Stated.swift`). Only what is in order, active and within one tree is kept like this; and
/// while it is, neither its items nor their places in the tree change.
struct ConstraintValue {
  let first: NodeLink
  let second: NodeLink?
  let constant: Double
  let style: ConstraintStyle
  /// The line of a call of the chain, or the role of a stack's constraint.
  let line: Int32
  /// The place in the engine's list of active constraints.
  let slot: Int32
  let firstAttribute: LayoutAttribute
  let secondAttribute: LayoutAttribute
  let relation: LayoutRelation
  /// Whether its row is stated in mirrored coordinates.
  let isMirrored: Bool

  var multiplier: Double { style.multiplier }
  var priority: LayoutPriority { style.priority }

  /// Whether what a call says can be kept like this.
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

  /// What a stack says.
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

  /// What a table keeps.
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

  /// The place in the program that says it.
  var origin: ConstraintOrigin {
    ConstraintOrigin(file: style.file, line: Int(style.stackLine ?? line))
  }

  /// What a stack says it for; nil if the chain says it.
  @inline(__always)
  var role: StackRole? {
    style.stackLine == nil ? nil : StackRole(rawValue: UInt8(truncatingIfNeeded: line))
  }

  /// Whether a stack says something of one item alone by it.
  @inline(__always)
  var isImposed: Bool { second == nil && role?.isImposed == true }

  /// The second item, unless it is the first one too.
  @inline(__always)
  var otherItem: NodeLink? { second == first ? nil : second }

  /// The nearest item that both items are in or are.
  @inline(__always)
  var host: NodeLink? { second.map { first.commonAncestor(with: $0) } ?? first }

  /// Whether it is mirrored in right-to-left layouts.
  @inline(__always)
  var isDirectional: Bool { firstAttribute.isDirectional || secondAttribute.isDirectional }
}

/// What calls of the chain that follow one another mostly have in common.
struct ConstraintStyle {
  let multiplier: Double
  let priority: LayoutPriority
  let file: StaticString
  /// The line that made the stack; nil for a call of the chain, whose constraints have a line each.
  let stackLine: Int32?

  init(multiplier: Double, priority: LayoutPriority, file: StaticString, stackLine: Int32?) {
    self.multiplier = multiplier
    self.priority = priority
    self.file = file
    self.stackLine = stackLine
  }

  /// What the constraints of a stack with these numbers have in common.
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

/// The style that a stack has stated a constraint in, with its place in the engine's table: the next constraint
/// mostly has the same.
struct LastStyle {
  var place: Int32 = -1
  /// How often places of styles had changed in the table.
  var round: Int32 = 0
  var multiplier = 1.0
  var priority = LayoutPriority.required
}

/// A stated constraint in the table of its engine.
struct ConstraintRecord {
  let first: NodeLink
  let second: NodeLink?
  let constant: Double
  /// The place of its style.
  var style: Int32
  /// The line of a call of the chain, or the role of a stack's constraint.
  let line: Int32
  /// The place in the engine's list of active constraints; -1 once it is no longer there.
  var slot: Int32
  let firstAttribute: LayoutAttribute
  let secondAttribute: LayoutAttribute
  let relation: LayoutRelation
  var marks = RecordFlags.none

  /// What a stack says, at no place in the engine's list yet.
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

  /// What a call of the chain says, at no place in the engine's list yet.
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

  /// What another engine had, at no place in the engine's list yet.
  init(_ stated: ConstraintValue, style: Int32) {
    first = stated.first
    second = stated.second
    constant = stated.constant
    self.style = style
    line = stated.line
    slot = -1
    firstAttribute = stated.firstAttribute
    secondAttribute = stated.secondAttribute
    relation = stated.relation
  }

  /// The second item, unless it is the first one too.
  @inline(__always)
  var otherItem: NodeLink? { second == first ? nil : second }

  /// Whether it is mirrored in right-to-left layouts.
  @inline(__always)
  var isDirectional: Bool { firstAttribute.isDirectional || secondAttribute.isDirectional }
}

/// What is noted of a stated constraint.
///
/// All but the first mark are for trees whose root has gone while there were no lists. They say what has become of an
/// item, in one of the constraints that mention it only.
struct RecordFlags: OptionSet {
  let rawValue: UInt8

  static var none: Self { Self(rawValue: 0) }
  /// Its row is stated in mirrored coordinates.
  static var mirrored: Self { Self(rawValue: 16) }
  static var firstIsGone: Self { Self(rawValue: 1) }
  static var secondHasGone: Self { Self(rawValue: 2) }
  /// The stack around the first item has gone.
  static var firstLostStack: Self { Self(rawValue: 4) }
  static var secondLeftStack: Self { Self(rawValue: 8) }
}

/// The neighbors of a stated constraint in the list of each of its items.
struct RecordEnds {
  var first = RecordNeighbors()
  var second = RecordNeighbors()
}

/// The neighbors of a stated constraint in the list of one of its items.
struct RecordNeighbors {
  var next = RecordLink.none
  var previous = RecordLink.none
}

/// A stated constraint by its place in the table, and the end by which it is in the list of an item.
struct RecordLink: Equatable {
  private let code: Int32

  @inline(__always)
  init(_ place: Int32, isSecond: Bool) { code = place << 1 | (isSecond ? 1 : 0) }

  private init(code: Int32) { self.code = code }

  static var none: Self { Self(code: -1) }
  /// At an item while there are no lists: the latest constraint that mentions it.
  @inline(__always)
  static func unlisted(_ place: Int32, isSecond: Bool) -> Self {
    Self(code: -2 - Self(place, isSecond: isSecond).code)
  }

  @inline(__always)
  var isNone: Bool { code == -1 }
  @inline(__always)
  var isUnlisted: Bool { code < -1 }
  /// What is no part of a list yet, as if it were.
  @inline(__always)
  var listed: Self { Self(code: -2 - code) }
  @inline(__always)
  var place: Int32 { code >> 1 }
  @inline(__always)
  var isSecond: Bool { code & 1 == 1 }
}

extension LayoutConstraint {
  /// The constraint that was stated.
  convenience init(_ stated: ConstraintValue) {
    self.init(
      stated.first.node, stated.firstAttribute, stated.relation, stated.second?.node,
      stated.secondAttribute, multiplier: stated.multiplier, constant: stated.constant,
      priority: stated.priority, identifier: stated.role?.identifier, origin: stated.origin)
    state = stated.isMirrored ? [.active, .mirrored] : .active
    slot = stated.slot
    role = stated.role
    guard let role else { return }
    state.insert(stated.isImposed ? [.stackMade, .imposedByStack] : .stackMade)
    if role == .hiding { state.insert(.hiding) }
  }
}
