import Simplex
import Testing

/// Plans where a variable of a block is held, where a call is refused after one was followed, and where one is given up.
@Suite struct EvaluationPlanEdgeTests {
  /// Rows that depend on one another leave a variable of their block held.
  @Test("a block with a held variable", arguments: [1000.0, 500])
  func heldInBlock(priority: Double) throws {
    var solver = Solver()
    let (width, x, y) = (
      solver.makeVariable("width"), solver.makeVariable("x"), solver.makeVariable("y")
    )
    try solver.add([
      x + y == LinearExpression(width), (2 * x + 2 * y == 2 * width).priority(Priority(priority)),
    ])
    for index in 0..<6 { try solver.add(solver.makeVariable() == x + Double(index)) }
    try solver.addEdit(width, priority: 900)
    #expect(solver.statistics.repairs == 1)
    // The second writes down what is reached, and those after it follow that.
    for value in [1.5, 2.5, 3.5, 4.5] {
      var twin = solver
      twin.forgetPlan()
      try solver.suggest(value, for: width)
      try twin.suggest(value, for: width)
      #expect(solver.stateDigest == twin.stateDigest)
      #expect(solver.invariantFault() == nil)
    }
  }

  /// Two sides that are suggested together, a bound of the first, and what stays if they move alike.
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
    ) throws(SolverError) {
      let (left, right, least) = (left, right, least)
      try solver.update { (solver) throws(SolverError) in
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

  @Test("a bound passed by a call that is refused after it followed the plan")
  func passedInVain() throws {
    var sides = try Sides()
    // No row comes, so that the plan is followed; that the least sum is above the most is found after it.
    #expect(throws: SolverError.self) { try sides.suggest(40, 120, 20) }
    try sides.suggest(45, 121)
    #expect(try sides.released() == 50)
    #expect(sides.solver.invariantFault() == nil)
  }

  @Test("a bound passed by a call in which something stays where it is")
  func passedWithoutPlan() throws {
    var sides = try Sides()
    // The width stays.
    try sides.suggest(40, 73)
    try sides.suggest(60, 99)
    #expect(try sides.released() == 60)
    #expect(sides.solver.invariantFault() == nil)
  }
}
