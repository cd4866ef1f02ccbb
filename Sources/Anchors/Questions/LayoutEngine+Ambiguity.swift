import Buffers
package import Simplex
import SimplexQuestions

// Ambiguity of the layout.

extension LayoutNode {
  /// Returns whether another frame of the node would be equally good on an axis.
  func isAmbiguous(_ axis: Axis) -> Bool {
    queryLastLayout { engine in
      isAmbiguous(axis, in: engine)
        || engine.limits().map { isAmbiguous(axis, in: $0) } ?? false
    } ?? false
  }

  private func isAmbiguous(_ axis: Axis, in engine: LayoutEngine) -> Bool {
    guard !slot.isAbsent, state.contains(.scanned), !isInCollapsed else { return false }
    let record = engine.items[slot]
    let position = axis == .horizontal ? record.x : record.y
    let extent = axis == .horizontal ? record.width : record.height
    if parentLink != nil, !engine.isDetermined(position) { return true }
    if !engine.isDetermined(extent) { return true }
    let isMoved = engine.variablesMoved(
      by: engine.wrappingTexts, on: engine.solver.optimalFace())
    guard !isMoved.isEmpty else { return false }
    return isMoved[extent.position] || (parentLink != nil && isMoved[position.position])
  }
}

extension LayoutEngine {
  /// Returns the ambiguous items of the tree, in the engine's order.
  ///
  /// Collapsed items and their subtrees are not included.
  package func ambiguousItems() -> [AmbiguousItem] {
    // Texts that share a limit are ambiguous, although each has the width of its lines.
    limits().map { ambiguousItems(in: [self, $0]) } ?? ambiguousItemsOfSolution()
  }

  /// Returns a copy in which texts have the widths of their limits; nil without narrowed texts.
  fileprivate func limits() -> LayoutEngine? {
    guard items.hidesLimits else { return nil }
    let copy = LayoutEngine(copying: self)
    defer { copy.restoreSlots() }
    copy.discardChanges()
    do { try copy.solveForLimits() } catch { return nil }
    return copy
  }

  /// Returns the ambiguous items of the current solution.
  package func ambiguousItemsOfSolution() -> [AmbiguousItem] { ambiguousItems(in: [self]) }

  /// Returns the items that are ambiguous in a solution.
  ///
  /// - Parameter engines: This engine and copies of it with other solutions.
  /// - Returns: The items, in the engine's order.
  private func ambiguousItems(in engines: [LayoutEngine]) -> [AmbiguousItem] {
    let attributes: [LayoutAttribute] = [.left, .top, .width, .height]
    var asked: [(node: LayoutNode, attribute: LayoutAttribute)] = []
    var variables: [Variable] = []
    let hides = items.indices.contains { !items[$0].outerRecord.isAbsent }
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
    let faces = engines.map { $0.solver.optimalFace() }
    let open = engines.indices.map { engines[$0].areAmbiguous(variables, on: faces[$0]) }
    typealias Quantity = (attribute: LayoutAttribute, variable: Variable, face: Int)
    var found: [(node: LayoutNode, list: [Quantity])] = []
    for (index, question) in asked.enumerated() {
      guard let face = open.firstIndex(where: { $0[index] }) else { continue }
      if found.last?.node !== question.node { found.append((question.node, [])) }
      found[found.count - 1].list.append((question.attribute, variables[index], face))
    }
    return found.map { item in
      AmbiguousItem(item: item.node, attributes: item.list.map { $0.attribute }) {
        let variables = item.list.map { $0.variable }
        let ranges = faces.map { (try? $0.ranges(of: variables, on: $0)) ?? [] }
        if ranges.contains(where: { $0.isEmpty }) { return [] }
        return item.list.indices.map { ranges[item.list[$0].face][$0] }
      }
    }
  }

  /// Returns for each variable whether it is ambiguous, or moved by a text that is.
  private func areAmbiguous(_ variables: [Variable], on face: Solver) -> [Bool] {
    let texts = wrappingTexts
    guard
      let isOpen = try? solver.areAmbiguous(variables + texts.map { items[$0].width }, on: face)
    else { return [Bool](repeating: false, count: variables.count) }
    let isMoved = variablesMoved(
      by: zip(texts, isOpen[variables.count...]).filter { $0.1 }.map { $0.0 }, on: face)
    return variables.indices.map {
      isOpen[$0] || !isMoved.isEmpty && isMoved[variables[$0].position]
    }
  }

  fileprivate func isDetermined(_ variable: Variable) -> Bool {
    (try? solver.isDetermined(variable)) ?? true
  }

  /// Moves the ambiguous quantities of an item to other equally good values.
  ///
  /// - Returns: Whether any is ambiguous.
  func exercise(_ node: LayoutNode) -> Bool {
    guard let slot = slot(holding: node) else { return false }
    let attributes: [LayoutAttribute] = [.left, .top, .width, .height]
    var hasMoved = false
    for attribute in attributes where node.parentLink != nil || attribute.isDimension {
      let variable = items[slot].variable(attribute)
      guard let isDetermined = try? solver.isDeterminedWithoutCopy(variable), !isDetermined,
        let range = try? solver.range(of: variable)
      else { continue }
      let target = Self.otherEnd(from: solver[variable], in: range)
      // Temporary: removing the row leaves the variable at its new value.
      guard
        let row = try? solver.add(
          LinearConstraint(
            LinearExpression(variable), .equal, LinearExpression(constant: target)))
      else { continue }
      try? solver.remove(row)
      hasMoved = true
    }
    return hasMoved
  }

  /// Returns the end of a range that is farther from a value.
  ///
  /// An infinite range is limited to 100 points from its finite end, or to 0...100.
  private static func otherEnd(from value: Double, in range: ClosedRange<Double>) -> Double {
    let (low, high) = (range.lowerBound, range.upperBound)
    if low.isFinite, high.isFinite { return value - low < high - value ? high : low }
    if low.isFinite { return value - low < 50 ? low + 100 : low }
    if high.isFinite { return high - value < 50 ? high - 100 : high }
    return value == 0 ? 100 : 0
  }

  /// Returns the constraints that determine an item's extent and position, including stacks' own.
  func constraintsDeciding(_ node: LayoutNode, _ axis: Axis) -> [LayoutConstraint] {
    guard let slot = slot(holding: node) else { return [] }
    let attributes: [LayoutAttribute] = axis == .horizontal ? [.left, .width] : [.top, .height]
    var indices: [ConstraintIndex] = []
    for attribute in attributes {
      let expression = LinearExpression(items[slot].variable(attribute))
      guard let composition = try? solver.composition(of: expression) else { continue }
      for share in composition.constraints {
        guard let row = try? solver.constraint(share.id), let origin = origin(of: share.id, row),
          origin.kind == .constraint, !indices.contains(origin.constraint)
        else { continue }
        indices.append(origin.constraint)
      }
    }
    var constraints = indices.compactMap { constraint(at: $0) }
    constraints.removeAll { $0.state.contains(.system) }
    constraints.sortBySlot()
    return constraints
  }
}

extension ItemRecord {
  /// Returns the variable of a left or top edge, a width or a height.
  package func variable(_ attribute: LayoutAttribute) -> Variable {
    switch attribute {
    case .left: x
    case .top: y
    case .width: width
    default: height
    }
  }
}
