// The parts of a node that the engine goes through most, read and written through a link.

extension NodeLink {
  @inline(__always)
  var parent: NodeLink? { use { $0.parentLink } }

  @inline(__always)
  var slot: Int32 {
    get { use { $0.slot } }
    nonmutating set { use { $0.slot = newValue } }
  }

  @inline(__always)
  var kind: NodeKind { use { $0.kind } }

  @inline(__always)
  var state: NodeState {
    get { use { $0.state } }
    nonmutating set { use { $0.state = newValue } }
  }

  @inline(__always)
  var frame: Rect {
    get { use { $0.storedFrame } }
    nonmutating set { use { $0.storedFrame = newValue } }
  }

  @inline(__always)
  var depth: Int32 { use { $0.cachedDepth } }

  @inline(__always)
  var activeCount: Int32 { use { $0.activeCount } }

  @inline(__always)
  var contentPriorities: ContentPriorities { use { $0.contentPriorities } }

  /// Whether the node has any of what most nodes never need.
  @inline(__always)
  var hasRareState: Bool { use { $0.rareState != nil } }

  /// Whether nothing is in the node, neither children nor guides.
  @inline(__always)
  var isLeaf: Bool { use { $0.storedChildren.isEmpty && $0.rareState == nil } }

  @inline(__always)
  var alignmentInsets: EdgeInsets { use { $0.rareState?.alignmentInsets ?? .zero } }

  /// Whether the direction of reading that holds in the node is from right to left.
  ///
  /// Complexity: O(1) once the engine of the tree has scanned the node.
  var isRightToLeft: Bool {
    guard !state.contains(.scanned) else { return state.contains(.rightToLeft) }
    return semanticDirection.map { $0 == .rightToLeft } ?? handsDownRightToLeft
  }

  /// The direction that the node's own content is arranged in whatever is read.
  private var semanticDirection: LayoutDirection? {
    hasRareState ? use { $0.rareState?.semanticContent.layoutDirection } : nil
  }

  /// Whether the children of the node that state no direction are read from right to left.
  private var handsDownRightToLeft: Bool {
    var link: NodeLink? = self
    while let current = link {
      if current.hasRareState {
        if let direction = current.use({ $0.rareState?.direction }) {
          return direction == .rightToLeft
        }
      }
      if current.state.contains(.scanned), current.semanticDirection == nil {
        return current.state.contains(.rightToLeft)
      }
      link = current.parent
    }
    return false
  }

  /// Finds the direction of reading that holds in a node from that of its parent.
  func findDirection() {
    let own = hasRareState ? semanticDirection ?? use { $0.rareState?.direction } : nil
    let isRightToLeft = own.map { $0 == .rightToLeft } ?? parent?.handsDownRightToLeft ?? false
    if isRightToLeft == state.contains(.rightToLeft) { return }
    if isRightToLeft { state.insert(.rightToLeft) } else { state.remove(.rightToLeft) }
  }

  @inline(__always)
  var boundsOrigin: Point { use { $0.rareState?.boundsOrigin ?? .zero } }

  /// The view of the node, if it has one; kept alive while it is in use.
  var view: View? { use { $0.ownView } }

  /// The child at an index from back to front, or nil beyond the last.
  func child(at index: Int) -> NodeLink? {
    use { index < $0.storedChildren.count ? NodeLink($0.storedChildren[index]) : nil }
  }

  /// Takes an active constraint into the care of the tree that this node is the root of.
  @inline(__always)
  func adopt(_ constraint: consuming LayoutConstraint) {
    let link = ConstraintLink(keeping: constraint)
    use { $0.requireEngineLink() }.use { $0.adopt(link) }
  }

  /// The nearest common ancestor of neighbors: both if they are one, or the one of them that is the other's parent, or
  /// the parent of both; nil for all others.
  @inline(__always)
  func nearbyHost(with other: NodeLink) -> NodeLink? {
    if self == other { return self }
    if let outer = parent, outer == other || outer.isParent(of: other) { return outer }
    return isParent(of: other) ? self : nil
  }

  @inline(__always)
  private func isParent(of other: NodeLink) -> Bool {
    guard let outer = other.parent else { return false }
    return outer == self
  }

  /// The nearest node that both are in or are, or nil if they are in different trees.
  @inline(__always)
  func commonAncestor(with other: NodeLink) -> NodeLink? {
    nearbyHost(with: other) ?? distantAncestor(with: other)
  }

  @inline(never)
  private func distantAncestor(with other: NodeLink) -> NodeLink? {
    if let near = nearAncestor(with: other) { return near }
    var a = self
    var b = other
    var depthA = a.countedDepth
    var depthB = b.countedDepth
    while depthA > depthB, let parent = a.parent {
      a = parent
      depthA -= 1
    }
    while depthB > depthA, let parent = b.parent {
      b = parent
      depthB -= 1
    }
    while a != b {
      guard let nextA = a.parent, let nextB = b.parent else { return nil }
      a = nextA
      b = nextB
    }
    return a
  }

  /// The nearest common ancestor if it is a few levels up, which deep in a tree saves counting the levels.
  private func nearAncestor(with other: NodeLink) -> NodeLink? {
    var a: NodeLink? = self
    for _ in 0..<4 {
      guard let mine = a else { return nil }
      var b: NodeLink? = other
      for _ in 0..<4 {
        guard let theirs = b else { break }
        if mine == theirs { return mine }
        b = theirs.parent
      }
      a = mine.parent
    }
    return nil
  }

  /// The number of nodes above, counted.
  private var countedDepth: Int {
    var count = 0
    var link = self
    while let parent = link.parent {
      link = parent
      count += 1
    }
    return count
  }
}
