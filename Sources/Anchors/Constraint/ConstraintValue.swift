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

  /// Creates the value of a record and its style.
  @inline(__always)
  init(_ record: ConstraintRecord, _ style: ConstraintStyle) {
    statement = Statement(
      record.first, record.firstAttribute, record.relation, record.second, record.secondAttribute,
      multiplier: style.multiplier, constant: record.constant, priority: style.priority)
    self.style = style
    line = record.line
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

extension LayoutConstraint {
  /// Materializes the record at a slot.
  convenience init(_ value: ConstraintValue, slot: Int) {
    self.init(value.statement, value.role, value.origin)
    state.insert(.active)
    self.slot = Int32(slot)
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
