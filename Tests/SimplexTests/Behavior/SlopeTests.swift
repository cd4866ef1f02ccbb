import Simplex
import TestSupport
import Testing

/// Directions whose slope is mostly rounding residue of canceled terms.
///
/// The optima come from exact fractions.
@Suite("Slopes in which almost everything cancels")
struct SlopeTests {
  private func solver(_ count: Int) -> (Solver, [Variable]) {
    var solver = Solver()
    let variables = (0..<count).map { solver.makeVariable("x\($0)") }
    return (solver, variables)
  }

  /// The sum of a level's violations, and the largest violation of a required constraint.
  private func missed(_ solver: Solver, _ priority: Double) throws -> Double {
    var (sum, largest) = (0.0, 0.0)
    for id in solver.constraints {
      let row = try solver.constraint(id)
      let violation = try solver.violation(of: id)
      if row.priority == .required { largest = max(largest, violation) }
      if row.priority.rawValue == priority { sum += violation }
    }
    return priority == 1000 ? largest : sum
  }

  /// With x3 = 30 and x4 = -x1, c2 asks for x2 <= -20 - 10 x1, and c1 for x1 >= 0, so c5 misses by
  /// 601.
  ///
  /// On the way c5 determines x1 by a factor of 9e8: the slope is 1e-7, with canceling terms of 15.
  @Test("a slope of 1e-8 ends at its own row")
  func slightSlope() throws {
    var (solver, x) = solver(5)
    let ids = try solver.add(contentsOf: [
      x[0] + 90_000_000 * x[1] == -30, (10 * x[4] - x[1] <= 0).priority(500),
      (10 * x[4] - x[3] - x[2] >= -10).priority(250), -1 * x[1] - x[4] == 0,
      (-1 * x[3] == -30).priority(750), (10 * x[0] + x[4] + x[2] == 281).priority(250),
      10 * x[3] >= 300,
    ])
    try solver.setPriority(.required, of: ids[2])
    for (variable, value) in zip(x, [-30, 0, -20, 30, 0.0]) {
      expectNear(solver[variable], value, within: 1e-6, "\(value)")
    }
    expectNear(try missed(solver, 250), 601, within: 1e-6)
  }

  /// x0 = 126.86, x1 = -197.86, x2 = -46.26, x3 = 2.57e-7 and x5 = -127.43 make everything hold.
  @Test("a slope of 15 is significant next to a price of 1e9")
  func largePrices() throws {
    var (solver, x) = solver(6)
    let ids = try solver.add(contentsOf: [
      (x[5] + 10 * x[3] <= 0).priority(750), (x[5] + x[2] <= -146).priority(250),
      (-1 * x[0] <= 214).priority(750), (-1 * x[1] - x[0] <= 91).priority(250),
      (x[5] + 10 * x[2] == -590).priority(500), x[5] + x[0] - 500_000_000 * x[3] <= -129,
      (-10_000_000 * x[3] - 10 * x[2] <= 460).priority(250),
    ])
    try solver.setPriority(250, of: ids[4])
    try solver.setConstant(71, of: ids[3])
    try solver.add(1_000_000_000 * x[3] - x[0] == 130)
    #expect(try missed(solver, 1000) < 1e-5)
    #expect(try missed(solver, 750) < 1e-6)
    #expect(try missed(solver, 250) < 1e-6)
  }

  /// x5 = 6 100 871.6 satisfies c3; c2, -0.4 x5 - 0.5 x7 == 10, then misses by 2 440 358.6168738.
  @Test("a direction that moves by five million ends at its own row")
  func longWay() throws {
    var (solver, x) = solver(8)
    try solver.add(contentsOf: [
      20 * x[3] + 5 * x[7] == 120, 0.3 * x[0] + 30 * x[4] >= -32,
      (-0.4 * x[5] - 0.5 * x[7] == 10).priority(500),
      (-800 * x[7] - 4 * x[2] - 0.009 * x[5] <= -48_856).priority(750),
      8 * x[2] + 0.002 * x[5] == 112,
      (-500 * x[0] - 0.02 * x[3] + 0.2 * x[2] >= 19_917.68).priority(500),
      (0.002 * x[6] + 60 * x[2] >= 839.94).priority(750),
      (50 * x[3] - 0.01 * x[7] + 100 * x[0] <= -3637).priority(250),
      (0.3 * x[1] - 0.006 * x[0] == -66.76).priority(500),
      -0.001 * x[2] - 700 * x[3] == -4200.014,
    ])
    #expect(try missed(solver, 1000) < 1e-4)
    #expect(try missed(solver, 750) < 1e-4)
    expectNear(try missed(solver, 500), 2_440_358.616_873_839, within: 1e-2)
    #expect(try missed(solver, 250) < 1e-4)
  }

  /// x3 and x8 satisfy c4 and c6; through x4 the step would be 3e13.
  @Test("a step of many billions is avoided if another direction suffices")
  func farStep() throws {
    var (solver, x) = solver(11)
    let rows: [LinearConstraint] = [
      400 * x[1] - 0.002 * x[4] >= -48_020,
      (-3 * x[5] - 0.5 * x[3] + 0.002 * x[2] == -131.062).priority(750),
      -900 * x[2] + 100 * x[6] <= 61_900, (-100 * x[2] - 0.009 * x[0] >= 3099.64).priority(250),
      (2 * x[3] + 0.8 * x[2] <= 999.2).priority(500), 0.07 * x[1] - 30 * x[2] >= 321.6,
      (6 * x[0] + 900 * x[8] <= -11_460).priority(500), -0.01 * x[4] - 0.04 * x[5] >= 1.52,
      -0.01 * x[5] + 1000 * x[4] <= 0.38, 0.1 * x[9] + 40 * x[4] == 0,
      -200 * x[7] - 0.1 * x[10] <= 49_979,
      (0.5 * x[9] + 700 * x[6] - 100 * x[3] >= 63_000).priority(500),
      (-0.003 * x[10] >= -44.66).priority(750),
      (-0.005 * x[5] - 0.001 * x[8] == 57.203).priority(750),
    ]
    for row in rows { try solver.add(row) }
    for variable in x { #expect(abs(solver[variable]) < 1e9) }
    for priority in [1000, 750, 500, 250.0] { #expect(try missed(solver, priority) < 1e-5) }
  }

  /// Everything holds with x0 = 319.92 and x7 = -11.0008.
  ///
  /// Once c7 holds, the price of x7, of two parts of 1e-13, has a rounding residue of -1e-21.
  @Test("rounding residue of a transferred price causes no step")
  func passedPrice() throws {
    var (solver, x) = solver(9)
    let rows: [LinearConstraint] = [
      (-0.1 * x[2] + x[1] + 0.1 * x[5] == 16.3).priority(250),
      (-1000 * x[6] + 0.1 * x[1] + 0.01 * x[0] == 81_003.2).priority(500),
      (0.1 * x[2] + x[6] == 14).priority(250), 100 * x[0] + 100 * x[5] + 0.001 * x[7] >= 28_300,
      (-1000 * x[7] + 0.01 * x[6] + 100 * x[8] >= 11_000).priority(500),
      (0.001 * x[5] + 0.001 * x[0] - 10 * x[4] >= 420.283).priority(500),
      -0.001 * x[0] - 100 * x[3] >= -42_000.32, (0.001 * x[6] - x[0] <= -320).priority(250),
    ]
    for row in rows { try solver.add(row) }
    for variable in x { #expect(abs(solver[variable]) < 1e9) }
    for priority in [1000, 500, 250.0] { #expect(try missed(solver, priority) < 1e-6) }
  }

  /// c7 and c14 imply x13 = 833, so c1 bounds x3 by -849983.04, and c11 and c10 give x15 = 7900332:
  /// c9 and c12 miss by 850000036.00004 and 79020.42.
  ///
  /// c13 is marked for a slope of 5e-9; the step that satisfies c0 adds canceling parts of 10240 to
  /// it.
  @Test(
    "a slope of 1e-9 is still priced after canceling parts of ten thousand enter it")
  func markedSlope() throws {
    var (solver, x) = solver(16)
    let rows: [LinearConstraint] = [
      (-10 * x[12] >= 290).priority(250), 0.1 * x[3] + 100 * x[13] <= -1698.304,
      (-1 * x[6] >= -40_755).priority(250), -1 * x[14] == -160,
      (-1 * x[7] <= 41.965).priority(750), (-100 * x[11] >= 384).priority(750),
      -0.001 * x[12] >= 4200.029, (0.01 * x[12] - 0.001 * x[1] == -0.52).priority(750),
      -10 * x[10] == 0, (1000 * x[3] >= 16_996).priority(500),
      100 * x[6] + 0.001 * x[1] >= -3499.98,
      (0.01 * x[15] - 0.001 * x[6] == 79_002.935).priority(750),
      (0.01 * x[15] == -17.1).priority(500), (-1 * x[15] <= -210_290).priority(750),
      (0.1 * x[13] + 1000 * x[12] - 100 * x[1] == -51_916.7).priority(750),
    ]
    for row in rows {
      try solver.add(row)
      expectNil(solver.invariantFault())
    }
    for priority in [1000, 750, 250.0] { #expect(try missed(solver, priority) < 1e-4) }
    // c14 adds terms of 4.2e9, so x13 is rounded by some 1e-6, which c9 multiplies by a million.
    expectNear(try missed(solver, 500), 850_079_056.42, within: 10)
  }

  @Test("two shares that add up to the whole up to rounding do not block a lesser preference")
  func sharesOfOneLength() throws {
    // A proportional stack: the second share is implied by the first.
    for size in stride(from: 60_000.0, through: 400_000, by: 1000) {
      var solver = Solver()
      let share = 16 / (size + 16)
      let names = [
        "x", "width", "start", "second", "whole", "inner x", "inner", "outer x", "outer",
      ]
      let v = names.map { solver.makeVariable($0) }
      let (x, width, start, second, whole) = (v[0], v[1], v[2], v[3], v[4])
      let (innerX, inner, outerX, outer) = (v[5], v[6], v[7], v[8])
      for extent in [width, second, whole] { try solver.add(extent >= 0) }
      try solver.add(x == 0)
      try solver.add(second == size, priority: 664)
      try solver.add(width <= 9.4, priority: 250)
      try solver.add(width >= 9.4, priority: 750)
      let only = try solver.add(x + width == whole)
      try solver.update { (solver: inout Solver) throws in
        try solver.remove(only)
        try solver.add(contentsOf: [
          inner >= 0, outer >= 0, innerX == 8, innerX + inner == width - 8,
        ])
        try solver.add(contentsOf: [outer <= 672, outerX + outer <= innerX + inner])
        try solver.add(outerX + 0.5 * outer == innerX + 0.5 * inner)
        try solver.add(outer == inner, priority: 999)
        try solver.add(contentsOf: [start == x + width, start + second == whole])
        try solver.add(width == share * whole, priority: 999)
        try solver.add(second == (1 - share) * whole, priority: 998)
      }
      // Margins of 8 and 8 without content are 16, to which `size` is in proportion.
      expectNear(solver[width], 16, within: 1e-6)
      expectNear(solver[second], size, within: 1e-6 * size)
    }
  }

  /// 0.001 of the length that c gains from e goes to d: five rows of 750 and two more change by
  /// 5.001 - 5 - 0.001.
  ///
  /// The rounding residue of that sum must not block e from the 30 that 250 prefers.
  @Test(
    "a direction whose cost is rounding residue is available to lower levels",
    arguments: [false, true])
  func roundingBlocksNothing(isReversed: Bool) throws {
    var (solver, x) = solver(9)
    let (a, b, c, d, e) = (x[0], x[1], x[2], x[3], x[4])
    let (f, g, h, last) = (x[5], x[6], x[7], x[8])
    let rows: [LinearConstraint] =
      [
        f + e + h + last == 0, (e <= 30).priority(250), (b >= 30).priority(750), d >= 30,
        (a >= 30).priority(750), g + e + h + last == 30_100, a - 0.001 * c == 0,
        b - 0.001 * e == 0, g <= 40, last >= 30, d - c == 0, c - h == 0,
      ] + (0..<5).map { _ in (f >= 30).priority(750) }
    try solver.add(contentsOf: isReversed ? rows.reversed() : rows)
    // f = g - 30 100 <= -30 060: five rows miss by 30 090; a and b share 0.001 (h + e) = 30.03 of
    // the 60 that they ask for.
    expectNear(try missed(solver, 750), (5 * 30_090 + 29.97), within: 1e-6)
    #expect(try missed(solver, 250) < 1e-6)
    #expect(try missed(solver, 1000) < 1e-6)
  }
}
