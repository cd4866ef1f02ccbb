// The tree of nodes.

extension _NodeOnlyMembers where Self == LayoutNode {
  /// A node without a place in a tree.
  ///
  /// - Parameter name: The name printed in frames and reports.
  public init(_ name: String = "") {
    self = LayoutNode(named: name)
  }

  /// The nodes inside this one, back to front.
  public var children: [LayoutNode] { self.storedChildren }

  /// The node that this one is in, or nil at the root of a tree.
  public var parent: LayoutNode? { self.parentLink?.node }

  /// The node at the top of the tree, possibly this one.
  ///
  /// Complexity: O(1) on average in a tree that has been asked before, O(depth) at most.
  public var root: LayoutNode { NodeLink(self).root.node }

  /// Adds a node in front of the other children; it leaves the parent it had.
  ///
  /// Leaving it deactivates the constraints between the inside and the outside of the node, as
  /// ``removeFromParent()`` does, also if both parents are in one tree.
  ///
  /// - Parameter child: A node that this one is not inside of.
  public func addChild(_ child: LayoutNode) {
    insertChild(child, at: self.storedChildren.count)
  }

  /// Inserts a node among the children; it leaves the parent it had, as for ``addChild(_:)``.
  ///
  /// A node that is a child already only changes its place in the order. Nothing happens if this
  /// node is `child` or inside of it.
  ///
  /// - Parameters:
  ///   - child: The node to insert.
  ///   - index: Its place from back to front, cut to the range that exists.
  public func insertChild(_ child: LayoutNode, at index: Int) {
    self.moveChild(child, to: index).notifyParent()
  }

  /// Takes the node out of its parent.
  ///
  /// Constraints between the inside and the outside of the node are deactivated.
  public func removeFromParent() {
    guard self.parentLink != nil else { return }
    self.leave(for: nil).notifyParent()
  }

  /// Whether this node is `other` or inside of it.
  ///
  /// - Parameter other: A node, which may be of another tree.
  /// - Returns: True also for the node itself.
  ///
  /// Complexity: O(depth).
  public func isDescendant(of other: LayoutNode) -> Bool {
    let target = NodeLink(other)
    var link: NodeLink? = NodeLink(self)
    while let current = link {
      if current == target { return true }
      link = current.parent
    }
    return false
  }
}

extension LayoutNode {
  /// Inserts a node among the children.
  ///
  /// - Returns: The departure from the parent it had, to be reported once the caller is done.
  func moveChild(_ child: LayoutNode, to index: Int) -> PendingRemoval {
    guard child !== self, !child.mayContain(self) else { return PendingRemoval() }
    if child.parentLink == NodeLink(self) {
      reorder(child, to: index)
      if state.contains(.scanned) { root.engine?.invalidateScans() }
      return PendingRemoval()
    }
    let departure = child.parentLink == nil ? PendingRemoval() : child.leave(for: self)
    if child.ownsEngine || child.state.contains(.orphaned) { adoptOrphans() }
    changeChildren { children in
      if index >= children.count {
        // Most that have one child have several: as much room as they need, at once.
        if children.isEmpty { children.reserveCapacity(4) }
        children.append(child)
      } else {
        children.insert(child, at: max(0, index))
      }
    }
    child.parentLink = NodeLink(self)
    child.arrive()
    return departure
  }

  /// Whether another node is inside this one, answered without looking where this one is empty or of
  /// another tree.
  private func mayContain(_ other: LayoutNode) -> Bool {
    if storedChildren.isEmpty, rareState?.guides.isEmpty != false { return false }
    if parentLink == nil { return NodeLink(other).root == NodeLink(self) }
    return other.isDescendant(of: self)
  }

  private func reorder(_ child: LayoutNode, to index: Int) {
    guard let present = storedChildren.indexFromEnds(where: { $0 === child }) else { return }
    changeChildren { children in
      children.remove(at: present)
      children.insert(child, at: max(0, min(index, children.count)))
    }
  }

  /// Changes a copy of the list of children and stores it.
  ///
  /// A change in place would last while references are released, and overlapping ones would trap at run
  /// time; this one is over at once.
  @inline(__always)
  func changeChildren(_ body: (inout [LayoutNode]) -> Void) {
    var children = storedChildren
    storedChildren = []
    body(&children)
    storedChildren = children
  }
}
