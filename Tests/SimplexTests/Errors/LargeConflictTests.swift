import Simplex
import TestSupport
import Testing

/// Conflicts in which every constraint is a member.
@Suite("Large conflicts")
struct LargeConflictTests {
  @Test("the members of a conflict have their positions among the rows, edits not counted")
  func chain() throws {
    let count = 300
    var solver = Solver()
    let variables = (0...count).map { _ in solver.makeVariable() }
    // Each is at least 1 after the previous one, so the last cannot be within 50 of the first.
    var rows: [LinearConstraint] = []
    for index in 0..<count { rows.append(variables[index + 1] - variables[index] >= 1) }
    rows.append(variables[count] - variables[0] <= 50)
    let error = #expect(throws: SolverError.self) {
      try solver.update { (solver: inout Solver) throws in
        // Edits are rows too, which the positions in a conflict do not count.
        try solver.addEdit(variables[7], priority: 300)
        try solver.suggest(3, for: variables[7])
        try solver.add(contentsOf: rows)
      }
    }
    guard case .unsatisfiable(let conflict) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    let positions = conflict.members.map { member -> Int? in
      if case .rejected(let position) = member.source { position } else { nil }
    }
    expectEqual(positions, rows.indices.map { $0 })
  }
}
