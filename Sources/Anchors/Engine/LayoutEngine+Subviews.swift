@_spi(Memory) import Simplex

// Telling the views that they were laid out, outer ones first.

extension LayoutEngine {
  /// Tells the views whose frame or content was moved, outer ones first.
  func callLayoutSubviews() {
    guard !currentLayout.layoutQueue.isEmpty else { return }
    // A view may lay the tree out in its own turn: that round stands behind this one.
    let start = currentLayout.nodesToLayOut.count
    let outerNode = currentLayout.nodeInLayout
    dequeueByDepth()
    // The views' methods may take nodes out of the tree, which takes them out of the round.
    var index = start
    while index < currentLayout.nodesToLayOut.count {
      if let node = currentLayout.nodesToLayOut[index] {
        currentLayout.nodesToLayOut[index] = nil
        node.state.remove(.needsLayout)
        currentLayout.nodeInLayout = node
        notify(node)
      }
      index += 1
    }
    currentLayout.nodesToLayOut.removeAll(from: start)
    currentLayout.nodeInLayout = outerNode
  }

  /// Moves the queue behind the nodes whose turn has come, ordered by depth; those of one depth stay in their
  /// order.
  private func dequeueByDepth() {
    let queue = currentLayout.layoutQueue
    var nodes = currentLayout.nodesToLayOut
    let start = nodes.count
    if start == 0 { nodes.reserve(queue.count) }
    var (depth, deepest, isSorted) = (Int32(0), Int32(0), true)
    for node in queue {
      nodes.append(node)
      if node.depth < depth { isSorted = false }
      depth = node.depth
      deepest = max(deepest, depth)
    }
    currentLayout.nodesToLayOut = nodes
    currentLayout.layoutQueue.removeAll()
    guard !isSorted else { return }
    guard deepest <= queue.count else {
      // Few nodes at great depths.
      var sorted = queue.map { $0 }
      sorted.sortByNumber { UInt64($0.depth) }
      for (index, node) in sorted.enumerated() { nodes[start + index] = node }
      return
    }
    // Counted: few depths, each with many nodes.
    var places = currentLayout.offsetsByDepth
    places.removeAll()
    for _ in 0...deepest + 1 { places.append(0) }
    currentLayout.offsetsByDepth = places
    for node in queue { places[Int(node.depth) + 1] += 1 }
    for depth in 1...Int(deepest) + 1 { places[depth] += places[depth - 1] }
    for node in queue {
      let depth = Int(node.depth)
      nodes[start + Int(places[depth])] = node
      places[depth] += 1
    }
  }

  /// Calls what the program wants called when a node was laid out; the round keeps it if it leaves meanwhile.
  private func notify(_ link: NodeLink) {
    link.use { node in
      node.ownView?.layoutSubviews()
      if let rareState = node.rareState { rareState.didLayout?() }
    }
  }
}
