import Simplex
import SimplexQuestions
import TestSupport
import Testing

/// Queries and copies in the body of an update.
@Suite("Inside an update")
struct UpdateTests {
  /// A solver of a random system, and the changes of a random update to it.
  private struct Setting {
    var solver: Solver
    let variables: [Variable]
    private let ids: [ConstraintID]
    private var random: SplitMix64

    init(seed: UInt64) throws {
      var generator = SystemGenerator(seed: seed)
      let kinds = SystemKind.allCases
      let loaded = try LoadedSolver(generator.system(kinds[Int(seed) % kinds.count]))
      (solver, variables) = (loaded.solver, loaded.variables)
      ids = loaded.solver.constraints
      random = generator.random
    }

    /// Makes one random change.
    ///
    /// - Returns: Whether the solver accepted it.
    mutating func change(_ solver: inout Solver) -> Bool {
      let id = random.pick(ids)
      let variable = random.pick(variables)
      do {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: try solver.remove(id)
        case 1: try solver.setPriority(.low, of: id)
        case 2: try solver.setConstant(random.integer(-9...9), of: id)
        case 3: try solver.add(variable >= random.integer(0...99), priority: .medium)
        default: try solver.add(3 * variable + random.pick(variables) == 12, priority: 1)
        }
        return true
      } catch {
        return false
      }
    }
  }

  @Test("queries inside an update describe the solver before the update and change nothing")
  func questions() throws {
    for seed in RandomPlan.seeds(share: 0.1) {
      var asked = try Setting(seed: seed)
      var quiet = asked
      let ranges = try asked.solver.ranges(of: asked.variables)
      let variable = asked.variables[Int(seed) % asked.variables.count]
      let range = try asked.solver.range(of: variable)
      let answers = Result {
        var setting = asked
        try asked.solver.update { (solver) throws in
          for _ in 0..<4 {
            _ = setting.change(&solver)
            try expectEqual(solver.ranges(of: setting.variables), ranges, "seed \(seed)")
            try expectEqual(solver.range(of: variable), range, "seed \(seed)")
            let isOne = range.lowerBound == range.upperBound
            try expectEqual(solver.isDetermined(variable), isOne, "seed \(seed)")
          }
        }
      }
      let silence = Result {
        var setting = quiet
        try quiet.solver.update { solver in
          for _ in 0..<4 { _ = setting.change(&solver) }
        }
      }
      // A range queried alone is computed in another order, so its last bits may differ.
      let among = ranges[Int(seed) % asked.variables.count]
      expect(OptimumCheck.isClose(range.lowerBound, among.lowerBound), "seed \(seed)")
      expect(OptimumCheck.isClose(range.upperBound, among.upperBound), "seed \(seed)")
      expectEqual("\(answers)", "\(silence)", "seed \(seed)")
      expectEqual(asked.solver.dump(), quiet.solver.dump(), "seed \(seed)")
    }
  }

  @Test("a variable made in the current update has an infinite range")
  func newVariable() throws {
    for hasRows in [false, true] {
      var solver = Solver()
      let old = solver.makeVariable()
      if hasRows { try solver.add(old == 3) }
      try solver.update { solver in
        let new = solver.makeVariable()
        try solver.add(new == 5 * old)
        try expectEqual(solver.range(of: new), -Double.infinity...Double.infinity)
        try expect(!solver.isDetermined(new))
        try expectEqual(solver.isDetermined(old), hasRows)
      }
      try expectEqual(solver.range(of: old), (hasRows ? 3...3 : -Double.infinity...Double.infinity))
    }
  }

  @Test("a copy made inside an update has the values before it and does not affect it")
  func keptCopy() throws {
    for seed in RandomPlan.seeds(share: 0.1) {
      var kept = try Setting(seed: seed)
      var plain = kept
      let values = kept.variables.map { kept.solver[$0] }
      var copies: [Solver] = []
      let keeping = Result {
        var setting = kept
        try kept.solver.update { solver in
          for step in 0..<4 {
            if step == Int(seed % 4) || seed % 7 == 0 { copies.append(solver) }
            _ = setting.change(&solver)
          }
        }
      }
      let without = Result {
        var setting = plain
        try plain.solver.update { solver in
          for _ in 0..<4 { _ = setting.change(&solver) }
        }
      }
      expectEqual("\(keeping)", "\(without)", "seed \(seed)")
      expectEqual(kept.solver.dump(), plain.solver.dump(), "seed \(seed)")
      for copy in copies { expectEqual(kept.variables.map { copy[$0] }, values, "seed \(seed)") }
    }
  }

  @Test("a constraint added before a copy is made holds after the update")
  func addedBeforeCopy() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(x == 10)
    let handles = try solver.update { solver in
      let early = try solver.add(z == 77)
      let before = solver
      let late = try solver.add(y == x + 5)
      expectEqual(before[z], 0)
      return [early, late]
    }
    expect(solver[z] == 77 && solver[y] == 15)
    expect(handles.allSatisfy { solver.contains($0) })
  }

  @Test("a required row that replaces a removed preference keeps no trace of it")
  func removedWhatARowTakesOver() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(x <= 10)
    try solver.add(y <= 20)
    let large = try solver.add(x + y == 100, priority: 500)
    try solver.add(y == 0, priority: 100)
    expect(solver[x] == 10 && solver[y] == 20)
    try solver.update { solver in
      try solver.remove(large)
      try solver.add(x + y == 25)
    }
    // Only the preference y = 0 remains, and x is at most 10 of the 25.
    expect(solver[x] == 10 && solver[y] == 15)
  }
}
