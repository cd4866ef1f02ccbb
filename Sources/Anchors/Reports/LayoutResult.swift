/// The result of a layout.
///
/// A result retains its tree and the changed nodes. A view that stores results of its own layouts
/// therefore creates a retain cycle. The result of a layout that a view runs in its own `deinit`
/// must not outlive that call.
public struct LayoutResult {
  /// The size of the root, in points.
  public let size: Size
  /// The nodes whose frames the layout changed, including guides of client code and of items.
  ///
  /// Guides that only stack views and constraints of other modules use, such as the gaps of a
  /// stack, are excluded. Later changes of the tree do not affect the list. Nodes changed by a
  /// nested layout that a view runs are in the result of that layout.
  ///
  /// Complexity: O(nodes) the first two times, then O(1).
  public var changed: [LayoutNode] { withExtendedLifetime(root) { nodes?.list ?? [] } }

  /// The list of changed nodes; nil if there are none.
  let nodes: ChangedNodes?
  /// The root, which owns all other nodes.
  package let root: LayoutNode?
}

extension LayoutResult: CustomStringConvertible {
  /// The size and the number of changed frames.
  public var description: String {
    let count = changed.count
    return decimal(size.width) + " x " + decimal(size.height) + ", "
      + (count == 1 ? "1 frame" : String(count) + " frames") + " changed"
  }
}

/// The frames of all items of a tree after a layout, or interpolated between two.
///
/// The sequence lists nodes with their frames, parents before children. Frames are in points, in
/// the coordinates of the parent. Later layouts do not change them. The list retains the nodes, and
/// so their views.
public struct LayoutFrames: Sequence {
  let entries: [(node: LayoutNode, frame: Rect)]

  /// The frame of an item, or nil if the item was not in the tree.
  ///
  /// - Parameter item: An item of the tree.
  ///
  /// Complexity: O(number of items); to read all frames, iterate over the list.
  public subscript(item: some LayoutItem) -> Rect? {
    let node = item.layoutNode
    return entries.first { $0.node === node }?.frame
  }

  /// The number of items.
  public var count: Int { entries.count }

  /// Iterates over the items, parents before children.
  ///
  /// - Returns: An iterator over the items' nodes and frames.
  public func makeIterator() -> IndexingIterator<[(node: LayoutNode, frame: Rect)]> {
    entries.makeIterator()
  }
}

extension LayoutResult {
  /// Interpolates between two layouts.
  ///
  /// Position and size of each frame are interpolated linearly in the coordinates of its parent. An
  /// item that is only in the second layout has its frame there; an item that is only in the first
  /// is omitted.
  ///
  /// ```swift
  /// let before = card.layoutFrames
  /// details.isHidden = true
  /// try card.layout(width: 320, height: nil)
  /// let after = card.layoutFrames
  /// for (node, frame) in LayoutResult.frames(between: before, and: after, at: 0.25) {
  ///   show(node, at: frame)  // a quarter of the way
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - first: The frames at a fraction of 0.
  ///   - second: The frames at a fraction of 1.
  ///   - fraction: The progress; 0 returns exactly the first frames, and 1 the second. Values
  ///     outside this range extrapolate, as a spring does, but no width or height becomes negative.
  ///     NaN counts as 1.
  /// - Returns: The interpolated frames.
  /// - Complexity: O(number of items), once more for each added, removed or reordered item.
  public static func frames(
    between first: LayoutFrames, and second: LayoutFrames, at fraction: Double
  ) -> LayoutFrames {
    let t = fraction.isNaN ? 1 : fraction
    var next = 0
    let entries = second.entries.map { node, end in
      let rest = first.entries[next...].firstIndex { $0.node === node }
      guard let index = rest ?? first.entries[..<next].firstIndex(where: { $0.node === node })
      else { return (node: node, frame: end) }
      next = index + 1
      return (node: node, frame: first.entries[index].frame.moved(to: end, by: t))
    }
    return LayoutFrames(entries: entries)
  }
}

extension Rect {
  fileprivate func moved(to end: Rect, by t: Double) -> Rect {
    Rect(
      x: minX.moved(to: end.minX, by: t), y: minY.moved(to: end.minY, by: t),
      width: Swift.max(0, width.moved(to: end.width, by: t)),
      height: Swift.max(0, height.moved(to: end.height, by: t)))
  }
}

extension Double {
  /// The weighted sum; exact at 0 and 1, and free of rounding errors if both ends are equal.
  fileprivate func moved(to end: Double, by t: Double) -> Double {
    self == end ? end : self * (1 - t) + end * t
  }
}
