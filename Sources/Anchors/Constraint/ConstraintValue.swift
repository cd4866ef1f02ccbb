/// A constraint of a chain call or a stack as a plain value, without an object.
///
/// The engine materializes a ``LayoutConstraint`` from it on demand (`LayoutEngine+Records.swift`).
///
/// Invariant: a constraint with a record is valid, active and within one tree, and neither its
/// items nor their ancestors change.
struct ConstraintValue {
  let statement: Statement
  let style: ConstraintStyle
  /// The line of a chain call, or the number of the role of a container's constraint.
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

  /// The role in the container; nil for a chain call.
  @inline(__always)
  var role: ContainerRole? {
    style.stackLine == nil ? nil : ContainerRole(UInt8(truncatingIfNeeded: line))
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

extension LayoutConstraint {
  /// Materializes the record at a slot.
  convenience init(_ value: ConstraintValue, slot: ConstraintIndex) {
    self.init(value.statement, value.role, value.origin)
    state.insert(.active)
    self.slot = slot
  }

  /// Creates an inactive constraint from a statement, with the role in its container, if any.
  convenience init(_ statement: Statement, _ role: ContainerRole?, _ origin: ConstraintOrigin) {
    self.init(
      statement.first.node, statement.firstAttribute, statement.relation, statement.second?.node,
      statement.secondAttribute, multiplier: statement.multiplier, constant: statement.constant,
      priority: statement.priority, identifier: role.flatMap { statement.identifier(of: $0) },
      origin: origin)
    self.role = role
    if statement.isSystemSpacing { state.insert(.systemSpacing) }
    guard let role else { return }
    state.insert(statement.isImposed(role) ? [.stackMade, .imposedByStack] : .stackMade)
    if role.isHiding { state.insert(.hiding) }
  }
}

/// Flags of a constraint, and of pending work in its engine.
package struct ConstraintState: OptionSet {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// It is active.
  static var active: Self { Self(rawValue: 1) }
  /// It is in its engine's queue of changes.
  static var queued: Self { Self(rawValue: 2) }
  /// Its row must be rebuilt.
  static var stale: Self { Self(rawValue: 4) }
  /// It is excluded so that other constraints can be satisfied.
  static var broken: Self { Self(rawValue: 8) }
  /// Its row may depend on answers of client code, even without standard spacing.
  static var usesAnswers: Self { Self(rawValue: 32) }
  /// Its constant is a multiple of the standard spacing.
  package static var systemSpacing: Self { Self(rawValue: 16) }
  /// It is excluded because it is invalid or has no host.
  static var invalid: Self { Self(rawValue: 64) }
  /// It belongs to a margins guide or scroll view, not to client code.
  package static var system: Self { Self(rawValue: 128) }
  /// It has been collected by the running search of a subtree; clear between searches.
  static var collected: Self { Self(rawValue: 256) }
  /// A stack created it.
  package static var stackMade: Self { Self(rawValue: 512) }
  /// The enclosing stack imposed it on one item alone; it does not count as inside the item.
  static var imposedByStack: Self { Self(rawValue: 1024) }
  /// It collapses an item that its stack hides; recovery never breaks it.
  static var hiding: Self { Self(rawValue: 2048) }
  /// It represents the supposed value in reports about a supposition.
  package static var supposed: Self { Self(rawValue: 4096) }
  /// It relates the inside of a scroll view to the outside, so that scrolling changes its row.
  static var crossesScrollView: Self { Self(rawValue: 8192) }
  /// Its row has numbers that the solver rejects, although its own numbers are in range.
  static var overflowing: Self { Self(rawValue: 16384) }
  /// It is active and retains itself, because the engine of its tree no longer exists.
  ///
  /// Its slot is still that in the old engine.
  static var detached: Self { Self(rawValue: 32768) }
}

/// One item of a constraint, with the constraint's neighbors in that item's list.
///
/// The list of constraints that mention an item is intrusive, so that creating a constraint
/// allocates nothing else.
package struct ConstraintEnd {
  package var item: NodeLink?
  var next: EndLink?
  var previous: EndLink?
}

/// The constraints that mention an item, the latest first.
///
/// The element returned last may be unlinked during the iteration.
package struct MentioningConstraints: Sequence, IteratorProtocol {
  fileprivate var upcoming: EndLink?

  package mutating func next() -> LayoutConstraint? {
    guard let link = upcoming else { return nil }
    upcoming = link.next
    return link.constraint.constraint
  }
}

extension LayoutNode {
  /// The constraints that mention the node, active or not.
  var mentioningConstraints: MentioningConstraints {
    if !firstRecord.isNone { materializeConstraints() }
    return constraintObjects
  }

  /// The constraints that mention the node and are objects, not records.
  ///
  /// All constraints that need answers of client code are among them.
  var constraintObjects: MentioningConstraints { MentioningConstraints(upcoming: firstConstraint) }
}

/// The near ends of the offsets that a constraint between `anchorWithOffset(to:)` relates.
package final class OffsetEnds {
  @exclusivity(unchecked) package var first: ConstraintEnd
  var second: ConstraintEnd
  package let firstAttribute: LayoutAttribute
  let secondAttribute: LayoutAttribute

  init(first: AnchorEnd?, second: AnchorEnd?) {
    self.first = ConstraintEnd(item: first.map { NodeLink($0.node) })
    self.second = ConstraintEnd(item: second.map { NodeLink($0.node) })
    firstAttribute = first?.attribute ?? .notAnAttribute
    secondAttribute = second?.attribute ?? .notAnAttribute
  }
}

/// The source location at which client code created a constraint.
public struct ConstraintOrigin: Sendable {
  /// The file, as `#fileID`: module and file name.
  public let file: StaticString
  /// The line, counted from 1.
  public let line: Int

  /// Creates a source location.
  ///
  /// - Parameters:
  ///   - file: The file, by default the caller's.
  ///   - line: The line, by default the caller's.
  public init(file: StaticString = #fileID, line: Int = #line) {
    self.file = file
    self.line = line
  }
}
