import Anchors

/// A node with its frame in the coordinates of the drawing's root.
struct PlacedNode {
  let node: LayoutNode
  let frame: Rect
  let depth: Int
  /// How many times its own size the node is shown; other than 1 where a scroll view zooms it.
  var scale = 1.0

  /// All shown nodes of a tree, each before those inside it; the root's own corner is (0, 0).
  static func all(in root: LayoutNode) -> [PlacedNode] {
    var nodes: [PlacedNode] = []
    var pending = [PlacedNode(node: root, frame: Rect(size: root.frame.size), depth: 0)]
    while let placed = pending.popLast() {
      nodes.append(placed)
      let origin = placed.node.boundsOrigin
      for child in placed.node.children.reversed() where !child.isHidden {
        let zoom = placed.node.displayScale(of: child)
        let scale = placed.scale * zoom
        let frame = Rect(
          x: placed.frame.minX + (child.frame.minX * zoom - origin.x) * placed.scale,
          y: placed.frame.minY + (child.frame.minY * zoom - origin.y) * placed.scale,
          width: child.frame.width * scale, height: child.frame.height * scale)
        pending.append(
          PlacedNode(node: child, frame: frame, depth: placed.depth + 1, scale: scale))
      }
    }
    return nodes
  }

  /// The smallest rectangle that holds all of the nodes.
  static func bounds(of nodes: [PlacedNode]) -> Rect {
    guard var bounds = nodes.first?.frame else { return .zero }
    for placed in nodes.dropFirst() {
      let left = min(bounds.minX, placed.frame.minX)
      let top = min(bounds.minY, placed.frame.minY)
      bounds = Rect(
        x: left, y: top, width: max(bounds.maxX, placed.frame.maxX) - left,
        height: max(bounds.maxY, placed.frame.maxY) - top)
    }
    return bounds
  }
}
