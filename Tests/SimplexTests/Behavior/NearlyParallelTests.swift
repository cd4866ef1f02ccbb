import Simplex
import TestSupport
import Testing

/// Few nearly parallel rows, in many orders of adding, as one batch and one by one.
///
/// The optima come from exact fractions.
@Suite("Nearly parallel rows")
struct NearlyParallelTests {
  /// Coefficients of seven orders of magnitude: the rounding residue of one variable's movement
  /// must not cause endless steps.
  @Test("seven rows with coefficients a hundred thousand times apart are solved in every order")
  func sevenRows() throws {
    try check(
      count: 5, orders: 60,
      optima: [(750, 0, 1e-3), (250, 400, 1e-3)]
    ) { x in
      [
        (10 * x[2] <= -400).priority(250),
        (-1000 * x[2] - 10 * x[4] - 10 * x[0] + 10 * x[3] == 30_000).priority(250),
        (-1000 * x[4] <= -1_000_000).priority(750),
        (100 * x[3] + x[2] + 0.01 * x[1] >= 50_000).priority(750),
        10 * x[4] + x[2] <= 30_000, 0.1 * x[0] == 20, -0.001 * x[1] - 10 * x[3] == -5000,
      ]
    }
  }

  /// Two pairs of rows differ by 1e-5 and by 1e-3.
  @Test("a preference nearly parallel to a violated lesser one is satisfied in every order")
  func nearlyParallelWish() throws {
    let third = 0.3333333333333333
    try check(
      count: 5, orders: 60,
      optima: [(750, 0, 1e-3), (500, 9_666_696.666603338, 10), (60, 0, 1e-3)]
    ) { x in
      [
        (-1 * x[3] - x[4] + 2 * x[2] + 0.5 * x[1] == 10).priority(750),
        (third * x[4] - x[0] - x[3] == 10).priority(750),
        -1 * x[3] - x[4] + 2 * x[2] + 0.5 * x[1] <= 10,
        (-third * x[4] + x[0] + 0.999 * x[3] >= 0).priority(750),
        (-3 * x[3] - 3 * x[4] + 6 * x[2] + 1.500015 * x[1] >= 320).priority(750),
        (-3 * x[3] - 3 * x[4] + 6 * x[2] + 2 * x[1] == 0).priority(500),
        (1 * x[1] >= 50).priority(60),
      ]
    }
  }

  private func check(
    count: Int, orders: UInt64, optima: [(priority: Double, optimum: Double, tolerance: Double)],
    rows: ([Variable]) -> [LinearConstraint]
  ) throws {
    for order in 0..<orders {
      var random = SplitMix64(seed: order)
      var solver = Solver()
      let variables = (0..<count).map { solver.makeVariable("x\($0)") }
      var constraints = rows(variables)
      if order > 1 { constraints.shuffle(using: &random) }
      do {
        if order % 2 == 0 {
          try solver.add(contentsOf: constraints)
        } else {
          for constraint in constraints { try solver.add(constraint) }
        }
      } catch {
        Issue.record("order \(order): \(error)")
        continue
      }
      var missed: [Double: Double] = [:]
      for id in solver.constraints {
        let violation = try solver.violation(of: id)
        missed[try solver.constraint(id).priority.rawValue, default: 0] += violation
      }
      #expect(missed[1000, default: 0] < 1e-4, "order \(order)")
      for (priority, optimum, tolerance) in optima {
        let difference = abs(missed[priority, default: 0] - optimum)
        #expect(difference < tolerance, "order \(order), level \(priority)")
      }
    }
  }
}
