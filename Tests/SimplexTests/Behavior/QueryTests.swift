import AnchorsTesting
import Simplex
import SimplexQuestions
import TestSupport
import Testing

/// Queries about the solution: violations, ranges, freedoms and dumps.
@Suite("Queries about the solution")
struct QueryTests {
  @Test("a constraint's violation is measured in its own units")
  func violation() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x == 10)
    let preferences = try solver.add(contentsOf: [
      (x <= 7).priority(.low), (x >= 12).priority(.low), (100 * x == 900).priority(.low),
      (x <= 12).priority(.low), (x >= 7).priority(.low),
    ])
    let violations = try preferences.map { try solver.violation(of: $0) }
    expectEqual(violations, [3, 2, 100, 0, 0])
  }

  @Test("isDetermined and range report whether and how far a variable can move")
  func ranges() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    let z = solver.makeVariable("z")
    try solver.add(x + y == 100)
    try solver.add(contentsOf: [x >= 20, y >= 30, z >= x])
    try expectEqual(solver.range(of: x), 20...70)
    try expectEqual(solver.range(of: y), 30...80)
    try expectEqual(solver.range(of: z), 20...Double.infinity)
    try expect(!solver.isDetermined(x))
    try solver.add(x == 1000, priority: .low)
    try expectEqual(solver.range(of: x), 70...70)
    try expect(solver.isDetermined(y))
    try expectEqual(solver.range(of: z), 70...Double.infinity)
  }

  @Test("two equal preferences give the interval between them as range")
  func interval() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x == 90, priority: .low)
    try solver.add(x == 100, priority: .low)
    try expectEqual(solver.range(of: x), 90...100)
    try expect(!solver.isDetermined(x))
    expect((90...100).contains(solver[x]))
  }

  @Test("a range contains the current value despite rounding")
  func wideFactors() throws {
    var solver = Solver()
    let v = (0..<4).map { _ in solver.makeVariable() }
    try solver.add(contentsOf: [
      (-0.001 * v[0] - 10 * v[2] <= -2000.3).priority(250), -0.001 * v[3] == -0.02,
    ])
    try solver.update { solver in
      try solver.add(0.01 * v[3] + 0.001 * v[1] + v[0] == 300.7)
      try solver.add(100 * v[1] - 100 * v[0] == 20005, priority: 500)
    }
    try solver.add(10 * v[3] + 0.001 * v[0] - 0.001 * v[2] == 200.1, priority: 500)
    for range in try solver.ranges(of: v) { #expect(range.lowerBound <= range.upperBound) }
    try expect(solver.range(of: v[3]).contains(solver[v[3]]))
  }

  @Test("every range is infinite in a solver without constraints")
  func nothingSolved() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try expectEqual(
      solver.ranges(of: [x, y]), Array(repeating: -Double.infinity...Double.infinity, count: 2))
    #expect(throws: SolverError.self) { try solver.add(contentsOf: [x == 5, x == 6]) }
    try expectEqual(solver.ranges(of: [x]), [-Double.infinity...Double.infinity])
  }

  @Test("queries do not change the solver")
  func pure() throws {
    for seed in RandomPlan.seeds(share: 0.02) {
      var generator = SystemGenerator(seed: seed)
      let system = generator.system(.dense)
      let asked = try LoadedSolver(system)
      let before = Scene.state(of: asked.solver)
      for variable in asked.variables {
        _ = try asked.solver.isDetermined(variable)
        _ = try asked.solver.range(of: variable)
      }
      expectEqual(Scene.state(of: asked.solver), before, "seed \(seed)")
    }
  }

  @Test("every variable is free in a solver without constraints")
  func pristine() throws {
    var solver = Solver()
    try expectEmpty(solver.freedoms(among: []))
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    let freedoms = try solver.freedoms(among: [y, x, y])
    expectEqual(freedoms.map { $0.variable }, [y, x])
    for freedom in freedoms {
      expectEqual(freedom.range, -.infinity ... .infinity)
      expectEqual(freedom.moves.map { $0.variable }, [freedom.variable])
      expectEqual(freedom.moves.map { $0.distance }, [1])
      expectEqual(freedom.proportional, [freedom.variable])
    }
    try expectEqual(solver.ranges(of: [x, y]), freedoms.map { $0.range })
    try expect(!solver.isDetermined(x))
    try expect(!solver.isDeterminedWithoutCopy(x))
    let composition = try solver.composition(of: 2 * x)
    expectEmpty(composition.constraints)
    expectEqual(composition.variables.map { $0.factor }, [2])
    try solver.add(x == 1)
    try expectEqual(solver.freedoms(among: [x, y]).map { $0.variable }, [y])
  }

  @Test("freedoms within the first update are those before it")
  func pristineWithinUpdate() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    try solver.update { solver in
      let new = solver.makeVariable("new")
      try solver.add(x == 1)
      let freedoms = try solver.freedoms(among: [new, y, x, y])
      expectEqual(freedoms.map { $0.variable }, [y, x])
      expectEqual(freedoms.map { $0.range }, [-.infinity ... .infinity, -.infinity ... .infinity])
      try expectEmpty(solver.freedoms(among: [new]))
    }
    try expectEqual(solver.freedoms(among: [x, y]).map { $0.variable }, [y])
  }

  @Test("a dump lists all variables and constraints once, in order")
  func dump() throws {
    var solver = Solver()
    let left = solver.makeVariable("left")
    let width = solver.makeVariable("width")
    try solver.add(left == 10)
    try solver.add(left + width <= 300)
    try solver.add(width == 400, priority: .low)
    assertSnapshot(of: solver.dump(), named: "dump")
  }
}
