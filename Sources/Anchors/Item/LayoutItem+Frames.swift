// The frames of a tree as a value.

extension LayoutItem {
  /// The frames that this item and all inside it have now, guides not included.
  ///
  /// Two of these, from before and after a change, give the frames of an animation:
  /// ``LayoutResult/frames(between:and:at:)``.
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
