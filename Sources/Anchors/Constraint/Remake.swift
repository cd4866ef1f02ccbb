/// A running call of `remakeConstraints`, which reuses constraints of the previous call.
final class Remake {
  /// The active constraints of the previous call; nil for those reused.
  private var old: [LayoutConstraint?]
  /// The index at which the search starts: most closures repeat the order of their statements.
  private var cursor = 0
  private(set) var made: [LayoutConstraint] = []

  init(of old: [LayoutConstraint]) {
    self.old = old.map { $0.isActive ? $0 : nil }
  }

  /// Chooses an old constraint with the same statement, or else the new one.
  ///
  /// - Parameter new: A constraint that the closure states.
  /// - Returns: The chosen constraint, which the caller must activate.
  func choose(_ new: LayoutConstraint) -> LayoutConstraint {
    let chosen = reuse(new) ?? new
    made.append(chosen)
    return chosen
  }

  private func reuse(_ new: LayoutConstraint) -> LayoutConstraint? {
    if new.isActive, let index = old.firstIndex(where: { $0 === new }) {
      old[index] = nil
      return nil
    }
    for step in old.indices {
      let index = (cursor + step) % old.count
      guard let present = old[index], present.relatesTheSame(as: new) else { continue }
      old[index] = nil
      cursor = index + 1
      present.copyNumbers(of: new)
      return present
    }
    return nil
  }

  /// Deactivates the constraints of the previous call that were not reused.
  func finish() {
    for constraint in old { constraint?.isActive = false }
  }
}

extension LayoutConstraint {
  /// Compares all but the constant, the priority and the names.
  ///
  /// - Parameter other: Another constraint.
  /// - Returns: Whether both have the same items, attributes, relation and multiplier.
  fileprivate func relatesTheSame(as other: LayoutConstraint) -> Bool {
    guard relation == other.relation, multiplier == other.multiplier, firstEnd.item != nil,
      endCount == other.endCount,
      state.contains(.systemSpacing) == other.state.contains(.systemSpacing)
    else { return false }
    return (0..<endCount).allSatisfy {
      item(at: $0) == other.item(at: $0) && attribute(at: $0) == other.attribute(at: $0)
    }
  }

  /// Copies constant, priority, identifier and origin from an otherwise equal constraint.
  fileprivate func copyNumbers(of other: LayoutConstraint) {
    setConstant(other.constant, isSystemSpacing: state.contains(.systemSpacing))
    priority = other.priority
    identifier = other.identifier
    origin = other.origin
  }
}

// Replacing a group of constraints as a whole.

extension LayoutArea {
  /// Replaces the constraints of the previous call on this area by those that a closure states.
  ///
  /// All chain calls in the closure count, on any item in the tree of the area. A constraint that
  /// is stated again is reused; if only its constant or priority differs, that number is changed.
  /// The others are deactivated. So the cost of the next layout depends on the differences only.
  /// Constraints created elsewhere are unaffected.
  ///
  /// ```swift
  /// func update() {
  ///   card.remakeConstraints { card in
  ///     photo.leadingAnchor(equalTo: card.leadingAnchor, constant: 16)
  ///     if isWide {
  ///       name.leadingAnchor(equalTo: photo.trailingAnchor, constant: 8)
  ///     } else {
  ///       name.topAnchor(equalTo: photo.bottomAnchor, constant: 8)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The items must be in the tree already: constraints that the chain states for items outside,
  /// and those activated by `isActive`, are not replaced by the next call. Pass constraints created
  /// by anchors to the overload with an array.
  ///
  /// - Parameter make: A closure that states the constraints, called once with the area. If it
  ///   states none, all constraints of the previous call are removed.
  /// - Returns: The constraints now in effect, in the order stated; reused ones are the old
  ///   objects.
  /// - Complexity: O(number of constraints) if they are stated in the same order as before;
  ///   otherwise up to the product of the numbers of old and new constraints.
  @discardableResult
  public func remakeConstraints(_ make: (Self) -> Void) -> [LayoutConstraint] {
    layoutNode.remake { _ in make(self) }
  }

  /// Replaces the constraints of the previous call on this area by those of an array.
  ///
  /// It is the overload of the method with a closure for constraints created by anchors:
  ///
  /// ```swift
  /// card.remakeConstraints([
  ///   photo.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
  ///   photo.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
  /// ])
  /// ```
  ///
  /// - Parameter constraints: The inactive constraints; if empty, all constraints of the previous
  ///   call are removed.
  /// - Returns: The constraints now in effect. If an old constraint has the same statement as one
  ///   of the array, it is returned instead, and the one of the array is not activated.
  @discardableResult
  public func remakeConstraints(_ constraints: [LayoutConstraint]) -> [LayoutConstraint] {
    layoutNode.remake { remake in
      for constraint in constraints { remake.choose(constraint).isActive = true }
    }
  }
}

extension LayoutNode {
  func remake(_ make: (Remake) -> Void) -> [LayoutConstraint] {
    let root = self.root
    let outer = root.rareState?.remake
    let remake = Remake(of: rareState?.remade ?? [])
    root.requireRareState().remake = remake
    root.state.insert(.remaking)
    make(remake)
    root.requireRareState().remake = outer
    if outer == nil { root.state.remove(.remaking) }
    remake.finish()
    requireRareState().remade = remake.made
    return remake.made
  }
}

// The constraints of an item as an array, under UIKit's names.

extension LayoutItem {
  /// The active constraints hosted by this item, in the order of activation.
  ///
  /// The host is the nearest common ancestor of a constraint's items. Constraints created by
  /// stacks, margins guides and scroll views are not included.
  ///
  /// ```swift
  /// card.removeConstraints(card.constraints)
  /// ```
  ///
  /// Complexity: O(active constraints of the tree × depth).
  public var constraints: [LayoutConstraint] { constraints { $0 == $1 } }

  /// The constraints hosted by the item or by one of its layout guides, as UIKit counts them.
  package var constraintsWithGuides: [LayoutConstraint] {
    constraints { $0 == $1 || $0.kind.isGuide && $0.parent == $1 }
  }

  /// Returns the program's constraints whose host counts as that of the item.
  private func constraints(_ isHost: (NodeLink, NodeLink) -> Bool) -> [LayoutConstraint] {
    let link = NodeLink(layoutNode)
    layoutNode.adoptOrphans()
    let all = layoutNode.root.engine?.constraintsInOrder() ?? []
    return all.filter {
      $0.state.isDisjoint(with: [.system, .stackMade])
        && $0.hostLink.map { isHost($0, link) } == true
    }
  }

  /// Activates a constraint; its host does not depend on the receiver.
  ///
  /// The host is the nearest common ancestor of the constraint's items.
  ///
  /// - Parameter constraint: The constraint to activate.
  public func addConstraint(_ constraint: LayoutConstraint) {
    constraint.isActive = true
  }

  /// Activates constraints in the order of the array; their hosts do not depend on the receiver.
  ///
  /// The host of a constraint is the nearest common ancestor of its items.
  ///
  /// - Parameter constraints: The constraints to activate.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.activate(constraints)
  }

  /// Deactivates a constraint.
  ///
  /// - Parameter constraint: The constraint to deactivate.
  public func removeConstraint(_ constraint: LayoutConstraint) {
    constraint.isActive = false
  }

  /// Deactivates constraints.
  ///
  /// - Parameter constraints: The constraints to deactivate.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.deactivate(constraints)
  }
}
