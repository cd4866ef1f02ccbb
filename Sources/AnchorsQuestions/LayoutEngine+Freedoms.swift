import Anchors
import Simplex
import SimplexQuestions

// Degrees of freedom of an ambiguous layout.

extension LayoutEngine {
  /// Returns the degrees of freedom of some items.
  ///
  /// - Parameter open: The ambiguous items.
  /// - Returns: One entry for each independent degree of freedom, in the order of the items.
  func freedoms(of open: [AmbiguousItem]) -> [LayoutFreedom] {
    var questions: [(node: LayoutNode, attribute: LayoutAttribute, variable: Variable)] = []
    for item in open {
      for attribute in item.attributes {
        guard let variable = variable(attribute, of: item.item) else { continue }
        questions.append((item.item, attribute, variable))
      }
    }
    guard !questions.isEmpty,
      let found = try? solver.freedoms(among: questions.map { $0.variable })
    else { return [] }
    var next = 0
    return found.map { freedom in
      // Freedoms are in the order of the questions.
      while questions[next].variable != freedom.variable { next += 1 }
      let question = questions[next]
      let quantity = LayoutQuantity(question.node.quantityName, question.attribute)
      let value = solver[freedom.variable]
      return LayoutFreedom(
        quantity: quantity, value: value + 0, range: freedom.range,
        moves: freedom.moves.compactMap { variable, distance in
          self.quantity(of: variable).map { LayoutTerm($0, distance) }
        },
        cures: cure(of: question.attribute, of: question.node).map { [$0] } ?? [],
        with: freedom.proportional.compactMap { self.quantity(of: $0) }.filter { $0 != quantity })
    }
  }

  /// Returns the variable of a quantity, or nil if the node is not part of the layout.
  ///
  /// Measuring texts runs client code, which may remove an item that was found to be ambiguous.
  func variable(_ attribute: LayoutAttribute, of node: LayoutNode) -> Variable? {
    guard let slot = slot(holding: node) else { return nil }
    return items[slot].variable(attribute)
  }

  /// Returns the constraint that determines a quantity at its current value.
  ///
  /// - Parameters:
  ///   - attribute: The left or top edge, the width or the height.
  ///   - node: A node of the last layout.
  /// - Returns: The constraint, in the form of a layout file; nil if the node has left the tree.
  func cure(of attribute: LayoutAttribute, of node: LayoutNode) -> ProposedConstraint? {
    // First, since client code may provide the name.
    let quantity = LayoutQuantity(node.quantityName, attribute)
    guard let variable = variable(attribute, of: node) else { return nil }
    let value = solver[variable]
    guard !attribute.isDimension, let parent = node.parentLink?.node else {
      return ProposedConstraint(quantity: quantity, container: nil, constant: value + 0)
    }
    let axis: Axis = attribute == .left ? .horizontal : .vertical
    var container = parent
    var position = value
    while let outer = container.parentLink?.node, !canBeMentioned(container) {
      position += startEdge(of: container, axis)
      container = outer
    }
    // A scroll view's own edges are those of its content.
    position += NodeLink(node).originOffset(in: NodeLink(container), axis)
    if container.kind != .scrollView { position -= container.leadingEdge(axis) }
    return ProposedConstraint(
      quantity: quantity, container: container.displayName, constant: position + 0)
  }

  /// Returns whether a new constraint may mention an item without removing its frame rows.
  ///
  /// A scroll view is mentioned through its content, so its content guide is checked.
  private func canBeMentioned(_ node: LayoutNode) -> Bool {
    guard !node.slot.isAbsent else { return false }
    if node.kind == .scrollView {
      guard let guide = node.rareState?.scroll?.contentGuide.layoutNode, !guide.slot.isAbsent else {
        return false
      }
      return items[guide.slot, .frameWidth] == nil
    }
    return node.activeCount > 0 || items[node.slot].targetContent != .noIntrinsicSize
  }

  /// Returns the left or top edge of an item in its parent.
  private func startEdge(of node: LayoutNode, _ axis: Axis) -> Double {
    if !node.slot.isAbsent {
      let record = items[node.slot]
      return solver[axis == .horizontal ? record.x : record.y]
    }
    let frame = node.storedFrame.inset(by: node.alignmentRectInsets)
    return axis == .horizontal ? frame.minX : frame.minY
  }
}
