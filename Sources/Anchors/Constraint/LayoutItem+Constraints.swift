// The constraints of an item as a list, under UIKit's names.

extension LayoutItem {
  /// The active constraints whose nearest common item is this one, in the order of activation.
  ///
  /// Those that a stack view or a margins guide makes by itself are not listed.
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

  /// Activates a constraint; it belongs to the nearest common item of its items, whichever item this
  /// is called on.
  ///
  /// - Parameter constraint: The constraint to turn on.
  public func addConstraint(_ constraint: LayoutConstraint) {
    constraint.isActive = true
  }

  /// Activates constraints in their order; they belong to the nearest common item of their items.
  ///
  /// - Parameter constraints: The constraints to turn on.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.activate(constraints)
  }

  /// Deactivates a constraint.
  ///
  /// - Parameter constraint: The constraint to turn off.
  public func removeConstraint(_ constraint: LayoutConstraint) {
    constraint.isActive = false
  }

  /// Deactivates constraints.
  ///
  /// - Parameter constraints: The constraints to turn off.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.deactivate(constraints)
  }
}
