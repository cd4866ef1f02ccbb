import Buffers
import Simplex

// Common mistakes, recognized from the members of a conflict.

extension LayoutEngine {
  /// The maximum number of hints; a conflict may have as many members as the layout.
  private static var maximumHints: Int { 64 }

  /// Returns hints about the likely mistakes in a conflict, the most specific first.
  ///
  /// Complexity: O(members).
  func hints(for conflict: Conflict, _ origins: [RowOrigin], gap: Double) -> [ConflictHint] {
    guard origins.count == conflict.members.count else { return [] }
    var hints: [ConflictHint] = []
    for (index, origin) in origins.enumerated() {
      guard hints.count < Self.maximumHints, let text = signHint(origin) else { continue }
      hints.append(ConflictHint(code: .signOfTrailing, text: text, member: index))
    }
    for (index, origin) in origins.enumerated() {
      guard hints.count < Self.maximumHints, let hint = impliedHint(origin, index) else { continue }
      // An item has up to four frame rows with the same hint.
      if !hints.contains(where: { $0.text.utf8.elementsEqual(hint.text.utf8) }) {
        hints.append(hint)
      }
    }
    if let hint = duplicateHint(origins) { hints.append(hint) }
    for (index, member) in conflict.members.enumerated() where member.multiplier < 0 {
      if let hint = rootHint(origins[index], index, member, gap) { hints.append(hint) }
    }
    return hints
  }

  /// Returns a hint if the edge of an item lies outside its container because of a constraint.
  private func signHint(_ origin: RowOrigin) -> String? {
    guard isCurable(origin), let constraint = constraint(at: origin.constraint),
      let (item, container, distance) = constraint.outwardEdge
    else { return nil }
    let side = constraint.firstAttribute == .bottom ? "below" : "past"
    return constraint.equation + " places the edge " + decimal(distance) + " " + side + " "
      + container.displayName + "'s; to keep " + item.displayName + " inside, write "
      + (constraint.constant > 0 ? "- " : "+ ") + decimal(distance)
  }

  private func impliedHint(_ origin: RowOrigin, _ index: Int) -> ConflictHint? {
    let slot = origin.item
    switch origin.kind {
    case .frameX, .frameY, .frameWidth, .frameHeight:
      guard let node = items[slot].node?.node, node.state.contains(.translatesMask) else {
        return nil
      }
      return ConflictHint(
        code: .autoresizing,
        text: node.displayName
          + " is pinned by its translated autoresizing mask; "
          + "set translatesAutoresizingMaskIntoConstraints to false", member: index)
    case .hugWidth, .hugHeight, .resistWidth, .resistHeight:
      let isHugging = origin.kind == .hugWidth || origin.kind == .hugHeight
      return ConflictHint(
        code: .contentRequired,
        text: (isHugging ? "hugging of " : "compression resistance of ")
          + (items[slot].node?.node.displayName ?? "?")
          + " is required; give it a priority below 1000", member: index)
    case .minimumContentWidth, .minimumContentHeight:
      guard let node = items[slot].node?.node, node.rareState?.minimum?.priority == .required else {
        return nil
      }
      return ConflictHint(
        code: .contentRequired,
        text: "the minimum " + (origin.kind == .minimumContentWidth ? "width" : "height") + " of "
          + node.displayName + " is required; give its minimumContentPriority a value below 1000",
        member: index)
    case .constraint:
      guard let constraint = constraint(at: origin.constraint),
        constraint.state.contains(.hiding), let item = constraint.firstItem
      else { return nil }
      let isInGrid = constraint.role != ContainerRole(StackRole.hiding.rawValue)
      return ConflictHint(
        code: .hiddenInStack,
        text: "the " + (isInGrid ? "grid" : "stack") + " collapses the hidden "
          + item.displayName + ", but its constraints forbid that; lower one of them"
          + (isInGrid ? "" : ", or the stack's hidingPriority,") + " below 1000",
        member: index)
    case .nonnegativeWidth, .nonnegativeHeight: return nil
    }
  }

  /// Returns a hint at the second of two required sizes of one item.
  private func duplicateHint(_ origins: [RowOrigin]) -> ConflictHint? {
    let sizes = origins.indices.filter { index in
      isCurable(origins[index])
        && constraint(at: origins[index].constraint)?.isFixedSize == true
    }
    // The earliest constraint of each extent of an item.
    var earliest = [ConstraintIndex?](
      repeating: nil, count: sizes.count < 2 ? 0 : 2 * items.records.count)
    guard !earliest.isEmpty else { return nil }
    counts.sizesCompared += 2 * sizes.count
    for index in sizes {
      guard let extent = fixedExtent(origins[index]) else { continue }
      let index = origins[index].constraint
      earliest[extent] = min(earliest[extent] ?? index, index)
    }
    for second in sizes {
      guard let extent = fixedExtent(origins[second]), let first = earliest[extent],
        first < origins[second].constraint,
        let other = constraint(at: origins[second].constraint), let item = other.firstItem,
        let one = constraint(at: first)
      else { continue }
      return ConflictHint(
        code: .duplicateSize,
        text: item.displayName + " has two required " + one.firstAttribute.name + "s: "
          + decimal(one.constant) + " and " + decimal(other.constant)
          + "; change the first instead of adding another", member: second)
    }
    return nil
  }

  /// Returns the index of the extent that a constraint fixes, among those of all items.
  private func fixedExtent(_ origin: RowOrigin) -> Int? {
    guard let constraint = constraint(at: origin.constraint), let item = constraint.firstItem else {
      return nil
    }
    // An engine for a fitting has slots of its own.
    let slot = slot(of: NodeLink(item))
    guard items.indices.contains(slot) else { return nil }
    return 2 * slot.position + (constraint.firstAttribute == .width ? 0 : 1)
  }

  private func rootHint(
    _ origin: RowOrigin, _ index: Int, _ member: Conflict.Member, _ gap: Double
  ) -> ConflictHint? {
    guard origin.kind == .frameWidth || origin.kind == .frameHeight,
      let node = items[origin.item].node, node == rootLink
    else { return nil }
    let isWidth = origin.kind == .frameWidth
    let minimum = member.constraint.constant - gap / member.multiplier
    return ConflictHint(
      code: .rootTooSmall,
      text: "the requested " + (isWidth ? "width" : "height") + " of " + node.node.displayName
        + " is " + decimal(member.constraint.constant) + "; these constraints need at least "
        + decimal(minimum),
      member: index)
  }
}

extension LayoutConstraint {
  /// True if the constraint fixes the width or height of an item.
  fileprivate var isFixedSize: Bool {
    secondItem == nil && relation == .equal && offsets == nil && firstAttribute.isDimension
  }

  /// The item, its container and the distance, if the constraint moves an edge outside.
  ///
  /// Only trailing, right and bottom edges are considered.
  var outwardEdge: (item: LayoutNode, container: LayoutNode, distance: Double)? {
    guard offsets == nil, multiplier == 1, firstAttribute == secondAttribute, constant != 0,
      [.trailing, .right, .bottom].contains(firstAttribute), let first = firstItem,
      let second = secondItem
    else { return nil }
    if constant > 0, relation != .lessThanOrEqual, first.isContained(in: second) {
      return (first, second, constant)
    }
    if constant < 0, relation != .greaterThanOrEqual, second.isContained(in: first) {
      return (second, first, -constant)
    }
    return nil
  }
}

extension LayoutNode {
  /// Returns whether another node is the parent of this one, or a guide of the parent's insets.
  fileprivate func isContained(in other: LayoutNode) -> Bool {
    guard let parent = parentLink?.node, !kind.comesWithItem else { return false }
    return parent === other || (other.kind == .insetGuide && other.parentLink?.node === parent)
  }
}
