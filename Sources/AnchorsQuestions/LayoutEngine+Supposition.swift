public import Anchors
import Buffers
import Simplex

// Suppositions: the layout with another value of a quantity, in a copy.

extension LayoutEngine {
  /// Lays out a copy with a quantity held at a value.
  func supposition(_ question: QuantityQuestion, is value: Double) -> LayoutSupposition? {
    guard let expression = expression(of: question) else { return nil }
    let copy = LayoutEngine(copying: self)
    defer { copy.restoreSlots() }
    copy.discardChanges()
    do { try copy.solveForLimits() } catch { return nil }
    let supposed = question.constraint(at: value)
    supposed.state.insert(.supposed)
    guard let form = supposed.form else { return nil }
    let slot = ConstraintIndex(copy.rows.constraints.count)
    copy.rows.constraints.append(ConstraintLink(supposed), form)
    copy.changes.batch.append(
      LinearConstraint(
        expression.terms, .equal, LinearExpression(constant: value - expression.constant)))
    copy.changes.origins.append(RowOrigin(slot))
    let before = violations()
    do {
      _ = try copy.solver.add(copy.changes.batch)
    } catch {
      guard case .unsatisfiable(let report) = copy.layoutError(error) else { return nil }
      return LayoutSupposition(
        quantity: question.text, value: value, conflict: report, changes: [], more: [], less: [])
    }
    copy.enqueueMovedItems()
    let stage = currentLayout.changeStamp
    try? copy.wrapTexts()
    // Measuring a text for the copy may have changed the tree.
    guard ownsTree, currentLayout.changeStamp == stage else { return nil }
    var shifts: [LayoutSupposition.Shift] = []
    for (origin, old) in before {
      guard let id = copy.row(of: origin), let new = try? copy.solver.violation(of: id),
        (new - old).magnitude > 1e-6, let constraint = copy.reported(origin)
      else { continue }
      let index = shifts.firstIndex { $0.constraint.priority < constraint.priority }
      shifts.insert(
        LayoutSupposition.Shift(constraint: constraint, before: old, violation: new),
        at: index ?? shifts.count)
    }
    return LayoutSupposition(
      quantity: question.text, value: value, conflict: nil, changes: changes(in: copy),
      more: shifts.filter { $0.violation > $0.before },
      less: shifts.filter { $0.violation < $0.before })
  }

  /// Returns the violation of each row.
  private func violations() -> [(RowOrigin, Double)] {
    rowOrigins().compactMap { origin in
      row(of: origin).flatMap { try? solver.violation(of: $0) }.map { (origin, $0) }
    }
  }

  /// Returns the items whose frames differ in a copy, except items that have left their slot.
  private func changes(in copy: LayoutEngine) -> [LayoutSupposition.Change] {
    items.indices.clamped(to: copy.items.indices).compactMap { slot in
      guard let node = items[slot].node, copy.items[slot].node == node, !node.kind.isAuxiliary,
        !items[slot].state.contains(.isOuterRecord)
      else { return nil }
      let (before, after) = (solvedFrame(of: slot, node), copy.solvedFrame(of: slot, node))
      let distance = max(
        max((after.minX - before.minX).magnitude, (after.minY - before.minY).magnitude),
        max((after.width - before.width).magnitude, (after.height - before.height).magnitude))
      guard distance > 1e-6 else { return nil }
      return LayoutSupposition.Change(
        item: node.node.quantityName, before: before, frame: after)
    }
  }
}

extension LayoutNode {
  /// Computes how the last layout would change if a quantity of the tree had a value.
  package func supposition(of question: QuantityQuestion, equals value: Double)
    -> LayoutSupposition?
  {
    queryLastLayout { $0.supposition(question, is: value) } ?? nil
  }
}

extension LayoutItem {
  /// Computes how the last layout would change if a horizontal position had another value.
  ///
  /// The tree is unchanged.
  ///
  /// - Parameters:
  ///   - anchor: An anchor of an item in this tree.
  ///   - value: The position in points, in the coordinates of the parent of the anchor's item.
  /// - Returns: The conflict or the changes; nil if the item was not part of the last layout, or if
  ///   measuring a text for the answer has changed the tree.
  /// - Complexity: O(number of items), and the work that the change causes.
  public func supposition<Kind>(of anchor: XAxisAnchor<Kind>, equals value: Double)
    -> LayoutSupposition?
  {
    layoutNode.supposition(of: QuantityQuestion(anchor.node, anchor.attribute), equals: value)
  }

  /// Computes how the last layout would change if a vertical position had another value.
  ///
  /// The tree is unchanged.
  ///
  /// - Parameters:
  ///   - anchor: An anchor of an item in this tree.
  ///   - value: The position in points, in the coordinates of the parent of the anchor's item.
  /// - Returns: The conflict or the changes; nil if the item was not part of the last layout, or if
  ///   measuring a text for the answer has changed the tree.
  /// - Complexity: O(number of items), and the work that the change causes.
  public func supposition(of anchor: YAxisAnchor, equals value: Double) -> LayoutSupposition? {
    layoutNode.supposition(of: QuantityQuestion(anchor.node, anchor.attribute), equals: value)
  }

  /// Computes how the last layout would change if an extent or a distance had another value.
  ///
  /// The tree is unchanged.
  ///
  /// - Parameters:
  ///   - anchor: An extent of an item in this tree, or a distance between two anchors.
  ///   - value: The extent in points.
  /// - Returns: The conflict or the changes; nil if the item was not part of the last layout, or if
  ///   measuring a text for the answer has changed the tree.
  /// - Complexity: O(number of items), and the work that the change causes.
  public func supposition(of anchor: DimensionAnchor, equals value: Double) -> LayoutSupposition? {
    layoutNode.supposition(of: QuantityQuestion(anchor), equals: value)
  }
}
