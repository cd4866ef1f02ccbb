import Buffers

// Calling `layoutSubviews`, outer views first.

extension LayoutEngine {
  /// Calls `layoutSubviews` on the views whose frame or content was moved, outer views first.
  func callLayoutSubviews() {
    guard !currentLayout.layoutQueue.isEmpty else { return }
    // A view may run another layout in `layoutSubviews`, whose nodes go behind those of this one.
    let start = currentLayout.nodesToLayOut.count
    let outerNode = currentLayout.nodeInLayout
    dequeueByDepth()
    // Client code may remove nodes from the tree, which sets their entries to nil.
    var index = start
    while index < currentLayout.nodesToLayOut.count {
      if let node = currentLayout.nodesToLayOut[index] {
        currentLayout.nodesToLayOut[index] = nil
        node.state.remove(.needsLayout)
        currentLayout.nodeInLayout = node
        callLayoutSubviews(of: node)
      }
      index += 1
    }
    currentLayout.nodesToLayOut.removeAll(from: start)
    currentLayout.nodeInLayout = outerNode
  }

  /// Moves the queue to the end of `nodesToLayOut`, stably sorted by depth.
  private func dequeueByDepth() {
    let queue = currentLayout.layoutQueue
    var nodes = currentLayout.nodesToLayOut
    let start = nodes.count
    if start == 0 { nodes.reserve(queue.count) }
    var (depth, maximumDepth, isSorted) = (Int32(0), Int32(0), true)
    for node in queue {
      nodes.append(node)
      if node.depth < depth { isSorted = false }
      depth = node.depth
      maximumDepth = max(maximumDepth, depth)
    }
    currentLayout.nodesToLayOut = nodes
    currentLayout.layoutQueue.removeAll()
    guard !isSorted else { return }
    guard maximumDepth <= queue.count else {
      // Few nodes at great depths.
      var sorted = queue.map { $0 }
      sorted.sortByNumber { UInt64($0.depth) }
      for (index, node) in sorted.enumerated() { nodes[start + index] = node }
      return
    }
    // Counting sort: few depths with many nodes each.
    var offsets = currentLayout.offsetsByDepth
    offsets.removeAll()
    for _ in 0...maximumDepth + 1 { offsets.append(0) }
    currentLayout.offsetsByDepth = offsets
    for node in queue { offsets[Int(node.depth) + 1] += 1 }
    for depth in 1...Int(maximumDepth) + 1 { offsets[depth] += offsets[depth - 1] }
    for node in queue {
      let depth = Int(node.depth)
      nodes[start + Int(offsets[depth])] = node
      offsets[depth] += 1
    }
  }

  /// Calls `layoutSubviews` and the layout handler of a node; a node that leaves is retained.
  private func callLayoutSubviews(of link: NodeLink) {
    link.use { node in
      node.ownView?.layoutSubviews()
      if let rareState = node.rareState {
        rareState.safeAreaHandler?()
        rareState.didLayout?()
      }
    }
  }
}
