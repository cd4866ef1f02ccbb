/// The state of one cell.
struct GridSlot {
  /// The content, a child of the grid, which retains it.
  ///
  /// Invariant: a node that is removed from the children is removed from its cell.
  var content: NodeLink?
  var columnSpan: Int32 = 1
  var rowSpan: Int32 = 1
  /// The alignments; nil for those of the column and the row.
  var horizontal: GridColumn.Alignment?
  var vertical: GridRow.Alignment?
  /// True if the cell is covered by another one that extends over it.
  var isCovered = false
  /// True if the grid has hidden the content with its row or column.
  var isConcealed = false
  /// The content's own compression resistance, while its size is a share; otherwise nil.
  var ownHorizontalResistance: LayoutPriority?
  var ownVerticalResistance: LayoutPriority?
  var rows = StackRows()
  /// The guides for several columns or rows in which the content is centered.
  var columnGuide: NodeLink?
  var rowGuide: NodeLink?

  /// Clears all but the span and the alignments.
  mutating func empty() {
    var emptied = GridSlot()
    (emptied.columnSpan, emptied.rowSpan) = (columnSpan, rowSpan)
    (emptied.horizontal, emptied.vertical) = (horizontal, vertical)
    emptied.isCovered = isCovered
    self = emptied
  }

  var spansOne: Bool { columnSpan == 1 && rowSpan == 1 }
}
