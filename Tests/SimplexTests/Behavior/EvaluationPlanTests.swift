import Simplex
import TestSupport
import Testing

/// Repeated suggestions for some variables, as in resizing a window, with changes between.
@Suite struct EvaluationPlanTests {
  /// Columns of equal width, 10 apart, each with a part that has a minimum width.
  private struct Columns {
    var solver = Solver()
    let width: Variable
    var lefts: [Variable] = []
    var sizes: [Variable] = []
    var parts: [Variable] = []

    init(count: Int) throws {
      width = solver.makeVariable("width")
      var constraints: [LinearConstraint] = []
      for column in 0..<count {
        let left = solver.makeVariable("left \(column)")
        let size = solver.makeVariable("size \(column)")
        let part = solver.makeVariable("part \(column)")
        if column == 0 {
          constraints.append(left == 0)
        } else {
          constraints.append(left == lefts[column - 1] + sizes[column - 1] + 10)
          constraints.append(size == sizes[0])
        }
        constraints.append(part >= 20)
        constraints.append(part <= size)
        constraints.append((part == 0.5 * size).priority(600))
        lefts.append(left)
        sizes.append(size)
        parts.append(part)
      }
      constraints.append(lefts[count - 1] + sizes[count - 1] == width)
      try solver.add(contentsOf: constraints)
      try solver.addEdit(width, priority: 900)
    }

    /// Lists the columns that differ from arithmetic for a total width.
    func differences(width total: Double) -> [String] {
      // Each contains its part, which is at least 20 wide.
      let count = Double(sizes.count)
      let size = max(20, (total - 10 * (count - 1)) / count)
      var result: [String] = []
      for column in sizes.indices {
        let expected = (Double(column) * (size + 10), size, max(20, size / 2))
        let found = (solver[lefts[column]], solver[sizes[column]], solver[parts[column]])
        let isSame =
          abs(expected.0 - found.0) < 1e-6 && abs(expected.1 - found.1) < 1e-6
          && abs(expected.2 - found.2) < 1e-6
        if !isSame { result.append("column \(column): \(found), not \(expected)") }
      }
      return result
    }
  }

  @Test(
    "columns have the width of each suggestion, below their minimum and back",
    arguments: [1, 2, 3, 30])
  func columns(count: Int) throws {
    var columns = try Columns(count: count)
    let least = Double(30 * count)
    for step in 0..<60 {
      // From three times the minimum width to half of it and back, twice.
      let total = least * (0.5 + 2.5 * abs(Double(step % 30) - 15) / 15)
      try columns.solver.suggest(total, for: columns.width)
      expectEmpty(columns.differences(width: total), "step \(step)")
      expectNil(columns.solver.invariantFault(), "step \(step)")
    }
  }

  @Test("additions, changes and removals between two suggestions take effect in the next")
  func changesBetween() throws {
    var columns = try Columns(count: 4)
    var total = 400.0
    func suggest(_ columns: inout Columns) throws {
      for _ in 0..<4 {
        total += 7
        try columns.solver.suggest(total, for: columns.width)
        expectEmpty(columns.differences(width: total))
      }
    }
    try suggest(&columns)
    let follower = columns.solver.makeVariable("follower")
    let tie = try columns.solver.add(follower == 2 * columns.lefts[2])
    try suggest(&columns)
    expectEqual(columns.solver[follower], 2 * columns.solver[columns.lefts[2]])
    try columns.solver.setConstant(5, of: tie)
    try suggest(&columns)
    expectEqual(columns.solver[follower], 2 * columns.solver[columns.lefts[2]] + 5)
    try columns.solver.remove(tie)
    let before = columns.solver[follower]
    try suggest(&columns)
    expectEqual(columns.solver[follower], before)
    try columns.solver.add(follower == columns.width, priority: 100)
    try suggest(&columns)
    expectEqual(columns.solver[follower], total)
  }

  @Test("unmoved variables keep their value during a replay")
  func fixedTerms() throws {
    var solver = Solver()
    let origin = solver.makeVariable("origin")
    let width = solver.makeVariable("width")
    let ends = (0..<9).map { solver.makeVariable("end \($0)") }
    // The coefficient of an end in its row is 1, -1 or 2; the origin precedes the moving terms.
    let rows = try ends.enumerated().map { index, end in
      switch index % 3 {
      case 0: try solver.add(end - origin - width == 7)
      case 1: try solver.add(origin + width - end == -7)
      default: try solver.add(2 * end - origin - width == 7)
      }
    }
    try solver.addEdit(origin, priority: 900)
    try solver.addEdit(width, priority: 900)
    var (start, constant) = (0.0, 7.0)
    for step in 1...40 {
      let size = 100.0 + 8 * Double(step)
      try solver.suggest(size, for: width)
      for (index, end) in ends.enumerated() {
        let sum = start + size + (index == 4 ? constant : 7)
        expectEqual(solver[end], (index % 3 == 2 ? sum / 2 : sum), "step \(step), end \(index)")
      }
      expectNil(solver.invariantFault(), "step \(step)")
      switch step % 8 {
      case 4:
        #expect(throws: SolverError.self) {
          try solver.update { solver in
            try solver.suggest(start + 50, for: origin)
            try solver.add(ends[0] == ends[2])
            try solver.add(ends[0] == ends[2] + 1)
          }
        }
      case 6:
        start += 30
        try solver.suggest(start, for: origin)
      case 0:
        constant += 2
        try solver.setConstant(-constant, of: rows[4])
      default: break
      }
    }
  }

  /// A what-if evaluates twice in one call and reverts both, so a plan outlives it.
  @Test("a what-if leaves no trace in variables that others depend on", arguments: [false, true])
  func triedOut(movesRow: Bool) throws {
    var solver = Solver()
    let origin = solver.makeVariable("origin")
    let width = solver.makeVariable("width")
    let start = try solver.add(origin == 10)
    let size = try solver.add(width == 100)
    let ends = (0..<6).map { solver.makeVariable("end \($0)") }
    let rows = try ends.map { try solver.add($0 - origin - width == 7) }
    func sums(_ origin: Double, _ width: Double, own: Double) -> [Double] {
      ends.indices.map { origin + width + ($0 == 4 ? own : 7) }
    }
    for step in 1...6 {
      let value = 100 + 8 * Double(step)
      try solver.setConstant(value, of: size)
      expectEqual(ends.map { solver[$0] }, sums(10, value, own: 7), "step \(step)")
      let then = ParameterChanges(constants: [(size, value + 1)], priorities: [])
      let several = ParameterChanges(
        constants: [(start, 60), (rows[1], 8), (rows[4], 21)], priorities: [])
      let expected = [7, 8, 7, 7, 21, 7].map { 60 + value + 1 + $0 }
      try expectEqual(solver.values(of: ends, after: [several, then]), expected, "step \(step)")
      try solver.setConstant(value - 1, of: size)
      try solver.setConstant(value, of: size)
      let tried = ParameterChanges(
        constants: movesRow ? [(rows[4], 21)] : [(start, 60)], priorities: [])
      try expectEqual(
        solver.values(of: ends, after: [tried, then]),
        (movesRow ? sums(10, value + 1, own: 21) : sums(60, value + 1, own: 7)), "step \(step)")
      expectNil(solver.invariantFault(), "step \(step)")
    }
  }

  @Test("a refused call and a copy do not affect later suggestions")
  func refusedCalls() throws {
    var plain = try Columns(count: 5)
    var refused = plain
    for step in 0..<12 {
      let total = 300 + 9 * Double(step)
      try plain.solver.suggest(total, for: plain.width)
      try refused.solver.suggest(total, for: refused.width)
      #expect(throws: SolverError.self) {
        try refused.solver.update { solver in
          try solver.suggest(total + 100, for: refused.width)
          try solver.add(refused.sizes[2] == refused.sizes[0] + 1)
        }
      }
      if step % 3 == 1 {
        let copy = refused.solver
        try refused.solver.add(refused.sizes[1] >= 0, priority: 10)
        refused.solver = copy
      }
      expectEmpty(refused.differences(width: total))
      expectEqual(refused.solver.stateDigest, plain.solver.stateDigest)
      expectEqual(refused.solver.statistics, plain.solver.statistics)
    }
  }

  /// Suggests values in one update.
  private static func suggest(_ values: [(Variable, Double)], to solver: inout Solver) throws {
    try solver.update { solver in
      for (variable, value) in values { try solver.suggest(value, for: variable) }
    }
  }

  @Test("two edges suggested together move their dependents and leave unchanged ones in place")
  func twoSides() throws {
    var solver = Solver()
    let (left, right) = (solver.makeVariable("left"), solver.makeVariable("right"))
    let width = solver.makeVariable("width")
    let parts = (0..<5).map { solver.makeVariable("part \($0)") }
    var constraints: [LinearConstraint] = [width == right - left]
    for (index, part) in parts.enumerated() {
      // Half of them move with the edges, half depend on the width alone.
      let whole = index % 2 == 0 ? left + right : LinearExpression(width)
      constraints.append(part == whole + Double(index))
      constraints.append((part >= 12).priority(300))
      constraints.append(part + width <= 4_000)
    }
    try solver.add(contentsOf: constraints)
    try solver.addEdit(left, priority: 900)
    try solver.addEdit(right, priority: 900)
    for step in 0..<30 {
      // The width grows, then is constant, then shrinks.
      let start = Double(step)
      let extent = 20 + Double(step < 10 ? step : step < 20 ? 10 : 30 - step)
      var twin = solver
      twin.invalidatePlan()
      try Self.suggest([(left, start), (right, start + extent)], to: &solver)
      try Self.suggest([(left, start), (right, start + extent)], to: &twin)
      expectEqual(solver[width], extent)
      for (index, part) in parts.enumerated() {
        let whole = index % 2 == 0 ? 2 * start + extent : extent
        expectEqual(solver[part], whole + Double(index), "step \(step)")
      }
      expectNil(solver.invariantFault(), "step \(step)")
      expectEqual(solver.stateDigest, twin.stateDigest, "step \(step)")
    }
  }

  /// A suggested variable, others at distances from it, and a bound that yields to suggestions.
  private struct Bounded {
    var solver: Solver
    let variable: Variable
    let other: Variable
    let bound: ConstraintID

    init(least: Double) throws {
      var solver = Solver()
      let first = solver.makeVariable("variable")
      let others = (1...5).map { solver.makeVariable("\($0)") }
      try solver.add(contentsOf: others.enumerated().map { $1 == first + Double($0) })
      (variable, other) = (first, others[0])
      bound = try solver.add(first >= least, priority: 100)
      try solver.addEdit(first, priority: 900)
      self.solver = solver
      // The second suggestion records the plan, the fourth computes the range that needs no check.
      for value in [60.0, 61, 62, 63] { try suggest(value) }
    }

    mutating func suggest(_ value: Double) throws { try solver.suggest(value, for: variable) }

    /// The value of the variable without its edit: its bound, if the value is below that.
    func released() throws -> Double {
      var solver = solver
      try solver.removeEdit(variable)
      return solver[variable]
    }
  }

  @Test("a bound takes effect whenever a suggestion passes it")
  func boundPassed() throws {
    var bounded = try Bounded(least: 50)
    for value in [40.0, 45, 60, 50, 49, 70, 30, 55] {
      try bounded.suggest(value)
      try expectEqual(bounded.released(), max(50, value))
    }
  }

  @Test("a bound with a changed constant takes effect at its new value", arguments: [62.5, 64, 61])
  func boundMoved(least: Double) throws {
    var bounded = try Bounded(least: 50)
    try bounded.solver.setConstant(least, of: bounded.bound)
    for value in [62.0, 61.5, 63, 65, 60] {
      try bounded.suggest(value)
      try expectEqual(bounded.released(), max(least, value))
    }
  }

  @Test("a bound passed by a refused suggestion takes effect in the next one")
  func boundPassedInVain() throws {
    var bounded = try Bounded(least: 50)
    #expect(throws: SolverError.self) {
      try bounded.solver.update { solver in
        try solver.suggest(40, for: bounded.variable)
        try solver.add(bounded.other == bounded.variable + 7)
      }
    }
    try bounded.suggest(45)
    try expectEqual(bounded.released(), 50)
  }

  @Test(
    "values that grow large during a replay use the tolerance of large values", arguments: [1.0, 2])
  func wide(factor: Double) throws {
    var solver = Solver()
    let variable = solver.makeVariable("variable")
    let others = (1...5).map { solver.makeVariable("\($0)") }
    try solver.add(contentsOf: others.map { $0 == factor * variable })
    for other in others { try solver.add(other <= 1e8, priority: 100) }
    try solver.addEdit(variable, priority: 900)
    for step in 0..<24 {
      let value = Double(1 << (step + 4))
      var twin = solver
      twin.invalidatePlan()
      try solver.suggest(value, for: variable)
      try twin.suggest(value, for: variable)
      expect(others.allSatisfy { solver[$0] == factor * value })
      expectEqual(solver.stateDigest, twin.stateDigest, "step \(step)")
      expectNil(solver.invariantFault(), "step \(step)")
    }
  }

  @Test(
    "replays of random systems give the states of solvers without a plan",
    arguments: SystemKind.allCases)
  func random(kind: SystemKind) throws {
    for seed in RandomPlan.seeds(share: 0.02) {
      var generator = SystemGenerator(seed: seed)
      let system = generator.system(kind)
      guard system.variableCount > 1 else { continue }
      var loaded = try LoadedSolver(system)
      var random = SplitMix64(seed: seed)
      let edits = [loaded.variables[0], loaded.variables[system.variableCount - 1]]
      for edit in edits { try loaded.solver.addEdit(edit, priority: 700) }
      var added: [ConstraintID] = []
      for round in 0..<24 {
        let moved = edits.prefix(1 + round / 6 % 2).map { edit in
          (edit, Double(Int.random(in: -40...40, using: &random)))
        }
        var twin = loaded.solver
        twin.invalidatePlan()
        try Self.suggest(moved, to: &twin)
        try Self.suggest(moved, to: &loaded.solver)
        let place: Comment = "\(kind) seed \(seed) round \(round)"
        expectNil(loaded.solver.invariantFault(), place)
        expectEqual(loaded.solver.stateDigest, twin.stateDigest, place)
        guard round % 5 == 4 else { continue }
        if let last = added.popLast(), round % 2 == 0 {
          try loaded.solver.remove(last)
        } else if let other = loaded.variables.randomElement(using: &random) {
          added.append(try loaded.solver.add(other >= edits[0], priority: 300))
        }
      }
    }
  }
}
