@_spi(Memory) import Simplex

// Ambiguity of the layout.

extension LayoutNode {
  /// Returns whether another frame of the node would be equally good on an axis.
  func isAmbiguous(_ axis: Axis) -> Bool {
    queryLastLayout { isAmbiguous(axis, in: $0) } ?? false
  }

  private func isAmbiguous(_ axis: Axis, in engine: LayoutEngine) -> Bool {
    guard slot >= 0, state.contains(.scanned), !isInCollapsed else { return false }
    let record = engine.items[Int(slot)]
    let position = axis == .horizontal ? record.x : record.y
    let extent = axis == .horizontal ? record.width : record.height
    if parentLink != nil, !engine.isDetermined(position) { return true }
    if !engine.isDetermined(extent) { return true }
    let isMoved = engine.variablesMovedByTexts()
    guard !isMoved.isEmpty else { return false }
    return isMoved[extent.position] || (parentLink != nil && isMoved[position.position])
  }
}

extension LayoutEngine {
  /// Returns the ambiguous items of the tree, in the engine's order.
  ///
  /// Collapsed items and their subtrees are not included.
  func ambiguousItems() -> [AmbiguousItem] { ambiguousItems(on: solver.optimalFace()) }

  /// Returns the ambiguous items of the tree, found on the solver's optimal face.
  func ambiguousItems(on face: consuming Solver) -> [AmbiguousItem] {
    let attributes: [LayoutAttribute] = [.left, .top, .width, .height]
    var asked: [(node: LayoutNode, attribute: LayoutAttribute)] = []
    var variables: [Variable] = []
    let hides = items.indices.contains { items[$0].outerRecord >= 0 }
    for index in items.indices {
      guard let node = items[index].node?.node, !node.kind.isUnreported else { continue }
      if hides, node.isInCollapsed { continue }
      let record = items[index]
      for attribute in attributes {
        // The position of the root is not up to its constraints.
        if node.parentLink == nil, !attribute.isDimension { continue }
        asked.append((node, attribute))
        variables.append(record.variable(attribute))
      }
    }
    let texts = wrappingTexts
    for slot in texts { variables.append(items[slot].width) }
    guard let ranges = try? solver.ranges(of: variables, on: face) else { return [] }
    let isMoved = variablesMoved(by: texts, ranges.suffix(texts.count))
    var found: [AmbiguousItem] = []
    for (index, question) in asked.enumerated() {
      let range = ranges[index]
      let isOpen = range.lowerBound < range.upperBound
      guard isOpen || !isMoved.isEmpty && isMoved[variables[index].position] else { continue }
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
