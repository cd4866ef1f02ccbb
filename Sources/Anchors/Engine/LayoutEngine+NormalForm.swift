package import Simplex

// Rows for reports, with named quantities and the origin of each row.

extension LayoutEngine {
  /// Returns a row of the solver in the form of reports.
  ///
  /// - Parameters:
  ///   - row: The row in the solver's form.
  ///   - origin: The origin of the row.
  /// - Returns: The row with the names of its quantities.
  package func reported(_ row: LinearConstraint, from origin: RowOrigin) -> ReportedConstraint {
    let priority = LayoutPriority(row.priority.rawValue)
    var summary = summary(of: origin)
    if origin.kind != .constraint, priority != .required {
      summary = ConstraintSummary(
        implied: summary.equation + " @" + decimal(priority.rawValue), summary.kind,
        system: summary.system, reason: summary.reason)
    }
    return ReportedConstraint(
      summary, priority: priority, terms: reportedTerms(row.terms), LayoutRelation(row.relation),
      row.constant)
  }

  /// Returns the terms of a sum with named quantities, like terms combined.
  package func reportedTerms(_ expression: LinearExpression) -> [LayoutTerm] {
    var terms: [LayoutTerm] = []
    terms.reserveCapacity(expression.termCount)
    for position in 0..<expression.termCount {
      let (variable, factor) = expression.term(at: position)
      guard factor != 0, let quantity = quantity(of: variable) else { continue }
      if let known = terms.firstIndex(where: { $0.quantity == quantity }) {
        terms[known] = LayoutTerm(quantity, terms[known].factor + factor)
      } else {
        terms.append(LayoutTerm(quantity, factor))
      }
    }
    terms.removeAll { $0.factor == 0 }
    return terms
  }

  /// Returns the solver's row of an origin in the form of reports, or nil if there is none.
  package func reported(_ origin: RowOrigin) -> ReportedConstraint? {
    guard let id = row(of: origin), let row = try? solver.constraint(id) else { return nil }
    return reported(row, from: origin)
  }

  /// Returns the quantity of a variable, or nil for the position of the root, which is 0.
  package func quantity(of variable: Variable) -> LayoutQuantity? {
    let slot = items.owner(of: variable.position)
    guard let node = items[slot].node else { return nil }
    let (name, position) = (node.node.quantityName, variable.position)
    let record = items[slot]
    var inside = name
    if !record.outerRecord.isAbsent {
      // Everything outside a collapsed item, and its frame, uses the outer extents.
      let outer = items[record.outerRecord]
      if position == outer.width.position { return LayoutQuantity(name, .width) }
      if position == outer.height.position { return LayoutQuantity(name, .height) }
      inside += ".inside"
    }
    if position == record.width.position { return LayoutQuantity(inside, .width) }
    if position == record.height.position { return LayoutQuantity(inside, .height) }
    if node == rootLink { return nil }
    return LayoutQuantity(name, position == record.x.position ? .left : .top)
  }

  /// Returns the origins of all rows of the solver, those of items first, each kind in order.
  package func rowOrigins() -> [RowOrigin] {
    var origins: [RowOrigin] = []
    for slot in items.indices where items[slot].node != nil {
      for kind in RowKind.allCases where items[slot, kind] != nil {
        origins.append(RowOrigin(kind, of: slot))
      }
    }
    for slot in rows.constraints.indices where rows.constraints[slot].row != nil {
      origins.append(RowOrigin(slot))
    }
    return origins
  }
}

extension LayoutRelation {
  init(_ relation: Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension LayoutNode {
  /// The name in equations, which numbers the guides of a stack to distinguish them.
  package var quantityName: String {
    guard kind.isAuxiliary, let guides = parentLink?.node.rareState?.guides,
      let index = guides.firstIndex(where: { $0 === self })
    else { return displayName }
    return displayName + "#" + String(index + 1)
  }
}

extension LayoutArea {
  /// The constraints of the whole tree in the last layout, including those that items imply.
  ///
  /// Constraints that items imply come first, then those of the program in order of activation.
  /// Constraints that recovering layout broke are not included.
  ///
  /// Complexity: O(number of terms in all constraints).
  public var reportedConstraints: [ReportedConstraint] {
    layoutNode.queryLastLayout { engine in
      engine.rowOrigins().compactMap { engine.reported($0) }
    } ?? []
  }
}

extension LayoutConstraint {
  /// The constraint as it was in the last layout, with its equation; nil if it was not part of it.
  public var reported: ReportedConstraint? {
    guard slot != .absent, let engine = engineLink?.engine else { return nil }
    return engine.rootLink.node.withTreeEngine { _ in
      guard engine.rows.constraints.indices.contains(slot) else { return nil }
      return engine.reported(RowOrigin(slot))
    }
  }
}

extension LayoutArea {
  /// The quantities of the whole tree in constraints, with their values in the last layout.
  ///
  /// Values are in points, before rounding to pixels. A position is in the coordinates of the
  /// item's parent.
  ///
  /// Complexity: O(number of items).
  public var reportedValues: [LayoutQuantityValue] {
    layoutNode.queryLastLayout { $0.reportedValues() } ?? []
  }
}

extension LayoutEngine {
  fileprivate func reportedValues() -> [LayoutQuantityValue] {
    var values: [LayoutQuantityValue] = []
    for slot in items.indices where items[slot].node != nil {
      let record = items[slot]
      for variable in [record.x, record.y, record.width, record.height] {
        guard let quantity = quantity(of: variable) else { continue }
        let isUnused =
          record.state.contains(.isOuterRecord)
          && (quantity.attribute == .left || quantity.attribute == .top)
        if isUnused { continue }
        values.append(LayoutQuantityValue(quantity: quantity, value: solver[variable] + 0))
      }
    }
    return values
  }
}
