@_spi(Memory) import Simplex

// Whether constraints say enough.

extension LayoutNode {
  /// Whether another frame of the node would satisfy the constraints as well, on an axis.
  func isAmbiguous(_ axis: Axis) -> Bool {
    guard slot >= 0, state.contains(.known), !isInCollapsed, let engine = root.engine else {
      return false
    }
    let record = engine.items[Int(slot)]
    let position = axis == .horizontal ? record.x : record.y
    let extent = axis == .horizontal ? record.width : record.height
    if parentLink != nil, !engine.isDetermined(position) { return true }
    if !engine.isDetermined(extent) { return true }
    let moved = engine.variablesMovedByTexts()
    return moved.contains(extent) || (parentLink != nil && moved.contains(position))
  }
}

extension LayoutEngine {
  /// The items of the tree that constraints leave something open of, in the engine's order; those that
  /// stacks hide, and what is inside them, are not among them.
  func ambiguousItems() -> [AmbiguousItem] {
    let attributes: [LayoutAttribute] = [.left, .top, .width, .height]
    var asked: [(node: LayoutNode, attribute: LayoutAttribute)] = []
    var variables: [Variable] = []
    let hides = items.indices.contains { items[$0].outside >= 0 }
    for index in items.indices {
      guard let node = items[index].node?.node, !node.kind.isAuxiliary else { continue }
      if hides, node.isInCollapsed { continue }
      let record = items[index]
      for (attribute, variable) in zip(
        attributes, [record.x, record.y, record.width, record.height])
      {
        // Where the root lies is not for its constraints to say.
        if node.parentLink == nil, !attribute.isDimension { continue }
        asked.append((node, attribute))
        variables.append(variable)
      }
    }
    guard var ranges = try? OpenVariables(solver, variables).find() else { return [] }
    let moved = variablesMovedByTexts()
    if !moved.isEmpty {
      for index in ranges.indices where ranges[index] == nil && moved.contains(variables[index]) {
        let value = solver[variables[index]]
        ranges[index] = value...value
      }
    }
    var found: [AmbiguousItem] = []
    for (question, range) in zip(asked, ranges) {
      guard let range else { continue }
      if let last = found.last, last.item === question.node {
        found[found.count - 1] = AmbiguousItem(
          item: last.item, attributes: last.attributes + [question.attribute],
          ranges: last.ranges + [range])
      } else {
        found.append(
          AmbiguousItem(item: question.node, attributes: [question.attribute], ranges: [range]))
      }
    }
    return found
  }

  fileprivate func isDetermined(_ variable: Variable) -> Bool {
    (try? solver.isDetermined(variable)) ?? true
  }
}
