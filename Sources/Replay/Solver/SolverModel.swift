import Simplex

/// The state of a solver after recorded calls, without any solver.
struct SolverModel {
  private(set) var variableCount = 0
  private(set) var rows: [SolverRow] = []
  private(set) var edits: [Edit] = []

  struct Edit {
    let variable: Int
    let priority: Double
    var value: Double?
  }

  /// Applies a call.
  ///
  /// - Parameter call: The call.
  /// - Returns: Whether the call is applicable; if not, nothing changes. Inapplicable parts of a
  ///   batch or update are skipped.
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

  /// True if an edit has no suggestion yet; it then holds the previous value of its variable.
  var hasOpenEdit: Bool { edits.contains { $0.value == nil } }

  private func index(_ id: String) -> Int? { rows.firstIndex { $0.id == id } }

  private func edit(_ variable: Int) -> Int? { edits.firstIndex { $0.variable == variable } }

  /// Builds a new solver and adds all constraints in one batch.
  func solver() throws -> (solver: Solver, variables: [Variable]) {
    var solver = Solver()
    var variables: [Variable] = []
    for _ in 0..<variableCount { variables.append(solver.makeVariable()) }
    try solver.add(contentsOf: rows.map { $0.constraint(variables) })
    for edit in edits {
      try solver.addEdit(variables[edit.variable], priority: Priority(edit.priority))
      if let value = edit.value { try solver.suggest(value, for: variables[edit.variable]) }
    }
    return (solver, variables)
  }

  /// The required constraint with the largest excess, relative to the size of its terms.
  func worstExcess(at point: [Double]) -> (row: SolverRow, excess: Double)? {
    rows.filter { $0.priority == 1000 }.map { ($0, $0.excess(at: point) / $0.size(at: point)) }
      .max { $0.1 < $1.1 }.map { (row: $0.0, excess: $0.1) }
  }

  /// The total violation of each level, most important first.
  func objective(at point: [Double]) -> [(priority: Double, missed: Double, size: Double)] {
    var soft: [(priority: Double, missed: Double, size: Double)] = []
    for row in rows where row.priority < 1000 {
      soft.append((row.priority, row.excess(at: point), row.size(at: point)))
    }
    for edit in edits {
      let value = point[edit.variable]
      guard let suggested = edit.value else { continue }
      soft.append((edit.priority, abs(value - suggested), max(1, abs(value), abs(suggested))))
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

  /// The violation of the constraint.
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
