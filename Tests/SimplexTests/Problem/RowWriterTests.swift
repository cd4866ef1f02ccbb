import Simplex
import TestSupport
import Testing

/// Rows as they enter the tables of a solver: from a batch, one by one, and in a bulk load.
@Suite("Rows in the tables")
struct RowWriterTests {
  typealias Stated = (terms: [(Int, Double)], relation: Relation, constant: Double)

  /// Rows of every form: bounds, scaled, with a repeated variable, a term of 0, long and empty.
  static let rows: [Stated] = [
    ([(0, 1)], .greaterThanOrEqual, 3), ([(1, -4)], .lessThanOrEqual, -8),
    ([(0, 1), (1, -1)], .lessThanOrEqual, 12), ([(2, 1), (0, -0.5)], .equal, 1),
    ([(2, 1), (3, 2), (2, 1)], .equal, 40), ([(3, 0.25), (4, 0)], .greaterThanOrEqual, 0.5),
    ([(4, 1), (3, 1), (2, 1), (1, 1)], .equal, 60), ([(5, 1), (5, -1)], .lessThanOrEqual, 1),
    ((0..<9).map { ($0, 1) }, .equal, 300), ([], .greaterThanOrEqual, -1),
    ([(7, 3e-31), (8, 1)], .equal, 17), ([(6, 1e6), (7, 1)], .greaterThanOrEqual, 1e9),
  ]

  /// The sum of a row's terms by variable, without those that count as 0.
  private func sums(_ terms: [(Int, Double)]) -> [Int: Double] {
    var sums: [Int: Double] = [:]
    for (variable, coefficient) in terms { sums[variable, default: 0] += coefficient }
    return sums.filter { $0.value.magnitude >= 1e-30 }
  }

  private func linear(_ row: Stated, _ variables: [Variable]) -> LinearConstraint {
    var sum = LinearExpression()
    for (variable, coefficient) in row.terms {
      sum.append(variables[variable], coefficient: coefficient)
    }
    return switch row.relation {
    case .equal: sum == row.constant
    case .lessThanOrEqual: sum <= row.constant
    case .greaterThanOrEqual: sum >= row.constant
    }
  }

  private func add(
    _ rows: [Stated], to solver: inout Solver, asBatch: Bool
  ) throws -> [ConstraintID] {
    let variables = solver.variables
    guard asBatch else {
      return try solver.update { (solver: inout Solver) throws in
        var ids: [ConstraintID] = []
        for row in rows { ids.append(try solver.add(linear(row, variables))) }
        return ids
      }
    }
    var batch = ConstraintBatch()
    for row in rows {
      for (variable, coefficient) in row.terms {
        batch.appendTerm(variables[variable], coefficient)
      }
      batch.endRow(row.relation, row.constant)
    }
    return try solver.add(batch)
  }

  private func makeSolver() -> Solver {
    var solver = Solver()
    for _ in 0..<9 { _ = solver.makeVariable() }
    return solver
  }

  private func check(_ ids: [ConstraintID], _ rows: [Stated], _ solver: Solver) throws {
    expectEqual(ids.count, rows.count)
    for (id, row) in zip(ids, rows) {
      let found = try solver.constraint(id)
      let terms = (0..<found.terms.termCount).map { found.terms.term(at: $0) }
      expectEqual(sums(terms.map { ($0.variable.position, $0.coefficient) }), sums(row.terms))
      expectEqual(terms.count, sums(row.terms).count)
      expect(found.relation == row.relation && found.constant == row.constant)
    }
  }

  /// One in `step` earlier rows is removed first, so that its record is free.
  @Test(
    "rows are in the tables as stated, also in free records", arguments: [0, 1, 3], [true, false])
  func stated(step: Int, asBatch: Bool) throws {
    var solver = makeSolver()
    let earlier = try add(Self.rows, to: &solver, asBatch: !asBatch)
    try check(earlier, Self.rows, solver)
    let removed = step == 0 ? [] : earlier.indices.filter { $0 % step == 0 }.map { earlier[$0] }
    try solver.remove(contentsOf: removed)
    let later = try add(Self.rows, to: &solver, asBatch: asBatch)
    try check(later, Self.rows, solver)
    let rest = earlier.indices.filter { !removed.contains(earlier[$0]) }
    try check(rest.map { earlier[$0] }, rest.map { Self.rows[$0] }, solver)
    expectEqual(solver.constraints, rest.map { earlier[$0] } + later)
  }

  @Test("a bulk load, a batch and single rows give the same bits")
  func sameBits() throws {
    var (batch, single, bulk) = (makeSolver(), makeSolver(), makeSolver())
    _ = try add(Self.rows, to: &batch, asBatch: true)
    _ = try add(Self.rows, to: &single, asBatch: false)
    bulk.beginBulkLoad(1, terms: 1)
    for row in Self.rows {
      for (variable, coefficient) in row.terms {
        bulk.loadTerm(bulk.variables[variable], coefficient)
      }
      _ = bulk.loadRow(row.relation, row.constant, .required)
    }
    try bulk.finishBulkLoad()
    expect(batch.stateDigest == bulk.stateDigest && batch.dump() == bulk.dump())
    expectEqual(single.dump(), batch.dump())
  }

  @Test("terms of two boxes are subtracted, with all combinations of origin and extent")
  func boxes() throws {
    var solver = Solver()
    let (a, b) = (solver.makeBox(), solver.makeBox())
    let parts: [(BoxVariables) -> (terms: BoxTerms, sum: [(Variable, Double)])] = [
      { _ in (BoxTerms(nil, nil, share: 0), []) },
      { (BoxTerms($0.x, nil, share: 0), [($0.x, 1)]) },
      { (BoxTerms($0.x, $0.width, share: 1), [($0.x, 1), ($0.width, 1)]) },
      { (BoxTerms($0.x, $0.width, share: 0.5), [($0.x, 1), ($0.width, 0.5)]) },
      { (BoxTerms(nil, $0.width, share: 1), [($0.width, 1)]) },
      { (BoxTerms(nil, $0.width, share: 0.5), [($0.width, 0.5)]) },
    ]
    solver.beginBulkLoad(72, terms: 4)
    var loaded: [(row: RowIndex, sum: [Int: Double])] = []
    for first in parts {
      for (second, box) in parts.flatMap({ [($0, a), ($0, b)] }) {
        let (first, second) = (first(a), second(box))
        let sum = first.sum + second.sum.map { ($0.0, -$0.1) }
        let row = solver.loadRow(first.terms, minus: second.terms, .lessThanOrEqual, 7, .low)
        loaded.append((row, sums(sum.map { ($0.0.position, $0.1) })))
      }
    }
    try solver.finishBulkLoad()
    for (row, sum) in loaded {
      let id = try #require(solver.constraintID(at: row))
      let found = try solver.constraint(id)
      let terms = (0..<found.terms.termCount).map { found.terms.term(at: $0) }
      expectEqual(sums(terms.map { ($0.variable.position, $0.coefficient) }), sum)
      expect(found.constant == 7 && found.relation == .lessThanOrEqual && found.priority == .low)
    }
  }
}
