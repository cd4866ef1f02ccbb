import Buffers
import TestSupport
import Testing

@testable import Simplex

/// The order of solving and its blocks, compared with what reachability says.
@Suite("Block order")
struct BlockOrderTests {
  /// The variables that each variable's value depends on, directly and through others.
  private static func dependencies(_ state: SolverState) -> [[Bool]] {
    let count = state.problem.variableCount
    var reaches = (0..<count).map { variable in (0..<count).map { $0 == variable } }
    for variable in 0..<count {
      let row = state.problem.variables[variable].basicRow
      guard row != noRow else { continue }
      for term in state.problem.terms(of: state.problem.rows[row]) {
        reaches[variable][Int(term.variable)] = true
      }
    }
    for middle in 0..<count {
      for from in 0..<count where reaches[from][middle] {
        for to in 0..<count where reaches[middle][to] { reaches[from][to] = true }
      }
    }
    return reaches
  }

  /// The number of pairs of variables that depend on each other.
  private func cyclicPairs(_ solver: Solver, _ comment: Comment) -> Int {
    let state = solver.state.pointee
    let reaches = Self.dependencies(state)
    var pairs = 0
    for one in reaches.indices {
      let record = state.problem.variables[one]
      for other in reaches.indices where other != one && reaches[one][other] {
        let dependency = state.problem.variables[other]
        let isTogether = record.block != noBlock && record.block == dependency.block
        if reaches[other][one] {
          pairs += 1
          expect(isTogether, "\(comment): v\(one), v\(other)")
        } else {
          // A block that lost a dependent row may stay together.
          expect(
            isTogether || dependency.position < record.position, "\(comment): v\(one), v\(other)")
        }
      }
    }
    return pairs
  }

  @Test("variables on one cycle share a block, and dependencies come before their dependents")
  func components() throws {
    var pairs = 0
    for kind in SystemKind.allCases {
      for seed in RandomPlan.seeds(share: 0.1 / Double(SystemKind.allCases.count)) {
        var generator = SystemGenerator(seed: seed)
        let system = generator.system(kind)
        let solver = try LoadedSolver(system).solver
        pairs += cyclicPairs(solver, "\(kind) seed \(seed)")
      }
    }
    // Without cycles the test would compare only orders.
    #expect(pairs > 100 * RandomPlan.systems / 1000)
  }

  @Test("a cycle that a change closes becomes a block, and its end dissolves the block")
  func changed() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(x + y == 10)
    try solver.add(z == x + 1)
    let cycle = try solver.add(x - y == 2)
    expectEqual(cyclicPairs(solver, "closed"), 2)
    expect((solver[x], solver[y], solver[z]) == (6, 4, 7))
    try solver.remove(cycle)
    expectEqual(cyclicPairs(solver, "opened"), 0)
    let records = solver.state.pointee.problem.variables
    expect((0..<3).allSatisfy { records[$0].block == noBlock })
  }
}
