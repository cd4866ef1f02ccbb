@_spi(Memory) import Simplex

// The changes that may end a conflict, in the order in which a person would consider them.

/// A change that would end a conflict, before it is tried.
struct CureCandidate {
  let change: ConflictCure.Change
  let member: Int
  /// The number on the right of the row, if that is what changes.
  let rowConstant: Double
  /// Whether items stay in order, apart and inside, as far as the changed constraint decides.
  let preservesOrder: Bool
}

/// A member of a conflict that can be changed.
private struct CurableMember {
  let index: Int
  /// The constant that ends the conflict, as it is written; nil if no constant does.
  var constant: Double?
  var rowConstant = 0.0
  var effect = CureEffect.harmless(share: 1)

  /// Smaller for changes that are smaller beside the number that they change.
  var rank: UInt64 {
    guard constant != nil else { return .max }
    // Shares that rounding tells apart count as one.
    return UInt64(min(effect.share, 1e6) * 1e9 + 0.5)
  }
}

/// Consequences of changing a constraint by as much as ends its conflict.
enum CureEffect {
  /// The constraint means the same with another number; the share is that of the change in the number.
  case harmless(share: Double)
  /// The constraint means something else with another number, such as a proportion or an alignment, and
  /// may as well go.
  case changesMeaning
  /// Items overlap, change their order or leave their container, or a size is not above 0.
  case disorders

  var share: Double { if case .harmless(let share) = self { share } else { 1 } }
  var isHarmless: Bool { if case .harmless = self { true } else { false } }
  var disorders: Bool { if case .disorders = self { true } else { false } }
}

extension LayoutEngine {
  /// Whether a row is a constraint of the program, which can be changed.
  func isCurable(_ origin: RowOrigin) -> Bool {
    origin.kind == .constraint
      && constraint(at: Int(origin.index))?.state.isDisjoint(with: [.system, .stackMade, .supposed])
        == true
  }

  /// The members of a conflict that are such rows, in order of adding.
  func curableMembers(_ origins: [RowOrigin]) -> [Int] {
    var members = origins.indices.filter { isCurable(origins[$0]) }
    members.sortByNumber { UInt64(origins[$0].index) }
    return members
  }

  /// The changes that may end a conflict, best first.
  ///
  /// First come changes that keep items in order, apart and inside: of constants, the least in proportion
  /// first, then priorities, then removals. A size that the layout was asked for counts as a constant, and
  /// comes after the others if it is too large. The changes that disorder items come last, their
  /// constants at the end, because nobody means those. Ties are in order of adding.
  ///
  /// - Complexity: O(members), times how far their items are from the items that both are in.
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

  /// The harmless constants, those of sizes asked for among them.
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

  /// Changes of the size that the layout was asked for: those to a larger one, and those to a smaller one.
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

  /// The extent that the layout was asked for, if a row says so.
  func requestedExtent(_ origin: RowOrigin) -> Double? {
    guard origin.kind == .frameWidth || origin.kind == .frameHeight,
      items[Int(origin.index)].node == rootLink
    else { return nil }
    return origin.kind == .frameWidth
      ? currentLayout.requestedSize.width.value : currentLayout.requestedSize.height.value
  }

  /// A number without what rounding has added to one with few decimals.
  private static func rounded(_ number: Double) -> Double {
    let near = (number * 1e6).rounded() / 1e6
    return (near - number).magnitude < 1e-9 ? near : number
  }
}

extension LayoutConstraint {
  /// Consequences of another constant.
  ///
  /// An edge against the same edge of its container is an inset, and an edge against the facing one of a
  /// neighbor is a gap. Both may shrink to 0, and a negative one may grow.
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
    let keepsSign = constant * new > 0
    return keepsSign || isDistance ? .harmless(share: share(of: new)) : .changesMeaning
  }

  private func share(of new: Double) -> Double {
    let larger = max(constant.magnitude, new.magnitude)
    return larger > 0 ? (new - constant).magnitude / larger : 0
  }

  /// 1 if a positive constant is an inset or a gap, -1 if a negative one is; nil if the constraint is
  /// about neither.
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
  /// -1 for an edge where an item begins, 1 for one where it ends, nil for others.
  fileprivate var sideOfItem: Double? {
    switch self {
    case .left, .leading, .top: -1
    case .right, .trailing, .bottom: 1
    default: nil
    }
  }
}

extension LayoutNode {
  /// Whether another node is an item that this one is in, at any depth, or a guide of such an item's insets.
  fileprivate func isInside(_ other: LayoutNode) -> Bool {
    guard !kind.comesWithItem else { return false }
    guard let container = other.kind == .insetGuide ? other.parentLink : NodeLink(other) else {
      return false
    }
    return NodeLink(self).commonAncestor(with: container) == container
  }
}
