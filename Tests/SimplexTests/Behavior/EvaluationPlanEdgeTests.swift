import Simplex
import TestSupport
import Testing

/// Plans with a hold in a block, plans of refused calls, and invalidated plans.
@Suite struct EvaluationPlanEdgeTests {
  /// Dependent rows leave a hold in their block.
  @Test(
    "a replay through a block with a hold gives the state of a solver without a plan",
    arguments: [1000.0, 500])
  func heldInBlock(priority: Double) throws {
    var solver = Solver()
    let (width, x, y) = (
      solver.makeVariable("width"), solver.makeVariable("x"), solver.makeVariable("y")
    )
    try solver.add(contentsOf: [
      x + y == LinearExpression(width), (2 * x + 2 * y == 2 * width).priority(Priority(priority)),
    ])
    for index in 0..<6 { try solver.add(solver.makeVariable() == x + Double(index)) }
    try solver.addEdit(width, priority: 900)
    // One of the dependent rows is replaced by a hold, so that the sum alone determines `y`.
    try expect(!solver.isDetermined(x))
    // The second call records the plan, and later ones replay it.
    for value in [1.5, 2.5, 3.5, 4.5] {
      var twin = solver
      twin.invalidatePlan()
      try solver.suggest(value, for: width)
      try twin.suggest(value, for: width)
      expectEqual(solver.stateDigest, twin.stateDigest)
      expectNil(solver.invariantFault())
    }
  }

  /// Two edges suggested together, a bound of the first, and a sum of variables that do not move.
  private struct Sides {
    var solver = Solver()
    let left: Variable
    let right: Variable
    let least: ConstraintID

    init() throws {
      (left, right) = (solver.makeVariable("left"), solver.makeVariable("right"))
      let (width, kept) = (solver.makeVariable("width"), solver.makeVariable("kept"))
      let other = solver.makeVariable("other")
      try solver.add(width == right - left)
      for index in 0..<5 { try solver.add(solver.makeVariable() == left + Double(index)) }
      try solver.add(left >= 50, priority: 100)
      least = try solver.add(kept + other >= 0)
      try solver.add(kept + other <= 10)
      try solver.addEdit(left, priority: 900)
      try solver.addEdit(right, priority: 900)
      for step in 0..<4 { try suggest(60 + Double(step), 90 + Double(2 * step)) }
    }

    mutating func suggest(
      _ first: Double, _ second: Double, _ number: Double = 0
    ) throws {
      let (left, right, least) = (left, right, least)
      try solver.update { solver in
        try solver.suggest(first, for: left)
        try solver.suggest(second, for: right)
        try solver.setConstant(number, of: least)
      }
    }

    func released() throws -> Double {
      var solver = solver
      try solver.removeEdit(left)
      return solver[left]
    }
  }

  @Test("a bound passed during a refused call counts in the next call")
  func passedInVain() throws {
    var sides = try Sides()
    // Without a new row the plan is replayed; the minimum sum above the maximum is found later.
    #expect(throws: SolverError.self) { try sides.suggest(40, 120, 20) }
    try sides.suggest(45, 121)
    try expectEqual(sides.released(), 50)
    expectNil(sides.solver.invariantFault())
  }

  @Test("a bound passed while a planned variable is unmoved counts in the next call")
  func passedWithoutPlan() throws {
    var sides = try Sides()
    // The width is unchanged.
    try sides.suggest(40, 73)
    try sides.suggest(60, 99)
    try expectEqual(sides.released(), 60)
    expectNil(sides.solver.invariantFault())
  }

  /// `first + x + y` is the suggested sum and `second + x - y` the suggested difference; the
  /// followers have a bound on one side only.
  private struct Cross {
    var solver = Solver()
    let numbers: [Variable]
    let parts: [Variable]
    let rows: [ConstraintID]
    var followers: [Variable] = []

    init() throws {
      numbers = [solver.makeVariable("sum"), solver.makeVariable("difference")]
      parts = [solver.makeVariable("x"), solver.makeVariable("y")]
      let (x, y) = (parts[0], parts[1])
      let (first, second) = (solver.makeVariable("first"), solver.makeVariable("second"))
      rows = [try solver.add(first == 3), try solver.add(second == 5)]
      try solver.add(contentsOf: [
        first + x + y == numbers[0] + 0, second + x - y == numbers[1] + 0,
      ])
      for index in 0..<6 {
        let follower = solver.makeVariable()
        try solver.add(first + follower == x + y + Double(index))
        try solver.add((second + follower >= 4 * Double(index)).priority(400))
        followers.append(follower)
      }
      for number in numbers { try solver.addEdit(number, priority: 900) }
    }

    /// Compares all values with arithmetic from the suggested numbers and the two constants.
    ///
    /// - Returns: Whether all are equal.
    func isRight(_ sum: Double, _ difference: Double, _ first: Double, _ second: Double) -> Bool {
      let x = (sum - first + difference - second) / 2
      let y = (sum - first - difference + second) / 2
      return solver[parts[0]] == x && solver[parts[1]] == y
        && followers.indices.allSatisfy { solver[followers[$0]] == x + y + Double($0) - first }
    }
  }

  @Test(
    "a replay computes a block that depends on both suggested variables and on fixed terms",
    arguments: [0.0, 0.25])
  func bothInBlock(step: Double) throws {
    var cross = try Cross()
    var (first, second) = (3.0, 5.0)
    for turn in 0..<24 {
      let (sum, difference) = (40 + 0.5 * Double(turn), 8 - step * Double(turn))
      if turn % 8 == 7 {
        // The fixed terms change here.
        (first, second) = (first + 1, second - 0.5)
        try cross.solver.setConstant(first, of: cross.rows[0])
        try cross.solver.setConstant(second, of: cross.rows[1])
      }
      let numbers = cross.numbers
      try cross.solver.update { solver in
        try solver.suggest(sum, for: numbers[0])
        try solver.suggest(difference, for: numbers[1])
      }
      expect(cross.isRight(sum, difference, first, second), "turn \(turn)")
      expectNil(cross.solver.invariantFault(), "turn \(turn)")
    }
  }
}
