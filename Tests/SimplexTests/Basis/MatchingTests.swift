import Buffers
import TestSupport
import Testing

@testable import Simplex

/// The search for augmenting paths, compared with a maximum matching found from nothing.
@Suite("Matching")
struct MatchingTests {
  /// The variables of each row that is active, and last those of one more row.
  private static func rows(_ problem: Problem, and entering: Int32) -> [[Int]] {
    var rows: [[Int]] = []
    for row in 0..<problem.rowCount
    where problem.rows[row].isAlive && problem.rows[row].side == .active && row != Int(entering) {
      rows.append(problem.terms(of: problem.rows[row]).map { Int($0.variable) })
    }
    return rows + [problem.terms(of: problem.rows[entering]).map { Int($0.variable) }]
  }

  /// Returns true if each row can have a variable of its own (Kuhn 1955).
  private static func canMatchAll(_ rows: [[Int]], variables: Int) -> Bool {
    var rowOf = [Int?](repeating: nil, count: variables)
    func match(_ row: Int, _ visited: inout Set<Int>) -> Bool {
      for variable in rows[row] where visited.insert(variable).inserted {
        guard let other = rowOf[variable], !match(other, &visited) else {
          rowOf[variable] = row
          return true
        }
      }
      return false
    }
    for row in rows.indices {
      var visited: Set<Int> = []
      if !match(row, &visited) { return false }
    }
    return true
  }

  @Test("an inactive row finds a path exactly if it and all active rows can be matched")
  func paths() throws {
    var (found, missing) = (0, 0)
    for kind in SystemKind.allCases {
      for seed in RandomPlan.seeds(share: 0.2 / Double(SystemKind.allCases.count)) {
        var generator = SystemGenerator(seed: seed)
        let solver = try LoadedSolver(generator.system(kind)).solver
        let problem = solver.state.pointee.problem
        for row in 0..<problem.rowCount
        where problem.rows[row].isAlive && problem.rows[row].side != .active {
          let entering = Int32(row)
          let rows = Self.rows(problem, and: entering)
          let expected = Self.canMatchAll(rows, variables: problem.variableCount)
          var copy = solver
          let state = copy.mutableState
          state.pointee.prepareToSolve()
          let records = state.pointee.problem.variables
          let basicRows = (0..<problem.variableCount).map { records[$0].basicRow }
          let path = state.pointee.findPath(
            from: entering, to: { records[$0].basicRow == noRow }, through: { _ in true })
          expectEqual((path != nil), expected, "\(kind) seed \(seed), row \(row)")
          guard let path else {
            missing += 1
            continue
          }
          found += 1
          state.pointee.shiftRows(along: path, entering: entering)
          var matched = 0
          for variable in 0..<problem.variableCount {
            let basicRow = records[variable].basicRow
            guard basicRow != noRow else { continue }
            matched += 1
            // A repair of a block may leave a pair that is no term; pairs of the path are terms.
            guard basicRow != basicRows[variable] else { continue }
            let terms = state.pointee.problem.terms(of: state.pointee.problem.rows[basicRow])
            expect(terms.contains { Int($0.variable) == variable }, "\(kind) seed \(seed)")
          }
          expectEqual(matched, rows.count, "\(kind) seed \(seed), row \(row)")
        }
      }
    }
    // Of 1 000 systems more than 20 each, of others in proportion.
    let least = 20 * RandomPlan.systems / 1000
    expect(found > least && missing > least, "\(found) paths, \(missing) rows without one")
  }
}
