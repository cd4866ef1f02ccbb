/// The reason why a call of a grid was refused; the grid is the same as before the call.
///
/// ```swift
/// let table = try GridView("table", columns: 2)
/// do {
///   try table.column(2).isHidden = true
/// } catch let error as GridError {
///   assert(error == .noColumn(2, grid: "table", count: 2))
/// }
/// ```
public enum GridError: Error, Sendable {
  /// The grid has no column with this index.
  case noColumn(Int, grid: String, count: Int)
  /// The grid has no row with this index.
  case noRow(Int, grid: String, count: Int)
  /// The row or column belongs to another grid, or to none.
  case foreignTrack(String, grid: String)
  /// There are more contents than columns.
  case tooManyContents(Int, grid: String, columns: Int)
  /// A number is out of range; the text names it and the valid range.
  case invalidNumber(String)
  /// A cell would extend beyond the last row or column of the grid.
  case spanOutside(row: Int, column: Int, grid: String)
  /// The cell to be covered by a neighbor has a content.
  case occupied(row: Int, column: Int, grid: String)
  /// The cell is covered by a neighbor that extends over several rows or columns.
  case covered(row: Int, column: Int, grid: String)
  /// The move would tear a cell that extends over several rows or columns.
  case torn(row: Int, column: Int, grid: String)
  /// The item cannot be the content of a cell: it contains the grid, occurs twice or is a guide.
  case unusableItem(String, grid: String)
  /// The columns to share are not consecutive columns of one grid.
  case notConsecutive(grid: String)
  /// The grid shares the columns of another one, where they are changed.
  case sharedColumns(grid: String)
}

// Texts are not compared in Embedded Swift, where that would need the tables of Unicode.
#if !hasFeature(Embedded)
extension GridError: Hashable {}
#endif

extension GridError {
  #if hasFeature(Embedded)
  /// The type that functions throwing a ``GridError`` declare, typed for Embedded Swift.
  public typealias Thrown = GridError
  #else
  /// The type that functions throwing a ``GridError`` declare: plain `throws`.
  ///
  /// `LayoutError.Thrown` has the reason.
  public typealias Thrown = any Error
  #endif
}

extension GridError: CustomStringConvertible {
  /// The error and its fix.
  public var description: String {
    switch self {
    case .noColumn(let index, let grid, let count):
      "There is no column \(index) in \(grid); use an index from 0 to below \(count), "
        + "or insert the column first."
    case .noRow(let index, let grid, let count):
      "There is no row \(index) in \(grid); use an index from 0 to below \(count), "
        + "or add the row first."
    case .foreignTrack(let name, let grid):
      "\(name) is not part of \(grid); use one of its own rows and columns."
    case .tooManyContents(let contents, let grid, let columns):
      "A row of \(grid) has \(columns) cells, fewer than the \(contents) contents; "
        + "insert columns first, or pass fewer contents."
    case .invalidNumber(let text): text
    case .spanOutside(let row, let column, let grid):
      "Cell (\(row), \(column)) of \(grid) would extend beyond the last row or column; "
        + "reduce its span to at least 1 and at most the rest of the grid."
    case .occupied(let row, let column, let grid):
      "Cell (\(row), \(column)) of \(grid) has a content, which the span would cover; "
        + "remove the content first."
    case .covered(let row, let column, let grid):
      "Cell (\(row), \(column)) of \(grid) is covered by the span of another cell; "
        + "reduce that span first, or use the other cell."
    case .torn(let row, let column, let grid):
      "Cell (\(row), \(column)) of \(grid) extends across the place that changes; "
        + "reduce its span first."
    case .unusableItem(let name, let grid):
      "\(name) cannot be in a cell of \(grid); pass items that occur once, "
        + "are not guides and do not contain the grid."
    case .notConsecutive(let grid):
      "The columns for \(grid) must be consecutive columns of one other grid, in its order."
    case .sharedColumns(let grid):
      "The columns of \(grid) belong to another grid; insert, remove and move them there."
    }
  }
}
