// Constraints that are restated as a whole.

extension LayoutArea {
  /// Replaces the constraints that the last call on this area made by those that the closure makes now.
  ///
  /// Every call of the chain in the closure counts, on any item of the tree that the area is in. What says
  /// the same as the last time stays as it is; where only the constant or the priority differs, that number
  /// is changed; the rest is deactivated. So the next layout costs what differs. Constraints that were made
  /// elsewhere stay.
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
  /// The items must be in the tree by then: what the chain says of an item outside is activated and not
  /// replaced by the next call. So is what `isActive` activates; constraints that anchors make are given to
  /// the method of this name that takes a list.
  ///
  /// - Parameter make: States the constraints, given the area.
  /// - Returns: The constraints that hold now, in the order stated: of those that stayed, the old ones. An
  ///   empty closure removes all.
  /// - Complexity: O(number of constraints) where they are stated in the order of the last time, the product
  ///   of old and new ones at worst.
  @discardableResult
  public func remakeConstraints(_ make: (Self) -> Void) -> [LayoutConstraint] {
    layoutNode.remake { _ in make(self) }
  }

  /// Replaces the constraints that the last call on this area made by others.
  ///
  /// It is the method of this name that takes a closure, for constraints that anchors make:
  ///
  /// ```swift
  /// card.remakeConstraints([
  ///   photo.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
  ///   photo.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
  /// ])
  /// ```
  ///
  /// - Parameter constraints: The constraints, not yet active; none removes all of the last call.
  /// - Returns: The constraints that hold now. One that says the same as an old one is not among them, and is
  ///   not activated: the old one is.
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
