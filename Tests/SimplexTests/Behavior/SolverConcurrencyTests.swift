import Simplex
import SimplexQuestions
import TestSupport
import Testing

/// Solvers in concurrent tasks; also run under the thread sanitizer.
@Suite struct SolverConcurrencyTests {
  @Test("copies of one solver can be changed in concurrent tasks")
  func copies() async throws {
    var solver = Solver()
    let width = solver.makeVariable("width")
    let half = solver.makeVariable("half")
    let id = try solver.add(width == 0)
    try solver.add(2 * half == width)
    let shared = solver
    let halves = try await withThrowingTaskGroup(of: (Int, Double).self) { group in
      for number in 0..<32 {
        group.addTask {
          var own = shared
          try own.setConstant(Double(number), of: id)
          return (number, own[half])
        }
      }
      var halves = [Double](repeating: -1, count: 32)
      for try await (number, value) in group { halves[number] = value }
      return halves
    }
    expectEqual(halves, (0..<32).map { Double($0) / 2 })
  }

  /// The answers that a task gets from a shared solver.
  private struct Findings: Equatable {
    var constraint: String
    var violation: Double
    var variables: Int
    var ranges: [ClosedRange<Double>]
    var freedoms: Int
    var text: String
  }

  private static func findings(_ solver: Solver, _ id: ConstraintID) throws -> Findings {
    Findings(
      constraint: "\(try solver.constraint(id))", violation: try solver.violation(of: id),
      variables: solver.variables.count, ranges: try solver.ranges(of: solver.variables),
      freedoms: try solver.freedoms(among: solver.variables).count, text: solver.dump())
  }

  @Test("one solver can be queried in concurrent tasks, and its copies refuse invalid changes")
  func reading() async throws {
    var solver = Solver()
    let gone = solver.makeVariable("gone")
    let width = solver.makeVariable("width")
    let rest = solver.makeVariable("rest")
    // From here on the order of creation differs from the order of indices.
    try solver.remove(gone)
    let late = solver.makeVariable("late")
    try solver.add(width <= 100)
    let wish = try solver.add(width == 150, priority: .low)
    try solver.add(rest + late == width)
    let shared = solver
    let expected = try Self.findings(shared, wish)
    expectEqual(expected.violation, 50)
    expectEqual(expected.variables, 3)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<32 {
        group.addTask {
          var own = shared
          #expect(throws: SolverError.invalidNumber(.infinity)) {
            try own.setConstant(.infinity, of: wish)
          }
          let found = try Self.findings(own, wish)
          expectEqual(found, expected)
        }
      }
      try await group.waitForAll()
    }
  }
}
