// The way from a node to the root of its tree and to the engine there.
//
// It is asked for at every change. Deep in a tree, nodes at some distance from each other remember the engine,
// and an engine knows its root. A node forgets when it leaves the tree, which goes through the subtree anyway;
// an engine that has given its tree to another one says so, and one whose root has gone too.

extension NodeLink {
  /// How far apart the nodes are that remember the engine.
  private static var stride: Int { 16 }

  /// How deep a tree is that gets an engine when it is looked for.
  private static var deep: Int { 256 }

  /// The node at the top of the tree.
  ///
  /// Complexity: O(1) on average in a tree that has been asked before, O(depth) at most.
  var root: NodeLink {
    var link = self
    // Most constraints are made a few levels below the root.
    for _ in 0..<4 {
      // One that was just given a parent is still the root of what is in it.
      if link.use({ $0.engineLink != nil }) {
        return link.use { $0.ownsEngine } ? link : distantRoot
      }
      guard let parent = link.parent else { return link }
      link = parent
    }
    return distantRoot
  }

  /// The node at the top of the tree, looked for by way of what nodes remember.
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

  /// The same, not kept alive.
  var treeEngineLink: EngineLink? { root.use { $0.ownsEngine ? $0.engineLink : nil } }

  /// Makes nodes on the way up to another one remember the engine.
  private func remember(_ engine: EngineLink, upTo last: NodeLink) {
    var link = self
    var steps = 0
    while link != last, let parent = link.parent {
      if steps % Self.stride == 0 { link.use { $0.cacheEngine(engine) } }
      link = parent
      steps += 1
    }
    engine.use { $0.countClimb(steps) }
  }
}
