import Simplex
import TestSupport
import Testing

/// First solves of lists whose rows are as high as their contents require.
@Suite struct CrashRaiseTests {
  /// Rows below each other, each with contents that are centered in it and must not leave it.
  private struct Rows {
    var solver = Solver()
    var batch = ConstraintBatch()
    var tops: [Variable] = []
    var heights: [Variable] = []

    mutating func add(_ contents: [Double]) {
      let (top, height) = (solver.makeVariable("top"), solver.makeVariable("height"))
      if let above = tops.last, let extent = heights.last {
        batch.append(top, 1, above, -1, extent, -1, .equal, 4)
      } else {
        batch.append(top, 1, .equal, 0)
      }
      batch.append(height, 1, .equal, 0, priority: 50)
      for content in contents {
        let place = solver.makeVariable("content")
        batch.append(place, 2, top, -2, height, -1, .equal, -content)
        batch.append(place, 1, top, -1, .greaterThanOrEqual, 0)
        batch.append(place, 1, top, -1, height, -1, .lessThanOrEqual, -content)
      }
      tops.append(top)
      heights.append(height)
    }
  }

  private func contents(_ row: Int) -> [Double] {
    (0..<3).map { Double(10 + (row * 31 + $0 * 17) % 53) }
  }

  @Test(
    "rows are as high as their largest centered content, without a pivot", arguments: [false, true]
  )
  func centered(isBesideBlock: Bool) throws {
    var rows = Rows()
    for row in 0..<200 { rows.add(contents(row)) }
    let (wide, narrow) = (rows.solver.makeVariable("wide"), rows.solver.makeVariable("narrow"))
    if isBesideBlock {
      rows.batch.append(wide, 1, narrow, -1, .equal, 10)
      rows.batch.append(wide, 1, narrow, 1, .equal, 100)
    }
    try rows.solver.add(rows.batch)
    var top = 0.0
    for row in 0..<200 {
      expectEqual(rows.solver[rows.tops[row]], top)
      expectEqual(rows.solver[rows.heights[row]], contents(row).max() ?? 0)
      top += rows.solver[rows.heights[row]] + 4
    }
    expectEqual(rows.solver[wide], isBesideBlock ? 55 : 0)
    expectEqual(rows.solver.statistics.pivots, 0)
  }

  @Test("a row that a pair of equations determines is as high as its content")
  func contentInBlock() throws {
    var rows = Rows()
    rows.add(contents(0))
    let (first, second) = (rows.solver.makeVariable("first"), rows.solver.makeVariable("second"))
    rows.batch.append(first, 1, second, -1, rows.heights[0], -1, .equal, 0)
    rows.batch.append(first, 1, second, 1, .equal, 200)
    rows.batch.append(first, 1, .greaterThanOrEqual, 150)
    try rows.solver.add(rows.batch)
    // The first is half the height above 100.
    expectEqual(rows.solver[rows.heights[0]], 100)
    expectEqual(rows.solver[second], 50)
  }
}
