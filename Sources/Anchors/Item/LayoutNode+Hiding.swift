// Hidden nodes, and nodes collapsed by a stack.

extension LayoutNode {
  /// True if the node or one of its ancestors is hidden.
  package var isInHidden: Bool {
    var node: LayoutNode? = self
    while let current = node {
      if current.state.contains(.hidden) { return true }
      node = current.parentLink?.node
    }
    return false
  }

  /// Sets whether the stack that arranges the node collapses it.
  func setCollapsed(_ isCollapsed: Bool) {
    guard isCollapsed != state.contains(.collapsed) else { return }
    state.set(.collapsed, isCollapsed)
    if state.contains(.scanned) { root.engine?.hidingChanged(self) }
  }

  /// Deactivates the constraints that a deallocated stack imposed on the node.
  @inline(__always)
  func leaveStack() {
    state.remove(.collapsed)
    for constraint in constraintObjects where constraint.state.contains(.imposedByStack) {
      constraint.deactivate()
    }
  }

  /// True if a stack collapses the node or one of its ancestors.
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

  /// The size of the frame, or of a collapsed node the size that applies inside it.
  var innerSize: Size {
    guard state.contains(.collapsed), let engine = root.engine else { return storedFrame.size }
    return engine.innerSize(of: self)
  }
}
