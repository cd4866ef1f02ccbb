import Anchors

/// Computes the constraints that a grid requires, and reconciles its existing ones with them.
///
/// Constraints are keyed by role and owner as in a stack.
struct GridLowering {
  let grid: NodeLink
  /// The grid or its margins guide.
  let edge: NodeLink
  let columns: [GridColumn]
  let rows: [GridRow]
  let ownsColumns: Bool
  let hasTallCells: Bool
  let settings: GridSettings
  var container: GridContainer
  var update: ContainerUpdate

  /// The priority with which rows and columns are as small as their contents.
  ///
  /// It is above the usual hugging priorities, so that shares get the space that remains, and below
  /// the usual compression resistances.
  static var smallSize: LayoutPriority { 260 }
  /// The priority with which the largest row or column by content is small.
  ///
  /// It decides how columns divide a lack of space, or what a content over several of them needs.
  static var smallLargest: LayoutPriority { 259 }
  /// The priority with which lines are as near the leading or top edge as possible.
  ///
  /// It decides what is left to decide, so that every line has one position.
  static var nearLine: LayoutPriority { 258 }
  /// The priority with which shares are small in a grid as large as its contents.
  static var smallShare: LayoutPriority { 51 }
  /// The priority with which the grid is as small as its rows and columns.
  static var smallGrid: LayoutPriority { 49 }
  /// The priority with which contents without a size are small.
  static var small: LayoutPriority { 25 }

  init(_ view: GridView) {
    grid = NodeLink(view.layoutNode)
    edge =
      view.settings.isMarginsRelative
      ? NodeLink(view.layoutMarginsGuide.layoutNode) : NodeLink(view.layoutNode)
    columns = view.storedColumns
    rows = view.storedRows
    ownsColumns = view.ownsColumns
    hasTallCells = view.tallCells > 0
    settings = view.settings
    container = view.container
    update = ContainerUpdate(origin: view.origin, counts: view.counts)
  }

  /// Reconciles all constraints.
  mutating func lowerAll() {
    // About four constraints for each cell and each row.
    update.entries.reserve(items: 4 * rows.count * (columns.count + 1) / 3)
    lowerColumns()
    let share = rows.first { $0.isShare }
    for row in rows {
      lowerTrack(row, share)
      lowerCells(row)
    }
  }

  /// Reconciles the constraints of a change.
  mutating func lower(_ change: GridChange) {
    if change.isOfColumns { lowerColumns() }
    let share = change.rows.contains { $0.isPending } ? rows.first { $0.isShare } : nil
    for row in change.rows where row.position >= 0 {
      if row.isPending { lowerTrack(row, share) }
      if row.hasPendingCells { lowerCells(row) }
    }
  }

  /// Reconciles the constraints of the columns and of the grid as a whole.
  private mutating func lowerColumns() {
    if ownsColumns {
      let share = columns.first { $0.isShare }
      lowerLargest(.horizontal)
      for column in columns { lowerTrack(column, share) }
      lowerEnd(columns.last, share != nil)
    }
    lowerLargest(.vertical)
    lowerEnd(rows.last, rows.contains { $0.isShare })
    container.rows.require(
      .gridWidth, Statement(zero: grid, .width, priority: Self.smallGrid), &update)
    container.rows.require(
      .gridHeight, Statement(zero: grid, .height, priority: Self.smallGrid), &update)
    container.rows.removeStale(&update)
    for axis in [Axis.horizontal, .vertical] where !hasLargest(axis) {
      grid.removeGuide(&container.largest[axis])
    }
  }

  /// Puts the last row or column at the edge, or before it if no share fills the grid.
  private mutating func lowerEnd(_ last: GridTrack?, _ isFilled: Bool) {
    guard let last else { return }
    let trail = ContainerAxes(last.axis).trail
    container.rows.require(
      .columnEnd.along(last.axis),
      Statement(last.link, trail, isFilled ? .equal : .lessThanOrEqual, edge, trail), &update)
  }

  /// True if the sizes of several columns may be undecided, or those of several rows.
  private func hasLargest(_ axis: Axis) -> Bool {
    axis == .vertical ? hasTallCells : ownsColumns && columns.count { $0.fitsContent } > 1
  }

  /// Makes the largest row or column by content as small as possible.
  private mutating func lowerLargest(_ axis: Axis) {
    guard hasLargest(axis) else { return }
    let guide = container.largest[axis] ?? grid.makeGuide("grid-largest")
    container.largest[axis] = guide
    container.rows.require(
      .widestColumn.along(axis),
      Statement(zero: guide, ContainerAxes(axis).size, priority: Self.smallLargest), &update)
  }

  /// Reconciles the constraints of a row or a column.
  private mutating func lowerTrack(_ track: GridTrack, _ share: GridTrack?) {
    track.isPending = false
    update.countItem()
    let axes = ContainerAxes(track.axis)
    let isNew = track.rows.isEmpty
    update.isOfNewItem = isNew
    let previous = last(before: track) { _ in true }
    var start = Statement(
      track.link, axes.lead, .equal, previous?.link ?? edge,
      previous == nil ? axes.lead : axes.trail)
    if !track.isHidden, let visible = last(before: track, where: { !$0.isHidden }) {
      start.constant = visible.spacingAfter ?? settings.spacing[track.axis]
    }
    track.rows.require(.trackLead, start, &update)
    track.rows.require(.trackSize, sizeRow(track, axes, share), &update)
    track.rows.require(
      .trackNear, Statement(track.link, axes.near, .equal, edge, axes.near), &update)
    track.rows.require(.trackFar, Statement(track.link, axes.far, .equal, edge, axes.far), &update)
    if track.fitsContent {
      if let largest = container.largest[track.axis], hasLargest(track.axis) {
        track.rows.require(
          .trackLimit, Statement(track.link, axes.size, .lessThanOrEqual, largest, axes.size),
          &update)
      }
      if isCrossed(track) {
        // Lines after a share do not make it smaller.
        let share = last(before: track) { $0.isShare }
        track.rows.require(
          .trackLine,
          Statement(
            track.link, axes.trail, .equal, share?.link ?? edge,
            share == nil ? axes.lead : axes.trail, priority: Self.nearLine), &update)
      }
    }
    if !isNew { track.rows.removeStale(&update) }
    update.isOfNewItem = false
  }

  /// True if contents may extend over the line after a row or a column.
  ///
  /// Other grids may have such contents in the columns, so all but the last column count.
  private func isCrossed(_ track: GridTrack) -> Bool {
    track.axis == .vertical
      ? rows[track.position].crossings > 0 : track.position + 1 < columns.count
  }

  /// Finds the nearest row before a row, or column before a column, that has a property.
  private func last(before track: GridTrack, where fits: (GridTrack) -> Bool) -> GridTrack? {
    track.axis == .vertical
      ? rows[..<track.position].last(where: fits) : columns[..<track.position].last(where: fits)
  }

  private func sizeRow(_ track: GridTrack, _ axes: ContainerAxes, _ share: GridTrack?) -> Statement
  {
    var row = Statement(zero: track.link, axes.size)
    guard !track.isHidden else { return row }
    switch track.size {
    case .content: row.priority = Self.smallSize
    case .fixed(let points): row.constant = points
    case .share(let weight):
      guard let share, share !== track, let unit = share.size.weight else {
        row.priority = Self.smallShare
        return row
      }
      row = Statement(track.link, axes.size, .equal, share.link, axes.size)
      row.multiplier = weight / unit
    }
    return row
  }
}

/// The constraints and guides of a grid as a whole.
struct GridContainer {
  var rows = ContainerRows()
  /// The guide with the width of the widest column by content, if there are several, and that with
  /// the height of the tallest row by content, if cells extend over several rows.
  var largest = AxisPair<NodeLink?>(nil, nil)
}

extension GridTrack {
  var link: NodeLink { NodeLink(layoutNode) }

  /// True for a visible share of the space.
  var isShare: Bool { !isHidden && size.weight != nil }

  /// True if the contents decide the size.
  var fitsContent: Bool { !isHidden && size == .content }
}
