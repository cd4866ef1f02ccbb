@_spi(Memory) import Simplex

// Rows as reports show them: the quantities by name, and where each row comes from.

extension LayoutEngine {
  /// A row of the solver as reports show it.
  ///
  /// - Parameters:
  ///   - row: What the solver is told.
  ///   - origin: Where the row comes from.
  /// - Returns: The row with the names of its quantities.
  func reported(_ row: LinearConstraint, from origin: RowOrigin) -> ReportedConstraint {
    let priority = LayoutPriority(row.priority.rawValue)
    var summary = summary(of: origin)
    if origin.kind != .constraint, priority != .required {
      summary = ConstraintSummary(
        implied: summary.equation + " @" + decimal(priority.rawValue), summary.kind,
        system: summary.system)
    }
    return ReportedConstraint(
      summary, priority: priority, terms: reportedTerms(row.terms), LayoutRelation(row.relation),
      row.constant)
  }

  /// A sum with the names of its quantities, like terms collected.
  func reportedTerms(_ expression: LinearExpression) -> [LayoutTerm] {
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

  /// A row that the solver has, as reports show it, or nil if it has none of this origin.
  func reported(_ origin: RowOrigin) -> ReportedConstraint? {
    guard let id = row(of: origin), let row = try? solver.constraint(id) else { return nil }
    return reported(row, from: origin)
  }

  /// The quantity that a variable stands for; nil for where the root lies, which is 0.
  func quantity(of variable: Variable) -> LayoutQuantity? {
    let slot = items.owner(of: variable.position)
    guard let node = items[slot].node else { return nil }
    let name = node.node.quantityName
    let outside = Int(items[slot].outerRecord)
    guard outside >= 0 else {
      return quantity(name, variable, items[slot], isRoot: node == rootLink)
    }
    // What is outside of a hidden item sees the outer extents, and so do frames.
    let outer = items[outside]
    if variable.position == outer.width.position { return LayoutQuantity(name, .width) }
    if variable.position == outer.height.position { return LayoutQuantity(name, .height) }
    let isInner =
      variable.position == items[slot].width.position
      || variable.position == items[slot].height.position
    return quantity(isInner ? name + ".inside" : name, variable, items[slot], isRoot: false)
  }

  private func quantity(
    _ name: String, _ variable: Variable, _ record: ItemRecord, isRoot: Bool
  ) -> LayoutQuantity? {
    let position = variable.position
    if position == record.width.position { return LayoutQuantity(name, .width) }
    if position == record.height.position { return LayoutQuantity(name, .height) }
    if isRoot { return nil }
    return LayoutQuantity(name, position == record.x.position ? .left : .top)
  }

  /// Where all rows of the solver come from: those of items first, then those of constraints, each in
  /// order.
  func rowOrigins() -> [RowOrigin] {
    var origins: [RowOrigin] = []
    for slot in items.indices where items[slot].node != nil {
      for kind in RowKind.allCases where items[slot, kind] != nil {
        origins.append(RowOrigin(kind: kind, index: Int32(slot)))
      }
    }
    for slot in rows.constraints.indices where rows.constraints[slot].row != nil {
      origins.append(RowOrigin(kind: .constraint, index: Int32(slot)))
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
  /// The name in additions, where two guides of one stack must be told apart.
  var quantityName: String {
    guard kind.isAuxiliary, let guides = parentLink?.node.rareState?.guides,
      let place = guides.firstIndex(where: { $0 === self })
    else { return displayName }
    return displayName + "#" + String(place + 1)
  }
}

extension LayoutArea {
  /// The constraints of the whole tree as the last layout saw them, those that items imply included.
  ///
  /// Those that items imply come first, then the program's in order of activation. Constraints that
  /// recovering layout left out are not among them.
  ///
  /// Complexity: O(number of terms in all constraints).
  public var reportedConstraints: [ReportedConstraint] {
    layoutNode.queryLastLayout { engine in
      engine.rowOrigins().compactMap { engine.reported($0) }
    } ?? []
  }
}

extension LayoutConstraint {
  /// The constraint as the last layout saw it, with its addition; nil if it took no part.
  public var reported: ReportedConstraint? {
    guard slot >= 0, let engine = engineLink?.engine else { return nil }
    return engine.rootLink.node.withTreeEngine { _ in
      engine.discardPrelayoutFitting()
      guard engine.rows.constraints.indices.contains(Int(slot)) else { return nil }
      return engine.reported(RowOrigin(kind: .constraint, index: slot))
    }
  }
}

extension LayoutArea {
  /// The quantities of the whole tree that have to do with constraints, with their values in the last
  /// layout, in points before rounding to pixels.
  ///
  /// Complexity: O(number of items).
  public var reportedValues: [(quantity: LayoutQuantity, value: Double)] {
    layoutNode.queryLastLayout { $0.reportedValues() } ?? []
  }
}

extension LayoutEngine {
  fileprivate func reportedValues() -> [(quantity: LayoutQuantity, value: Double)] {
    var values: [(quantity: LayoutQuantity, value: Double)] = []
    for slot in items.indices where items[slot].node != nil {
      let record = items[slot]
      for variable in [record.x, record.y, record.width, record.height] {
        guard let quantity = quantity(of: variable) else { continue }
        let isUnused =
          record.state.contains(.isOuterRecord)
          && (quantity.attribute == .left || quantity.attribute == .top)
        if !isUnused { values.append((quantity, solver[variable] + 0)) }
      }
    }
    return values
  }
}
