package import Anchors

/// A node with its frame in the coordinates of the drawing's root.
package struct PlacedNode {
  package let node: LayoutNode
  package let frame: Rect
  package let depth: Int
  /// The scale at which the node is shown; other than 1 if a scroll view zooms it.
  package var scale = 1.0
  /// The part of the drawing visible through the enclosing scroll views; nil if there are none.
  var window: Rect?

  /// The visible part of the frame; nil if a scroll view clips all of it.
  var seenFrame: Rect? {
    guard let window else { return frame }
    return window.part(of: frame)
  }

  /// The visible nodes of a tree, parents first; the root's own corner is (0, 0).
  package static func all(in root: LayoutNode) -> [PlacedNode] {
    var nodes: [PlacedNode] = []
    var pending = [PlacedNode(node: root, frame: Rect(size: root.frame.size), depth: 0)]
    while let placed = pending.popLast() {
      guard placed.seenFrame != nil || !placed.node.clipsContent else { continue }
      if placed.seenFrame != nil { nodes.append(placed) }
      let window = placed.node.clipsContent ? placed.seenFrame : placed.window
      for child in placed.node.children.reversed() where !child.isHidden {
        let seen = placed.node.seen(child, in: placed.frame, scale: placed.scale)
        pending.append(
          PlacedNode(
            node: child, frame: seen.frame, depth: placed.depth + 1, scale: seen.scale,
            window: window))
      }
    }
    return nodes
  }

  /// The smallest rectangle around the visible parts of the nodes.
  package static func bounds(of nodes: [PlacedNode]) -> Rect {
    let frames = nodes.compactMap { $0.seenFrame }
    guard var bounds = frames.first else { return .zero }
    for frame in frames.dropFirst() {
      let left = min(bounds.minX, frame.minX)
      let top = min(bounds.minY, frame.minY)
      bounds = Rect(
        x: left, y: top, width: max(bounds.maxX, frame.maxX) - left,
        height: max(bounds.maxY, frame.maxY) - top)
    }
    return bounds
  }
}

extension Rect {
  /// The intersection with another rectangle; nil if they touch at most at an edge.
  ///
  /// A rectangle without width or height intersects at an edge, too.
  fileprivate func part(of other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left < right || (left == right && other.width == 0) else { return nil }
    guard top < bottom || (top == bottom && other.height == 0) else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
