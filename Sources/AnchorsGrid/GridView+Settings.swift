// Settings of a grid, and access to its parts.

public import Anchors

extension GridView {
  /// The columns in order, from the leading to the trailing edge.
  public var columns: [GridColumn] { storedColumns }

  /// The rows from top to bottom.
  public var rows: [GridRow] { storedRows }

  /// Returns the column at an index.
  ///
  /// - Parameter index: The index, from 0.
  /// - Returns: The column.
  /// - Throws: ``GridError/noColumn(_:grid:count:)``.
  public func column(_ index: Int) throws(GridError.Thrown) -> GridColumn {
    guard storedColumns.indices.contains(index) else {
      throw GridError.noColumn(index, grid: layoutNode.displayName, count: storedColumns.count)
    }
    return storedColumns[index]
  }

  /// Returns the row at an index.
  ///
  /// - Parameter index: The index, from 0.
  /// - Returns: The row.
  /// - Throws: ``GridError/noRow(_:grid:count:)``.
  public func row(_ index: Int) throws(GridError.Thrown) -> GridRow {
    guard storedRows.indices.contains(index) else {
      throw GridError.noRow(index, grid: layoutNode.displayName, count: storedRows.count)
    }
    return storedRows[index]
  }

  /// Returns the cell in a row and a column.
  ///
  /// - Parameters:
  ///   - row: The index of the row, from 0.
  ///   - column: The index of the column, from 0.
  /// - Returns: The cell, which may be empty or covered by another one.
  /// - Throws: ``GridError/noRow(_:grid:count:)`` or ``GridError/noColumn(_:grid:count:)``.
  public func cell(row: Int, column: Int) throws(GridError.Thrown) -> GridCell {
    GridCell(grid: self, row: try self.row(row), column: try self.column(column))
  }

  /// Returns the cell of which an item is the content.
  ///
  /// - Parameter item: An item.
  /// - Returns: The cell, or nil if the item is not the content of a cell.
  ///
  /// Complexity: O(number of cells).
  public func cell(of item: some LayoutItem) -> GridCell? {
    guard let (row, column) = slotIndices(of: item.layoutNode) else { return nil }
    return GridCell(grid: self, row: row, column: storedColumns[column])
  }

  /// The distance between neighboring columns in points; 0 if it shares columns.
  public var columnSpacing: Double { settings.spacing.horizontal }

  /// The distance between neighboring rows in points.
  public var rowSpacing: Double { settings.spacing.vertical }

  /// Sets the distances between neighbors; single ones may have others.
  ///
  /// - Parameters:
  ///   - columns: The distance between columns in points, from 0 to 1e9; nil to leave it.
  ///   - rows: The distance between rows in points, from 0 to 1e9; nil to leave it.
  /// - Throws: ``GridError/invalidNumber(_:)``, or ``GridError/sharedColumns(grid:)`` for columns
  ///   of another grid; nothing is changed.
  public func setSpacing(columns: Double? = nil, rows: Double? = nil) throws(GridError.Thrown) {
    if let columns {
      try requireOwnColumns()
      try Self.check(columns, "The column spacing of " + layoutNode.displayName)
    }
    if let rows { try Self.check(rows, "The row spacing of " + layoutNode.displayName) }
    if let columns, columns != columnSpacing {
      settings.spacing.horizontal = columns
      invalidateColumns()
    }
    if let rows, rows != rowSpacing {
      settings.spacing.vertical = rows
      invalidateRowTracks()
    }
  }

  /// Indicates whether the rows and columns fill the margins guide instead of the grid.
  ///
  /// It is false unless set. The guide is `LayoutItem.layoutMarginsGuide`; the margins of a grid
  /// are 0 unless set.
  public var isLayoutMarginsRelativeArrangement: Bool {
    get { settings.isMarginsRelative }
    set {
      guard newValue != settings.isMarginsRelative else { return }
      settings.isMarginsRelative = newValue
      invalidateAll()
    }
  }

  /// The constraints that the grid has made, as of the last layout.
  ///
  /// The grid edits, replaces and deactivates them.
  public var activeConstraints: [LayoutConstraint] {
    var found = container.rows.constraints(entries)
    if ownsColumns { for column in storedColumns { found += column.rows.constraints(entries) } }
    for row in storedRows {
      found += row.rows.constraints(entries)
      for slot in row.slots { found += slot.rows.constraints(entries) }
    }
    return found
  }

  /// Throws if the columns belong to another grid.
  func requireOwnColumns() throws(GridError.Thrown) {
    guard ownsColumns else { throw GridError.sharedColumns(grid: layoutNode.displayName) }
  }

  /// The error for a row that the grid does not have.
  func foreign(_ track: GridTrack) -> GridError {
    .foreignTrack(
      track.grid == nil ? "The row or column" : track.layoutNode.displayName,
      grid: layoutNode.displayName)
  }

  /// Returns the index of a column in this grid, which may differ from that in its owner.
  func columnIndex(of column: GridColumn) -> Int? {
    if ownsColumns { return column.grid === self ? column.position : nil }
    return storedColumns.firstIndex { $0 === column }
  }
}

extension GridRow {
  /// Returns the cell of the row in a column.
  ///
  /// - Parameter column: The index of the column, from 0.
  /// - Returns: The cell.
  /// - Throws: ``GridError/noColumn(_:grid:count:)``, or ``GridError/foreignTrack(_:grid:)`` if the
  ///   row was removed.
  public func cell(_ column: Int) throws(GridError.Thrown) -> GridCell {
    guard let grid else { throw GridError.foreignTrack("The row", grid: "any grid") }
    return GridCell(grid: grid, row: self, column: try grid.column(column))
  }
}
