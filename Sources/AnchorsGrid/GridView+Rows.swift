// Inserting, removing and moving rows.

public import Anchors

extension GridView {
  /// Adds a row below the others.
  ///
  /// - Parameter contents: The contents of its cells from the first column on; nil for an empty
  ///   cell. They become subviews, and are placed by constraints.
  /// - Returns: The row.
  /// - Throws: ``GridError/tooManyContents(_:grid:columns:)`` or
  ///   ``GridError/unusableItem(_:grid:)``; nothing is changed.
  @discardableResult
  public func addRow(_ contents: [LayoutNode?] = []) throws(GridError.Thrown) -> GridRow {
    try insertRow(contents, at: storedRows.count)
  }

  /// Inserts a row; cells that extend across its place extend over it, too.
  ///
  /// - Parameters:
  ///   - contents: The contents of its cells from the first column on; nil for an empty cell.
  ///   - index: Its index, from 0 to the number of rows.
  /// - Returns: The row.
  /// - Throws: ``GridError/noRow(_:grid:count:)``,
  ///   ``GridError/tooManyContents(_:grid:columns:)``, ``GridError/unusableItem(_:grid:)``, or
  ///   ``GridError/covered(row:column:grid:)`` for a content under a cell that extends over the new
  ///   row; nothing is changed.
  @discardableResult
  public func insertRow(
    _ contents: [LayoutNode?] = [], at index: Int
  ) throws(GridError.Thrown) -> GridRow {
    guard (0...storedRows.count).contains(index) else {
      throw GridError.noRow(index, grid: layoutNode.displayName, count: storedRows.count)
    }
    guard contents.count <= storedColumns.count else {
      throw GridError.tooManyContents(
        contents.count, grid: layoutNode.displayName, columns: storedColumns.count)
    }
    try checkContents(contents)
    let row = GridRow(columns: storedColumns.count)
    let tall = spans(across: index, .vertical)
    for (_, column, slot) in tall {
      for place in column..<(column + Int(slot.columnSpan)) {
        guard place >= contents.count || contents[place] == nil else {
          throw GridError.covered(row: index, column: place, grid: layoutNode.displayName)
        }
        row.slots[place].isCovered = true
      }
    }
    for (line, column, _) in tall { storedRows[line].slots[column].rowSpan += 1 }
    layoutNode.addGuide(row.layoutNode)
    storedRows.insert(row, at: index)
    rowsMoved(from: index)
    cellsChanged(row)
    for (column, content) in contents.enumerated() {
      if let content { place(content, in: row, column) }
    }
    return row
  }

  /// Removes a row with its contents; cells that extend over it and others become shorter.
  ///
  /// - Parameter index: Its index.
  /// - Throws: ``GridError/noRow(_:grid:count:)``; nothing is changed.
  public func removeRow(at index: Int) throws(GridError.Thrown) {
    let row = try self.row(index)
    let tall = spans(across: index, .vertical)
    for (line, column, slot) in tall {
      storedRows[line].slots[column].rowSpan -= 1
      if slot.rowSpan == 2 { tallCells -= 1 }
    }
    for (column, slot) in row.slots.enumerated() where slot.rowSpan > 1 {
      cover(index, column, by: slot, false)
      tallCells -= 1
    }
    storedRows.remove(at: index)
    withUpdate { row.rows.removeAll(&$0) }
    layoutNode.removeGuide(row.layoutNode)
    row.leave()
    rowsMoved(from: index)
    for (line, _, _) in tall { cellsChanged(storedRows[line]) }
    let contents = row.slots.compactMap { $0.content?.node }
    for slot in row.slots { release(slot) }
    row.slots = []
    for content in contents { content.removeFromParent() }
  }

  /// Moves a row to another place.
  ///
  /// - Parameters:
  ///   - index: Its index.
  ///   - destination: Its index after the move.
  /// - Throws: ``GridError/noRow(_:grid:count:)``, or ``GridError/torn(row:column:grid:)`` for a
  ///   cell that extends over several rows and would be torn; nothing is changed.
  public func moveRow(from index: Int, to destination: Int) throws(GridError.Thrown) {
    let row = try self.row(index)
    _ = try self.row(destination)
    guard index != destination else { return }
    try checkMove(from: index, to: destination, .vertical)
    storedRows.remove(at: index)
    storedRows.insert(row, at: destination)
    rowsMoved(from: min(index, destination))
    for line in [index, index + 1, destination, destination + 1] { lineChanged(at: line) }
  }

  /// Updates indices after a change of the rows from an index on.
  private final func rowsMoved(from index: Int) {
    for position in index..<max(index, storedRows.count) {
      storedRows[position].position = position
    }
    countCrossings()
    if tallCells > 0 || container.largest.vertical != nil
      || storedRows.contains(where: { $0.size.weight != nil })
    {
      return invalidateAll()
    }
    lineChanged(at: index)
    lineChanged(at: index + 1)
    // The last row may be another one.
    invalidateColumns()
  }

  /// Releases the constraints and guides of a cell that is removed.
  func release(_ slot: GridSlot) {
    var slot = slot
    withUpdate { slot.rows.removeAll(&$0) }
    for guide in [slot.guides.horizontal, slot.guides.vertical] {
      if let guide { layoutNode.removeGuide(guide.node) }
    }
    guard let content = slot.content else { return }
    slot.yield(content, false, false)
    content.node.setCollapsed(false)
    if slot.isConcealed { content.isHidden = false }
  }
}
