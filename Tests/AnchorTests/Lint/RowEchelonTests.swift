import TestSupport
import Testing

@testable import Anchors
@testable import AnchorsQuestions

/// Linear dependence of rows on earlier rows, compared with exact elimination.
@Suite struct RowEchelonTests {
  private func terms(_ row: [Int]) -> [RowEchelon.Term] {
    row.indices.filter { row[$0] != 0 }.map {
      RowEchelon.Term(column: Int32($0), factor: Double(row[$0]))
    }
  }

  /// Determines the independence of each row from earlier rows, by elimination in whole numbers.
  private func independence(_ rows: [[Int]]) -> [Bool] {
    var stored: [[Int]] = []
    return rows.map { row in
      var row = row
      for pivotRow in stored {
        let column = pivotRow.firstIndex { $0 != 0 } ?? 0
        guard row[column] != 0 else { continue }
        let (mine, theirs) = (row[column], pivotRow[column])
        for index in row.indices { row[index] = row[index] * theirs - pivotRow[index] * mine }
        let divisor = row.reduce(0) { Self.greatestCommonDivisor($0, abs($1)) }
        if divisor > 1 { for index in row.indices { row[index] /= divisor } }
      }
      guard row.contains(where: { $0 != 0 }) else { return false }
      stored.append(row)
      return true
    }
  }

  private static func greatestCommonDivisor(_ lhs: Int, _ rhs: Int) -> Int {
    rhs == 0 ? lhs : greatestCommonDivisor(rhs, lhs % rhs)
  }

  @Test func `random rows have the dependence of an exact elimination`() {
    var random = SplitMix64(seed: 5)
    for round in 0..<500 {
      let columns = Int.random(in: 1...10, using: &random)
      let rows = (0..<Int.random(in: 1...14, using: &random)).map { _ in
        (0..<columns).map { _ in
          Bool.random(using: &random) ? 0 : Int.random(in: -2...2, using: &random)
        }
      }
      var echelon = RowEchelon(columns: columns)
      let inserted = rows.map { echelon.insert(terms($0)) }
      expectEqual(inserted, independence(rows), "round \(round)")
      let contained = rows.map { echelon.contains(terms($0)) }
      expect(contained.allSatisfy { $0 }, "round \(round)")
    }
  }

  @Test func `a row with a column of its own is no combination of others`() {
    var echelon = RowEchelon(columns: 3)
    let isInserted = echelon.insert(terms([1, -1, 0]))
    expect(isInserted)
    let contained = [[0, 0, 1], [1, 0, 0], [-2, 2, 0], [0, 0, 0]].map {
      echelon.contains(terms($0))
    }
    expectEqual(contained, [false, false, true, true])
    let isNothingInserted = echelon.insert([])
    expect(!isNothingInserted)
  }

  /// Items of equal widths, each starting at the end of the previous one, and a redundant row for
  /// each left edge.
  @Test func `long chains with redundant rows need a linear number of steps`() {
    let count = 10_000
    // Left edges and widths.
    var echelon = RowEchelon(columns: 2 * count)
    func term(_ column: Int, _ factor: Double) -> RowEchelon.Term {
      RowEchelon.Term(column: Int32(column), factor: factor)
    }
    _ = echelon.insert([term(0, 1)])
    var inserted = 0
    for item in 1..<count {
      let rows = [
        [term(2 * item, 1), term(2 * item - 2, -1), term(2 * item - 1, -1)],
        [term(2 * item + 1, 1), term(2 * item - 1, -1)],
      ]
      for row in rows where echelon.insert(row) { inserted += 1 }
    }
    expectEqual(inserted, 2 * (count - 1))
    for item in 1..<count where echelon.insert([term(2 * item, 1), term(1, 0 - Double(item))]) {
      inserted += 1
    }
    expectEqual(inserted, 2 * (count - 1))
    #expect(echelon.steps < 40 * count)
  }
}
