// Frequently used fields of a node, accessed through a link.

extension NodeLink {
  @inline(__always)
  package var parent: NodeLink? { use { $0.parentLink } }

  /// The node and those around it, up to the root.
  @inline(__always)
  var path: UnfoldFirstSequence<NodeLink> { sequence(first: self) { $0.parent } }

  @inline(__always)
  package var slot: ItemIndex {
    get { use { $0.slot } }
    nonmutating set { use { $0.slot = newValue } }
  }

  @inline(__always)
  package var kind: NodeKind { use { $0.kind } }

  @inline(__always)
  var state: NodeState {
    get { use { $0.state } }
    nonmutating set { use { $0.state = newValue } }
  }

  /// Indicates if the node is hidden; setting it notifies nobody.
  package var isHidden: Bool {
    get { state.contains(.hidden) }
    nonmutating set { use { $0.state.set(.hidden, newValue) } }
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
  package var contentPriorities: ContentPriorities { use { $0.contentPriorities } }

  /// True if the node has rarely used state.
  @inline(__always)
  var hasRareState: Bool { use { $0.rareState != nil } }

  /// True if the node has neither children nor rarely used state such as guides.
  @inline(__always)
  var isLeaf: Bool { use { $0.storedChildren.isEmpty && $0.rareState == nil } }

  @inline(__always)
  package var alignmentInsets: EdgeInsets { use { $0.rareState?.alignmentInsets ?? .zero } }

  /// True if the direction of layout in the node is from right to left.
  ///
  /// Complexity: O(1) once the engine of the tree has scanned the node.
  package var isRightToLeft: Bool {
    guard !state.contains(.scanned) else { return state.contains(.rightToLeft) }
    return semanticDirection.map { $0 == .rightToLeft } ?? childrenInheritRightToLeft
  }

  /// The direction from the semantic content attribute, if that overrides the direction of reading.
  private var semanticDirection: LayoutDirection? {
    hasRareState ? use { $0.rareState?.semanticContent.layoutDirection } : nil
  }

  /// True if children without a direction of their own inherit right to left.
  private var childrenInheritRightToLeft: Bool {
    for link in path {
      if link.hasRareState, let direction = link.use({ $0.rareState?.direction }) {
        return direction == .rightToLeft
      }
      if link.state.contains(.scanned), link.semanticDirection == nil {
        return link.state.contains(.rightToLeft)
      }
    }
    return false
  }

  /// Updates the node's direction of layout from its settings or its parent's direction.
  func findDirection() {
    let own = hasRareState ? semanticDirection ?? use { $0.rareState?.direction } : nil
    let isRightToLeft =
      own.map { $0 == .rightToLeft } ?? parent?.childrenInheritRightToLeft ?? false
    if isRightToLeft != state.contains(.rightToLeft) { state.set(.rightToLeft, isRightToLeft) }
  }

  @inline(__always)
  package var boundsOrigin: Point { use { $0.rareState?.boundsOrigin ?? .zero } }

  /// The view of the node, if it is one; retained during use.
  var view: View? { use { $0.ownView } }

  /// Returns the child at an index from back to front, or nil past the end.
  func child(at index: Int) -> NodeLink? {
    use { index < $0.storedChildren.count ? NodeLink($0.storedChildren[index]) : nil }
  }

  /// Finds the nearest common ancestor of close relatives.
  ///
  /// - Returns: The node itself if both are one, the parent if one is the other's parent, or the
  ///   parent of siblings; nil for all others.
  @inline(__always)
  func nearbyHost(with other: NodeLink) -> NodeLink? {
    if self == other { return self }
    if let outer = parent, outer == other || outer.isParent(of: other) { return outer }
    return isParent(of: other) ? self : nil
  }

  @inline(__always)
  private func isParent(of other: NodeLink) -> Bool {
    other.parent == self
  }

  /// Finds the nearest node whose subtree contains both.
  ///
  /// - Returns: The node, or nil if they are in different trees.
  @inline(__always)
  func commonAncestor(with other: NodeLink) -> NodeLink? {
    nearbyHost(with: other) ?? distantAncestor(with: other)
  }

  @inline(never)
  private func distantAncestor(with other: NodeLink) -> NodeLink? {
    if let near = nearAncestor(with: other) { return near }
    let surplus = countedDepth - other.countedDepth
    let (own, theirs) = (path.dropFirst(max(0, surplus)), other.path.dropFirst(max(0, -surplus)))
    return zip(own, theirs).first { $0 == $1 }?.0
  }

  /// Finds the nearest common ancestor within a few levels, which avoids counting deep levels.
  ///
  /// - Returns: The ancestor, or nil if it is not among the nearest four nodes of both paths.
  private func nearAncestor(with other: NodeLink) -> NodeLink? {
    path.prefix(4).first { other.path.prefix(4).contains($0) }
  }

  /// The number of ancestors, counted.
  private var countedDepth: Int { path.reduce(-1) { count, _ in count + 1 } }
}

// The path from a node to the root of its tree and to the engine there.
//
// Every change uses it. Deep in a tree, nodes at a certain distance from each other cache the
// engine, and an engine has a link to its root. A node that leaves the tree clears its cache during
// the traversal of the leaving subtree. A superseded engine has a link to its successor, and an
// engine whose root is deallocated no longer owns a tree.

extension NodeLink {
  /// The number of levels between nodes that cache the engine.
  private static var stride: Int { 16 }

  /// The depth above which a search for the root creates an engine.
  private static var deep: Int { 256 }

  /// The root of the tree.
  ///
  /// Complexity: O(1) on average in a tree with cached engines, O(depth) at most.
  var root: NodeLink {
    var link = self
    // Most constraints are made a few levels below the root.
    for _ in 0..<4 {
      // A node whose parent was just set still owns the engine of its subtree.
      if link.use({ $0.engineLink != nil }) {
        return link.use { $0.ownsEngine } ? link : distantRoot
      }
      guard let parent = link.parent else { return link }
      link = parent
    }
    return distantRoot
  }

  /// The root of the tree, found with the help of cached engines.
  private var distantRoot: NodeLink {
    var link = self
    var steps = 0
    while true {
      if let engine = link.use({ $0.engineLink })?.findSuccessor() {
        if steps > Self.stride { remember(engine, upTo: link) }
        return engine.findRoot()
      }
      guard let parent = link.parent else { break }
      link = parent
      steps += 1
    }
    if steps > Self.deep { remember(link.use { $0.requireEngineLink() }, upTo: link) }
    return link
  }

  /// The engine of the tree, if it has one.
  var treeEngine: LayoutEngine? { treeEngineLink?.engine }

  /// A link to the engine of the tree, if it has one; not retained.
  var treeEngineLink: EngineLink? { root.use { $0.ownsEngine ? $0.engineLink : nil } }

  /// Caches the engine at some nodes of the path from this node to another.
  private func remember(_ engine: EngineLink, upTo last: NodeLink) {
    var link = self
    var steps = 0
    while link != last, let parent = link.parent {
      if steps % Self.stride == 0 { link.use { $0.cacheEngine(engine) } }
      link = parent
      steps += 1
    }
    engine.use { $0.countLevelsClimbed(steps) }
  }
}
