import Anchors

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
  var ownResistance = AxisPair<LayoutPriority?>(nil, nil)
  var rows = ContainerRows()
  /// The guides for several columns or rows in which the content is centered.
  var guides = AxisPair<NodeLink?>(nil, nil)

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

// Contents of shares yield before others.
//
// A share is the space that the others leave. Otherwise, a long text in a share would compress the
// contents of the other columns, because equal priorities do not decide which of them yields.

extension GridSlot {
  /// The compression resistance of contents whose size is a share, unless it is lower.
  ///
  /// It is below the priority with which other rows and columns are small.
  static var resistanceOfShares: LayoutPriority { 255 }

  /// Lowers or restores the compression resistance of the content.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - isWide: Whether its width is a share.
  ///   - isTall: Whether its height is a share.
  mutating func yield(_ content: NodeLink, _ isWide: Bool, _ isTall: Bool) {
    guard isWide || isTall || ownResistance.horizontal != nil || ownResistance.vertical != nil
    else { return }
    let own = resistance(of: content)
    ownResistance = AxisPair(isWide ? own.horizontal : nil, isTall ? own.vertical : nil)
    apply(own, to: content)
  }

  /// The compression resistance that client code has set, along each axis.
  private func resistance(of node: NodeLink) -> AxisPair<LayoutPriority> {
    AxisPair(
      ownResistance.horizontal ?? node.contentPriorities.resistance.horizontal,
      ownResistance.vertical ?? node.contentPriorities.resistance.vertical)
  }

  /// Applies the resistance that client code has set, lowered where the size is a share.
  private func apply(_ own: AxisPair<LayoutPriority>, to node: NodeLink) {
    func lowered(_ axis: Axis) -> LayoutPriority {
      let isShare = ownResistance[axis] != nil && own[axis].isValid
      return isShare ? min(own[axis], Self.resistanceOfShares) : own[axis]
    }
    node.node.setEffectiveResistance(AxisPair(lowered(.horizontal), lowered(.vertical)))
  }

  /// Changes the resistance that client code has set for a content whose size is a share.
  ///
  /// - Returns: Whether its size along the axis is a share.
  mutating func setOwnResistance(
    _ priority: LayoutPriority, of node: NodeLink, _ axis: Axis
  ) -> Bool {
    guard ownResistance[axis] != nil else { return false }
    ownResistance[axis] = priority
    apply(resistance(of: node), to: node)
    return true
  }
}
