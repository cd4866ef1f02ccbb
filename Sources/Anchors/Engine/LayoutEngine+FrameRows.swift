import Simplex

// The rows that hold an item where its frame is: for items without constraints.

extension LayoutEngine {
  /// Makes the rows that hold a frame anew.
  func collectFrame(_ slot: Int, _ node: LayoutNode) {
    guard node !== rootLink.node else { return }
    for kind in [RowKind.frameX, .frameY, .frameWidth, .frameHeight] {
      if let row = items[slot].rows[kind] { remove(slot, kind, row) }
    }
    guard keepsFrame(slot, node) else { return }
    let frame = node.storedFrame.inset(by: node.alignmentRectInsets)
    append(slot, .frameX, items[slot].x, .equal, frame.minX, .required)
    append(slot, .frameY, items[slot].y, .equal, frame.minY, .required)
    append(slot, .frameWidth, items[slot].width, .equal, frame.width, .required)
    append(slot, .frameHeight, items[slot].height, .equal, frame.height, .required)
  }

  /// Whether nothing says where an item is but its own frame.
  func keepsFrame(_ slot: Int, _ node: LayoutNode) -> Bool {
    node.activeConstraints == 0 && items[slot].wanted == .noIntrinsicSize
  }
}
