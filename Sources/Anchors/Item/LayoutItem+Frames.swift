// The frames of a tree as a value.

extension LayoutItem {
  /// The current frames of this item and all its descendants, guides not included.
  ///
  /// ``LayoutResult/frames(between:and:at:)`` interpolates the frames of an animation between two
  /// of these, from before and after a change.
  ///
  /// Complexity: O(number of items).
  public var layoutFrames: LayoutFrames {
    var entries: [(node: LayoutNode, frame: Rect)] = []
    var pending = [layoutNode]
    while let node = pending.popLast() {
      entries.append((node, node.frame))
      pending.append(contentsOf: node.storedChildren.reversed())
    }
    return LayoutFrames(entries: entries)
  }
}
