import Simplex
import TestSupport
import Testing

/// Simultaneous pivots, sixteen rows at once, in systems with other sensitive rows.
///
/// Twenty or more widths equal a length and have minimum widths; when the length grows, all pivot
/// at once. The expected values of the other variables are unique and follow by hand.
@Suite("Simultaneous pivots with other rows")
struct SimultaneousPivotEdgeTests {
  private var solver = Solver()
  private let length: Variable

  init() { length = solver.makeVariable("length") }

  /// Adds the length and widths equal to it, each with a minimum.
  ///
  /// - Returns: The constraint of the length.
  private mutating func addWidths(_ count: Int, priority: Priority) throws -> ConstraintID {
    var constraints = [length == 0]
    for index in 0..<count {
      let width = solver.makeVariable()
      constraints.append((width - length == 0).priority(priority))
      constraints.append((2 * width >= 41 + Double(index)).priority(priority))
    }
    return try #require(try solver.add(contentsOf: constraints).first)
  }

  @Test("rows that a factorization repairs as dependent hold no other row's index afterward")
  mutating func dependentRows() throws {
    let x = (0..<4).map { solver.makeVariable("x\($0)") }
    let id = try addWidths(24, priority: 500)
    let wishes = try solver.add(contentsOf: [
      (2 * x[0] + x[1] + x[3] == 4).priority(250), (x[2] - x[0] - x[1] <= 0).priority(250),
      (0.5 * x[2] + x[3] + x[0] <= 0).priority(500),
      (x[0] + 0.5 * x[2] + 0.5 * x[3] == 4.5).priority(500),
      (0.5 * x[3] + x[1] == 6).priority(500), (x[1] - 2 * x[2] == 0).priority(250),
      (0.5 * x[2] + x[0] == 0).priority(500),
    ])
    try solver.add(x[1] <= 4)
    try solver.update { (solver: inout Solver) throws in
      try solver.setConstant(3, of: wishes[6])
      try solver.setConstant(-12, of: wishes[5])
    }
    try solver.update { (solver: inout Solver) throws in
      try solver.add((x[0] >= 2).priority(500))
      try solver.add(x[1] == -2)
      try solver.setConstant(100, of: id)
    }
    // With x1 = -2, x0 = 2 and x2 = 2 hold exactly at 500; x3 = 2 leaves 12.5 at 500 and 8 at 250.
    expectEqual(x.map { solver[$0] }, [2, -2, 2, 2])
  }

  @Test("rounds of simultaneous pivots terminate at the optimum")
  mutating func rounds() throws {
    let v = (0..<5).map { solver.makeVariable("v\($0)") }
    let id = try addWidths(20, priority: 900)
    let wishes = try solver.add(contentsOf: [
      (v[2] + 4 * v[3] + v[4] == 0).priority(500), (v[2] - v[4] == 0).priority(500),
      (v[3] - v[2] == 0).priority(500), (v[0] - 4 * v[3] == 0).priority(500),
      (2 * v[0] + v[1] + v[4] == 0).priority(500), (v[0] + v[2] + 0.5 * v[4] == -6).priority(500),
      (v[0] - 4 * v[3] == -16).priority(500),
    ])
    try solver.setConstant(7, of: wishes[0])
    try solver.update { (solver: inout Solver) throws in
      try solver.add((v[1] <= -19).priority(500))
      try solver.setConstant(100, of: id)
    }
    // All but three rows hold; d - c, a + c + e / 2 and the last one miss by 17/4, 83/6 and 16, the
    // minimum.
    let expected = [31.0 / 3, -19, -5.0 / 3, 31.0 / 12, -5.0 / 3]
    for (variable, value) in zip(v, expected) { expectNear(solver[variable], value, within: 1e-9) }
  }
}
