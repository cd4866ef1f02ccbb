import Simplex
import TestSupport
import Testing

/// First solves with tied lengths, such as the widths of all items in a column.
@Suite struct CrashTightestBoundTests {
  /// Columns of items with preferred widths, each column as wide as its items.
  private struct Columns {
    var solver = Solver()
    var batch = ConstraintBatch()
    var widths: [Variable] = []

    /// Adds a column whose items begin at 10 and are `factor` times as wide as the column.
    mutating func add(_ wishes: [(least: Double, priority: Priority)], factor: Double = 1) {
      let width = solver.makeVariable("width")
      widths.append(width)
      for (index, wish) in wishes.enumerated() {
        let left = solver.makeVariable("left \(index)")
        let extent = solver.makeVariable("extent \(index)")
        batch.append(left, 1, .equal, 10)
        batch.append(left, 1, extent, 1, width, -factor, .equal, 10)
        batch.append(extent, 1, .greaterThanOrEqual, wish.least, priority: wish.priority)
        batch.append(extent, 1, .lessThanOrEqual, wish.least, priority: .low)
      }
    }

    mutating func solve() throws {
      try solver.add(batch)
    }

    func width(_ column: Int) -> Double { solver[widths[column]] }
  }

  /// Preferred widths of one priority; the position of the largest varies.
  private func wishes(_ column: Int) -> [(least: Double, priority: Priority)] {
    (0..<6).map { (Double(20 + (column * 31 + $0 * 17) % 53), .medium) }
  }

  @Test("the widest preference determines the width of a column")
  func largestDecides() throws {
    var columns = Columns()
    for column in 0..<30 { columns.add(wishes(column)) }
    try columns.solve()
    for column in 0..<30 {
      expectEqual(columns.width(column), wishes(column).map { $0.least }.max())
    }
  }

  @Test("the widest preference determines a column of half-width items")
  func halfAsWide() throws {
    var columns = Columns()
    for column in 0..<30 { columns.add(wishes(column), factor: 0.5) }
    try columns.solve()
    for column in 0..<30 {
      expectEqual(columns.width(column), 2 * (wishes(column).map { $0.least }.max() ?? 0))
    }
  }

  @Test("a column that a long row determines has the largest preferred width of its items")
  func longRow() throws {
    var solver = Solver()
    var batch = ConstraintBatch()
    let (width, last) = (solver.makeVariable("width"), solver.makeVariable("last"))
    batch.append(last, 1, .greaterThanOrEqual, 5, priority: .medium)
    let parts = (0..<40).map { solver.makeVariable("part \($0)") }
    for part in parts { batch.append(part, 1, .equal, 2) }
    for part in parts { batch.appendTerm(part, 1) }
    batch.appendTerm(last, 1)
    batch.appendTerm(width, -1)
    batch.endRow(.equal, 0)
    for index in 0..<40 {
      let extent = solver.makeVariable("extent \(index)")
      batch.append(extent, 1, width, -1, .equal, 0)
      batch.append(extent, 1, .greaterThanOrEqual, Double(100 + index), priority: .medium)
    }
    try solver.add(batch)
    expectEqual(solver[width], 139)
    expectEqual(solver[last], 139 - 80)
  }

  @Test("a limit of higher priority bounds the width of a column")
  func isBounded() throws {
    var columns = Columns()
    for column in 0..<30 {
      columns.add(wishes(column))
      columns.batch.append(columns.widths[column], 1, .lessThanOrEqual, 25, priority: .high)
    }
    try columns.solve()
    for column in 0..<30 { expectEqual(columns.width(column), 25) }
  }

  @Test("a preference below another item's size does not determine the width of a column")
  func lesserWish() throws {
    var columns = Columns()
    for _ in 0..<30 {
      columns.add([(40, .medium), (90, .low)])
      // Keeping the first item at 40 has a higher priority than the 90 that the second prefers.
      columns.batch.append(
        columns.widths[columns.widths.count - 1], 1, .lessThanOrEqual, 40, priority: 300)
    }
    try columns.solve()
    for column in 0..<30 { expectEqual(columns.width(column), 40) }
  }

  @Test("bounds stated with a negative coefficient determine a column")
  func turnedRound() throws {
    var columns = Columns()
    for column in 0..<30 {
      columns.add([(5, .medium)])
      for wish in wishes(column) {
        let extent = columns.solver.makeVariable("extent")
        columns.batch.append(extent, 1, columns.widths[column], -1, .equal, 0)
        columns.batch.append(extent, -1, .lessThanOrEqual, -wish.least, priority: .medium)
      }
    }
    try columns.solve()
    for column in 0..<30 {
      expectEqual(columns.width(column), wishes(column).map { $0.least }.max())
    }
  }
}
