import Simplex
import Testing

/// Lengths that are one and the same, as the widths of what stands in a column, in a first solve.
@Suite struct CrashTieTests {
  /// Columns of items with wishes for their widths, each column as wide as all that is in it.
  private struct Columns {
    var solver = Solver()
    var batch = ConstraintBatch()
    var widths: [Variable] = []

    /// Makes a column whose items begin at 10; an item is `factor` times as wide as the column.
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

  /// Wishes of one priority, the largest anywhere.
  private func wishes(_ column: Int) -> [(least: Double, priority: Priority)] {
    (0..<6).map { (Double(20 + (column * 31 + $0 * 17) % 53), .medium) }
  }

  @Test("what asks for most decides the width of a column, without a pivot")
  func largestDecides() throws {
    var columns = Columns()
    for column in 0..<30 { columns.add(wishes(column)) }
    try columns.solve()
    for column in 0..<30 {
      #expect(columns.width(column) == wishes(column).map { $0.least }.max())
    }
    #expect(columns.solver.statistics.pivots == 0)
  }

  @Test("the same where an item is half as wide as its column")
  func halfAsWide() throws {
    var columns = Columns()
    for column in 0..<30 { columns.add(wishes(column), factor: 0.5) }
    try columns.solve()
    for column in 0..<30 {
      #expect(columns.width(column) == 2 * (wishes(column).map { $0.least }.max() ?? 0))
    }
    #expect(columns.solver.statistics.pivots == 0)
  }

  @Test("the width of a column is that of a long row, which is no tie to follow")
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
    #expect(solver[width] == 139)
    #expect(solver[last] == 139 - 80)
  }

  @Test("what matters more bounds the width all the same")
  func isBounded() throws {
    var columns = Columns()
    for column in 0..<30 {
      columns.add(wishes(column))
      columns.batch.append(columns.widths[column], 1, .lessThanOrEqual, 25, priority: .high)
    }
    try columns.solve()
    for column in 0..<30 { #expect(columns.width(column) == 25) }
  }

  @Test("a wish that matters less than another item's size does not decide")
  func lesserWish() throws {
    var columns = Columns()
    for _ in 0..<30 {
      columns.add([(40, .medium), (90, .low)])
      // The first item would rather be as small as it is than the second one as large as it wants to be.
      columns.batch.append(
        columns.widths[columns.widths.count - 1], 1, .lessThanOrEqual, 40, priority: 300)
    }
    try columns.solve()
    for column in 0..<30 { #expect(columns.width(column) == 40) }
  }

  @Test("bounds written with the sign turned round")
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
      #expect(columns.width(column) == wishes(column).map { $0.least }.max())
    }
    #expect(columns.solver.statistics.pivots == 0)
  }
}
