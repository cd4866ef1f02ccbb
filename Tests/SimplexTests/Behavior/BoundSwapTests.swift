import Simplex
import TestSupport
import Testing

/// Two bounds of one variable that replace each other in the active set.
@Suite("Bound swaps")
struct BoundSwapTests {
  private var solver = Solver()
  private var x: [Variable] = []
  private var ids: [ConstraintID] = []

  init() { x = (0..<32).map { _ in solver.makeVariable() } }

  private mutating func add(
    _ rows: (terms: [(Double, Int)], relation: Relation, constant: Double, priority: Double)...
  ) throws {
    var batch = ConstraintBatch()
    for row in rows {
      for (coefficient, variable) in row.terms { batch.appendTerm(x[variable], coefficient) }
      batch.endRow(row.relation, row.constant, Priority(row.priority))
    }
    ids += try solver.add(batch)
  }

  /// Swaps `3 x25 == 100` and `-3 x25 == -100` while slopes of the level below are computed.
  ///
  /// Found by a random sequence of calls. The price of the first has the opposite sign and must not
  /// be applied to the second.
  @Test("a bound swapped for an equal one of opposite sign has the right price")
  mutating func twins() throws {
    try add(([(3, 25)], .equal, 100, 750))
    try add(
      ([(0.5, 18), (-1, 16), (1, 4)], .equal, 20, 1000),
      ([(3, 26), (1, 2), (1, 7)], .equal, 0, 1),
      ([(1, 13)], .equal, 0, 1000),
      ([(-1, 3), (0.5, 23)], .equal, -100, 1000))
    try add(
      ([(-2, 28)], .equal, 100, 250), ([(-2, 0), (1, 4)], .equal, 0, 1000),
      ([(4, 17)], .equal, 200, 750))
    try add(
      ([(1, 18)], .lessThanOrEqual, 0, 500), ([(3, 7), (1, 28), (1, 0)], .equal, 300, 1000))
    try add(
      ([(3, 10), (-2, 19)], .greaterThanOrEqual, 0, 250),
      ([(2, 19), (-2, 11), (-2, 29), (-2, 23)], .greaterThanOrEqual, 0, 500),
      ([(-6, 17), (2, 23), (-2, 7)], .greaterThanOrEqual, 0, 1000))
    try add(([(3, 23), (1, 27), (-2, 10)], .lessThanOrEqual, 0, 50))
    try add(([(1, 19), (1, 26)], .lessThanOrEqual, 0, 1000))
    try solver.setPriority(999.5, of: ids[5])
    try add(([(-1, 5), (-1, 31)], .greaterThanOrEqual, 0, 1000))
    try add(
      ([(-1, 0), (1, 26), (1, 5)], .equal, 0, 1000),
      ([(0.5, 11), (1, 16)], .greaterThanOrEqual, 0, 750),
      ([(1, 31)], .equal, 0, 1000),
      ([(0.5, 3), (0.5, 29), (1, 2), (-2, 25)], .equal, 10, 999.5),
      ([(-3, 25)], .equal, -100, 750))
    try add(([(1, 17), (-1, 29), (-1, 16)], .equal, 0, 1000), ([(1, 15)], .equal, 0, 1))
    try add(([(-2, 2)], .greaterThanOrEqual, 0, 999.5))
    try solver.setPriority(750, of: ids[2])
    try add(([(1, 27)], .greaterThanOrEqual, 0, 750))
    #expect(abs(solver[x[25]] - 100.0 / 3) < 1e-9)
    expectNil(solver.invariantFault())
  }

  /// The upper bound, 4e-9 away, replaces the lower one in the last pricing of its level.
  @Test("a value is that of the active bound right after a swap")
  func valueAfterExchange() throws {
    var solver = Solver()
    let (right, a, b) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(contentsOf: [
      right == 100, a + b - right == 0, (a >= 40).priority(750), (a <= 40.000000004).priority(250),
      (b >= 30).priority(750), (b <= 30).priority(250),
    ])
    let values = [solver[a], solver[b]]
    let other = solver.makeVariable()
    try solver.add(other == 1)
    expectEqual(values, [solver[a], solver[b]])
  }
}
