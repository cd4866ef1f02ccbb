#if !hasFeature(Embedded)
public import AnchorsGrid

extension DocumentBody {
  /// The number of rows of a long table that are laid out at once.
  private static var batch: Int { 64 }

  /// Adds a table whose rows are made as they are needed, so that memory does not grow with them.
  ///
  /// The columns are as wide as in a grid with all rows. For columns whose contents decide the
  /// width, all rows are made once more, and only their contents are measured.
  ///
  /// ```swift
  /// try body.addTable(rows: items.count, headerRows: 1) {
  ///   let grid = try GridView("items", columns: 2, columnSpacing: 12, rowSpacing: 4)
  ///   try grid.column(0).setSize(.share(1))
  ///   try grid.addRow([Label("Item"), Label("Price")])
  ///   return grid
  /// } row: { grid, index in
  ///   try grid.addRow([Label(items[index].name), Label(items[index].price)])
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - rows: The number of rows, without those that `grid` adds.
  ///   - headerRows: The number of rows that are repeated on each page, which `grid` adds.
  ///   - spacing: The distance to the view above, in points; none at the top of a page.
  ///   - keepWithNext: Whether the last row is on the page of the next view.
  ///   - grid: Makes a grid with its columns and header rows, the same each time.
  ///   - row: Adds the row of an index, from 0 on, to a grid; the same each time.
  /// - Throws: ``DocumentError``, `LayoutError`, `GridError`, or an error of the closures.
  /// - Complexity: O(*n*) for *n* rows.
  public func addTable(
    rows: Int, headerRows: Int = 0, spacing: Double = 0, keepWithNext: Bool = false,
    grid: @escaping () throws -> GridView, row: @escaping (GridView, Int) throws -> Void
  ) throws {
    let table = TableRows(document: document, makeGrid: grid, addRow: row)
    if tableCount == tableWidths.count {
      tableWidths.append(try table.widths(rows: rows, width: width, batch: Self.batch))
    }
    let widths = tableWidths[tableCount]
    tableCount += 1
    var start = 0
    repeat {
      let end = min(start + Self.batch, rows)
      // With a neighbor on each side, distances between rows are those of the whole table.
      let (view, starts) = try table.grid(
        of: Array(max(0, start - 1)..<min(end + 1, rows)), widths: widths)
      try document.layOut(view, width: width)
      let broken = BrokenView(view, headerRows: headerRows)
      if end == rows { broken.joinUnits(together: false, withNext: keepWithNext) }
      let first = start == 0 ? 0 : starts[1]
      let last = end == rows ? Int.max : starts[starts.count - 2]
      let unit = broken.units.firstIndex { $0.rows.lowerBound >= first } ?? 0
      try place(broken, from: unit, upToRow: last, spacing: start == 0 ? spacing : 0)
      start = end
    } while start < rows
  }
}

/// The rows of a table that are made as they are needed.
private struct TableRows {
  let document: Document
  let makeGrid: () throws -> GridView
  let addRow: (GridView, Int) throws -> Void

  /// Makes a grid with some rows.
  ///
  /// - Parameters:
  ///   - rows: The indices of the rows.
  ///   - widths: The widths of the columns in points, or nil for those that the grid has.
  /// - Returns: The grid, the row at which each index begins in it, and the number of its rows.
  /// - Throws: `GridError`, or an error of the closures.
  func grid(
    of rows: [Int], widths: [Double]? = nil
  ) throws -> (grid: GridView, starts: [Int]) {
    let grid = try makeGrid()
    document.prepare(grid)
    if let widths {
      for (column, width) in zip(grid.columns, widths) { try column.setSize(.fixed(width)) }
    }
    var starts: [Int] = []
    for row in rows {
      starts.append(grid.rows.count)
      try addRow(grid, row)
    }
    return (grid, starts + [grid.rows.count])
  }

  /// Computes the widths of the columns in a grid with all rows.
  ///
  /// A grid with the rows of the widest contents has the same ones.
  func widths(rows: Int, width: Double, batch: Int) throws -> [Double] {
    let columns = try makeGrid().columns
    // The widest content of each column, and of those that begin there and span several.
    var widest = Array(repeating: (width: -1.0, row: 0), count: 2 * columns.count)
    if columns.contains(where: { $0.size == .content }) {
      for start in stride(from: 0, to: rows, by: batch) {
        let indices = Array(start..<min(start + batch, rows))
        let (grid, starts) = try grid(of: indices)
        for (offset, row) in indices.enumerated() {
          for line in grid.rows[starts[offset]..<starts[offset + 1]] {
            for column in columns.indices {
              let cell = try line.cell(column)
              guard let content = cell.content, !content.isHidden else { continue }
              let place = cell.columnSpan == 1 ? column : columns.count + column
              guard place >= columns.count || columns[column].size == .content else { continue }
              let natural = try content.naturalWidth
              if natural > widest[place].width { widest[place] = (natural, row) }
            }
          }
        }
      }
    }
    let wide = Set(widest.filter { $0.width >= 0 }.map(\.row)).sorted()
    let probe = try grid(of: wide).grid
    try document.layOut(probe, width: width)
    return probe.columns.map(\.frame.width)
  }
}

extension LayoutNode {
  /// The width that the content of the node would like to have, in points.
  fileprivate var naturalWidth: Double {
    get throws {
      if let view = self as? View, view is Label || view is ImageView {
        return view.intrinsicContentSize.width
      }
      return try systemLayoutSizeFitting(.layoutFittingCompressed).width
    }
  }
}
#endif
