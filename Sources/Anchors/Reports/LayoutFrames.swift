/// The frames of a tree's items as they were at one moment: those of a layout, or between two.
///
/// It is a list of nodes and frames, outer items first; a frame is in the coordinates of the parent, in points.
/// Later layouts do not change it. It keeps the nodes alive, views among them.
public struct LayoutFrames: Sequence {
  let entries: [(node: LayoutNode, frame: Rect)]

  /// The frame of an item, or nil if the item was not in the tree.
  ///
  /// - Parameter item: An item of the tree.
  ///
  /// Complexity: O(number of items); go through the list where all are wanted.
  public subscript(item: some LayoutItem) -> Rect? {
    let node = item.layoutNode
    return entries.first { $0.node === node }?.frame
  }

  /// The number of items.
  public var count: Int { entries.count }

  /// Goes through the items, outer ones first.
  ///
  /// - Returns: An iterator over the items' nodes and frames.
  public func makeIterator() -> IndexingIterator<[(node: LayoutNode, frame: Rect)]> {
    entries.makeIterator()
  }
}

extension LayoutResult {
  /// The frames on the way from one layout to another.
  ///
  /// Frames move and grow evenly, each in its parent. Items that are only in the second layout have the frame
  /// that they have there; those that are only in the first are left out.
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
  ///   - first: The frames to start from.
  ///   - second: The frames to end with.
  ///   - fraction: How much of the way is done: 0 gives the first frames and 1 the second, exactly. Numbers
  ///     beyond lead further the same way, as a spring does, but no width or height below 0. NaN counts as 1.
  /// - Returns: The frames.
  /// - Complexity: O(number of items), and that again for each one that came or went.
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
  /// The weighted sum, which is exact at 0 and 1; equal ends give no noise in between.
  fileprivate func moved(to end: Double, by t: Double) -> Double {
    self == end ? end : self * (1 - t) + end * t
  }
}
