import Simplex
import TestSupport
import Testing

/// Steps that reach two rows at once.
@Suite struct RatioTieTests {
  /// x is held at 0: c0 and c1 are both `x <= 10`, and c2 is `x >= -5`.
  ///
  /// If c2 asks for 20, the hold is loosened upward. The slope is -1, c0 and c1 are walls at 10,
  /// and c2 would hold at 20. So x = 10, c2 misses by 10, and the wall added first is active.
  @Test("of two walls at one distance the row added first becomes active")
  func walls() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let ids = try solver.add(contentsOf: [x <= 10, x <= 10, (x >= -5).priority(.high)])
    expect(!solver.dump().contains("active"), "\(solver.dump())")
    try solver.setConstant(20, of: ids[2])
    expectEqual(solver[x], 10)
    expectEqual(try solver.violation(of: ids[2]), 10)
    expectEqual(solver.statistics.pivots, 1)
    expect(solver.dump().contains("x#0 from c0"), "\(solver.dump())")
  }
}
