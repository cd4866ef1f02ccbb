// The tree of nodes.

extension _NodeOnlyMembers where Self == LayoutNode {
  /// Creates a node without a parent.
  ///
  /// - Parameter name: The name printed in frames and reports.
  public init(_ name: String = "") {
    self = LayoutNode(named: name)
  }

  /// The child nodes, from back to front.
  public var children: [LayoutNode] { self.storedChildren }

  /// The parent of the node, or nil at the root of a tree.
  public var parent: LayoutNode? { self.parentLink?.node }

  /// The root of the tree, possibly this node.
  ///
  /// Complexity: O(1) on average in a tree with cached engines, O(depth) at most.
  public var root: LayoutNode { NodeLink(self).root.node }

  /// Adds a node in front of the other children, after removing it from its current parent.
  ///
  /// Like ``removeFromParent()``, the removal deactivates the constraints between the inside and
  /// the outside of the node, even if both parents are in one tree.
  ///
  /// - Parameter child: A node that is not an ancestor of this one.
  public func addChild(_ child: LayoutNode) {
    insertChild(child, at: self.storedChildren.count)
  }

  /// Inserts a node among the children, after removing it from its current parent.
  ///
  /// The removal has the same effects as for ``addChild(_:)``. A node that is already a child only
  /// changes its position in the order. The call has no effect if this node is `child` or a
  /// descendant of it.
  ///
  /// - Parameters:
  ///   - child: The node to insert.
  ///   - index: Its index from back to front, clamped to the valid range.
  public func insertChild(_ child: LayoutNode, at index: Int) {
    guard child.callsBack(onMoveTo: self) else {
      return self.moveChild(child, to: index).notifyParent()
    }
    let move = SuperviewChange(of: child, to: self)
    let departure = self.moveChild(child, to: index)
    move?.finish()
    departure.notifyParent()
  }

  /// Removes the node from its parent.
  ///
  /// Constraints between the inside and the outside of the node are deactivated.
  public func removeFromParent() {
    guard self.callsBack(onMoveTo: nil) else { return self.leave(for: nil).notifyParent() }
    let move = SuperviewChange(of: self, to: nil)
    // Client code may have removed it.
    guard self.parentLink != nil else { return }
    let departure = self.leave(for: nil)
    move?.finish()
    departure.notifyParent()
  }

  /// Determines whether this node is another one or a descendant of it.
  ///
  /// - Parameter other: A node, which may be in another tree.
  /// - Returns: Whether this node is in the subtree of `other`; true also for the node itself.
  ///
  /// Complexity: O(depth).
  public func isDescendant(of other: LayoutNode) -> Bool {
    NodeLink(self).path.contains(NodeLink(other))
  }
}

extension LayoutNode {
  /// The layout guides that client code has added to the node.
  package var addedGuides: [LayoutGuide] {
    (rareState?.guides ?? []).compactMap { $0.kind == .guide ? $0.ownGuide : nil }
  }

  /// Inserts a node among the children.
  ///
  /// - Returns: The pending removal from the old parent, to be notified once the caller is done.
  package func moveChild(_ child: LayoutNode, to index: Int) -> PendingRemoval {
    guard child !== self, !child.mayContain(self) else { return PendingRemoval() }
    if child.parentLink == NodeLink(self) {
      reorder(child, to: index)
      return PendingRemoval()
    }
    let engine = engineIfScanned
    let oldEngine = child.parentLink?.node.engineIfScanned
    engine?.beginMove()
    oldEngine?.beginMove()
    defer {
      oldEngine?.endMove()
      engine?.endMove()
    }
    let departure = child.parentLink == nil ? PendingRemoval() : child.leave(for: self)
    if child.ownsEngine || child.state.contains(.orphaned) { adoptOrphans() }
    changeChildren { children in
      if index >= children.count {
        // Reserves space for several, because most nodes with one child have more.
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

  /// Determines whether another node is inside this one, in O(1) if this one is a leaf or a root.
  ///
  /// - Returns: Whether `other` is a descendant of this node.
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
  /// An in-place change would be an access that lasts while references are released. Overlapping
  /// accesses trap at run time; this access ends at once.
  @inline(__always)
  func changeChildren(_ body: (inout [LayoutNode]) -> Void) {
    var children = storedChildren
    storedChildren = []
    body(&children)
    storedChildren = children
  }
}

// Traversal of subtrees of any depth.
//
// A call for each level could overflow a small stack, so recursion is limited to some levels.
// Deeper nodes are appended to a list and visited afterwards; a tree of ordinary depth allocates
// nothing.

extension NodeLink {
  /// The maximum number of levels visited by recursion.
  static var recursionLimit: Int { 32 }

  /// Visits the node and its descendants, guides included, parents before children.
  ///
  /// Nodes below the recursion limit come last.
  ///
  /// Complexity: O(number of nodes).
  ///
  /// - Parameters:
  ///   - value: The value of this node.
  ///   - visit: Returns the value of the nodes directly below one, or nil to leave them out.
  func walk<Value>(_ value: Value, _ visit: (NodeLink, Value) -> Value?) {
    var deeper: [(node: LayoutNode, value: Value)] = []
    walk(Self.recursionLimit, value, &deeper, visit)
    while let (node, value) = deeper.popLast() {
      withExtendedLifetime(node) {
        NodeLink(node).walk(Self.recursionLimit, value, &deeper, visit)
      }
    }
  }

  private func walk<Value>(
    _ levels: Int, _ value: Value, _ deeper: inout [(node: LayoutNode, value: Value)],
    _ visit: (NodeLink, Value) -> Value?
  ) {
    guard levels > 0 else { return append(value, to: &deeper) }
    if let inner = visit(self, value), !isLeaf { walkInside(levels, inner, &deeper, visit) }
  }

  @inline(never)
  private func walkInside<Value>(
    _ levels: Int, _ inner: Value, _ deeper: inout [(node: LayoutNode, value: Value)],
    _ visit: (NodeLink, Value) -> Value?
  ) {
    // The list of now, retained at once: a visit may remove some, or add others.
    let children = use { $0.storedChildren }
    defer { withExtendedLifetime(children) {} }
    for index in children.indices {
      NodeLink(children[index]).walk(levels - 1, inner, &deeper, visit)
    }
    guard hasRareState else { return }
    for guide in use({ $0.rareState?.guides }) ?? [] {
      NodeLink(guide).walk(levels - 1, inner, &deeper, visit)
    }
  }

  /// Appends the node to the deeper ones.
  ///
  /// This and ``walkInside(_:_:_:_:)`` are functions of their own, so that a leaf is not retained.
  @inline(never)
  private func append<Value>(
    _ value: Value, to deeper: inout [(node: LayoutNode, value: Value)]
  ) {
    deeper.append((node, value))
  }
}

extension LayoutNode {
  /// Visits the node and its descendants like ``NodeLink/walk(_:_:)``, each retained meanwhile.
  package func forEachInSubtree(_ visit: (LayoutNode) -> Void) {
    NodeLink(self).walk(()) { link, _ in visit(link.node) }
  }
}

extension Array {
  /// Finds the index of an element, searching from both ends at once.
  ///
  /// Fast where lists of views and guides are emptied from the front or from the back.
  ///
  /// Complexity: O(distance from the nearer end).
  ///
  /// - Parameter matches: Returns whether an element is the one to find.
  /// - Returns: The index, or nil if no element matches.
  package func indexFromEnds(where matches: (Element) -> Bool) -> Int? {
    var first = 0
    var last = count - 1
    while first <= last {
      if matches(self[last]) { return last }
      if matches(self[first]) { return first }
      first += 1
      last -= 1
    }
    return nil
  }

  /// Finds the index of an element, starting at an expected index and the one before it.
  ///
  /// If neither matches, the search continues from both ends. Elements removed one after the other
  /// from the middle of a list, forward or backward, are at one of these two indices.
  ///
  /// Complexity: O(1) at these two indices, otherwise O(distance from the nearer end).
  ///
  /// - Parameters:
  ///   - index: The expected index, which may be out of bounds.
  ///   - matches: Returns whether an element is the one to find.
  /// - Returns: The index, or nil if no element matches.
  func index(near index: Int, where matches: (Element) -> Bool) -> Int? {
    if indices.contains(index), matches(self[index]) { return index }
    if indices.contains(index - 1), matches(self[index - 1]) { return index - 1 }
    return indexFromEnds(where: matches)
  }
}
