public import Anchors
import Simplex
import SimplexQuestions

// Explanations of the value of a quantity.

/// A quantity of a query: an attribute of an item, or a distance.
package struct QuantityQuestion {
  package let text: String
  fileprivate let node: LayoutNode
  fileprivate let attribute: LayoutAttribute
  fileprivate let start: AnchorEnd?

  package init(_ node: LayoutNode, _ attribute: LayoutAttribute, text: String? = nil) {
    self.node = node
    self.attribute = attribute.withinMargins ?? attribute
    start = nil
    self.text = text ?? node.displayName + "." + attribute.name
  }

  package init(_ anchor: DimensionAnchor, text: String? = nil) {
    node = anchor.node
    attribute = anchor.attribute
    start = anchor.start
    let end = anchor.node.displayName + "." + anchor.attribute.name
    self.text =
      text
      ?? (anchor.start.map { $0.node.displayName + "." + $0.attribute.name + " -> " + end } ?? end)
  }
}

extension QuantityQuestion {
  /// Returns a constraint that sets the quantity to a number of points.
  package func constraint(at constant: Double) -> LayoutConstraint {
    if let start {
      return LayoutConstraint(
        node, attribute, .equal, nil, .notAnAttribute, multiplier: 1, constant: constant,
        origin: ConstraintOrigin(), firstStart: start)
    }
    if attribute.isDimension {
      return LayoutConstraint(
        node, attribute, .equal, nil, .notAnAttribute, multiplier: 1, constant: constant,
        origin: ConstraintOrigin())
    }
    let edge: LayoutAttribute =
      switch attribute {
      case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .top
      case .leading, .trailing: .leading
      default: .left
      }
    return LayoutConstraint(
      node, attribute, .equal, node.parentLink?.node ?? node, edge, multiplier: 1,
      constant: constant, origin: ConstraintOrigin())
  }
}

/// A quantity in terms of the solver's variables.
struct QuantityExpression {
  var terms = LinearExpression()
  /// The constant that is added to the terms.
  var constant = 0.0
}

extension LayoutEngine {
  /// Returns a quantity in terms of variables, or nil if an item is not part of the layout.
  func expression(of question: QuantityQuestion) -> QuantityExpression? {
    if let start = question.start, start.node === question.node {
      if let plain = innerDistance(question, from: start.attribute) { return plain }
    } else if question.start == nil, let plain = plainExpression(question) {
      return plain
    }
    return loweredExpression(question)
  }

  /// Returns the record with the extents of a node, or nil if the node has no slot here.
  private func record(of node: LayoutNode) -> ItemRecord? {
    guard let slot = slot(holding: node) else { return nil }
    let outside = items[slot].outerRecord
    return outside.isAbsent ? items[slot] : items[outside]
  }

  /// Returns an edge or extent, except for mirrored edges and baselines.
  private func plainExpression(_ question: QuantityQuestion) -> QuantityExpression? {
    let node = question.node
    guard let extents = record(of: node) else { return nil }
    let record = items[node.slot]
    let isRoot = rootLink.refers(to: node)
    let isMirrored = node.parentLink?.isRightToLeft ?? NodeLink(node).isRightToLeft
    let attribute = question.attribute
    if isMirrored, attribute == .leading || attribute == .trailing { return nil }
    var result = QuantityExpression()
    let share = attribute.shareOfExtent(mirrored: false)
    switch attribute {
    case .width: result.terms.append(extents.width, coefficient: 1)
    case .height: result.terms.append(extents.height, coefficient: 1)
    case .left, .right, .leading, .trailing, .centerX:
      if !isRoot { result.terms.append(record.x, coefficient: 1) }
      if share != 0 { result.terms.append(extents.width, coefficient: share) }
    case .top, .bottom, .centerY:
      if !isRoot { result.terms.append(record.y, coefficient: 1) }
      if share != 0 { result.terms.append(extents.height, coefficient: share) }
    default: return nil
    }
    return result
  }

  /// Returns the distance between two edges or centers of one item.
  private func innerDistance(
    _ question: QuantityQuestion, from start: LayoutAttribute
  ) -> QuantityExpression? {
    let (node, end) = (question.node, question.attribute)
    guard let extents = record(of: node), !start.isDimension, !end.isDimension, !start.isBaseline,
      !end.isBaseline
    else { return nil }
    let isVertical = end.attributeClass == .vertical
    let isDirectional =
      [.leading, .trailing].contains(end) || [.leading, .trailing].contains(start)
    let isMirrored =
      isDirectional && (node.parentLink?.isRightToLeft ?? NodeLink(node).isRightToLeft)
    let share =
      end.shareOfExtent(mirrored: isMirrored) - start.shareOfExtent(mirrored: isMirrored)
    var result = QuantityExpression()
    if share != 0 {
      result.terms.append(
        isVertical ? extents.height : extents.width, coefficient: isMirrored ? -share : share)
    }
    return result
  }

  /// Returns a quantity as lowered on the left side of a constraint.
  private func loweredExpression(_ question: QuantityQuestion) -> QuantityExpression? {
    let node = question.node
    guard record(of: node) != nil else { return nil }
    if let start = question.start, record(of: start.node) == nil { return nil }
    let constraint = question.constraint(at: 0)
    guard constraint.fault == nil else { return nil }
    let answer: Int32
    if constraint.needsClientQuery {
      let asked = ClientQuery(constraint, at: .absent, of: self)
      answer = Int32(rows.answers.count)
      rows.answers.append(asked)
    } else {
      answer = -1
    }
    defer { if answer >= 0 { rows.answers.removeLast() } }
    guard let form = constraint.form, let frame = loweringContext(of: form, answer: answer),
      isRegistered(question.node, below: frame.host),
      question.start.map({ isRegistered($0.node, below: frame.host) }) != false,
      frame.content.map({ record(of: $0.node) != nil }) != false
    else { return nil }
    let row = appendedRows { appendRow(of: form, frame) }.constraint(at: 0)
    return QuantityExpression(terms: row.terms, constant: 0 - row.constant)
  }

  /// Returns whether the items from a node up to a host have variables, so that none must be made.
  private func isRegistered(_ node: LayoutNode, below host: NodeLink) -> Bool {
    var link = NodeLink(node)
    while link != host {
      guard record(of: link.node) != nil, let outer = link.parent else { return false }
      link = outer
    }
    return record(of: host.node) != nil
  }

  /// Explains a quantity; nil if an item is not part of the layout, or the solver fails.
  func explanation(of question: QuantityQuestion) -> LayoutExplanation? {
    guard let expression = expression(of: question),
      let value = try? solver.value(of: expression.terms),
      let composition = try? solver.composition(of: expression.terms),
      let up = try? solver.resistance(to: expression.terms, rises: true),
      let down = try? solver.resistance(to: expression.terms, rises: false)
    else { return nil }
    let open = composition.variables.compactMap { share in
      quantity(of: share.variable).map {
        LayoutExplanation.OpenTerm(
          quantity: $0, factor: share.factor, value: solver[share.variable] + 0)
      }
    }
    return LayoutExplanation(
      quantity: question.text, value: value + expression.constant + 0,
      terms: reportedTerms(expression.terms), constant: expression.constant + 0,
      because: members(composition.constraints), open: open, larger: resistance(up),
      smaller: resistance(down), lost: losses(up, down, composition))
  }

  private func members(_ shares: [ConstraintShare]) -> [ReportMember] {
    shares.compactMap { share in
      reported(share.id).map { ReportMember(constraint: $0, multiplier: share.multiplier) }
    }
  }

  private func resistance(_ found: Resistance) -> LayoutExplanation.Resistance? {
    guard let priority = found.priority else { return nil }
    return LayoutExplanation.Resistance(
      priority: LayoutPriority(priority.rawValue), cost: found.cost,
      prevented: members(found.constraints),
      weights: found.weights.map {
        LayoutExplanation.PriorityWeight(
          priority: LayoutPriority($0.priority.rawValue), weight: $0.weight)
      })
  }

  /// Returns the violated preferences that affect a quantity, the most important first.
  private func losses(
    _ up: Resistance, _ down: Resistance, _ composition: Composition
  ) -> [LayoutExplanation.Lost] {
    var ids = up.affected
    for id in down.affected where !ids.contains(id) { ids.append(id) }
    if ids.isEmpty, up.priority == .required, down.priority == .required,
      let last = composition.constraints.last
    {
      ids = (try? solver.violated(by: last.id)) ?? []
    }
    var found: [LayoutExplanation.Lost] = []
    for id in ids {
      guard let violation = try? solver.violation(of: id), violation > 1e-6,
        let constraint = reported(id)
      else { continue }
      found.append(LayoutExplanation.Lost(constraint: constraint, violation: violation))
    }
    // Stable, so that equal priorities stay in order of activation.
    var sorted: [LayoutExplanation.Lost] = []
    for loss in found {
      let index = sorted.firstIndex { $0.constraint.priority < loss.constraint.priority }
      sorted.insert(loss, at: index ?? sorted.count)
    }
    return sorted
  }

  /// Returns a row of the solver in the form of reports.
  func reported(_ id: ConstraintID) -> ReportedConstraint? {
    guard let row = try? solver.constraint(id), let origin = origin(of: id, row) else { return nil }
    return reported(row, from: origin)
  }
}

extension LayoutItem {
  /// Explains the value of a horizontal position in the last layout.
  ///
  /// The position is in the coordinates of the parent of the anchor's item. The tree is unchanged.
  ///
  /// - Parameter anchor: An anchor of an item in this tree; its `leading` is in the direction of
  ///   the item's parent.
  /// - Returns: The explanation, or nil if the item was not part of the last layout.
  /// - Complexity: That of the dependencies of the quantity.
  public func explanation<Kind>(of anchor: XAxisAnchor<Kind>) -> LayoutExplanation? {
    layoutNode.explanation(of: QuantityQuestion(anchor.node, anchor.attribute))
  }

  /// Explains the value of a vertical position in the last layout.
  ///
  /// The position is in the coordinates of the parent of the anchor's item. The tree is unchanged.
  ///
  /// - Parameter anchor: An anchor of an item in this tree.
  /// - Returns: The explanation, or nil if the item was not part of the last layout.
  /// - Complexity: That of the dependencies of the quantity.
  public func explanation(of anchor: YAxisAnchor) -> LayoutExplanation? {
    layoutNode.explanation(of: QuantityQuestion(anchor.node, anchor.attribute))
  }

  /// Explains the value of a width, a height or a distance in the last layout.
  ///
  /// The tree is unchanged.
  ///
  /// - Parameter anchor: An extent of an item in this tree, or a distance between two anchors.
  /// - Returns: The explanation, or nil if the item was not part of the last layout.
  /// - Complexity: That of the dependencies of the quantity.
  public func explanation(of anchor: DimensionAnchor) -> LayoutExplanation? {
    layoutNode.explanation(of: QuantityQuestion(anchor))
  }
}

extension LayoutNode {
  /// Explains a quantity of the tree.
  package func explanation(of question: QuantityQuestion) -> LayoutExplanation? {
    queryLastLayout { $0.explanation(of: question) } ?? nil
  }
}
