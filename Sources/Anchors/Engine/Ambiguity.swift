import Simplex

// Whether constraints say enough.

extension LayoutNode {
  /// Whether another frame of the node would satisfy the constraints as well, on an axis.
  func isAmbiguous(_ axis: Axis) -> Bool {
    guard slot >= 0, state.contains(.known), let engine = root.engine else { return false }
    let record = engine.items[Int(slot)]
    let position = axis == .horizontal ? record.x : record.y
    let extent = axis == .horizontal ? record.width : record.height
    if parentLink != nil, !engine.isDetermined(position) { return true }
    return !engine.isDetermined(extent)
  }
}

extension LayoutEngine {
  /// The items of the tree that constraints leave something open of, in the engine's order.
  func ambiguousItems() -> [AmbiguousItem] {
    var variables: [Variable] = []
    for place in items.indices where items[place].node != nil {
      let record = items[place]
      variables += [record.x, record.y, record.width, record.height]
    }
    // One question for all: every single one would copy the solver.
    guard let ranges = try? solver.ranges(of: variables) else { return [] }
    let attributes: [LayoutAttribute] = [.left, .top, .width, .height]
    var found: [AmbiguousItem] = []
    var next = 0
    for place in items.indices {
      guard let node = items[place].node?.node else { continue }
      var open: [LayoutAttribute] = []
      for attribute in attributes {
        let range = ranges[next]
        next += 1
        // Where the root lies is not for its constraints to say.
        let isPlaceOfRoot = node.parentLink == nil && !attribute.isDimension
        if range.lowerBound < range.upperBound, !isPlaceOfRoot { open.append(attribute) }
      }
      guard !open.isEmpty, !node.state.contains(.auxiliary) else { continue }
      found.append(AmbiguousItem(item: node, attributes: open))
    }
    return found
  }

  fileprivate func isDetermined(_ variable: Variable) -> Bool {
    (try? solver.isDetermined(variable)) ?? true
  }
}
