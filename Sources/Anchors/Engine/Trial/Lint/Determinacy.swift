@_spi(Memory) import Simplex

/// Proves by elimination that constraints leave nothing open, which is much faster than asking for the range
/// of each quantity, but cannot always be done.
///
/// Required equalities hold in every equally good layout. Level by level from the top: what is violated but
/// determined already is violated by as much in all of them; if nothing else of the level is violated, all
/// the rest of it holds in all of them too, and its equalities determine more. So do two bounds that meet.
struct Determinacy {
  private struct Row {
    let terms: [RowEchelon.Term]
    let relation: Relation
    let constant: Double
    let priority: Priority
    let isViolated: Bool
  }

  private var echelon: RowEchelon
  /// By column: the bounds that hold in every equally good layout.
  private var lower: [Double]
  private var upper: [Double]

  private init(columns: Int) {
    echelon = RowEchelon(columns: columns)
    lower = [Double](repeating: -.infinity, count: columns)
    upper = [Double](repeating: .infinity, count: columns)
  }

  /// Whether the positions and sizes of all items are proved to be determined.
  static func isProved(for engine: LayoutEngine) -> Bool {
    var rows: [Row] = []
    var termCount = 0
    for origin in engine.rowOrigins() {
      guard let id = engine.row(of: origin), let row = try? engine.solver.constraint(id) else {
        continue
      }
      var terms: [RowEchelon.Term] = []
      for position in 0..<row.terms.termCount {
        let (variable, factor) = row.terms.term(at: position)
        guard factor != 0 else { continue }
        terms.append(RowEchelon.Term(column: Int32(variable.position), factor: factor))
      }
      termCount += terms.count
      let loss = row.priority == .required ? 0 : (try? engine.solver.violation(of: id)) ?? 0
      rows.append(
        Row(
          terms: terms, relation: row.relation, constant: row.constant, priority: row.priority,
          isViolated: loss > 1e-9 * Swift.max(1, row.constant.magnitude)))
    }
    let order = rows.indices.sorted { lhs, rhs in
      rows[lhs].priority != rows[rhs].priority
        ? rows[lhs].priority > rows[rhs].priority : lhs < rhs
    }
    var proof = Determinacy(columns: engine.items.owners.count)
    var start = 0
    while start < order.count {
      var end = start
      while end < order.count, rows[order[end]].priority == rows[order[start]].priority { end += 1 }
      guard proof.echelon.steps < 100_000 + 64 * termCount else { return false }
      // What is violated and open may be shared in another way, by lower levels too.
      guard proof.take(order[start..<end].map { rows[$0] }) else { break }
      start = end
    }
    return proof.determinesItems(of: engine)
  }

  /// Adds what a level holds in every equally good layout.
  ///
  /// - Returns: Whether that is known.
  private mutating func take(_ level: [Row]) -> Bool {
    for row in level where row.isViolated && !echelon.contains(row.terms) { return false }
    for row in level where !row.isViolated {
      if row.relation == .equal {
        _ = echelon.insert(row.terms)
      } else if row.terms.count == 1 {
        tighten(row)
      }
    }
    return true
  }

  /// Notes a bound of one quantity, and determines it if another bound meets it.
  private mutating func tighten(_ row: Row) {
    let column = Int(row.terms[0].column)
    let bound = row.constant / row.terms[0].factor
    if (row.relation == .lessThanOrEqual) == (row.terms[0].factor > 0) {
      upper[column] = Swift.min(upper[column], bound)
    } else {
      lower[column] = Swift.max(lower[column], bound)
    }
    if lower[column] >= upper[column] { _ = echelon.insert(row.terms) }
  }

  private mutating func determinesItems(of engine: LayoutEngine) -> Bool {
    for slot in engine.items.indices {
      guard let node = engine.items[slot].node, !node.kind.isAuxiliary else { continue }
      let record = engine.items[slot]
      var variables = [record.width, record.height]
      if node != engine.rootLink { variables += [record.x, record.y] }
      for variable in variables {
        let column = Int32(variable.position)
        guard echelon.contains([RowEchelon.Term(column: column, factor: 1)]) else { return false }
      }
    }
    return true
  }
}
