import AnchorsGrid
import LayoutFiles
import TestSupport
import Testing

/// Grids in layout files.
@Suite struct GridFileTests {
  /// A file whose root is a grid of three columns, with items of 30 by 10 points.
  private func file(_ members: String, _ items: [String]) throws -> LayoutFile {
    let list = items.enumerated()
      .map {
        #"{"name": "i\#($0)", "intrinsic": {"width": 30, "height": 10}\#($1.isEmpty ? "" : ", " + $1)}"#
      }
    let text =
      #"{"root": "table", "kind": "grid", \#(members), "items": [\#(list.joined(separator: ", "))]}"#
    return try LayoutFile(Array(text.utf8))
  }

  private static let three = #""columns": [{}, {}, {}]"#

  private func frames(_ file: LayoutFile, _ count: Int) throws -> [Rect] {
    try file.layOut()
    return try (0..<count).map { try #require(file.root["i\($0)"]).frame }
  }

  @Test("the invoice in Examples gives the service what the widest numbers leave")
  func example() throws {
    let file = try LayoutFile(try ExampleLayouts.bytes("invoice-table"))
    try file.layOut()
    func label(_ name: String) throws -> Label { try #require(file.root[name] as? Label) }
    func natural(_ name: String) throws -> Double { try label(name).intrinsicContentSize.width }
    // The page of 420 has two margins of 28 and four spacings of 14.
    let numbers =
      try natural("position0") + natural("count0") + natural("price1") + natural("totalAmount")
    let service = 420.0 - 56 - 56 - numbers
    #expect(try label("service1").frame.width <= service + 1e-9)
    #expect(try abs(label("service1").frame.minX - natural("position0") - 14) < 1e-9)
    for name in ["amount0", "amount1", "amount3", "taxAmount", "totalAmount"] {
      try expectNear(label(name).frame.maxX, 364, within: 1e-9)
    }
    try expect(label("discountAmount").isHidden)
    let sum = try #require(file.root["sum"]).frame
    try expectNear(sum.width, natural("totalAmount"), within: 1e-9)
    #expect(try label("service1").frame.height > 2 * label("count1").frame.height - 1e-9)
  }

  @Test("items fill the cells in order, and skip those that are not free") func order() throws {
    let file = try file(
      Self.three,
      [
        "", #""rowSpan": 2"#, "", "", #""columnSpan": 2"#, #""column": 2"#, #""column": 1"#,
        #""row": 4"#, #""row": 1"#,
      ])
    let places = try frames(file, 9).map { [$0.minX / 30, $0.minY / 10] }
    // The fifth does not fit beside the cell over two rows; the last finds the cell that it left.
    expectEqual(
      places, [[0, 0], [1, 0], [2, 0], [0, 1], [0, 2], [2, 2], [1, 3], [0, 4], [2, 1]])
  }

  @Test("sizes, shares, spacing, alignment and hidden rows are those of the file")
  func settings() throws {
    let file = try file(
      #"""
      "width": 200, "columnSpacing": 5, "rowSpacing": 3,
      "columns": [{"size": 40, "spacingAfter": 9}, {"share": 1, "alignment": "center"}, {}],
      "rows": [{"size": 50, "alignment": "bottom"}, {"hidden": true}, {}]
      """#,
      [
        "", "", "", "", "", "", "",
        #""horizontalAlignment": "trailing", "verticalAlignment": "top""#,
        "",
      ])
    let frames = try frames(file, 9)
    // 200 - 40 - 9 - 5 - 30 for the share.
    expectEqual(frames[0], Rect(x: 0, y: 40, width: 40, height: 10))
    expectEqual(frames[1], Rect(x: 49 + (116 - 30) / 2, y: 40, width: 30, height: 10))
    expectEqual(frames[2].minX, 170)
    expectEqual(file.root["i4"]?.isHidden, true)
    expectEqual(frames[7], Rect(x: 49 + 116 - 30, y: 53, width: 30, height: 10))
  }

  @Test("named rows and columns are guides that constraints may mention") func names() throws {
    let text = #"""
      {"root": "page", "items": [
        {"name": "table", "kind": "grid", "columns": [{}, {"name": "price"}], "rows": [{"name": "head"}]},
        {"name": "a", "in": "table", "intrinsic": {"width": 30, "height": 10}},
        {"name": "b", "in": "table", "intrinsic": {"width": 50, "height": 20}},
        {"name": "line"}],
       "constraints": ["table.left == page.left", "table.top == page.top", "price.width >= 60",
        "line.left == price.left", "line.width == price.width", "line.top == head.bottom + 2",
        "line.height == 1"]}
      """#
    let file = try LayoutFile(Array(text.utf8))
    try file.layOut()
    expectEqual(file.root["line"]?.frame, Rect(x: 30, y: 22, width: 60, height: 1))
  }

  @Test("a grid shares the columns of one before it") func sharing() throws {
    let text = #"""
      {"root": "list", "kind": "grid", "columns": [{}, {}], "items": [
        {"name": "card", "kind": "grid", "sharing": "list", "columnSpan": 2},
        {"name": "a", "in": "card", "intrinsic": {"width": 30, "height": 10}},
        {"name": "b", "in": "card", "intrinsic": {"width": 50, "height": 20}},
        {"name": "other", "kind": "grid", "sharing": "list", "columnSpan": 2},
        {"name": "c", "in": "other", "intrinsic": {"width": 70, "height": 10}},
        {"name": "d", "in": "other", "intrinsic": {"width": 20, "height": 20}}]}
      """#
    let file = try LayoutFile(Array(text.utf8))
    try file.layOut()
    expectEqual(file.root["b"]?.frame, Rect(x: 70, y: 0, width: 50, height: 20))
    expectEqual(file.root["d"]?.frame.width, 50)
  }

  @Test(
    "mistakes are refused at their place",
    arguments: [
      (three, [#""column": 3"#], "beyond the last column"),
      (three, [#""columnSpan": 4"#], "beyond the last column"),
      (three, [#""row": 0, "column": 1"#, #""row": 0, "column": 1"#], "(0, 1)"),
      (three, [#""rowSpan": 2, "columnSpan": 3"#, #""row": 1"#], "row 1"),
      (three, [#""row": 0.5"#], "whole number"),
      (three, [#""row": 10000"#], "at most 9999"),
      (three, [#""frame": [0, 0, 1, 1]"#], "not allowed in the grid"),
      (#""columns": [], "rows": []"#, [""], "beyond the last column"),
      (#""columns": [{"size": 5, "share": 1}]"#, [], "'share' is not allowed next to 'size'"),
      (#""columns": [{"share": 0}]"#, [], "'share' must be"),
      (#""columns": [{"size": -1}]"#, [], "'size' must be at least 0"),
      (#""columns": [{"name": "i0"}]"#, [""], "duplicate item 'i0'"),
      (#""columns": [{"alignment": "top"}]"#, [], "'alignment' must be one of"),
      (#""columns": [7]"#, [], "a column must be an object"),
      (#""sharing": "none""#, [], "unknown grid 'none'"),
    ])
  func mistakes(_ members: String, _ items: [String], _ message: String) throws {
    do {
      _ = try file(members, items)
      Issue.record("accepted")
    } catch let error as LayoutFileError {
      expect(error.message.contains(message))
    }
  }

  @Test("members of cells are refused outside of grids") func outside() {
    for parent in ["view", "stack"] {
      let text = #"{"kind": "\#(parent)", "items": [{"name": "a", "column": 1}]}"#
      #expect(throws: LayoutFileError.self) { try LayoutFile(Array(text.utf8)) }
    }
  }

  @Test("a file cannot ask for more cells than a grid may have") func size() {
    let columns = Array(repeating: "{}", count: 200).joined(separator: ", ")
    let text =
      #"{"kind": "grid", "columns": [\#(columns)], "items": [{"name": "a", "row": 9999}]}"#
    #expect(throws: LayoutFileError.self) { try LayoutFile(Array(text.utf8)) }
  }

  @Test("the exported program has the grid's rows, columns and cells") func export() throws {
    let file = try file(
      #""rowSpacing": 3, "columns": [{}, {"share": 2, "name": "price"}, {"alignment": "center"}]"#,
      ["", "", #""verticalAlignment": "bottom""#, #""columnSpan": 2"#])
    let source = SwiftExport(file, style: .chain).source
    for line in [
      "import AnchorsGrid", "func makeTable() throws -> GridView {",
      #"let table = try GridView("table", columns: 3, rowSpacing: 3)"#,
      "for _ in 0..<2 { try table.addRow() }", "try table.column(1).setSize(.share(2))",
      "let price = try table.column(1)", "try table.column(2).alignment = .center",
      "try table.cell(row: 0, column: 2).setContent(i2)",
      "try table.cell(row: 0, column: 2).verticalAlignment = .bottom",
      "try table.cell(row: 1, column: 0).setSpan(columns: 2)",
    ] {
      expect(source.contains("  " + line + "\n") || source.contains(line + "\n"), "\(line)")
    }
  }
}
