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
