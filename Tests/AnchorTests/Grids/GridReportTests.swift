import AnchorsGrid
import AnchorsQuestions
import TestSupport
import Testing

/// Rows and columns in reports.
@Suite struct GridReportTests {
  func table() throws -> GridView {
    let table = try GridView("table", columns: 3)
    for row in 0..<3 {
      try table.addRow(
        (0..<3).map { ImageView("item\(row).\($0)", imageSize: Size(width: 30, height: 10)) })
    }
    return table
  }

  @Test("a conflict names the column, with the line that created the grid") func conflict() throws {
    let table = try table()
    try table.column(2).setSize(.fixed(40))
    table["item1.2"]?.widthAnchor(equalTo: 50)
    do {
      try table.layout(width: nil, height: nil)
      Issue.record("laid out")
    } catch LayoutError.unsatisfiable(let report) {
      expect(report.description.contains("column 2 of table.width == 40"))
      expect(report.description.contains("GridReportTests.swift"))
    }
  }

  @Test("explanations and constraints name rows by index or by name") func names() throws {
    let table = try table()
    try table.row(1).name = "total"
    try table.layout(width: nil, height: nil)
    let equations = table.activeConstraints.map(\.equation)
    expect(equations.contains("item1.0.top == row total of table.top"))
    expect(equations.contains("row 2 of table.top == row total of table.bottom"))
    try table.moveRow(from: 2, to: 0)
    try table.layout(width: nil, height: nil)
    expect(table.activeConstraints.map(\.equation).contains("item2.0.top == row 0 of table.top"))
    let width = try #require(table.explanation(of: table.column(1).widthAnchor))
    expect("\(width)".contains("column 1 of table"))
  }

  @Test("frame descriptions list contents, without rows and columns") func frames() throws {
    let table = try table()
    let result = try table.layout(width: nil, height: nil)
    expectEqual(table.frameDescription.split(separator: "\n").count, 10)
    expectEqual(result.changed.count, 10)
  }

  @Test("a hidden content with a required size is named in the conflict") func hidden() throws {
    let table = try table()
    let item = try #require(table["item0.1"])
    item.leadingAnchor(equalTo: table.leadingAnchor).trailingAnchor(equalTo: table.trailingAnchor)
    table.widthAnchor(equalTo: 200)
    item.isHidden = true
    do {
      try table.layout(width: nil, height: nil)
      Issue.record("laid out")
    } catch LayoutError.unsatisfiable(let report) {
      expect("\(report)".contains("the grid collapses the hidden item0.1"))
    }
  }
}
