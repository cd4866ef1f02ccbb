import Simplex
import TestSupport
import Testing

/// First solves of rows longer than their items: the item with the lowest hugging stretches.
@Suite struct CrashHuggingTests {
  /// Adds a row of adjacent items of preferred width 20, longer than their sum by 30; bounds are
  /// stated on `sign` times a width.
  private static func add(
    _ huggings: [Double], to solver: Solver, _ batch: inout ConstraintBatch, sign: Double = 1
  ) -> (solver: Solver, widths: [Variable]) {
    var solver = solver
    var widths: [Variable] = []
    var previous: (left: Variable, width: Variable)?
    for (index, hugging) in huggings.enumerated() {
      let left = solver.makeVariable("left \(index)")
      let width = solver.makeVariable("width \(index)")
      if let previous {
        batch.append(left, 1, previous.left, -1, previous.width, -1, .equal, 0)
      } else {
        batch.append(left, 1, .equal, 0)
      }
      let (least, most): (Relation, Relation) =
        sign > 0
        ? (.greaterThanOrEqual, .lessThanOrEqual) : (.lessThanOrEqual, .greaterThanOrEqual)
      batch.append(width, sign, least, 0)
      batch.append(width, sign, most, 20 * sign, priority: Priority(hugging))
      batch.append(width, sign, least, 20 * sign, priority: .high)
      widths.append(width)
      previous = (left, width)
    }
    if let previous {
      let length = Double(20 * huggings.count + 30)
      batch.append(previous.left, 1, previous.width, 1, .equal, length)
    }
    return (solver, widths)
  }

  @Test(
    "the view of lowest hugging stretches at any position without a pivot",
    arguments: [0, 1, 2, 3], [1.0, -1])
  func leastStretches(place: Int, sign: Double) throws {
    var (solver, batch) = (Solver(), ConstraintBatch())
    var rows: [[Variable]] = []
    for _ in 0..<5 {
      var huggings = [251.0, 252, 251, 253]
      huggings[place] = 250
      let row = Self.add(huggings, to: solver, &batch, sign: sign)
      solver = row.solver
      rows.append(row.widths)
    }
    try solver.add(batch)
    for row in rows {
      for (index, width) in row.enumerated() {
        expectEqual(solver[width], (index == place ? 50 : 20))
      }
    }
  }

  @Test("a view without hugging stretches before views of low hugging")
  func unheldStretches() throws {
    var (solver, batch) = (Solver(), ConstraintBatch())
    let row = Self.add([250, 251, 252], to: solver, &batch)
    solver = row.solver
    let free = solver.makeVariable("free")
    batch.append(free, 1, .greaterThanOrEqual, 40, priority: .high)
    batch.append(free, 1, .lessThanOrEqual, 100, priority: .medium)
    batch.append(free, 1, row.widths[2], 1, .equal, 110)
    try solver.add(batch)
    // The free width is at most 100, so the third is at least 10; they become 90 and 20.
    expectEqual(solver[row.widths[2]], 20)
    expectEqual(solver[free], 90)
    expectEqual(row.widths.map { solver[$0] }, [50, 20, 20])
  }
}
