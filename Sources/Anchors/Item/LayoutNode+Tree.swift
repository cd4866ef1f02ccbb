// The tree of nodes.

extension LayoutNode {
  /// Adds a node in front of the other children; it leaves the parent it had.
  ///
  /// - Parameter child: A node that this one is not inside of.
  public func addChild(_ child: LayoutNode) {
    insertChild(child, at: children.count)
  }

  /// Inserts a node among the children; it leaves the parent it had.
  ///
  /// A node that is a child already only changes its place in the order. Nothing happens if this
  /// node is `child` or inside of it.
  ///
  /// - Parameters:
  ///   - child: The node to insert.
  ///   - index: Its place from back to front, cut to the range that exists.
  public func insertChild(_ child: LayoutNode, at index: Int) {
    guard !isDescendant(of: child) else { return }
    if child.parentLink.node === self {
      reorder(child, to: index)
      return
    }
    child.leave(for: self)
    children.insert(child, at: max(0, min(index, children.count)))
    child.parentLink = NodeLink(self)
    child.ownedView = child.viewLink.view
    child.arrive()
  }

  /// Takes the node out of its parent.
  ///
  /// Constraints between the inside and the outside of the node are deactivated.
  public func removeFromParent() {
    guard parentLink.node != nil else { return }
    leave(for: nil)
  }

  /// Whether this node is `other` or inside of it.
  ///
  /// Complexity: O(depth).
  public func isDescendant(of other: LayoutNode) -> Bool {
    var node: LayoutNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parentLink.node
    }
    return false
  }

  private func reorder(_ child: LayoutNode, to index: Int) {
    guard let present = children.firstIndex(where: { $0 === child }) else { return }
    children.remove(at: present)
    children.insert(child, at: max(0, min(index, children.count)))
  }

  /// The nearest node that both nodes are in or are, or nil if they are in different trees.
  ///
  /// Complexity: O(depth).
  func commonAncestor(with other: LayoutNode) -> LayoutNode? {
    if parentLink.leads(to: other) || self === other { return other }
    if other.parentLink.leads(to: self) { return self }
    if !parentLink.isEmpty, parentLink.leads(whereLeads: other.parentLink) { return parent }
    var a = self
    var b = other
    var depthA = a.depth
    var depthB = b.depth
    while depthA > depthB, let parent = a.parentLink.node {
      a = parent
      depthA -= 1
    }
    while depthB > depthA, let parent = b.parentLink.node {
      b = parent
      depthB -= 1
    }
    while a !== b {
      guard let nextA = a.parentLink.node, let nextB = b.parentLink.node else { return nil }
      a = nextA
      b = nextB
    }
    return a
  }

  /// The number of nodes above.
  var depth: Int {
    var count = 0
    var node = self
    while let parent = node.parentLink.node {
      node = parent
      count += 1
    }
    return count
  }
}
