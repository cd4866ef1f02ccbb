@_spi(Memory) import Simplex
import TestSupport
import Testing

/// Bulk loads of constraints in chunks, compared with one batch.
@Suite("Bulk loads")
struct BulkLoadTests {
  /// A solver that loads a system in chunks of three constraints, with variables on demand.
  private struct Given {
    var solver = Solver()
    var variables: [Variable] = []
    private var piece = ConstraintBatch()
    private(set) var isTaken = true

    init(_ constraints: [TestConstraint]) {
      solver.pivotBudget = 20_000
      solver.beginBulkLoad(constraints.count / 2, terms: constraints.count)
      for constraint in constraints where isTaken {
        let last = constraint.terms.reduce(-1) { max($0, $1.variable) }
        makeVariables(last + 1)
        give(constraint)
      }
      if isTaken { isTaken = solver.loadChunk(&piece) }
    }

    mutating func makeVariables(_ count: Int) {
      while variables.count < count {
        variables.append(solver.makeVariable("x\(variables.count)"))
      }
    }

    private mutating func give(_ constraint: TestConstraint) {
      for term in constraint.terms {
        piece.appendTerm(variables[term.variable], term.coefficient)
      }
      piece.endRow(constraint.relation, constraint.constant, Priority(constraint.priority))
      if piece.count == 3 { isTaken = solver.loadChunk(&piece) }
    }

    var bits: [UInt64] { variables.map { solver[$0].bitPattern } }
  }

  @Test("a system loaded in chunks has the bits of one batch", arguments: SystemKind.allCases)
  func sameBits(kind: SystemKind) throws {
    for seed in RandomPlan.seeds(share: 0.15 / Double(SystemKind.allCases.count)) {
      var generator = SystemGenerator(seed: seed)
      let system = generator.system(kind)
      var given = Given(system.constraints)
      #expect(given.isTaken, "\(kind) seed \(seed)")
      given.makeVariables(system.variableCount)
      var batch = LoadedSolver(variableCount: system.variableCount)
      do {
        try batch.addAll(system.constraints)
      } catch {
        let refused = #expect(throws: SolverError.self) { try given.solver.finishBulkLoad() }
        #expect(refused.map { positions($0) } == positions(error), "\(kind) seed \(seed)")
        #expect(given.solver.constraints.isEmpty && given.bits.allSatisfy { $0 == 0 })
        continue
      }
      try given.solver.finishBulkLoad()
      #expect(given.bits == batch.bits, "\(kind) seed \(seed)")
      #expect(given.solver.dump() == batch.solver.dump(), "\(kind) seed \(seed)")
      #expect(given.solver.statistics == batch.solver.statistics, "\(kind) seed \(seed)")
      let ids = given.solver.constraints
      #expect(system.constraints.indices.map { given.solver.lastAddedID(at: $0) } == ids)
      let places = system.constraints.indices.map { RowIndex(ofBulkRow: $0) }
      #expect(places == ids.map { RowIndex($0) }, "\(kind) seed \(seed)")
      #expect(places.map { given.solver.constraintID(at: $0) } == ids, "\(kind) seed \(seed)")
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
    var areTaken = [given.loadBound(root, .lessThanOrEqual, 60, .required)]
    let same = stated.makeVariable()
    batch.append(same, 1, .lessThanOrEqual, 60)
    for (number, content) in contents.enumerated() {
      let (width, height) = (given.makeVariable(), given.makeVariable())
      // The last one has another hugging priority for its height.
      let across = number == 4 ? Priority.high : .low
      areTaken.append(
        given.loadBounds(extent(width, content.0), extent(height, content.1, hugging: across)))
      let (w, h) = (stated.makeVariable(), stated.makeVariable())
      batch.append(w, 1, .greaterThanOrEqual, 0)
      batch.append(h, 1, .greaterThanOrEqual, 0)
      for (variable, extent, hugging) in [(w, content.0, .low), (h, content.1, across)]
      where extent >= 0 {
        batch.append(variable, 1, .lessThanOrEqual, extent, priority: hugging)
        batch.append(variable, 1, .greaterThanOrEqual, extent, priority: .high)
      }
      var piece = ConstraintBatch()
      piece.append(width, 1, root, -1, .equal, 0, priority: .medium)
      areTaken.append(given.loadChunk(&piece))
      batch.append(w, 1, same, -1, .equal, 0, priority: .medium)
    }
    #expect(areTaken.allSatisfy { $0 })
    try given.finishBulkLoad()
    let ids = try stated.add(batch)
    #expect(given.stateDigest == stated.stateDigest && given.dump() == stated.dump())
    #expect(
      given.constraints.map { RowIndex($0) }
        == ids.indices.map { RowIndex(ofBulkRow: $0) })
    #expect(given.statistics == stated.statistics)
  }

  /// The positions in a conflict; nil for another error.
  private func positions(_ error: any Error) -> [Int]? {
    guard case SolverError.unsatisfiable(let conflict) = error else { return nil }
    return conflict.members.map { member in
      if case .rejected(let position) = member.source { return position }
      return -1
    }
  }

  /// Faults: a number, a priority, a content and its priority, each after a valid chunk.
  @Test("an invalid chunk aborts the bulk load and keeps the variables", arguments: 0..<6)
  func refused(_ fault: Int) throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    #expect(solver.canBulkLoad)
    solver.beginBulkLoad(4, terms: 4)
    var piece = ConstraintBatch()
    piece.append(x, 1, .equal, 4)
    let isFirstTaken = solver.loadChunk(&piece)
    #expect(isFirstTaken && piece.count == 0)
    let y = solver.makeVariable("y")
    piece.append(y, 1, .greaterThanOrEqual, 3)
    let z = solver.makeVariable("z")
    switch fault {
    case 0: piece.append(z, .nan, .equal, 1)
    case 1: piece.append(z, 1, .equal, 1, priority: Priority(1001))
    default: break
    }
    let isSecondTaken = fault < 2 || solver.loadChunk(&piece)
    #expect(isSecondTaken)
    let isLastTaken =
      switch fault {
      case 0, 1: solver.loadChunk(&piece)
      case 2: solver.loadBound(z, .equal, .infinity, .required)
      case 3: solver.loadBound(z, .equal, 1, Priority(0))
      case 4: solver.loadBounds(extent(y, 1), extent(z, 2e9))
      default: solver.loadBounds(extent(y, 1, hugging: Priority(-1)), extent(z, 2))
      }
    #expect(!isLastTaken)
    #expect(solver.constraints.isEmpty && solver.canBulkLoad)
    #expect([x, y, z].allSatisfy { solver.contains($0) && solver[$0] == 0 })
    try solver.add(contentsOf: [x + y + z == 9, x == 2, z >= 3])
    // 9 - 2 - 3.
    #expect(solver[y] == 4 && solver[z] == 3)
    #expect(!solver.canBulkLoad)
  }

  @Test("variables made during a failed bulk load remain")
  func variables() throws {
    var solver = Solver()
    let gone = [solver.makeVariable("a"), solver.makeVariable("b")]
    for variable in gone { try solver.remove(variable) }
    solver.beginBulkLoad(4, terms: 4)
    var piece = ConstraintBatch()
    let x = solver.makeVariable("x")
    piece.append(x, 1, .equal, 4)
    let isFirstTaken = solver.loadChunk(&piece)
    // The first two reuse the indices of the removed variables.
    let y = solver.makeVariable("y")
    let z = solver.makeVariable("z")
    piece.append(x, 1, y, 1, .equal, 10)
    piece.append(y, 1, z, 1, .equal, 10)
    piece.append(z, 1, x, -1, .equal, 1)
    let isLastTaken = solver.loadChunk(&piece)
    #expect(isFirstTaken && isLastTaken)
    #expect(throws: SolverError.self) { try solver.finishBulkLoad() }
    #expect(solver.variables.map { solver.name(of: $0) } == ["x", "y", "z"])
    // The aborted rows do not affect the row indices of the next load.
    solver.beginBulkLoad(2, terms: 3)
    piece.append(x, 1, .equal, 4)
    // Rows with a scaled coefficient or a repeated variable are loaded one by one.
    piece.append(x, 3, y, 1, x, 1, .equal, 22)
    piece.append(y, 1, z, 1, .equal, 10)
    let isTaken = solver.loadChunk(&piece)
    #expect(isTaken && solver.constraintID(at: RowIndex(ofBulkRow: 3)) == nil)
    try solver.finishBulkLoad()
    let places = (0..<3).map { RowIndex(ofBulkRow: $0) }
    #expect(solver.constraints.map { RowIndex($0) } == places)
    let later = try solver.add(z <= 5)
    #expect(!places.contains(RowIndex(later)))
    #expect([x, y, z].map { solver[$0] } == [4, 6, 4])
  }
}
