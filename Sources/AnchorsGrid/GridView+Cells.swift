// The contents and the spans of cells.

import Anchors

extension GridView {
  /// Finds the cell of a child.
  func slotIndices(of child: LayoutNode) -> (GridRow, Int)? {
    let link = NodeLink(child)
    var column = -1
    let index = storedRows.indexFromEnds { row in
      guard let found = row.slots.firstIndex(where: { $0.content == link }) else { return false }
      column = found
      return true
    }
    return index.map { (storedRows[$0], column) }
  }

  /// Throws if an item cannot be a content of the grid.
  func checkContents(_ contents: [LayoutNode?]) throws(GridError.Thrown) {
    for (index, content) in contents.enumerated() {
      guard let node = content else { continue }
      let isRepeated = contents[..<index].contains { $0 === node }
      guard !isRepeated, !node.kind.isGuide, !layoutNode.isDescendant(of: node) else {
        throw GridError.unusableItem(node.displayName, grid: layoutNode.displayName)
      }
    }
  }

  /// Makes an item the content of a cell, after checks.
  func place(_ node: LayoutNode, in row: GridRow, _ column: Int) {
    guard row.slots[column].content != NodeLink(node) else { return }
    if let old = row.slots[column].content?.node { old.removeFromParent() }
    var departure: PendingRemoval?
    if node.parentLink == NodeLink(layoutNode) {
      if let (oldRow, oldColumn) = slotIndices(of: node) { empty(oldRow, oldColumn) }
    } else {
      departure = layoutNode.moveChild(node, to: layoutNode.storedChildren.count)
    }
    defer { departure?.notifyParent() }
    // Client code may have changed the grid when the old content left.
    guard node.parentLink == NodeLink(layoutNode), row.grid === self,
      row.slots.indices.contains(column), row.slots[column].content == nil
    else { return }
    node.translatesAutoresizingMaskIntoConstraints = false
    row.slots[column].content = NodeLink(node)
    cellsChanged(row)
  }

  /// Empties a cell, whose content has left or moves to another cell.
  func empty(_ row: GridRow, _ column: Int) {
    guard row.slots[column].content != nil else { return }
    let slot = row.slots[column]
    row.slots[column].empty()
    release(slot)
    cellsChanged(row)
  }

  /// Runs an update of the constraints, which borrows the table of entries.
  func withUpdate(_ body: (inout ContainerUpdate) -> Void) {
    var update = ContainerUpdate(origin: origin, counts: counts)
    update.entries = entries
    entries = ContainerEntryTable()
    body(&update)
    entries = update.entries
    update.activate()
    counts = update.counts
  }

  /// Sets the number of rows and columns of a cell, after checks.
  func setSpan(of row: Int, _ column: Int, columns: Int, rows: Int) throws(GridError.Thrown) {
    let name = layoutNode.displayName
    let slot = storedRows[row].slots[column]
    guard !slot.isCovered else { throw GridError.covered(row: row, column: column, grid: name) }
    guard columns >= 1, rows >= 1, columns <= storedColumns.count - column,
      rows <= storedRows.count - row
    else { throw GridError.spanOutside(row: row, column: column, grid: name) }
    for line in row..<(row + rows) {
      for place in column..<(column + columns) where line != row || place != column {
        let isOwn =
          line < row + Int(slot.rowSpan) && place < column + Int(slot.columnSpan)
        let other = storedRows[line].slots[place]
        if other.isCovered, !isOwn {
          throw GridError.covered(row: line, column: place, grid: name)
        }
        guard other.content == nil, other.spansOne else {
          throw GridError.occupied(row: line, column: place, grid: name)
        }
      }
    }
    let hadTallCells = tallCells > 0
    cover(row, column, by: slot, false)
    if slot.rowSpan > 1 { tallCells -= 1 }
    if rows > 1 { tallCells += 1 }
    storedRows[row].slots[column].columnSpan = Int32(columns)
    storedRows[row].slots[column].rowSpan = Int32(rows)
    cover(row, column, by: storedRows[row].slots[column], true)
    countCrossings()
    if hadTallCells != (tallCells > 0) { return invalidateAll() }
    cellsChanged(storedRows[row])
  }

  /// Marks the cells that another one covers, except that one itself.
  func cover(_ row: Int, _ column: Int, by slot: GridSlot, _ isCovered: Bool) {
    for line in row..<(row + Int(slot.rowSpan)) {
      for place in column..<(column + Int(slot.columnSpan))
      where line != row || place != column {
        storedRows[line].slots[place].isCovered = isCovered
      }
    }
  }

  /// Counts the cells that extend over each line between rows.
  ///
  /// Complexity: O(number of cells) if there are or were such cells.
  func countCrossings() {
    guard tallCells > 0 || hasCrossings else { return }
    hasCrossings = tallCells > 0
    var crossings = [Int](repeating: 0, count: storedRows.count)
    forEachSpan { row, _, slot in
      for line in row..<(row + Int(slot.rowSpan) - 1) { crossings[line] += 1 }
    }
    for (row, count) in zip(storedRows, crossings) where row.crossings != count {
      if (row.crossings > 0) != (count > 0) { trackChanged(row) }
      row.crossings = count
    }
  }

  /// Finds the cells that begin before a line and end after it.
  ///
  /// - Parameters:
  ///   - line: The index of the row below the line, or of the column after it.
  ///   - axis: The axis across the line.
  /// - Returns: The row, the column and the state of each.
  func spans(across line: Int, _ axis: Axis) -> [(Int, Int, GridSlot)] {
    guard axis == .horizontal || tallCells > 0 else { return [] }
    var found: [(Int, Int, GridSlot)] = []
    forEachSpan { row, column, slot in
      let (start, count) = axis == .vertical ? (row, slot.rowSpan) : (column, slot.columnSpan)
      if start < line, line < start + Int(count) { found.append((row, column, slot)) }
    }
    return found
  }

  /// Throws if the move of a row or a column would tear a cell.
  func checkMove(from index: Int, to other: Int, _ axis: Axis) throws(GridError.Thrown) {
    for line in [index, index + 1, other > index ? other + 1 : other] {
      guard let torn = spans(across: line, axis).first else { continue }
      throw GridError.torn(row: torn.0, column: torn.1, grid: layoutNode.displayName)
    }
  }

  /// Visits the cells that extend over several rows or columns.
  func forEachSpan(_ visit: (Int, Int, GridSlot) -> Void) {
    for (index, row) in storedRows.enumerated() {
      for column in row.slots.indices where !row.slots[column].spansOne {
        visit(index, column, row.slots[column])
      }
    }
  }
}
