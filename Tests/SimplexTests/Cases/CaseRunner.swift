import Simplex
import SimplexQuestions
import TestSupport

/// Carries out the steps of a case on a solver and compares the results with the expectations.
struct CaseRunner {
  /// The failed expectations and errors of the steps so far.
  private(set) var faults: [String] = []
  /// Number of expectations checked.
  private(set) var checked = 0
  private(set) var skipped = 0

  private var solver = Solver()
  private var variables: [(name: String, handle: Variable)] = []
  /// The constraints in force.
  ///
  /// Handles of removed ones are in `removed` and must be refused.
  private var live: [(id: String, handle: ConstraintID, step: CaseStep, constant: Double)] = []
  private var levels: [String: CaseStrength] = [:]
  private var removed: [String: ConstraintID] = [:]
  private var edits: [(name: String, strength: CaseStrength, value: Double?)] = []
  private var lastConflict: Conflict?

  /// Carries out all steps.
  mutating func run(_ steps: [CaseStep]) {
    for (position, step) in steps.enumerated() {
      let known = faults.count
      do {
        try perform(step)
      } catch {
        faults.append("\(step.op) threw \(error)")
      }
      if faults.count > known { faults[known] = "step \(position): \(faults[known])" }
    }
  }

  /// Everything in force as plain data; nil if an edit has no suggestion yet.
  var system: TestSystem? {
    let handles = variables.map(\.handle)
    var system = TestSystem(variableCount: handles.count)
    for (id, handle, _, _) in live {
      guard let constraint = try? solver.constraint(handle), levels[id] != nil else { return nil }
      system.constraints.append(LoadedSolver.plain(constraint, handles))
    }
    for (name, strength, value) in edits {
      guard let value, let number = variables.firstIndex(where: { $0.name == name }) else {
        return nil
      }
      system.constraints.append(
        TestConstraint([.init(number, 1)], .equal, value, priority: strength.priority))
    }
    return system
  }

  /// The number of a variable in `system`.
  func number(of name: String) -> Int? { variables.firstIndex { $0.name == name } }

  /// Carries out one step.
  mutating func run(_ step: CaseStep) {
    do {
      try perform(step)
    } catch {
      faults.append("\(step.op) threw \(error)")
    }
  }

  // MARK: Calls

  private mutating func perform(_ step: CaseStep) throws {
    switch step.op {
    case "var": _ = variable(step.name ?? "")
    case "add": try add(step)
    case "remove":
      guard let id = step.id else { return }
      try solver.remove(handle(of: id))
      if let index = live.firstIndex(where: { $0.id == id }) {
        removed[id] = live.remove(at: index).handle
      }
    case "addEdit":
      guard let name = step.name, let strength = step.strength else { return }
      try solver.addEdit(variable(name), priority: Priority(strength.priority))
      edits.append((name, strength, nil))
    case "suggest":
      guard let name = step.name, case .number(let value) = step.value else { return }
      try solver.suggest(value, for: variable(name))
      for index in edits.indices where edits[index].name == name { edits[index].value = value }
    case "removeEdit":
      guard let name = step.name else { return }
      try solver.removeEdit(variable(name))
      edits.removeAll { $0.name == name }
    case "setConstant":
      guard let id = step.id, let constant = step.constant else { return }
      try solver.setConstant(constant, of: handle(of: id))
      for index in live.indices where live[index].id == id { live[index].constant = constant }
    case "setStrength":
      guard let id = step.id, let strength = step.strength else { return }
      try solver.setPriority(Priority(strength.priority), of: handle(of: id))
      levels[id] = strength
    case "reset": reset()
    case "solve": break
    default: expect(step)
    }
  }

  private mutating func add(_ step: CaseStep) throws {
    guard let id = step.id, let strength = step.strength else { return }
    var left = LinearExpression()
    for term in step.terms ?? [] {
      left.append(variable(term.variable), coefficient: term.coefficient)
    }
    let constant = step.constant ?? 0
    let handle = try solver.add(
      LinearConstraint(
        left, step.relation, LinearExpression(constant: constant),
        priority: Priority(strength.priority)))
    live.append((id, handle, step, constant))
    levels[id] = strength
    removed[id] = nil
  }

  private mutating func reset() {
    solver.removeAll()
    variables.removeAll { !solver.contains($0.handle) }
    live = []
    levels = [:]
    edits = []
  }

  private mutating func variable(_ name: String) -> Variable {
    if let known = variables.first(where: { $0.name == name }) { return known.handle }
    let handle = solver.makeVariable(name)
    variables.append((name, handle))
    return handle
  }

  /// The handle of a constraint; for an unknown name, a handle of another solver.
  private func handle(of id: String) -> ConstraintID {
    if let known = live.first(where: { $0.id == id }) { return known.handle }
    if let known = removed[id] { return known }
    var other = Solver()
    let foreign = try? other.add(other.makeVariable() == 1)
    return foreign ?? live[0].handle
  }

  // MARK: Expectations

  private mutating func expect(_ step: CaseStep) {
    let isPending = edits.contains { $0.value == nil }
    let needsAnswer = [
      "expectValue", "expectRange", "expectObjective", "expectSatisfies", "expectAnyOf",
      "expectAmbiguous",
    ]
    if step.op == "expectAffecting" || isPending && needsAnswer.contains(step.op) {
      skipped += 1
      return
    }
    checked += 1
    do {
      switch step.op {
      case "expectValue": expectValue(step)
      case "expectRange": try expectRange(step)
      case "expectObjective": expectObjective(step)
      case "expectSatisfies": expectSatisfies(step)
      case "expectAnyOf": expectAnyOf(step)
      case "expectAmbiguous":
        let isDetermined = try solver.isDetermined(variable(step.name ?? ""))
        check(truth(step) == !isDetermined, "\(step.name ?? "") determined: \(isDetermined)")
      case "expectHasConstraint":
        let isThere = live.contains { $0.id == step.id && solver.contains($0.handle) }
        check(truth(step) == isThere, "\(step.id ?? "") is there: \(isThere)")
      case "expectHasEdit":
        let hasEdit = solver.hasEdit(variable(step.name ?? ""))
        check(truth(step) == hasEdit, "\(step.name ?? "") has an edit: \(hasEdit)")
      case "expectError": expectError(step)
      case "expectIIS": expectConflict(step)
      default: faults.append("unknown step \(step.op)")
      }
    } catch {
      faults.append("\(step.op) threw \(error)")
    }
  }

  private mutating func check(_ condition: Bool, _ fault: @autoclosure () -> String) {
    if !condition { faults.append(fault()) }
  }

  private func truth(_ step: CaseStep) -> Bool {
    if case .truth(let truth) = step.value { return truth }
    return false
  }

  private func isClose(_ a: Double, _ b: Double, _ tolerance: Double?) -> Bool {
    a == b || abs(a - b) <= (tolerance ?? 1e-6) * max(1, abs(a), abs(b))
  }

  private func value(_ name: String) -> Double {
    variables.first { $0.name == name }.map { solver[$0.handle] } ?? 0
  }

  private mutating func expectValue(_ step: CaseStep) {
    guard let name = step.name, case .number(let expected) = step.value else { return }
    let got = value(name)
    check(isClose(got, expected, step.tolerance), "\(name) is \(got), not \(expected)")
  }

  private mutating func expectRange(_ step: CaseStep) throws {
    let name = step.name ?? ""
    let range = try solver.range(of: variable(name))
    let lower = step.min ?? -.infinity
    let upper = step.max ?? .infinity
    // A case may omit an end without meaning infinity.
    let isLowerRight = step.min == nil || isClose(range.lowerBound, lower, step.tolerance)
    let isUpperRight = step.max == nil || isClose(range.upperBound, upper, step.tolerance)
    check(isLowerRight && isUpperRight, "range of \(name) is \(range), not \(lower)...\(upper)")
    let got = value(name)
    let isInside =
      got >= lower - 1e-6 * max(1, abs(lower)) && got <= upper + 1e-6 * max(1, abs(upper))
    check(isInside, "\(name) is \(got), not in \(lower)...\(upper)")
  }

  private func activity(_ terms: [CaseTerm]?) -> Double {
    (terms ?? []).reduce(0) { $0 + $1.coefficient * value($1.variable) }
  }

  private func violation(_ terms: [CaseTerm]?, _ relation: Relation, _ constant: Double) -> Double {
    let excess = activity(terms) - constant
    return switch relation {
    case .equal: abs(excess)
    case .lessThanOrEqual: max(0, excess)
    case .greaterThanOrEqual: max(0, -excess)
    }
  }

  private mutating func expectObjective(_ step: CaseStep) {
    var sums: [String: Double] = [:]
    for (id, _, add, constant) in live {
      let missed = violation(add.terms, add.relation, constant)
      guard let strength = levels[id] else { continue }
      if strength.priority == 1000 {
        sums["required"] = max(sums["required"] ?? 0, missed)
      } else {
        sums[strength.level, default: 0] += missed
      }
    }
    for edit in edits {
      guard let wanted = edit.value else { continue }
      sums[edit.strength.level, default: 0] += abs(value(edit.name) - wanted)
    }
    for (level, expected) in (step.levels ?? [:]).sorted(by: { $0.key < $1.key }) {
      let got = sums[level] ?? 0
      check(isClose(got, expected, step.tolerance), "level \(level) is \(got), not \(expected)")
    }
  }

  private mutating func expectSatisfies(_ step: CaseStep) {
    let missed = violation(step.terms, step.relation, step.constant ?? 0)
    let scale = max(1, abs(step.constant ?? 0))
    check(missed <= (step.tolerance ?? 1e-6) * scale, "missed by \(missed)")
  }

  private mutating func expectAnyOf(_ step: CaseStep) {
    let isMet = (step.options ?? []).contains { option in
      option.allSatisfy { isClose(value($0.key), $0.value, step.tolerance) }
    }
    check(isMet, "at none of \(step.options ?? [])")
  }

  private mutating func expectError(_ step: CaseStep) {
    guard let inner = step.inner else { return }
    if step.kind == "duplicate" {
      // A second equal constraint is legal here.
      checked -= 1
      skipped += 1
      return
    }
    for term in inner.terms ?? [] { _ = variable(term.variable) }
    let before = Scene.state(of: solver)
    do {
      try perform(inner)
      faults.append("\(inner.op) \(inner.id ?? "") threw nothing, not \(step.kind ?? "")")
      return
    } catch {
      let kind: String
      switch error {
      case SolverError.unsatisfiable(let conflict):
        kind = "unsatisfiable"
        lastConflict = conflict
      case SolverError.unknownConstraint: kind = "unknownConstraint"
      case SolverError.unknownEdit: kind = "unknownEdit"
      case SolverError.duplicateEdit: kind = "duplicateEdit"
      case SolverError.requiredEdit: kind = "badRequiredStrength"
      default: kind = "\(error)"
      }
      check(kind == step.kind, "threw \(kind), not \(step.kind ?? "")")
    }
    check(Scene.state(of: solver) == before, "the solver changed in a call that threw")
  }

  private mutating func expectConflict(_ step: CaseStep) {
    guard let conflict = lastConflict else {
      faults.append("no conflict to compare")
      return
    }
    var ids: [String] = []
    for member in conflict.members {
      switch member.source {
      case .existing(let handle):
        ids.append(live.first { $0.handle == handle }?.id ?? "?")
      case .rejected: ids.append(step.added?.id ?? "?")
      }
    }
    let isExpected =
      if let all = step.all {
        all.contains { Set($0) == Set(ids) }
      } else {
        isIrreducible(conflict)
      }
    check(isExpected, "conflict \(ids.sorted()) is not irreducible")
  }

  /// Queries the exact reference, or new solvers if decimals have too many digits for it.
  private func isIrreducible(_ conflict: Conflict) -> Bool {
    let handles = variables.map(\.handle)
    let members = conflict.members.map { LoadedSolver.plain($0.constraint, handles) }
    do {
      return try ReferenceSolver.isIrreducibleConflict(members, variableCount: handles.count)
    } catch {
      let isSatisfiable = { (constraints: [TestConstraint]) in
        (try? LoadedSolver(
          TestSystem(variableCount: handles.count, constraints: constraints))) != nil
      }
      return !isSatisfiable(members)
        && members.indices.allSatisfy { left in
          isSatisfiable(members.indices.filter { $0 != left }.map { members[$0] })
        }
    }
  }
}
