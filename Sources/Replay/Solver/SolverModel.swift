import Simplex

/// What a record's calls leave in force, apart from any solver.
struct SolverModel {
  private(set) var variableCount = 0
  private(set) var rows: [SolverRow] = []
  private(set) var edits: [Edit] = []

  struct Edit {
    let variable: Int
    let priority: Double
    var value: Double?
  }

  /// Makes a call; false if it speaks of what is not there.
  mutating func apply(_ call: SolverCall) -> Bool {
    switch call {
    case .start: self = SolverModel()
    case .removeAll: self = SolverModel()
    case .variables(let count): variableCount = max(variableCount, count)
    case .add(let row):
      guard fits(row) else { return false }
      rows.append(row)
    case .batch(let new):
      for row in new where fits(row) { rows.append(row) }
    case .update(let calls):
      for call in calls { _ = apply(call) }
    case .abandoned, .values, .ranges: break
    case .range(let variable): return variable < variableCount
    case .renew(let variable):
      let isMentioned = rows.contains { $0.terms.contains { $0.variable == variable } }
      return variable < variableCount && !isMentioned && edit(variable) == nil
    case .remove(let id):
      guard let index = index(id) else { return false }
      rows.remove(at: index)
    case .setConstant(let id, let constant):
      guard let index = index(id) else { return false }
      rows[index].constant = constant
    case .setPriority(let id, let priority):
      guard let index = index(id) else { return false }
      rows[index].priority = priority
    case .addEdit(let variable, let priority):
      guard variable < variableCount, edit(variable) == nil else { return false }
      edits.append(Edit(variable: variable, priority: priority))
    case .suggest(let variable, let value):
      guard let index = edit(variable) else { return false }
      edits[index].value = value
    case .removeEdit(let variable):
      guard let index = edit(variable) else { return false }
      edits.remove(at: index)
    }
    return true
  }

  private func fits(_ row: SolverRow) -> Bool {
    index(row.id) == nil && row.terms.allSatisfy { $0.variable < variableCount }
  }

  /// Whether an edit waits for its first suggestion; it holds the value that the variable had.
  var hasOpenEdit: Bool { edits.contains { $0.value == nil } }

  private func index(_ id: String) -> Int? { rows.firstIndex { $0.id == id } }

  private func edit(_ variable: Int) -> Int? { edits.firstIndex { $0.variable == variable } }

  /// A solver that got all of it at once.
  func solver() throws -> (solver: Solver, variables: [Variable]) {
    var solver = Solver()
    var variables: [Variable] = []
    for _ in 0..<variableCount { variables.append(solver.makeVariable()) }
    try solver.add(rows.map { $0.constraint(variables) })
    for edit in edits {
      try solver.addEdit(variables[edit.variable], priority: Priority(edit.priority))
      if let value = edit.value { try solver.suggest(value, for: variables[edit.variable]) }
    }
    return (solver, variables)
  }

  /// The largest excess of a required constraint in units of what rounding may leave of its terms.
  func worstExcess(at point: [Double]) -> (row: SolverRow, excess: Double)? {
    rows.filter { $0.priority == 1000 }.map { ($0, $0.excess(at: point) / $0.size(at: point)) }
      .max { $0.1 < $1.1 }.map { (row: $0.0, excess: $0.1) }
  }

  /// The sum of what is missed on each level, the most important first.
  func objective(at point: [Double]) -> [(priority: Double, missed: Double, size: Double)] {
    var soft: [(priority: Double, missed: Double, size: Double)] = []
    for row in rows where row.priority < 1000 {
      soft.append((row.priority, row.excess(at: point), row.size(at: point)))
    }
    for edit in edits {
      let value = point[edit.variable]
      guard let wanted = edit.value else { continue }
      soft.append((edit.priority, abs(value - wanted), max(1, abs(value), abs(wanted))))
    }
    var levels: [(priority: Double, missed: Double, size: Double)] = []
    for one in soft.sorted(by: { $0.priority > $1.priority }) {
      if let last = levels.last, last.priority == one.priority {
        levels[levels.count - 1].missed += one.missed
        levels[levels.count - 1].size += one.size
      } else {
        levels.append(one)
      }
    }
    return levels
  }
}

extension SolverRow {
  func constraint(_ variables: [Variable]) -> LinearConstraint {
    var left = LinearExpression()
    for term in terms { left.append(variables[term.variable], coefficient: term.coefficient) }
    let relation: Relation =
      switch relation {
      case "<=": .lessThanOrEqual
      case ">=": .greaterThanOrEqual
      default: .equal
      }
    return LinearConstraint(
      left, relation, LinearExpression(constant: constant), priority: Priority(priority))
  }

  /// How far the constraint is from holding.
  func excess(at point: [Double]) -> Double {
    let left = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
    return switch relation {
    case "<=": max(0, left - constant)
    case ">=": max(0, constant - left)
    default: abs(left - constant)
    }
  }

  /// The magnitude of the constraint's largest part, at least 1.
  func size(at point: [Double]) -> Double {
    terms.reduce(max(1, abs(constant))) { max($0, abs($1.coefficient * point[$1.variable])) }
  }
}
