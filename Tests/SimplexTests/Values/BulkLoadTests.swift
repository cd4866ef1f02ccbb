import Simplex
import TestSupport
import Testing

/// Bulk loads of constraints one by one, compared with one batch.
@Suite("Bulk loads")
struct BulkLoadTests {
  /// A solver that loads a system, with variables on demand.
  private struct Given {
    var solver = Solver()
    var variables: [Variable] = []
    /// The indices of the constraints.
    private(set) var rows: [RowIndex] = []

    init(_ constraints: [TestConstraint]) {
      solver.pivotBudget = 20_000
      solver.beginBulkLoad(constraints.count / 2, terms: constraints.count)
      for constraint in constraints {
        for term in constraint.terms {
          // Also between the terms of a constraint.
          makeVariables(term.variable + 1)
          solver.loadTerm(variables[term.variable], term.coefficient)
        }
        rows.append(
          solver.loadRow(
            constraint.relation, constraint.constant, Priority(constraint.priority)))
      }
    }

    mutating func makeVariables(_ count: Int) {
      while variables.count < count {
        variables.append(solver.makeVariable("x\(variables.count)"))
      }
    }

    var bits: [UInt64] { variables.map { solver[$0].bitPattern } }
  }

  @Test("a system loaded row by row has the bits of one batch", arguments: SystemKind.allCases)
  func sameBits(kind: SystemKind) throws {
    for seed in RandomPlan.seeds(share: 0.15 / Double(SystemKind.allCases.count)) {
      var generator = SystemGenerator(seed: seed)
      let system = generator.system(kind)
      var given = Given(system.constraints)
      expect(!given.rows.contains { $0.isNone }, "\(kind) seed \(seed)")
      given.makeVariables(system.variableCount)
      var batch = LoadedSolver(variableCount: system.variableCount)
      do {
        try batch.addAll(system.constraints)
      } catch {
        let refused = #expect(throws: SolverError.self) { try given.solver.finishBulkLoad() }
        expect(refused.map { positions($0) } == positions(error), "\(kind) seed \(seed)")
        expect(given.solver.constraints.isEmpty && given.bits.allSatisfy { $0 == 0 })
        continue
      }
      try given.solver.finishBulkLoad()
      expectEqual(given.bits, batch.bits, "\(kind) seed \(seed)")
      expectEqual(given.solver.dump(), batch.solver.dump(), "\(kind) seed \(seed)")
      expectEqual(given.solver.statistics, batch.solver.statistics, "\(kind) seed \(seed)")
      let ids = given.solver.constraints
      expectEqual(system.constraints.indices.map { given.solver.lastAddedID(at: $0) }, ids)
      expectEqual(given.rows, ids.map { RowIndex($0) }, "\(kind) seed \(seed)")
      expectEqual(given.rows.map { given.solver.constraintID(at: $0) }, ids, "\(kind) seed \(seed)")
    }
  }

  private func extent(
    _ variable: Variable, _ content: Double, hugging: Priority = .low
  ) -> ExtentBounds {
    ExtentBounds(of: variable, content: content, hugging: hugging, resistance: .high)
  }

  /// States the rows one by one in the order in which a load queries the contents of a box.
  @Test("loaded bounds of boxes have the bits of equal constraints in a batch")
  func bounds() throws {
    let contents = [(30.0, 20.0), (-1, 8), (50, -1), (-1, -1), (0, 1e9)]
    var (given, stated) = (Solver(), Solver())
    var batch = ConstraintBatch()
    given.beginBulkLoad(6, terms: 4)
    let root = given.makeVariable()
    given.loadTerm(root, 1)
    var rows = [given.loadRow(.lessThanOrEqual, 60, .required)]
    let same = stated.makeVariable()
    batch.append(same, 1, .lessThanOrEqual, 60)
    for (number, content) in contents.enumerated() {
      let (width, height) = (given.makeVariable(), given.makeVariable())
      // The last one has another hugging priority for its height.
      let across = number == 4 ? Priority.high : .low
      let first = given.loadBounds(
        extent(width, content.0), extent(height, content.1, hugging: across))
      let count = 2 + 2 * [content.0, content.1].count { $0 >= 0 }
      for offset in 0..<count { rows.append(first.advanced(by: Int32(offset))) }
      let (w, h) = (stated.makeVariable(), stated.makeVariable())
      batch.append(w, 1, .greaterThanOrEqual, 0)
      batch.append(h, 1, .greaterThanOrEqual, 0)
      for (variable, extent, hugging) in [(w, content.0, .low), (h, content.1, across)]
      where extent >= 0 {
        batch.append(variable, 1, .lessThanOrEqual, extent, priority: hugging)
        batch.append(variable, 1, .greaterThanOrEqual, extent, priority: .high)
      }
      given.loadTerm(width, 1)
      given.loadTerm(root, -1)
      rows.append(given.loadRow(.equal, 0, .medium))
      batch.append(w, 1, same, -1, .equal, 0, priority: .medium)
    }
    try given.finishBulkLoad()
    let ids = try stated.add(batch)
    expect(given.stateDigest == stated.stateDigest && given.dump() == stated.dump())
    expect(rows == given.constraints.map { RowIndex($0) } && rows.count == ids.count)
    expectEqual(given.statistics, stated.statistics)
  }

  /// The positions in a conflict; nil for another error.
  private func positions(_ error: any Error) -> [Int]? {
    guard case SolverError.unsatisfiable(let conflict) = error else { return nil }
    return conflict.members.map { member in
      if case .rejected(let position) = member.source { return position }
      return -1
    }
  }

  /// Faults: a coefficient, a constant, a priority, a content and its priority, each after a valid
  /// constraint and before another.
  @Test("an invalid constraint fails the bulk load and keeps the variables", arguments: 0..<6)
  func refused(_ fault: Int) throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    expect(solver.canBulkLoad)
    solver.beginBulkLoad(4, terms: 4)
    solver.loadTerm(x, 1)
    let valid = solver.loadRow(.equal, 4, .required)
    let (y, z) = (solver.makeVariable("y"), solver.makeVariable("z"))
    if fault < 4 { solver.loadTerm(z, fault == 0 ? .nan : 1) }
    let (invalid, error): (RowIndex, SolverError) =
      switch fault {
      case 0: (solver.loadRow(.equal, 1, .required), .invalidNumber(.nan))
      case 1: (solver.loadRow(.equal, .infinity, .required), .invalidNumber(.infinity))
      case 2: (solver.loadRow(.equal, 1, Priority(0)), .invalidPriority(0))
      case 3: (solver.loadRow(.equal, 1, Priority(1001)), .invalidPriority(1001))
      case 4: (solver.loadBounds(extent(y, 1), extent(z, 2e9)), .invalidNumber(2e9))
      default:
        (
          solver.loadBounds(extent(y, 1, hugging: Priority(-1)), extent(z, 2)),
          .invalidPriority(-1)
        )
      }
    solver.loadTerm(x, 1)
    let later = solver.loadRow(.equal, .nan, .required)
    expect(!valid.isNone && invalid.isNone && later.isNone)
    let thrown = #expect(throws: SolverError.self) { try solver.finishBulkLoad() }
    // The first fault; not a number is unequal to itself, and compared as text.
    expectEqual(thrown.map { "\($0)" }, "\(error)")
    expect(solver.constraints.isEmpty && solver.canBulkLoad)
    expect([x, y, z].allSatisfy { solver.contains($0) && solver[$0] == 0 })
    try solver.add(contentsOf: [x + y + z == 9, x == 2, z >= 3])
    // 9 - 2 - 3.
    expect(solver[y] == 4 && solver[z] == 3)
    expect(!solver.canBulkLoad)
  }

  @Test("variables made during a failed bulk load remain")
  func variables() throws {
    var solver = Solver()
    let gone = [solver.makeVariable("a"), solver.makeVariable("b")]
    for variable in gone { try solver.remove(variable) }
    func load(_ terms: [(Variable, Double)], _ constant: Double) -> RowIndex {
      for (variable, coefficient) in terms { solver.loadTerm(variable, coefficient) }
      return solver.loadRow(.equal, constant, .required)
    }
    solver.beginBulkLoad(4, terms: 4)
    let x = solver.makeVariable("x")
    let first = load([(x, 1)], 4)
    // The first two reuse the indices of the removed variables.
    let y = solver.makeVariable("y")
    let z = solver.makeVariable("z")
    let others = [
      load([(x, 1), (y, 1)], 10), load([(y, 1), (z, 1)], 10), load([(z, 1), (x, -1)], 1),
    ]
    expect(([first] + others).allSatisfy { !$0.isNone })
    #expect(throws: SolverError.self) { try solver.finishBulkLoad() }
    expectEqual(solver.variables.map { solver.name(of: $0) }, ["x", "y", "z"])
    // The rows of the failed load do not affect the indices of the next one.
    solver.beginBulkLoad(2, terms: 3)
    let rows = [
      load([(x, 1)], 4), load([(x, 3), (y, 1), (x, 1)], 22), load([(y, 1), (z, 1)], 10),
    ]
    try solver.finishBulkLoad()
    expect(solver.constraints.map { RowIndex($0) } == rows && rows[0] == first)
    let later = try solver.add(z <= 5)
    expect(!rows.contains(RowIndex(later)))
    expectEqual([x, y, z].map { solver[$0] }, [4, 6, 4])
  }
}
