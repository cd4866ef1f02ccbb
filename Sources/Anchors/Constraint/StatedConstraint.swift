/// What a call of the chain says, as a plain value in a table: most constraints never have to be more.
///
/// The first who asks for the constraint itself gets a ``LayoutConstraint`` made of it, which takes its place
/// (`LayoutEngine+Stated.swift`). Only what is in order, active and within one tree is kept like this; and
/// while it is, neither its items nor their places in the tree change.
struct StatedConstraint {
  let first: NodeLink
  let second: NodeLink?
  let multiplier: Double
  let constant: Double
  let priority: LayoutPriority
  private let file: StaticString
  let firstAttribute: LayoutAttribute
  let secondAttribute: LayoutAttribute
  let relation: LayoutRelation
  /// Whether its row is stated in mirrored coordinates.
  var isMirrored = false
  private let line: Int32
  /// The place in the engine's list of active constraints.
  var slot: Int32 = -1
  /// The neighbors in the list of each item.
  var firstNeighbors = StatedNeighbors()
  var secondNeighbors = StatedNeighbors()

  /// Whether what a call says can be kept like this.
  @inline(__always)
  static func canState(
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
      && (firstAttribute == secondAttribute && multiplier == 1
        || LayoutConstraint.pairingFault(firstAttribute, secondAttribute, multiplier) == nil)
      && !second.kind.isTiedToContent && first.commonAncestor(with: second) != nil
  }

  /// What a call says that can be kept like this.
  @inline(__always)
  init(
    _ first: NodeLink, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
    _ second: NodeLink?, _ secondAttribute: LayoutAttribute, _ multiplier: Double,
    _ constant: Double, _ priority: LayoutPriority, _ file: StaticString, _ line: Int
  ) {
    self.first = first
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.file = file
    self.line = Int32(truncatingIfNeeded: line)
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondAttribute
    self.relation = relation
  }

  /// The place in the program that says it.
  var origin: ConstraintOrigin { ConstraintOrigin(file: file, line: Int(line)) }

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

/// The neighbors of a stated constraint in the list of one of its items.
struct StatedNeighbors {
  var next = StatedLink.none
  var previous = StatedLink.none
}

/// A stated constraint by its place in the table, and the end by which it is in the list of an item.
struct StatedLink: Equatable {
  private let code: Int32

  @inline(__always)
  init(_ place: Int32, isSecond: Bool) { code = place << 1 | (isSecond ? 1 : 0) }

  private init(code: Int32) { self.code = code }

  static var none: Self { Self(code: -1) }

  @inline(__always)
  var isNone: Bool { code < 0 }
  @inline(__always)
  var place: Int32 { code >> 1 }
  @inline(__always)
  var isSecond: Bool { code & 1 == 1 }
}

extension LayoutConstraint {
  /// The constraint that was stated.
  convenience init(_ stated: StatedConstraint) {
    self.init(
      stated.first.node, stated.firstAttribute, stated.relation, stated.second?.node,
      stated.secondAttribute, multiplier: stated.multiplier, constant: stated.constant,
      priority: stated.priority, origin: stated.origin)
    state = stated.isMirrored ? [.active, .mirrored] : .active
    slot = stated.slot
  }
}
