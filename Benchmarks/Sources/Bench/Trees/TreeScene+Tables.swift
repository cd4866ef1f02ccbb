import AnchorsGrid

/// Tables of four columns, whose largest contents decide the widths.
extension TreeScene {
  private static let columns = 4

  /// A table as a grid; a content in the middle becomes larger.
  static func table(_ count: Int) throws -> TreeScene {
    let grid = try GridView("table", columns: columns, columnSpacing: 8, rowSpacing: 4)
    let rows = (0..<count).map(makeRow)
    for row in rows { try grid.addRow(row) }
    return table(grid, rows)
  }

  /// The same contents in stacks of stacks, with the widths of each column equal.
  static func tableOfStacks(_ count: Int) -> TreeScene {
    let rows = (0..<count).map(makeRow)
    let stacks = rows.map { row in
      StackView("row", axis: .horizontal, spacing: 8, row)
    }
    for row in rows.dropFirst() {
      for (content, first) in zip(row, rows[0]) { content.widthAnchor(equalTo: first.widthAnchor) }
    }
    return table(StackView("table", axis: .vertical, spacing: 4, stacks), rows)
  }

  /// The same contents in stacks of stacks, without columns.
  static func rowsOfStacks(_ count: Int) -> TreeScene {
    let rows = (0..<count).map(makeRow)
    let stacks = rows.map { row in StackView("row", axis: .horizontal, spacing: 8, row) }
    return table(StackView("table", axis: .vertical, spacing: 4, alignment: .leading, stacks), rows)
  }

  private static func makeRow(_ row: Int) -> [ImageView] {
    (0..<columns).map { column in
      let width = Double(20 + (row * 37 + column * 11) % 53)
      let height = Double(10 + (row * 7 + column * 3) % 9)
      return ImageView("content", imageSize: Size(width: width, height: height))
    }
  }

  private static func table(_ root: View, _ rows: [[ImageView]]) -> TreeScene {
    let content = rows[rows.count / 2][1]
    let size = content.imageSize
    return TreeScene(root, rows.flatMap { $0 }, width: nil, height: nil) { _, changed in
      content.imageSize = changed ? Size(width: 90, height: 30) : size
    }
  }
}
