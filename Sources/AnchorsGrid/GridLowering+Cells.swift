// Constraints of the contents of cells.

import Anchors

/// The first and the last visible row or column under a content.
private struct GridSpan {
  let start: GridTrack
  let end: GridTrack
  /// True if one of them is a share.
  let hasShare: Bool

  /// Finds the visible ones of some rows or columns; nil if all are hidden.
  init?<Track: GridTrack>(_ tracks: ArraySlice<Track>) {
    guard let start = tracks.first(where: { !$0.isHidden }),
      let end = tracks.last(where: { !$0.isHidden })
    else { return nil }
    (self.start, self.end) = (start, end)
    hasShare = tracks.contains { $0.isShare }
  }
}

/// The position of a content along one axis.
private enum GridPlace {
  case near, middle, far, fill
}

extension GridLowering {
  /// Reconciles the constraints of the contents of a row.
  mutating func lowerCells(_ row: GridRow) {
    row.hasPendingCells = false
    for column in row.slots.indices {
      guard let content = row.slots[column].content else { continue }
      update.countItem()
      var slot = row.slots[column]
      let isNew = slot.rows.isEmpty
      update.isOfNewItem = isNew
      let isCentered = lower(content, row, column, &slot)
      if !isNew { slot.rows.removeStale(&update) }
      update.isOfNewItem = false
      // Comes last, because the constraints of the guides are found by the guides.
      if !isCentered.over { grid.removeGuide(&slot.guides.horizontal) }
      if !isCentered.down { grid.removeGuide(&slot.guides.vertical) }
      row.slots[column] = slot
    }
  }

  /// Reconciles the constraints of a content.
  ///
  /// - Returns: Whether it is centered in a guide of its own, along each axis.
  private mutating func lower(
    _ content: NodeLink, _ row: GridRow, _ column: Int, _ slot: inout GridSlot
  ) -> (over: Bool, down: Bool) {
    let over = GridSpan(columns[column..<(column + Int(slot.columnSpan))])
    let down = GridSpan(rows[row.position..<(row.position + Int(slot.rowSpan))])
    let isHidden = content.isHidden
    content.node.setCollapsed(isHidden)
    slot.yield(content, over?.hasShare == true, down?.hasShare == true)
    guard !isHidden, let over, let down else {
      collapse(content, row, columns[column], &slot)
      return (false, false)
    }
    let horizontal = slot.horizontal ?? columns[column].alignment
    let vertical = slot.vertical ?? row.alignment
    place(content, over, horizontal.place, &slot)
    switch vertical {
    case .firstBaseline, .lastBaseline: lowerBaseline(content, row, down, vertical, &slot)
    default: place(content, down, vertical.place, &slot)
    }
    return (
      horizontal == .center && (over.start !== over.end || !ownsColumns),
      vertical == .center && down.start !== down.end
    )
  }

  /// Puts a hidden content into the corner of its cell, without a size.
  private mutating func collapse(
    _ content: NodeLink, _ row: GridRow, _ column: GridColumn, _ slot: inout GridSlot
  ) {
    slot.rows.require(.cellLeading, edgeRow(content, .leading, .equal, column), &update)
    slot.rows.require(.cellTop, edgeRow(content, .top, .equal, row), &update)
    slot.rows.require(.cellCollapsedWidth, Statement(zero: content, .width), &update)
    slot.rows.require(.cellCollapsedHeight, Statement(zero: content, .height), &update)
  }

  /// Places a content between two lines.
  private mutating func place(
    _ content: NodeLink, _ span: GridSpan, _ place: GridPlace, _ slot: inout GridSlot
  ) {
    let axis = span.start.axis
    let axes = ContainerAxes(axis)
    if place == .middle, let guide = middleGuide(span, axes, &slot) {
      slot.rows.require(
        .cellMiddleX.along(axis), relate(content, axes.middle, .equal, guide, axes.middle), &update)
      slot.rows.require(
        .cellWidth.along(axis), relate(content, axes.size, .lessThanOrEqual, guide, axes.size),
        &update)
    } else {
      slot.rows.require(
        .cellLeading.along(axis),
        edgeRow(content, axes.lead, place == .far ? .greaterThanOrEqual : .equal, span.start),
        &update)
      if place == .fill, span.start === span.end, ownsColumns || axis == .vertical {
        // The same as an equation of the far edges, with fewer terms.
        slot.rows.require(
          .cellWidth.along(axis), relate(content, axes.size, .equal, span.start.link, axes.size),
          &update)
      } else {
        slot.rows.require(
          .cellTrailing.along(axis),
          edgeRow(content, axes.trail, place == .near ? .lessThanOrEqual : .equal, span.end),
          &update)
      }
    }
    guard place != .fill else { return }
    // A content without a size collapses.
    slot.rows.require(
      .cellNarrow.along(axis), Statement(zero: content, axes.size, priority: Self.small), &update)
  }

  /// Returns the rectangle in which a content is centered: a track, or a guide over several.
  private mutating func middleGuide(
    _ span: GridSpan, _ axes: ContainerAxes, _ slot: inout GridSlot
  ) -> NodeLink? {
    let axis = span.start.axis
    let meetsEdge = !ownsColumns && axis == .horizontal
    guard span.start !== span.end || meetsEdge else { return span.start.link }
    let guide = slot.guides[axis] ?? grid.makeGuide("grid-span")
    slot.guides[axis] = guide
    slot.rows.require(
      .spanLeading.along(axis), edgeRow(guide, axes.lead, .equal, span.start), &update)
    slot.rows.require(
      .spanTrailing.along(axis), edgeRow(guide, axes.trail, .equal, span.end), &update)
    return guide
  }

  /// Relates an edge of a content to the same edge of a row or a column.
  ///
  /// The outer edges of shared columns are those of the grid.
  private func edgeRow(
    _ content: NodeLink, _ attribute: LayoutAttribute, _ relation: LayoutRelation,
    _ track: GridTrack
  ) -> Statement {
    let isOuter =
      !ownsColumns
      && (attribute == .leading && track === columns.first { !$0.isHidden }
        || attribute == .trailing && track === columns.last { !$0.isHidden })
    return relate(content, attribute, relation, isOuter ? edge : track.link, attribute)
  }

  private func relate(
    _ content: NodeLink, _ attribute: LayoutAttribute, _ relation: LayoutRelation,
    _ other: NodeLink, _ otherAttribute: LayoutAttribute
  ) -> Statement {
    var row = Statement(content, attribute, relation, other, otherAttribute)
    row.isUnchecked = !ownsColumns
    return row
  }

  /// Aligns a content with the first one of its row that has the same baseline alignment.
  ///
  /// In a taller row, contents on their first baselines are at the top, and those on their last
  /// baselines at the bottom.
  private mutating func lowerBaseline(
    _ content: NodeLink, _ row: GridRow, _ span: GridSpan, _ alignment: GridRow.Alignment,
    _ slot: inout GridSlot
  ) {
    slot.rows.require(
      .cellTop, edgeRow(content, .top, .greaterThanOrEqual, span.start), &update)
    slot.rows.require(
      .cellBottom, edgeRow(content, .bottom, .lessThanOrEqual, span.end), &update)
    slot.rows.require(
      .cellLow, Statement(zero: content, .height, priority: Self.small), &update)
    let shown = row.slots.first {
      ($0.vertical ?? row.alignment) == alignment && $0.content?.isHidden == false
    }
    guard let first = shown?.content else { return }
    let isFirst = alignment == .firstBaseline
    let baseline: LayoutAttribute = isFirst ? .firstBaseline : .lastBaseline
    if first != content {
      slot.rows.require(
        .cellBaseline, Statement(content, baseline, .equal, first, baseline), &update)
    } else {
      let side: LayoutAttribute = isFirst ? .top : .bottom
      var rise = edgeRow(content, side, .equal, isFirst ? span.start : span.end)
      rise.priority = Self.small
      slot.rows.require(.cellRise, rise, &update)
    }
  }
}

extension GridColumn.Alignment {
  fileprivate var place: GridPlace {
    switch self {
    case .leading: .near
    case .center: .middle
    case .trailing: .far
    case .fill: .fill
    }
  }
}

extension GridRow.Alignment {
  fileprivate var place: GridPlace {
    switch self {
    case .top, .firstBaseline: .near
    case .center: .middle
    case .bottom, .lastBaseline: .far
    case .fill: .fill
    }
  }
}
