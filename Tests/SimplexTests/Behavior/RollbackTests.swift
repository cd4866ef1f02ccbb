import Simplex
import SimplexQuestions
import TestSupport
import Testing

/// Several changes as one call: committed together, or undone to the bit.
@Suite("Rollback of several changes")
struct RollbackTests {
  private static let stop = SolverError.pivotLimit(-1)

  /// A panel of three columns, with constraints of every kind and an edit.
  private struct Panel {
    var solver: Solver
    let width: Variable
    let columns: [Variable]
    let sum: ConstraintID
    let minimums: [ConstraintID]
    let preferences: [ConstraintID]

    init() throws {
      var solver = Solver()
      width = solver.makeVariable("width")
      columns = (0..<3).map { solver.makeVariable("column \($0)") }
      sum = try solver.add(columns[0] + columns[1] + columns[2] == LinearExpression(width))
      minimums = try solver.add(contentsOf: columns.map { $0 >= 10 })
      preferences = try solver.add(
        contentsOf: columns.enumerated().map { index, column in
          (column == Double(100 + 7 * index)).priority(Priority(Double(500 + index)))
        })
      try solver.addEdit(width, priority: .high)
      // A third leaves values whose last bits depend on the way.
      try solver.suggest(1000.0 / 3, for: width)
      self.solver = solver
    }

    var bits: [UInt64] { ([width] + columns).map { solver[$0].bitPattern } }
  }

  /// The reason why an update fails.
  enum Failure: CaseIterable {
    case thrownAtTheEnd, thrownInTheMiddle, unknownHandle, invalidNumber, conflict, budget
  }

  @Test(
    "after a failed update of every kind of change all is as before", arguments: Failure.allCases)
  func everyKind(_ failure: Failure) throws {
    var panel = try Panel()
    let gone = try panel.solver.add(panel.width >= 0)
    try panel.solver.remove(gone)
    let twin = panel
    let (before, bits) = (Scene.state(of: panel.solver), panel.bits)
    if failure == .budget { panel.solver.pivotBudget = 0 }
    #expect(throws: SolverError.self) {
      try panel.solver.update { [panel] solver in
        try solver.suggest(40, for: panel.width)
        try solver.removeEdit(panel.width)
        try solver.setConstant(60, of: panel.minimums[0])
        if failure == .thrownInTheMiddle { throw Self.stop }
        try solver.setPriority(.required, of: panel.preferences[2])
        try solver.remove(panel.preferences[0])
        if failure == .unknownHandle { try solver.remove(gone) }
        let extra = solver.makeVariable("extra")
        let ids = try solver.add(contentsOf: [extra == panel.width / 2, extra <= 90])
        if failure == .invalidNumber { try solver.setConstant(.infinity, of: ids[1]) }
        try solver.addEdit(extra, priority: .low)
        if failure == .conflict { try solver.add(panel.columns[1] >= 500) }
        if failure == .budget { try solver.add(2 * panel.columns[1] + extra >= 200) }
        try solver.remove(panel.minimums[1])
        if failure == .thrownAtTheEnd { throw Self.stop }
      }
    }
    panel.solver.pivotBudget = twin.solver.pivotBudget
    expectEqual(panel.bits, bits)
    expectEqual(Scene.state(of: panel.solver), before)
    // The same call later gives the same bits as without the failed one.
    var other = twin
    for value in [77.0, 1000.0 / 7] {
      try panel.solver.suggest(value, for: panel.width)
      try other.solver.suggest(value, for: other.width)
      expectEqual(panel.bits, other.bits)
    }
  }

  @Test("an empty update returns its result and changes nothing")
  func empty() throws {
    var panel = try Panel()
    let (before, work) = (Scene.state(of: panel.solver), panel.solver.statistics)
    let result = try panel.solver.update { _ in "done" }
    expectEqual(result, "done")
    #expect(throws: Self.stop) { try panel.solver.update { _ throws in throw Self.stop } }
    try panel.solver.update { solver throws in try solver.update { _ in } }
    expectEqual(Scene.state(of: panel.solver), before)
    expectEqual(panel.solver.statistics, work)
    var solver = Solver()
    try solver.update { _ in }
    expect(solver.variables.isEmpty && solver.constraints.isEmpty)
  }

  @Test("the order of changes within an update does not matter")
  func order() throws {
    for order in permutations(of: Array(0..<5)) {
      var panel = try Panel()
      try panel.solver.update { [panel] solver in
        for change in order {
          switch change {
          case 0: try solver.suggest(360, for: panel.width)
          case 1: try solver.setConstant(200, of: panel.minimums[0])
          case 2: try solver.remove(panel.preferences[1])
          case 3: try solver.setPriority(.required, of: panel.preferences[2])
          // Contradicts the sum until the width is suggested; required rows come first.
          default: try solver.add(panel.columns[1] <= 50, priority: 600)
          }
        }
      }
      // The last column must be 114 wide, the first at least 200, so the rest of 360 is 46.
      expectEqual(panel.solver[panel.width], 360, "\(order)")
      expectEqual(panel.columns.map { panel.solver[$0] }, [200, 46, 114], "\(order)")
    }
  }

  @Test("inner updates that fail leave no trace in the outer ones that succeed")
  func nested() throws {
    var panel = try Panel()
    var abandonedHandle: Variable?
    try panel.solver.update { [panel] (outer) throws in
      try outer.suggest(300, for: panel.width)
      do {
        try outer.update { (middle) throws in
          try middle.setConstant(120, of: panel.minimums[1])
          try middle.update { inner in
            abandonedHandle = inner.makeVariable("abandoned")
            try inner.setConstant(150, of: panel.minimums[1])
            try inner.remove(panel.sum)
            throw Self.stop
          }
        }
      } catch {
        expectEqual(error as? SolverError, Self.stop)
      }
      try outer.update { middle in
        try middle.setConstant(130, of: panel.minimums[2])
        try? middle.update { inner in
          try inner.remove(panel.minimums[2])
          throw Self.stop
        }
      }
    }
    let abandoned = try #require(abandonedHandle)
    expect(!panel.solver.contains(abandoned) && panel.solver.contains(panel.sum))
    // The last column is at least 130, then the second, whose preference is stronger, has its 107.
    expectEqual(panel.columns.map { panel.solver[$0] }, [300 - 107 - 130, 107, 130])
    let minimum = try panel.solver.constraint(panel.minimums[1]).constant
    expectEqual(minimum, 10)
  }

  @Test("the conflict of an update numbers what its body added and shows its changes")
  func conflict() throws {
    var panel = try Panel()
    var members: [Conflict.Member] = []
    do {
      try panel.solver.update { [panel] solver in
        try solver.add(panel.columns[0] <= 1000)
        try solver.setConstant(200, of: panel.minimums[2])
        try solver.add(contentsOf: [panel.columns[1] >= 0, panel.width <= 209])
      }
      Issue.record("nothing was thrown")
    } catch {
      guard case SolverError.unsatisfiable(let conflict) = error else { throw error }
      members = conflict.members
    }
    // 10 + 10 + 200 exceed 209 by 11.
    let sources = [panel.sum] + panel.minimums
    expectEqual(members.map(\.source), sources.map { .existing($0) } + [.rejected(2)])
    expectEqual(members.map(\.constraint.constant), [0, 10, 10, 200, 209])
    let scale = try #require(members.last).multiplier.magnitude
    let sum = members.reduce(0) { $0 + $1.multiplier * $1.constraint.constant }
    expectEqual(sum, 11 * scale)
    try expectEqual(panel.solver.constraint(panel.minimums[2]).constant, 10)
  }

  @Test("random updates are undone to the bit, and committed give the values of single calls")
  func random() throws {
    for seed in RandomPlan.seeds(share: 0.05) {
      var generator = ScriptGenerator(seed: seed, clashes: 0)
      var model = ScriptModel(variableCount: generator.variableCount)
      var together = LoadedSolver(variableCount: generator.variableCount)
      var single = together
      for _ in 0..<6 {
        var (operations, next) = ([ScriptOperation](), model)
        for _ in 0..<5 {
          let operation = generator.operation(for: next)
          // An update that also renews variables counts them differently than single calls.
          if case .renew = operation { continue }
          if next.apply(operation) { operations.append(operation) }
        }
        let before = Scene.state(of: together.solver)
        let bits = together.bits
        try together.apply(.abandoned(operations))
        expectEqual(together.bits, bits, "seed \(seed)")
        expectEqual(Scene.state(of: together.solver), before, "seed \(seed)")
        try together.apply(.transaction(operations))
        for operation in operations { try single.apply(operation) }
        model = next
        for (number, variable) in together.variables.enumerated()
        where try together.solver.isDetermined(variable) {
          expect(
            OptimumCheck.isClose(together.point[number], single.point[number]),
            "seed \(seed) x\(number)")
        }
      }
    }
  }

  private func permutations(of items: [Int]) -> [[Int]] {
    guard let first = items.first else { return [[]] }
    return permutations(of: Array(items.dropFirst())).flatMap { rest in
      (0...rest.count).map { Array(rest[..<$0]) + [first] + Array(rest[$0...]) }
    }
  }
}
