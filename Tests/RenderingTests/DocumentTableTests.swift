import AnchorsGrid
import Rendering
import TestSupport
import Testing

/// Tables on pages of 200 by 100 points within margins of 10, in square letters of 10 points.
@Suite struct DocumentTableTests {
  private var document: Document {
    var document = Document(
      pageSize: Size(width: 220, height: 120), margins: DirectionalEdgeInsets(10))
    document.textMeasurer = .square
    return document
  }

  private func pages(
    _ document: Document, _ body: (DocumentBody) throws -> Void
  ) throws -> [RecordingCanvas.Page] {
    var canvas = RecordingCanvas()
    try document.write(on: &canvas, body) { _ in }
    return canvas.pages
  }

  private func label(_ text: String, lines: Int = 0) -> Label {
    let label = Label(text, name: "text", font: Font(size: 10))
    label.numberOfLines = lines
    return label
  }

  /// A grid of two columns with a row of titles; the second column has the rest of the width.
  private func grid(rowSpacing: Double = 4) throws -> GridView {
    let grid = try GridView("table", columns: 2, columnSpacing: 10, rowSpacing: rowSpacing)
    try grid.column(1).setSize(.share(1))
    try grid.addRow([label("A"), label("B")])
    return grid
  }

  /// A row with a number and a text of some lines, each of one word.
  private func add(_ number: Int, lines: Int, to grid: GridView) throws {
    let text = Array(repeating: "abcdefghijk", count: lines).joined(separator: " ")
    try grid.addRow([label("\(number)"), label(text)])
  }

  @Test func `rows are whole, in order, under titles on each page`() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<8 {
      let heights = (0..<40).map { _ in Int(random.next() % 5) + 1 }
      let spacing = Double(random.next() % 4)
      let pages = try pages(document) { body in
        let table = try grid(rowSpacing: spacing)
        for (index, lines) in heights.enumerated() { try add(index, lines: lines, to: table) }
        try body.add(table, headerRows: 1)
      }
      // The greedy pages by arithmetic: each line has 10 points.
      var expected: [[String]] = []
      var used = Double.infinity
      for (index, lines) in heights.enumerated() {
        let height = Double(10 * lines)
        // A page ends in the middle of the distance to the next row, except for the last row.
        let end = index == heights.count - 1 ? 0 : spacing / 2
        if used + spacing + height + end > 100 {
          expected.append(["A", "B"])
          used = 10
        }
        used += spacing + height
        expected[expected.count - 1] += ["\(index)"] + Array(repeating: "abcdefghijk", count: lines)
      }
      expectEqual(pages.map(\.texts), expected)
      for page in pages {
        expectEqual(page.positions[0], Point(x: 10, y: 18))
        expect(page.positions.allSatisfy { $0.y <= 108 })
        // Numbers have two digits, so texts begin at 20 + 10.
        expectEqual(Set(page.positions.map(\.x)), [10, 40])
      }
    }
  }

  @Test func `a table whose rows are made as needed is the same as a grid with all rows`() throws {
    var random = SplitMix64(seed: 6)
    for count in [0, 1, 2, 63, 64, 65, 130] {
      let heights = (0..<count).map { _ in Int(random.next() % 4) + 1 }
      func long(_ grid: GridView, _ index: Int) throws {
        if index % 9 == 4 {
          let row = try grid.addRow([label("over both \(index)")])
          return try row.cell(0).setSpan(columns: 2)
        }
        try add(index * index, lines: heights[index], to: grid)
        grid.addBand(Paint(fill: .black), behind: try grid.row(grid.rows.count - 1), padding: 2)
      }
      let whole = try pages(document) { body in
        let table = try grid()
        for index in 0..<count { try long(table, index) }
        try body.add(table, headerRows: 1, keepWithNext: true)
        try body.add(label("end"), spacing: 3)
      }
      let made = try pages(document) { body in
        try body.addTable(rows: count, headerRows: 1, keepWithNext: true, grid: { try grid() }) {
          try long($0, $1)
        }
        try body.add(label("end"), spacing: 3)
      }
      expectEqual(made.count, whole.count)
      for (page, other) in zip(made, whole) { expectEqual(sorted(page), sorted(other)) }
    }
  }

  /// A page with its boxes from top to bottom, in whichever order they were added.
  private func sorted(_ page: RecordingCanvas.Page) -> RecordingCanvas.Page {
    var page = page
    page.boxes.sort { $0.minY < $1.minY }
    return page
  }

  @Test func `rows that a cell connects stay together`() throws {
    let pages = try pages(document) { body in
      let table = try grid(rowSpacing: 0)
      for index in 0..<12 { try add(index, lines: 1, to: table) }
      try table.removeRow(at: 9)
      let cell = try table.cell(row: 8, column: 0)
      cell.removeContent()
      try table.cell(row: 9, column: 0).removeContent()
      try cell.setSpan(rows: 2)
      try cell.setContent(label("x"))
      try table.cell(row: 10, column: 0).removeContent()
      try body.add(table, headerRows: 1)
    }
    // Nine rows fit under the titles; the eighth and the ninth are one.
    expectEqual(pages.map(\.texts.count), [2 + 2 * 7 + 3, 2 + 3])
    expect(pages[0].texts.contains("x"))
  }

  @Test func `the last row stays with the sum below the table`() throws {
    for rows in 6...10 {
      let pages = try pages(document) { body in
        let table = try grid(rowSpacing: 0)
        for index in 0..<rows { try add(index, lines: 1, to: table) }
        try body.add(table, headerRows: 1, keepWithNext: true)
        try body.add(label("sum"))
      }
      let last = try #require(pages.last)
      expectEqual(last.texts.suffix(3), ["\(rows - 1)", "abcdefghijk", "sum"])
      // Titles, rows and sum have 10 points each.
      expectEqual(pages.count, rows + 2 > 10 ? 2 : 1)
    }
  }

  @Test func `titles are not left at the end of a page`() throws {
    let pages = try pages(document) { body in
      let space = View("space")
      space.heightAnchor(equalTo: 85)
      try body.add(space)
      let table = try grid(rowSpacing: 0)
      try add(0, lines: 1, to: table)
      try body.add(table, headerRows: 1)
    }
    expectEqual(pages.map(\.texts), [[], ["A", "B", "0", "abcdefghijk"]])
  }

  @Test func `a row higher than a page is broken between the lines of its texts`() throws {
    let pages = try pages(document) { body in
      let table = try grid()
      try add(0, lines: 1, to: table)
      try add(1, lines: 25, to: table)
      try add(2, lines: 1, to: table)
      try body.add(table, headerRows: 1)
    }
    expectEqual(pages.flatMap(\.texts).filter { $0 == "abcdefghijk" }.count, 27)
    expectEqual(pages.map { $0.texts[0] }, Array(repeating: "A", count: 5))
    for page in pages { expect(page.positions.allSatisfy { $0.y > 10 && $0.y <= 108 }) }
  }

  @Test func `a picture higher than a page is an error with the name of its table`() throws {
    let error = #expect(throws: DocumentError.self) {
      try pages(document) { body in
        let table = try grid()
        try table.addRow([ImageView("photo", imageSize: Size(width: 10, height: 300))])
        try body.add(table, headerRows: 1)
      }
    }
    // The titles take 10 points, and half of the distance of 4 above the row.
    expectEqual(error, .tooHigh(view: "table", height: 302, room: 88, page: 2))
  }

  @Test func `columns have the same place on all pages, from right to left too`() throws {
    var document = document
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      document.layoutDirection = direction
      let pages = try pages(document) { body in
        try body.addTable(rows: 100, headerRows: 1, grid: { try grid() }) { grid, index in
          try add(index == 99 ? 100_000 : index, lines: 1, to: grid)
        }
      }
      // The widest number, of the last page, has 60 points.
      let texts = pages.flatMap { zip($0.texts, $0.positions).filter { $0.0 == "abcdefghijk" } }
      expectEqual(texts.count, 100)
      let left = direction == .leftToRight ? 10 + 60 + 10.0 : 210 - 60 - 10 - 110
      expectEqual(Set(texts.map(\.1.x)), [left])
    }
  }

  @Test func `a line along all rows is drawn in each part of the table`() throws {
    let pages = try pages(document) { body in
      let table = try grid(rowSpacing: 0)
      for index in 0..<20 { try add(index, lines: 1, to: table) }
      let line = PaintedView("line", Paint(fill: .black))
      table.addSubview(line)
      line.verticalEdges(equalTo: table).leadingAnchor(equalTo: try table.column(1).leadingAnchor)
        .widthAnchor(equalTo: 1)
      try body.add(table, headerRows: 1)
    }
    // Titles and nine rows, titles and nine rows, titles and two rows.
    expectEqual(
      pages.map { page in page.boxes.reduce(0) { $0 + $1.height } }, [100, 100, 30])
  }
}
