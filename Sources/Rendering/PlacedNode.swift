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
  ///
  /// - Parameters:
  ///   - root: The root of the tree.
  ///   - children: The indices of the children to visit, from first to last; nil for all.
  /// - Returns: The nodes.
  package static func all(in root: LayoutNode, children: [Int]? = nil) -> [PlacedNode] {
    var nodes: [PlacedNode] = []
    var pending = [PlacedNode(node: root, frame: Rect(size: root.frame.size), depth: 0)]
    while let placed = pending.popLast() {
      guard placed.seenFrame != nil || !placed.node.clipsContent else { continue }
      if placed.seenFrame != nil { nodes.append(placed) }
      let window = placed.node.clipsContent ? placed.seenFrame : placed.window
      var inner = placed.node.children
      if let children, placed.node === root { inner = children.map { inner[$0] } }
      for child in inner.reversed() where !child.isHidden {
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

  /// The lines of a label's text as drawn in the frame.
  func texts(of label: Label, _ lines: [TextLine]) -> [CanvasText] {
    guard !lines.isEmpty else { return [] }
    let share = label.textAlignment.leftShare(label.effectiveLayoutDirection)
    var font = label.font
    font.size *= scale
    return lines.map { line in
      let width = line.width * scale
      return CanvasText(
        line.text,
        at: Point(
          x: frame.minX + line.left * scale + share * width,
          y: frame.minY + line.baseline * scale),
        font: font, width: width, wordSpacing: line.wordSpacing * scale,
        anchor: CanvasText.Anchor(leftShare: share))
    }
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
