import Anchors
import Simplex

// Findings about ambiguous quantities and violated preferences.

extension Lint {
  /// Finds ambiguous quantities, and constraints of one priority of which either could be violated.
  mutating func findOpen() {
    let ambiguous = engine.ambiguousItems()
    guard !ambiguous.isEmpty else { return }
    if reports(.ambiguous) {
      var quantities = AmbiguousQuantities(ambiguous, items, constraints, engine)
      for item in ambiguous { report(item, &quantities) }
    }
    if reports(.priorityTie) { findTies(ambiguous) }
  }

  private mutating func report(_ ambiguous: AmbiguousItem, _ quantities: inout AmbiguousQuantities)
  {
    let node = ambiguous.item
    // A root without a size has its fitting size, and guides of an item depend on the item.
    guard node.parentLink != nil,
      !node.kind.comesWithItem || node.kind == .contentGuide || node.kind == .gridGuide
    else { return }
    var name = name(of: node)
    if node.kind == .contentGuide, let scroll = node.parent {
      name = self.name(of: scroll) + ".contentGuide"
    }
    for attribute in ambiguous.attributes where quantities.isVisible(attribute, of: node) {
      guard let cure = engine.cure(of: attribute, of: node) else { return }
      let quantity: String
      let what: String
      switch attribute {
      case .left: (quantity, what) = (name + ".x", "The horizontal position of " + name)
      case .top: (quantity, what) = (name + ".y", "The vertical position of " + name)
      case .width: (quantity, what) = (name + ".width", "The width of " + name)
      default: (quantity, what) = (name + ".height", "The height of " + name)
      }
      add(
        LintFinding(
          .ambiguous, items: [name], quantities: [quantity],
          text: what + " is ambiguous: other values satisfy the constraints equally well.",
          fix: "Constrain it; to keep the current value, add " + cure.equation))
    }
  }

  /// Finds violated constraints of high priority.
  mutating func findLostPreferences() {
    let solver = engine.solver
    for origin in engine.rowOrigins() {
      guard let id = engine.row(of: origin), let loss = try? solver.violation(of: id),
        loss > Self.tolerance, let row = try? solver.constraint(id), row.priority >= .medium,
        row.priority != .required
      else { continue }
      // A wrapping text has no required width.
      if origin.kind == .resistWidth, engine.items[origin.item].state.contains(.wraps) {
        continue
      }
      add(
        LintFinding(
          .lostPreference, items: itemNames(of: origin),
          constraints: [engine.reported(row, from: origin)],
          text: lossText(of: origin, loss, row.priority) + ".",
          fix: "If that is unintended, raise its priority or make room."))
    }
  }
}

extension Lint {
  /// Returns the items that a row is about.
  func itemNames(of origin: RowOrigin) -> [String] {
    if origin.kind == .constraint {
      return engine.constraint(at: origin.constraint).map(itemNames) ?? []
    }
    return engine.items[origin.item].node.map { [name(of: $0.node)] } ?? []
  }

  /// Returns the start of a sentence about the violation of a row.
  fileprivate func lossText(of origin: RowOrigin, _ loss: Double, _ priority: Priority) -> String {
    let distance = decimal(loss) + (loss == 1 ? " point" : " points")
    let level = decimal(priority.rawValue)
    let difference: String?
    switch origin.kind {
    case .resistWidth, .minimumContentWidth: difference = " narrower"
    case .resistHeight, .minimumContentHeight: difference = " shorter"
    case .hugWidth: difference = " wider"
    case .hugHeight: difference = " taller"
    case .constraint, .nonnegativeWidth, .nonnegativeHeight, .frameX, .frameY, .frameWidth,
      .frameHeight:
      difference = nil
    }
    guard let difference, let node = engine.items[origin.item].node?.node else {
      return "A constraint of priority " + level + " is violated by " + distance
        + " because higher priorities win"
    }
    let isMinimum = origin.kind == .minimumContentWidth || origin.kind == .minimumContentHeight
    return name(of: node) + " is " + distance + difference
      + (isMinimum ? " than its minimum content" : " than its content")
      + " despite a priority of " + level
  }
}
