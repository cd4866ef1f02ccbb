import AnchorsGrid
import TestSupport
import Testing

/// Calls of a grid that are refused, and leave it as it was.
@Suite struct GridErrorTests {
  func image(_ name: String) -> ImageView {
    ImageView(name, imageSize: Size(width: 30, height: 10))
  }

  /// Expects that a call is refused, and that neither frames nor constraints change.
  func refuse(
    _ error: GridError, _ grid: GridView, _ call: () throws -> Void,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    try grid.layout(width: nil, height: nil)
    let before = (grid.layoutNode.root.frameDescription, grid.activeConstraints.count)
    #expect(throws: error, sourceLocation: location) { try call() }
    try grid.layout(width: nil, height: nil)
    #expect(grid.layoutNode.root.frameDescription == before.0, sourceLocation: location)
    #expect(grid.activeConstraints.count == before.1, sourceLocation: location)
    #expect(error.description.hasSuffix("."), sourceLocation: location)
  }

  @Test("indices outside the grid are refused by name") func indices() throws {
    let grid = try GridView("table", columns: 2)
    try grid.addRow([image("a"), image("b")])
    let noColumn = GridError.noColumn(2, grid: "table", count: 2)
    try refuse(noColumn, grid) { _ = try grid.column(2) }
    try refuse(noColumn, grid) { _ = try grid.cell(row: 0, column: 2) }
    try refuse(.noColumn(-1, grid: "table", count: 2), grid) { try grid.removeColumn(at: -1) }
    try refuse(.noColumn(3, grid: "table", count: 2), grid) { try grid.insertColumn(at: 3) }
    try refuse(.noRow(1, grid: "table", count: 1), grid) { _ = try grid.row(1) }
    try refuse(.noRow(-1, grid: "table", count: 1), grid) { try grid.removeRow(at: -1) }
    try refuse(.noRow(2, grid: "table", count: 1), grid) { try grid.insertRow(at: 2) }
    try refuse(.noRow(5, grid: "table", count: 1), grid) { try grid.moveRow(from: 0, to: 5) }
    try refuse(noColumn, grid) { try grid.moveColumn(from: 0, to: 2) }
  }

  @Test("spans outside the grid, over contents and over other spans are refused")
  func spans() throws {
    let grid = try GridView("table", columns: 3)
    try grid.addRow([image("a"), nil, image("c")])
    try grid.addRow([nil, nil, nil])
    let first = try grid.cell(row: 0, column: 0)
    let outside = GridError.spanOutside(row: 0, column: 0, grid: "table")
    for count in [4, 0, -1, Int.max, Int.min] {
      try refuse(outside, grid) { try first.setSpan(columns: count) }
      try refuse(outside, grid) { try first.setSpan(rows: count) }
    }
    try refuse(.occupied(row: 0, column: 2, grid: "table"), grid) { try first.setSpan(columns: 3) }
    try first.setSpan(columns: 2, rows: 2)
    let below = try grid.cell(row: 1, column: 1)
    expect(below.isCovered && !first.isCovered && first.columnSpan == 2 && first.rowSpan == 2)
    let covered = GridError.covered(row: 1, column: 1, grid: "table")
    try refuse(covered, grid) { try below.setContent(self.image("d")) }
    try refuse(covered, grid) { try below.setSpan(columns: 2) }
    try refuse(.torn(row: 0, column: 0, grid: "table"), grid) { try grid.moveRow(from: 0, to: 1) }
    try refuse(.torn(row: 0, column: 0, grid: "table"), grid) {
      try grid.moveColumn(from: 2, to: 1)
    }
    try refuse(covered, grid) { try grid.insertRow([nil, self.image("d")], at: 1) }
    try first.setSpan()
    expect(!below.isCovered && first.columnSpan == 1)
  }

  @Test("numbers out of range are refused") func numbers() throws {
    let grid = try GridView("table", columns: 2)
    try grid.addRow([image("a"), image("b")])
    let column = try grid.column(1)
    column.name = "price"
    for size in [GridSize.fixed(-1), .fixed(.nan), .fixed(2e9), .share(0), .share(-.infinity)] {
      do {
        try column.setSize(size)
        Issue.record("\(size) was accepted")
      } catch GridError.invalidNumber(let text) {
        expect(text.contains("column price of table"))
      }
      expectEqual(column.size, .content)
    }
    for spacing in [-1, Double.nan, .infinity] {
      #expect(throws: GridError.self) { try column.setSpacingAfter(spacing) }
      #expect(throws: GridError.self) { try grid.setSpacing(columns: 4, rows: spacing) }
      #expect(throws: GridError.self) { try GridView(columns: 1, rowSpacing: spacing) }
    }
    expect(grid.columnSpacing == 0 && grid.rowSpacing == 0 && column.spacingAfter == nil)
    #expect(throws: GridError.self) { try GridView(columns: -1) }
    #expect(throws: GridError.self) { try GridView(columns: .max) }
  }

  @Test("contents that are too many, repeated, guides or around the grid are refused")
  func contents() throws {
    let outer = View("outer")
    let grid = try GridView("table", columns: 2)
    outer.addSubview(grid)
    grid.edges(equalTo: outer)
    try grid.addRow([image("a")])
    let item = image("d")
    func unusable(_ name: String) -> GridError { .unusableItem(name, grid: "table") }
    try refuse(.tooManyContents(3, grid: "table", columns: 2), grid) {
      try grid.addRow([item, nil, nil])
    }
    try refuse(unusable("d"), grid) { try grid.addRow([item, item]) }
    try refuse(unusable("outer"), grid) { try grid.addRow([outer]) }
    try refuse(unusable("table"), grid) { try grid.cell(row: 0, column: 1).setContent(grid) }
    let guide = LayoutGuide("guide")
    try refuse(unusable("guide"), grid) { try grid.addRow([guide.layoutNode]) }
    expect(item.superview == nil && grid.rows.count == 1)
  }

  @Test("rows and columns that were removed refuse changes of their cells") func removed() throws {
    let grid = try GridView("table", columns: 2)
    let row = try grid.addRow([image("a"), image("b")])
    let cell = try grid.cell(row: 0, column: 1)
    try grid.removeRow(at: 0)
    expect(cell.content == nil && row.index == nil && row.grid == nil)
    #expect(throws: GridError.self) { try cell.setContent(self.image("c")) }
    #expect(throws: GridError.self) { try cell.setSpan(columns: 2) }
    #expect(throws: GridError.self) { try row.cell(0) }
    cell.horizontalAlignment = .center
    expectNil(cell.horizontalAlignment)
    let column = try grid.column(1)
    try grid.removeColumn(at: 1)
    expect(column.index == nil && grid.columns.count == 1)
    column.isHidden = true
    try column.setSize(.fixed(10))
    try grid.layout(width: nil, height: nil)
    expectEqual(grid.frame.size, .zero)
  }
}
