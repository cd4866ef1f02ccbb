public import Anchors

/// One cell of a grid, named by its row and its column.
///
/// ```swift
/// let table = try GridView("table", columns: 3)
/// let total = ImageView("total", imageSize: Size(width: 40, height: 20))
/// try table.addRow([total])
/// try table.cell(row: 0, column: 0).setSpan(columns: 3)
/// try table.cell(row: 0, column: 0).horizontalAlignment = .trailing
/// try table.layout(width: 100, height: nil)
/// ```
public struct GridCell {
  /// The grid of the cell.
  public let grid: GridView
  /// The row of the cell, or the first one of several.
  public let row: GridRow
  /// The column of the cell, or the first one of several.
  public let column: GridColumn

  /// The location of the cell, or nil after its row or column was removed.
  var location: (row: Int, column: Int)? {
    guard row.grid === grid, let index = grid.columnIndex(of: column) else { return nil }
    return (row.position, index)
  }

  private var slot: GridSlot { location.map { row.slots[$0.column] } ?? GridSlot() }

  /// The content of the cell, or nil if it is empty.
  public var content: LayoutNode? { slot.content?.node }

  /// The number of columns over which the cell extends, hidden ones included.
  public var columnSpan: Int { Int(slot.columnSpan) }

  /// The number of rows over which the cell extends, hidden ones included.
  public var rowSpan: Int { Int(slot.rowSpan) }

  /// True if the cell is covered by another one that extends over it.
  public var isCovered: Bool { slot.isCovered }

  /// The horizontal alignment of the content; nil, the default, for that of the column.
  public var horizontalAlignment: GridColumn.Alignment? {
    get { slot.horizontal }
    nonmutating set {
      guard let location, newValue != slot.horizontal else { return }
      row.slots[location.column].horizontal = newValue
      grid.cellsChanged(row)
    }
  }

  /// The vertical alignment of the content; nil, the default, for that of the row.
  public var verticalAlignment: GridRow.Alignment? {
    get { slot.vertical }
    nonmutating set {
      guard let location, newValue != slot.vertical else { return }
      row.slots[location.column].vertical = newValue
      grid.cellsChanged(row)
    }
  }

  /// Makes an item the content of the cell.
  ///
  /// The previous content leaves the grid. An item from another cell of the grid leaves that cell
  /// empty.
  ///
  /// - Parameter item: The item; it becomes a subview of the grid, and is placed by constraints.
  /// - Throws: ``GridError/unusableItem(_:grid:)``, ``GridError/covered(row:column:grid:)``, or
  ///   ``GridError/foreignTrack(_:grid:)`` if the row or the column was removed; nothing is
  ///   changed.
  public func setContent(_ item: some LayoutItem) throws(GridError.Thrown) {
    let node = item.layoutNode
    guard let location else { throw grid.foreign(row) }
    guard !row.slots[location.column].isCovered else {
      throw GridError.covered(
        row: location.row, column: location.column, grid: grid.layoutNode.displayName)
    }
    try grid.checkContents([node])
    grid.place(node, in: row, location.column)
  }

  /// Removes the content from the cell and from the grid; an empty cell stays empty.
  public func removeContent() { content?.removeFromParent() }

  /// Makes the cell extend over several columns and rows.
  ///
  /// The cells that it covers must be empty. Hidden rows and columns count.
  ///
  /// - Parameters:
  ///   - columns: The number of columns, from this cell's column on; at least 1.
  ///   - rows: The number of rows, from this cell's row on; at least 1.
  /// - Throws: ``GridError/spanOutside(row:column:grid:)``,
  ///   ``GridError/occupied(row:column:grid:)`` or ``GridError/covered(row:column:grid:)`` with the
  ///   location of the other cell, or ``GridError/foreignTrack(_:grid:)`` if the row or the column
  ///   was removed; nothing is changed.
  public func setSpan(columns: Int = 1, rows: Int = 1) throws(GridError.Thrown) {
    guard let location else { throw grid.foreign(row) }
    try grid.setSpan(of: location.row, location.column, columns: columns, rows: rows)
  }
}

/// The rule for the width of a column, or for the height of a row.
///
/// ```swift
/// let table = try GridView("table", columns: 3)
/// try table.column(0).setSize(.fixed(40))
/// try table.column(1).setSize(.share(1))
/// let photo = ImageView("photo", imageSize: Size(width: 60, height: 20))
/// try table.addRow([View("mark"), View("text"), photo])
/// try table.layout(width: 200, height: nil)
/// assert(try table.column(1).frame == Rect(x: 40, y: 0, width: 200 - 40 - 60, height: 20))
/// ```
public enum GridSize: Sendable, Hashable {
  /// As large as the largest content; the size unless another one is set.
  ///
  /// A content that extends over several such columns enlarges the last of them.
  case content
  /// A fixed number of points, from 0 to 1e9.
  case fixed(Double)
  /// A share of the space that the other columns or rows leave, in proportion to the weight.
  ///
  /// The weight is above 0 and at most 1e9. If the grid itself is as large as its contents, shares
  /// are the smallest ones in that proportion in which every content fits. Contents in shares
  /// resist compression at a priority of at most 255, so that they yield before those of other
  /// columns.
  case share(Double)

  /// True if the number is in its range.
  var isValid: Bool {
    switch self {
    case .content: true
    case .fixed(let points): points >= 0 && points <= 1e9
    case .share(let weight): weight >= 1e-9 && weight <= 1e9
    }
  }

  /// The weight of a share; nil for other sizes.
  var weight: Double? {
    if case .share(let weight) = self { return weight }
    return nil
  }
}
