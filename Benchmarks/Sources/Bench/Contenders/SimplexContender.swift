import PeerInterface
import Simplex

/// This library's solver, through its public interface.
final class SimplexContender: CountedContender {
  let name = "ours"
  let problem: Problem
  private let rows: FlatRows
  /// The solver of edits and removals.
  private var solver: Solver?
  private var variables: [Variable] = []
  private var changes: [Variable] = []
  private var takesSecondValue = false
  private var readdConstraint: LinearConstraint?
  private var readdID: ConstraintID?
  private var coldAnswer: [Double] = []

  init(_ problem: Problem) {
    self.problem = problem
    rows = FlatRows(problem)
  }

  func takesPart(in phase: Phase) -> Bool { true }

  func prepare(_ phase: Phase) throws {
    switch phase {
    case .cold, .onebyone: break
    case .edit, .readd: if solver == nil { try open() }
    }
  }

  func run(_ phase: Phase, repetitions: Int) throws -> Double {
    switch phase {
    case .cold, .onebyone: try fresh(repetitions, batched: phase == .cold)
    case .edit: try edit(repetitions)
    case .readd: try readd(repetitions)
    }
  }

  func answer(after phase: Phase) throws -> [Double] {
    switch phase {
    case .cold, .onebyone:
      let (solver, variables) = try solved(batched: phase == .cold)
      return variables.map { solver[$0] }
    case .edit, .readd:
      return variables.map { solver?[$0] ?? .nan }
    }
  }

  // MARK: Work that is timed

  @inline(never)
  private func fresh(_ repetitions: Int, batched: Bool) throws -> Double {
    var sum = 0.0
    for _ in 0..<repetitions {
      let (solver, variables) = try solved(batched: batched)
      for variable in variables { sum += solver[variable] }
    }
    return sum
  }

  @inline(__always)
  private func solved(batched: Bool) throws -> (Solver, [Variable]) {
    var solver = Solver()
    let variables = makeVariables(&solver)
    if batched {
      try solver.add(batch(variables, leavingOut: -1))
    } else {
      for row in 0..<problem.rowCount { try solver.add(constraint(row, variables)) }
    }
    return (solver, variables)
  }

  @inline(never)
  private func edit(_ repetitions: Int) throws -> Double {
    let edited = variables[Int(problem.editVariable)]
    let (first, second) = problem.editValues
    guard var solver = self.solver.take() else { return .nan }
    defer { self.solver = solver }
    var changes = self.changes
    self.changes = []
    defer { self.changes = changes }
    var sum = 0.0
    for _ in 0..<repetitions {
      try solver.suggest(takesSecondValue ? second : first, for: edited)
      takesSecondValue.toggle()
      solver.drainChanges(into: &changes)
      for variable in changes { sum += solver[variable] }
    }
    return sum
  }

  @inline(never)
  private func readd(_ repetitions: Int) throws -> Double {
    guard let constraint = readdConstraint, var id = readdID else {
      throw ContenderFailure(text: "there is no row to take out")
    }
    guard var solver = self.solver.take() else { return .nan }
    defer { self.solver = solver }
    var changes = self.changes
    self.changes = []
    defer { self.changes = changes }
    for _ in 0..<repetitions {
      try solver.remove(id)
      id = try solver.add(constraint)
      solver.drainChanges(into: &changes)
    }
    readdID = id
    return Double(changes.count)
  }

  // MARK: From rows to the solver's terms

  @inline(__always)
  private func makeVariables(_ solver: inout Solver) -> [Variable] {
    var variables: [Variable] = []
    variables.reserveCapacity(problem.variableCount)
    for _ in 0..<problem.variableCount { variables.append(solver.makeVariable()) }
    return variables
  }

  @inline(__always)
  private func relation(_ code: Int8) -> Relation {
    code < 0 ? .lessThanOrEqual : code > 0 ? .greaterThanOrEqual : .equal
  }

  private func batch(_ variables: [Variable], leavingOut omitted: Int) -> ConstraintBatch {
    var batch = ConstraintBatch()
    let flat = rows.problem.pointee
    let rowCount = Int(flat.rowCount)
    guard rowCount > 0, let ends = flat.ends, let columns = flat.termVariables,
      let coefficients = flat.coefficients, let relations = flat.relations,
      let constants = flat.constants, let priorities = flat.priorities
    else { return batch }
    batch.reserveCapacity(rowCount, terms: Int(ends[rowCount - 1]))
    var term = 0
    for row in 0..<rowCount {
      let end = Int(ends[row])
      if row == omitted {
        term = end
        continue
      }
      append(
        to: &batch, end - term, columns + term, coefficients + term, variables,
        relation(relations[row]), constants[row], Priority(priorities[row]))
      term = end
    }
    return batch
  }

  /// Adds a row in the form for its number of terms, like a caller with a fixed number of terms.
  @inline(__always)
  private func append(
    to batch: inout ConstraintBatch, _ count: Int, _ columns: UnsafePointer<Int32>,
    _ coefficients: UnsafePointer<Double>, _ variables: [Variable], _ relation: Relation,
    _ constant: Double, _ priority: Priority
  ) {
    func v(_ term: Int) -> Variable { variables[Int(columns[term])] }
    let c = coefficients
    switch count {
    case 1: batch.append(v(0), c[0], relation, constant, priority: priority)
    case 2: batch.append(v(0), c[0], v(1), c[1], relation, constant, priority: priority)
    case 3:
      batch.append(
        v(0), c[0], v(1), c[1], v(2), c[2], relation, constant, priority: priority)
    case 4:
      batch.append(
        v(0), c[0], v(1), c[1], v(2), c[2], v(3), c[3], relation, constant, priority: priority)
    default:
      for term in 0..<count { batch.appendTerm(v(term), c[term]) }
      batch.endRow(relation, constant, priority)
    }
  }

  private func constraint(_ row: Int, _ variables: [Variable]) -> LinearConstraint {
    var terms = LinearExpression()
    for term in problem.terms(of: row) {
      terms.append(
        variables[Int(problem.termVariables[term])], coefficient: problem.coefficients[term])
    }
    return LinearConstraint(
      terms, relation(problem.relations[row]), LinearExpression(constant: problem.constants[row]),
      priority: Priority(problem.priorities[row]))
  }

  /// Makes a lasting solver, in which an edit variable replaces the problem's edit row.
  private func open() throws {
    var solver = Solver()
    variables = makeVariables(&solver)
    if problem.editRow >= 0 {
      let edited = variables[Int(problem.editVariable)]
      try solver.addEdit(edited, priority: Priority(problem.priorities[problem.editRow]))
      try solver.suggest(problem.constants[problem.editRow], for: edited)
    }
    let ids = try solver.add(batch(variables, leavingOut: problem.editRow))
    guard ids.count == problem.rowCount - (problem.editRow >= 0 ? 1 : 0) else {
      throw ContenderFailure(text: "\(ids.count) handles for \(problem.rowCount) constraints")
    }
    let readd = problem.readdRow
    if readd >= 0 {
      readdConstraint = constraint(readd, variables)
      readdID = ids[problem.editRow >= 0 && problem.editRow < readd ? readd - 1 : readd]
    }
    solver.drainChanges(into: &changes)
    self.solver = solver
  }
}

// MARK: Counters

extension SimplexContender {
  func counters(_ phase: Phase) throws -> Counters {
    switch phase {
    case .cold, .onebyone:
      return try Counters(
        ofMaking: { try solved(batched: phase == .cold).0 },
        work: { ($0.statistics.pivots, $0.statistics.cells) })
    case .edit, .readd:
      try prepare(phase)
      return try Counters(
        ofChange: { try run(phase, repetitions: $0) },
        work: { solver.map { ($0.statistics.pivots, $0.statistics.cells) } })
    }
  }
}
