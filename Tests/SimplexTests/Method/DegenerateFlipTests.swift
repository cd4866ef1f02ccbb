import Simplex
import TestSupport
import Testing

/// Rows longer than their items, with columns whose items have equal preferred widths.
@Suite struct DegenerateFlipTests {
  private static let (columns, items) = (4, 4)

  /// Rows of columns of items; the items of a column have different hugging priorities.
  private struct Rows {
    var solver = Solver()
    private var batch = ConstraintBatch()
    private(set) var lengths: [ConstraintID] = []
    /// The extents of the items, by row and column.
    private(set) var extents: [[[Variable]]] = []

    init(_ count: Int, room: Double) throws {
      for row in 0..<count { add(row, room: room) }
      let ids = try solver.add(batch)
      let rowsEach = ids.count / count
      lengths = (1...count).map { ids[$0 * rowsEach - 1] }
    }

    /// The preferred width of each item of a row.
    func wanted(_ row: Int) -> Double { Double(20 + row * 7 % 40) }

    func length(_ row: Int, room: Double) -> Double {
      Double(DegenerateFlipTests.columns) * wanted(row) + room
    }

    private mutating func add(_ row: Int, room: Double) {
      var widths: [Variable] = []
      extents.append([])
      for column in 0..<DegenerateFlipTests.columns {
        let width = solver.makeVariable("width \(row) \(column)")
        widths.append(width)
        extents[row].append([])
        for item in 0..<DegenerateFlipTests.items {
          let extent = solver.makeVariable("extent \(row) \(column) \(item)")
          extents[row][column].append(extent)
          let hugging = Priority(250 - Double(item))
          batch.append(extent, 1, width, -1, .equal, 0)
          batch.append(extent, 1, .greaterThanOrEqual, wanted(row), priority: .high)
          batch.append(extent, 1, .lessThanOrEqual, wanted(row), priority: hugging)
        }
      }
      for width in widths { batch.appendTerm(width, 1) }
      batch.endRow(.equal, length(row, room: room))
    }

    mutating func setRoom(_ room: Double) throws {
      for (row, id) in lengths.enumerated() {
        try solver.setConstant(length(row, room: room), of: id)
      }
    }

    /// Expects equally wide items in each column, whose excess widths fill the room of the row.
    func expectOptimum(room: Double, _ comment: Comment) {
      for (row, columns) in extents.enumerated() {
        var total = 0.0
        for column in columns {
          let excess = solver[column[0]] - wanted(row)
          expect(room < 0 ? excess <= 1e-9 : excess >= -1e-9, comment)
          expect(column.allSatisfy { abs(solver[$0] - solver[column[0]]) < 1e-9 }, comment)
          total += excess
        }
        expectNear(total, room, within: 1e-6, comment)
      }
    }
  }

  @Test("stretched columns of equally wide items fill the room of their row")
  func stretched() throws {
    let rows = try Rows(20, room: 30)
    rows.expectOptimum(room: 30, "stretched")
  }

  @Test("rows squeezed and stretched again reach the optimum of new ones")
  func changed() throws {
    var rows = try Rows(20, room: 30)
    for room in [-40.0, 10, 0, 55, -5] {
      try rows.setRoom(room)
      rows.expectOptimum(room: room, "\(room)")
    }
  }

  @Test("an update of all rows at once reaches the optimum")
  func updatedAtOnce() throws {
    var rows = try Rows(20, room: 0)
    for room in [30.0, -40, 0, 55] {
      var changed = rows
      try changed.solver.update { solver in
        for (row, id) in rows.lengths.enumerated() {
          try solver.setConstant(rows.length(row, room: room), of: id)
        }
      }
      rows = changed
      rows.expectOptimum(room: room, "\(room)")
    }
  }
}
