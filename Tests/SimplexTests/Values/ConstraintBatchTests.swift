import Simplex
import TestSupport
import Testing

@Suite("Batches")
struct ConstraintBatchTests {
  /// Equal constraints of one to five terms, stated in each way.
  @Test("all ways of appending to a batch give equal constraints")
  func append() throws {
    func constraints(_ v: [Variable]) -> [LinearConstraint] {
      [
        v[0] == 4, v[1] - v[0] >= 6, v[2] - v[1] - v[0] == 1,
        v[3] - v[2] - v[1] + v[0] <= 2, v[4] - v[3] - v[2] - v[1] - v[0] == 0,
        (v[3] == 100).priority(.low), (v[1] == 0).priority(.high),
      ]
    }
    var byOperators = LoadedSolver(variableCount: 5)
    try byOperators.solver.add(contentsOf: constraints(byOperators.variables))

    var byRows = LoadedSolver(variableCount: 5)
    let v = byRows.variables
    var batch = ConstraintBatch()
    batch.reserveCapacity(7, terms: 17)
    batch.append(v[0], 1, .equal, 4)
    batch.append(v[1], 1, v[0], -1, .greaterThanOrEqual, 6)
    batch.append(v[2], 1, v[1], -1, v[0], -1, .equal, 1)
    batch.append(v[3], 1, v[2], -1, v[1], -1, v[0], 1, .lessThanOrEqual, 2)
    batch.appendTerm(v[4], 1)
    for other in [v[3], v[2], v[1], v[0]] { batch.appendTerm(other, -1) }
    batch.endRow(.equal, 0)
    batch.append(v[3], 1, .equal, 100, priority: .low)
    batch.append((v[1] == 0).priority(.high))
    expectEqual(batch.count, 7)
    let ids = try byRows.solver.add(batch)

    // 4; at least 10, preferably 0; 10 + 4 + 1; at most 2 + 15 + 10 - 4; 23 + 15 + 10 + 4.
    expectEqual(byRows.point, [4, 10, 15, 23, 52])
    expectEqual(byOperators.bits, byRows.bits)
    expectEqual(byOperators.solver.dump(), byRows.solver.dump())
    expectEqual(ids, byRows.solver.constraints)
  }

  @Test("a batch is empty after removeAll and can be filled again")
  func removeAll() throws {
    var loaded = LoadedSolver(variableCount: 1)
    var batch = ConstraintBatch()
    batch.append(loaded.variables[0], 1, .equal, 4)
    batch.removeAll()
    expectEqual(batch.count, 0)
    try expectEmpty(loaded.solver.add(batch))
    batch.append(loaded.variables[0], 1, .equal, 5)
    try loaded.solver.add(batch)
    expectEqual(loaded.point, [5])
    expectEqual(loaded.solver.constraints.count, 1)
  }

  @Test("a batch is added as a whole or not at all")
  func allOrNothing() throws {
    var loaded = LoadedSolver(variableCount: 2)
    let (x, y) = (loaded.variables[0], loaded.variables[1])
    try loaded.solver.add(x >= 10)
    let before = loaded.solver.dump()
    #expect(throws: SolverError.self) {
      try loaded.solver.add(contentsOf: [y == 5, x + y <= 14, x == 10])
    }
    expectEqual(loaded.solver.dump(), before)
    expectEqual(loaded.solver.constraints.count, 1)
    expectEqual(loaded.point, [10, 0])
  }

  @Test("a batch reuses the indices of removed constraints first")
  func reusedPlaces() throws {
    var loaded = LoadedSolver(variableCount: 200)
    let v = loaded.variables
    let removed = try loaded.solver.add(contentsOf: [v[0] == 1, v[1] + v[0] == 5, v[2] >= 7])
    try loaded.solver.remove(contentsOf: removed)
    var batch = ConstraintBatch()
    batch.append(v[0], 1, .equal, 10)
    for number in 1..<200 {
      batch.append(v[number], 1, v[number - 1], -1, .equal, Double(number))
    }
    let ids = try loaded.solver.add(batch)
    expectEqual(ids, loaded.solver.constraints)
    var expected = [10.0]
    for number in 1..<200 { expected.append(expected[number - 1] + Double(number)) }
    expectEqual(loaded.point, expected)
  }

  @Test("reserving capacity keeps the contents of a batch", arguments: [0, 5, 1000])
  func reserve(count: Int) throws {
    var loaded = LoadedSolver(variableCount: 100)
    var batch = ConstraintBatch()
    for number in 0..<50 { batch.append(loaded.variables[number], 1, .equal, Double(number)) }
    var copy = batch
    copy.reserveCapacity(count, terms: 0)
    batch.reserveCapacity(0, terms: count)
    for number in 50..<100 {
      copy.append(loaded.variables[number], 1, .equal, Double(number))
      batch.append(loaded.variables[number], 1, .equal, Double(number))
    }
    try loaded.solver.add(batch)
    expectEqual(loaded.point, (0..<100).map { Double($0) })
    try expectEqual(loaded.solver.add(copy).count, 100)
  }
}
