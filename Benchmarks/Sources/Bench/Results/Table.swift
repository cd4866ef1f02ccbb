/// Rows of text in columns; the first columns are left-aligned, numbers right-aligned.
struct Table {
  let headings: [String]
  let leftColumns: Int
  private(set) var rows: [[String]] = []

  init(_ headings: [String], leftColumns: Int) {
    self.headings = headings
    self.leftColumns = leftColumns
  }

  mutating func append(_ row: [String]) { rows.append(row) }

  /// The table in Markdown, padded for plain reading.
  var text: String {
    var widths = headings.map(\.count)
    for row in rows {
      for (column, cell) in row.enumerated() { widths[column] = max(widths[column], cell.count) }
    }
    func line(_ cells: [String]) -> String {
      var result = "|"
      for (column, cell) in cells.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        result += column < leftColumns ? " \(cell)\(padding) |" : " \(padding)\(cell) |"
      }
      return result + "\n"
    }
    let rule = widths.enumerated().map { column, width in
      column < leftColumns
        ? String(repeating: "-", count: width + 2)
        : String(repeating: "-", count: width + 1) + ":"
    }
    return line(headings) + "|" + rule.joined(separator: "|") + "|\n" + rows.map(line).joined()
  }
}
