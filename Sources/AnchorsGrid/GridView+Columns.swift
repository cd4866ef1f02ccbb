// Inserting, removing and moving columns.

import Anchors

extension GridView {
  /// Adds a column at the trailing edge.
  ///
  /// - Returns: The column.
  /// - Throws: ``GridError/sharedColumns(grid:)``, or ``GridError/invalidNumber(_:)`` beyond
  ///   ``maximumColumns``; nothing is changed.
  @discardableResult
  public func addColumn() throws(GridError.Thrown) -> GridColumn {
    try insertColumn(at: storedColumns.count)
  }

  /// Inserts a column with empty cells; cells that extend across its place extend over it, too.
  ///
  /// - Parameter index: Its index, from 0 to the number of columns.
  /// - Returns: The column.
  /// - Throws: ``GridError/noColumn(_:grid:count:)``, ``GridError/sharedColumns(grid:)``, or
  ///   ``GridError/invalidNumber(_:)`` beyond ``maximumColumns``; nothing is changed.
  @discardableResult
  public func insertColumn(at index: Int) throws(GridError.Thrown) -> GridColumn {
    try requireOwnColumns()
    guard (0...storedColumns.count).contains(index) else {
      throw GridError.noColumn(index, grid: layoutNode.displayName, count: storedColumns.count)
    }
    guard storedColumns.count < Self.maximumColumns else {
      throw GridError.invalidNumber(
        "\(layoutNode.displayName) has \(Self.maximumColumns) columns; use no more.")
    }
    let wide = spans(across: index, .horizontal)
    for row in storedRows { row.slots.insert(GridSlot(), at: index) }
    for (row, column, slot) in wide {
      storedRows[row].slots[column].columnSpan += 1
      for line in row..<(row + Int(slot.rowSpan)) { storedRows[line].slots[index].isCovered = true }
    }
    let column = GridColumn(sharers)
    layoutNode.addGuide(column.layoutNode)
    storedColumns.insert(column, at: index)
    columnsMoved()
    return column
  }

  /// Removes a column with its contents; cells that extend over it and others become narrower.
  ///
  /// Grids that share the column must be given others first; otherwise the next layout reports it.
  ///
  /// - Parameter index: Its index.
  /// - Throws: ``GridError/noColumn(_:grid:count:)`` or ``GridError/sharedColumns(grid:)``; nothing
  ///   is changed.
  public func removeColumn(at index: Int) throws(GridError.Thrown) {
    try requireOwnColumns()
    let column = try self.column(index)
    for (row, start, _) in spans(across: index, .horizontal) {
      storedRows[row].slots[start].columnSpan -= 1
    }
    var contents: [LayoutNode] = []
    for (line, row) in storedRows.enumerated() {
      let slot = row.slots[index]
      cover(line, index, by: slot, false)
      if slot.rowSpan > 1 { tallCells -= 1 }
      if let content = slot.content { contents.append(content.node) }
      release(slot)
    }
    for row in storedRows { row.slots.remove(at: index) }
    countCrossings()
    storedColumns.remove(at: index)
    withUpdate { column.rows.removeAll(&$0) }
    layoutNode.removeGuide(column.layoutNode)
    column.leave()
    columnsMoved()
    for content in contents { content.removeFromParent() }
  }

  /// Moves a column with its contents to another place.
  ///
  /// - Parameters:
  ///   - index: Its index.
  ///   - destination: Its index after the move.
  /// - Throws: ``GridError/noColumn(_:grid:count:)``, ``GridError/sharedColumns(grid:)``, or
  ///   ``GridError/torn(row:column:grid:)`` for a cell that extends over several columns and would
  ///   be torn; nothing is changed.
  public func moveColumn(from index: Int, to destination: Int) throws(GridError.Thrown) {
    try requireOwnColumns()
    let column = try self.column(index)
    _ = try self.column(destination)
    guard index != destination else { return }
    try checkMove(from: index, to: destination, .horizontal)
    for row in storedRows {
      let slot = row.slots.remove(at: index)
      row.slots.insert(slot, at: destination)
    }
    storedColumns.remove(at: index)
    storedColumns.insert(column, at: destination)
    columnsMoved()
  }

  /// Updates indices after a change of the columns.
  private final func columnsMoved() {
    for (index, column) in storedColumns.enumerated() { column.position = index }
    columnsChanged()
  }
}
