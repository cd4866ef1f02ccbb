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
  public var constraints: [LayoutConstraint] {
    let link = NodeLink(layoutNode)
    layoutNode.adoptOrphans()
    let all = layoutNode.root.engine?.constraintsInOrder() ?? []
    return all.filter {
      $0.state.isDisjoint(with: [.system, .stackMade]) && $0.hostLink == link
    }
  }

  /// The constraints hosted by the item or by one of its layout guides, as UIKit counts them.
  package var constraintsWithGuides: [LayoutConstraint] {
    let link = NodeLink(layoutNode)
    layoutNode.adoptOrphans()
    let all = layoutNode.root.engine?.constraintsInOrder() ?? []
    return all.filter {
      guard $0.state.isDisjoint(with: [.system, .stackMade]), let host = $0.hostLink
      else { return false }
      return host == link || host.kind.isGuide && host.parent == link
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
