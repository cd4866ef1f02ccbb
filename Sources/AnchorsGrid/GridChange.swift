import Anchors

/// The constraints of a grid that may be out of date.
struct GridChange {
  /// True if all are.
  var isOfAll = false
  /// True for those of the columns and of the grid as a whole.
  var isOfColumns = false
  /// The rows that are pending, or whose cells are.
  var rows: [GridRow] = []

  var isEmpty: Bool { !isOfAll && !isOfColumns && rows.isEmpty }
}

extension GridView {
  /// Invalidates all constraints of the grid.
  func invalidateAll() {
    pending.isOfAll = true
    if mayConceal { for row in storedRows { conceal(row) } }
    changed()
  }

  /// Invalidates the constraints of the columns and of the grid as a whole.
  func invalidateColumns() {
    pending.isOfColumns = true
    changed()
  }

  /// Invalidates the positions and heights of all rows.
  func invalidateRowTracks() {
    guard !pending.isOfAll else { return changed() }
    for row in storedRows { enqueueTrack(row) }
    invalidateColumns()
  }

  /// Invalidates the position and the size of a row or a column.
  func trackChanged(_ track: GridTrack) {
    if !pending.isOfAll {
      if track.axis == .vertical { enqueueTrack(track) } else { pending.isOfColumns = true }
    }
    changed()
  }

  /// Invalidates the constraints of the contents of a row.
  func cellsChanged(_ row: GridRow) {
    if mayConceal { conceal(row) }
    if !pending.isOfAll {
      enqueue(row)
      row.hasPendingCells = true
    }
    changed()
  }

  private final func enqueueTrack(_ track: GridTrack) {
    guard track.position >= 0, track.position < storedRows.count else { return }
    enqueue(storedRows[track.position])
    track.isPending = true
  }

  private final func enqueue(_ row: GridRow) {
    if !row.isPending, !row.hasPendingCells { pending.rows.append(row) }
  }

  /// Schedules an update, and notifies the container around the grid.
  private final func changed() {
    setNeedsUpdateConstraints()
    invalidateBaselines()
    superview?.childContentChanged(layoutNode)
  }

  /// Handles a column or row that was hidden or shown.
  func visibilityChanged(_ track: GridTrack) {
    mayConceal = true
    guard track.axis == .vertical else { return columnsChanged() }
    if track.size.weight != nil { invalidateRowTracks() }
    let index = track.position
    cellsChanged(storedRows[index])
    lineChanged(at: index)
    lineChanged(at: index + 1)
    invalidateTallCells()
  }

  /// Hides the contents of hidden rows and columns, and shows those that are visible again.
  ///
  /// A content that client code hid stays hidden.
  private final func conceal(_ row: GridRow) {
    guard row.position >= 0, row.position < storedRows.count else { return }
    for column in row.slots.indices {
      let slot = row.slots[column]
      guard let content = slot.content else { continue }
      let over = storedColumns[column..<(column + Int(slot.columnSpan))]
      let down = storedRows[row.position..<(row.position + Int(slot.rowSpan))]
      let isConcealed =
        over.allSatisfy { $0.isHidden } || down.allSatisfy { $0.isHidden }
      if isConcealed, !content.isHidden {
        content.isHidden = true
        row.slots[column].isConcealed = true
      } else if !isConcealed, slot.isConcealed {
        content.isHidden = false
        row.slots[column].isConcealed = false
      }
    }
  }

  /// Invalidates the row at an index, and the next visible one, whose spacing may be another.
  func lineChanged(at index: Int) {
    guard index < storedRows.count else { return invalidateColumns() }
    trackChanged(storedRows[index])
    guard let next = storedRows[index...].first(where: { !$0.isHidden }) else { return }
    trackChanged(next)
  }

  /// Invalidates the cells that extend over several rows.
  func invalidateTallCells() {
    guard tallCells > 0 else { return }
    for row in storedRows where row.slots.contains(where: { $0.rowSpan > 1 }) { cellsChanged(row) }
  }

  func sizeChanged(_ track: GridTrack, from old: GridSize) {
    guard old.weight != nil || track.size.weight != nil else { return trackChanged(track) }
    // Contents of shares yield, and the other shares refer to the first one.
    if track.axis == .horizontal {
      columnsChanged()
    } else {
      invalidateRowTracks()
      cellsChanged(storedRows[track.position])
      invalidateTallCells()
    }
  }

  func spacingChanged(_ track: GridTrack) {
    if track.axis == .vertical { lineChanged(at: track.position + 1) } else { invalidateColumns() }
  }

  /// Handles a change of the columns, which other grids may share.
  func columnsChanged() {
    invalidateAll()
    guard ownsColumns else { return }
    for link in sharers.links { (link.node.ownView as? GridView)?.invalidateAll() }
  }

  /// Updates the constraints from the contents and the settings.
  func applyPendingChanges() {
    let change = pending
    pending = GridChange()
    guard !change.isEmpty else { return }
    if !ownsColumns {
      // Another position in the tree may be outside the owner of the columns.
      markDependsOnMeasurement()
    }
    var lowering = GridLowering(self)
    withUpdate { update in
      swap(&lowering.update, &update)
      if change.isOfAll {
        lowering.lowerAll()
      } else {
        lowering.lower(change)
      }
      swap(&lowering.update, &update)
    }
    container = lowering.container
  }
}
