import Buffers
import Simplex

// Frames on a grid of pixels. Edges are rounded by their position in the root, from exact numbers;
// no frame is computed from a rounded one.

extension LayoutEngine {
  /// Writes the frames of moved items, and of the subtrees of shifted ones.
  func writeFrames(on grid: PixelGrid) {
    var last: (node: NodeLink, origin: Point)?
    for index in items.moved.indices {
      let slot = items.moved[index]
      // An item inside another moved item may have been written together with it.
      let state = items[slot].state
      items[slot].state.remove([.moved, .shifted])
      guard let node = items[slot].node, state.contains(.moved) else { continue }
      let isShifted = state.contains(.shifted)
      var origin = Point.zero
      if let parent = node.parent {
        origin = exactOrigin(of: parent, after: last)
        last = (parent, origin)
      }
      node.walk(origin) { inner, parentOrigin in
        // Guides inside move with the item, so that their own frames remain.
        guard inner == node || !inner.kind.isGuide else { return nil }
        let content = write(inner, on: grid, parentOrigin)
        return isShifted ? content : nil
      }
    }
  }

  /// Writes the frame of an item.
  ///
  /// - Returns: The exact origin of its content in the root.
  private func write(_ node: NodeLink, on grid: PixelGrid, _ parentOrigin: Point) -> Point {
    let exact = exactFrame(of: node)
    if !node.slot.isAbsent {
      let slot = node.slot
      if node.kind.isGuide {
        write(exact, to: node, slot)
      } else {
        write(rounded(exact, of: node, on: grid, parentOrigin), to: node, slot)
        remeasureIfRounded(slot, node)
      }
      items[slot].state.remove([.moved, .shifted])
    }
    return contentOrigin(parentOrigin, node == rootLink ? .zero : exact.origin, in: node)
  }

  /// Returns the width that the content of an item gets: that of its rounded frame without insets.
  ///
  /// It may differ by one pixel from the solver's value, depending on the position of the item.
  package func contentWidth(of slot: ItemIndex) -> Double {
    let exact = solver[items[slot].width]
    guard let grid, !fitting.isActive, items[slot].outerRecord.isAbsent, let node = items[slot].node
    else {
      return exact
    }
    let origin = node.parent.map { exactOrigin(of: $0) } ?? .zero
    let frame = rounded(exactFrame(of: node), of: node, on: grid, origin)
    return Swift.max(0, frame.width - node.alignmentInsets.left - node.alignmentInsets.right)
  }

  /// Enqueues a wrapping content that was measured at another width than that of its rounded frame.
  ///
  /// A move by part of a pixel can cause that.
  private func remeasureIfRounded(_ slot: ItemIndex, _ node: NodeLink) {
    guard items[slot].state.contains(.wraps), !isNarrowed(slot), items[slot].outerRecord.isAbsent
    else { return }
    let insets = node.alignmentInsets
    let width = Swift.max(0, node.frame.width - insets.left - insets.right)
    // The solver's rounding errors are far below a pixel.
    let difference = (width - items.measuredWidth(of: slot)).magnitude
    // A text keeps the height at its limit where narrower neighbors change its width.
    let maximum = items.haveLimitedTexts ? 1.5 / (grid?.scale ?? 1) : .infinity
    if difference >= 1e-6, difference < maximum { items.enqueueWrap(slot) }
  }

  /// Returns a frame with each edge rounded to the grid, in the parent's coordinates.
  private func rounded(
    _ exact: Rect, of node: NodeLink, on grid: PixelGrid, _ parentOrigin: Point
  ) -> Rect {
    if node == rootLink {
      return Rect(
        origin: exact.origin,
        size: Size(width: grid.edge(exact.width), height: grid.edge(exact.height)))
    }
    // The origin of a scrolled parent's coordinates is not at its corner.
    let scroll = node.parent?.boundsOrigin ?? .zero
    let corner = Point(
      x: grid.edge(parentOrigin.x + scroll.x) - scroll.x,
      y: grid.edge(parentOrigin.y + scroll.y) - scroll.y)
    let left = grid.edge(parentOrigin.x + exact.minX)
    let top = grid.edge(parentOrigin.y + exact.minY)
    let right = grid.edge(parentOrigin.x + exact.maxX)
    let bottom = grid.edge(parentOrigin.y + exact.maxY)
    return Rect(x: left - corner.x, y: top - corner.y, width: right - left, height: bottom - top)
  }

  /// Returns the exact position of the origin of a node's coordinates in the root.
  ///
  /// Complexity: O(depth).
  private func exactOrigin(of node: NodeLink, _ levels: Int = NodeLink.recursionLimit) -> Point {
    guard node != rootLink, let parent = node.parent else {
      return contentOrigin(.zero, .zero, in: node)
    }
    let outer =
      levels > 0 ? exactOrigin(of: parent, levels - 1) : exactOriginFarDown(of: parent)
    return contentOrigin(outer, exactFrame(of: node).origin, in: node)
  }

  /// Returns the exact origin of a node below the depth of calls, with a list of ancestors instead.
  private func exactOriginFarDown(of node: NodeLink) -> Point {
    var path: [NodeLink] = []
    var outer = node
    while outer != rootLink, let parent = outer.parent {
      path.append(outer)
      outer = parent
    }
    var origin = contentOrigin(.zero, .zero, in: outer)
    for inner in path.reversed() {
      origin = contentOrigin(origin, exactFrame(of: inner).origin, in: inner)
    }
    return origin
  }

  /// Returns the exact origin of a node from that of another node, often the same or its parent.
  private func exactOrigin(
    of node: NodeLink, after last: (node: NodeLink, origin: Point)?
  ) -> Point {
    guard let last else { return exactOrigin(of: node) }
    if last.node == node { return last.origin }
    guard node != rootLink, node.parent == last.node else { return exactOrigin(of: node) }
    return contentOrigin(last.origin, exactFrame(of: node).origin, in: node)
  }

  /// Returns the origin of the coordinates of a node, which lies at `inner` in those at `origin`.
  private func contentOrigin(_ origin: Point, _ inner: Point, in node: NodeLink) -> Point {
    let scroll = node.boundsOrigin
    return Point(x: origin.x + inner.x - scroll.x, y: origin.y + inner.y - scroll.y)
  }

  /// Returns the frame of a node in its parent's coordinates before edges are rounded.
  ///
  /// A node without a slot has its stored frame.
  package func exactFrame(of node: NodeLink) -> Rect {
    !node.slot.isAbsent ? solvedFrame(of: node.slot, node) : node.frame
  }
}
