// Hidden nodes, and those that a stack leaves no room because of it.

extension LayoutNode {
  /// Whether the item is not shown; a stack view leaves hidden items no room.
  ///
  /// ```swift
  /// let row = StackView(spacing: 8), photo = View("photo"), name = View("name")
  /// for view in [photo, name] {
  ///   row.addArrangedSubview(view)
  ///   view.size(width: 40, height: 40)
  /// }
  /// let both = try row.layout(width: nil, height: nil)
  /// assert(both.size.width == 40 + 8 + 40)
  /// photo.isHidden = true
  /// let one = try row.layout(width: nil, height: nil)
  /// assert(one.size.width == 40)
  /// ```
  public var isHidden: Bool {
    get { state.contains(.hidden) }
    set {
      guard newValue != isHidden else { return }
      state.set(.hidden, newValue)
      parent?.ownView?.childVisibilityChanged(self)
    }
  }

  /// Notes whether the stack that arranges the node hides it.
  func setCollapsed(_ isCollapsed: Bool) {
    guard isCollapsed != state.contains(.collapsed) else { return }
    state.set(.collapsed, isCollapsed)
    if state.contains(.scanned) { root.engine?.hidingChanged(self) }
  }

  /// Deactivates what a stack imposed on the node, because the stack no longer exists.
  ///
  /// - Parameter left: What was stated in the tree of the stack, if there is anything.
  @inline(__always)
  func leaveStack(_ left: OrphanedConstraints?) {
    state.remove(.collapsed)
    if let left, left.hasStackImposed { left.removeImposed(on: self) }
    for constraint in constraintObjects where constraint.state.contains(.imposedByStack) {
      constraint.deactivate()
    }
  }

  /// Whether a stack hides the node or one of its ancestors.
  ///
  /// Complexity: O(depth).
  var isInCollapsed: Bool {
    var node: LayoutNode? = self
    while let current = node {
      if current.state.contains(.collapsed) { return true }
      node = current.parentLink?.node
    }
    return false
  }

  /// The size of the frame; of a node that a stack hides, the size that applies inside it.
  var innerSize: Size {
    guard state.contains(.collapsed), let engine = root.engine else { return storedFrame.size }
    return engine.innerSize(of: self)
  }
}
