import Buffers
import Simplex

// The cures of a conflict, in the order in which a person would consider them.

/// A cure of a conflict, before it is tried.
struct CureCandidate {
  let change: ConflictCure.Change
  let member: Int
  /// The new constant of the row, if the change is to a constant.
  let rowConstant: Double
  /// True if items stay in order, apart and inside, as far as the changed constraint decides.
  let preservesOrder: Bool
}

/// A member of a conflict that can be changed.
private struct CurableMember {
  let index: Int
  /// The constraint's constant that ends the conflict; nil if no constant does.
  var constant: Double?
  var rowConstant = 0.0
  var effect = CureEffect.harmless(share: 1)

  /// The sort key: smaller for changes that are smaller relative to the changed constant.
  var rank: UInt64 {
    guard constant != nil else { return .max }
    // Rounded, so that shares that differ only by rounding errors are equal.
    return UInt64(min(effect.share, 1e6) * 1e9 + 0.5)
  }
}

/// The consequence of changing a constraint by the amount that ends its conflict.
enum CureEffect {
  /// The constraint has the same meaning with the new constant, which differs by this share.
  case harmless(share: Double)
  /// The constraint, such as a proportion or an alignment, has another meaning.
  case changesMeaning
  /// Items overlap, change their order or leave their container, or a size is not above 0.
  case disorders

  var share: Double { if case .harmless(let share) = self { share } else { 1 } }
  var isHarmless: Bool { if case .harmless = self { true } else { false } }
  var disorders: Bool { if case .disorders = self { true } else { false } }
}

extension LayoutEngine {
  /// Returns whether a row is a constraint of the program, which can be changed.
  func isCurable(_ origin: RowOrigin) -> Bool {
    origin.kind == .constraint
      && constraint(at: Int(origin.index))?.state.isDisjoint(with: [.system, .stackMade, .supposed])
        == true
  }

  /// Returns the members of a conflict that are constraints of the program, in order of activation.
  func curableMembers(_ origins: [RowOrigin]) -> [Int] {
    var members = origins.indices.filter { isCurable(origins[$0]) }
    members.sortByNumber { UInt64(origins[$0].index) }
    return members
  }

  /// Returns the changes that may end a conflict, best first.
  ///
  /// First come changes that preserve the order of items and their containment: constants by
  /// relative change, then priorities, then removals. The requested size counts as a constant; if
  /// it is too large, it comes after the other constants. Changes that disorder items come last,
  /// with their constants at the end, because these are hardly ever intended. Ties are in order of
  /// activation.
  ///
  /// - Complexity: O(members), times the depth of their items below the common ancestor.
  func cureCandidates(
    _ conflict: Conflict, _ origins: [RowOrigin], gap: Double
  ) -> [CureCandidate] {
    var members: [CurableMember] = []
    for index in curableMembers(origins) {
      var member = CurableMember(index: index)
      addConstant(to: &member, conflict, origins[index], gap: gap)
      members.append(member)
    }
    guard !members.isEmpty else { return [] }
    members.sortByNumber { $0.rank }
    let (larger, smaller) = requestedSizes(conflict, origins, gap: gap)
    var candidates = constants(members, larger)
    candidates += smaller
    for disorders in [false, true] {
      for change in [ConflictCure.Change.priority(999), .remove] {
        for member in members where member.effect.disorders == disorders {
          candidates.append(
            CureCandidate(
              change: change, member: member.index, rowConstant: 0, preservesOrder: !disorders))
        }
      }
    }
    for member in members where !member.effect.isHarmless {
      guard let constant = member.constant else { continue }
      candidates.append(
        CureCandidate(
          change: .constant(constant), member: member.index, rowConstant: member.rowConstant,
          preservesOrder: !member.effect.disorders))
    }
    return candidates
  }

  /// Returns the harmless constants, including those of requested sizes.
  private func constants(
    _ members: [CurableMember], _ sizes: [CurableMember]
  ) -> [CureCandidate] {
    var all = members.filter { $0.constant != nil && $0.effect.isHarmless } + sizes
    all.sortByNumber { $0.rank }
    return all.map {
      CureCandidate(
        change: .constant($0.constant ?? 0), member: $0.index, rowConstant: $0.rowConstant,
        preservesOrder: true)
    }
  }

  private func addConstant(
    to cure: inout CurableMember, _ conflict: Conflict, _ origin: RowOrigin, gap: Double
  ) {
    let member = conflict.members[cure.index]
    guard member.multiplier != 0, let constraint = constraint(at: Int(origin.index)),
      !constraint.state.contains(.systemSpacing)
    else { return }
    let constant = Self.rounded(constraint.constant - gap / member.multiplier)
    guard constant.magnitude <= 1e9 else { return }
    cure.constant = constant
    cure.rowConstant = member.constraint.constant + (constant - constraint.constant)
    cure.effect = constraint.effect(ofConstant: constant)
  }

  /// Returns changes of the requested size: to larger ones, and to smaller ones.
  private func requestedSizes(
    _ conflict: Conflict, _ origins: [RowOrigin], gap: Double
  ) -> (larger: [CurableMember], smaller: [CureCandidate]) {
    var larger: [CurableMember] = []
    var smaller: [CureCandidate] = []
    for (index, origin) in origins.enumerated() {
      guard let extent = requestedExtent(origin) else { continue }
      let member = conflict.members[index]
      guard member.multiplier != 0 else { continue }
      let size = Self.rounded(extent - gap / member.multiplier)
      guard size >= 0, size <= 1e9 else { continue }
      let row = member.constraint.constant + (size - extent)
      if size > extent {
        larger.append(
          CurableMember(
            index: index, constant: size, rowConstant: row,
            effect: .harmless(share: (size - extent) / size)))
      } else {
        smaller.append(
          CureCandidate(
            change: .constant(size), member: index, rowConstant: row, preservesOrder: true))
      }
    }
    return (larger, smaller)
  }

  /// Returns the requested extent, if a row states one.
  func requestedExtent(_ origin: RowOrigin) -> Double? {
    guard origin.kind == .frameWidth || origin.kind == .frameHeight,
      items[Int(origin.index)].node == rootLink
    else { return nil }
    return origin.kind == .frameWidth
      ? currentLayout.requestedSize.width.value : currentLayout.requestedSize.height.value
  }

  /// Returns a number rounded to six decimals, if it differs from that only by rounding errors.
  private static func rounded(_ number: Double) -> Double {
    let near = (number * 1e6).rounded() / 1e6
    return (near - number).magnitude < 1e-9 ? near : number
  }
}

extension LayoutConstraint {
  /// Returns the consequence of another constant.
  ///
  /// The distance from an edge to the same edge of the container is an inset, and the distance to
  /// the facing edge of a neighbor is a gap. Both may shrink to 0, and a negative one may increase.
  fileprivate func effect(ofConstant new: Double) -> CureEffect {
    if offsets == nil, multiplier == 1, let inward {
      let (before, after) = (inward * constant, inward * new)
      if after < 0, after < before { return .disorders }
      return before < 0 ? .harmless(share: 0) : .harmless(share: share(of: new))
    }
    if firstAttribute.isDimension, secondItem == nil, offsets == nil {
      return new > 0 ? .harmless(share: share(of: new)) : .disorders
    }
    let isDistance = offsets != nil && secondItem == nil
    if isDistance, constant >= 0, new < 0 { return .disorders }
    let preservesSign = constant * new > 0
    return preservesSign || isDistance ? .harmless(share: share(of: new)) : .changesMeaning
  }

  private func share(of new: Double) -> Double {
    let larger = max(constant.magnitude, new.magnitude)
    return larger > 0 ? (new - constant).magnitude / larger : 0
  }

  /// 1 if a positive constant is an inset or a gap, -1 if a negative one is, nil otherwise.
  private var inward: Double? {
    guard let first = firstItem, let second = secondItem, first !== second,
      let side = firstAttribute.sideOfItem, let other = secondAttribute.sideOfItem
    else { return nil }
    let isInside = first.isInside(second)
    guard isInside || second.isInside(first) else {
      // Facing edges of two neighbors.
      return side == other ? nil : 0 - side
    }
    guard side == other else { return nil }
    return isInside ? 0 - side : side
  }
}

extension LayoutAttribute {
  /// -1 for left, leading and top edges, 1 for right, trailing and bottom edges, nil for others.
  fileprivate var sideOfItem: Double? {
    switch self {
    case .left, .leading, .top: -1
    case .right, .trailing, .bottom: 1
    default: nil
    }
  }
}

extension LayoutNode {
  /// Returns whether another node is an ancestor of this one, or a guide of an ancestor's insets.
  fileprivate func isInside(_ other: LayoutNode) -> Bool {
    guard !kind.comesWithItem else { return false }
    guard let container = other.kind == .insetGuide ? other.parentLink : NodeLink(other) else {
      return false
    }
    return NodeLink(self).commonAncestor(with: container) == container
  }
}
