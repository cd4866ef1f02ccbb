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
