import Buffers
package import Simplex

// Collection of the changes for the solver, by comparing rows with their targets.

extension LayoutEngine {
  /// Reconciles all rows with their targets, as changes for the solver.
  ///
  /// - Parameter bulkLoading: Whether to load rows at once; the solver must have none yet.
  func collect(bulkLoading: Bool = false) {
    changes.removeAll()
    if !rows.toRemove.isEmpty { changes.removed.append(contentsOf: rows.toRemove) }
    if bulkLoading {
      beginBulkLoad()
    } else {
      // A new item has at most six rows, and a constraint seldom has more than three terms.
      changes.reserveCapacity(
        rows.queue.count + 6 * items.queue.count,
        terms: 3 * rows.queue.count + 6 * items.queue.count)
    }
    reconcileRoot()
    var position = 0
    reconcileItems(from: &position)
    for index in rows.queue.indices { reconcileConstraint(rows.queue[index]) }
    // Lowering a constraint may register further items, those on the paths to its host.
    reconcileItems(from: &position)
  }

  private func reconcileItems(from position: inout Int) {
    while position < items.queue.count {
      reconcileItem(items.queue[position])
      position += 1
    }
  }

  @inline(__always)
  private func reconcileConstraint(_ slot: ConstraintIndex) {
    if let object = rows.constraints.object(at: slot), !object.use({ needsRow($0, slot) }) {
      return
    }
    if changes.isBulkLoading, loadRecord(at: slot) { return }
    guard let row = lower(at: slot) else { return exclude(rows.constraints.object(at: slot)) }
    record(row, ofConstraint: slot)
  }

  /// Updates the row of a constraint with an object, or removes it.
  ///
  /// - Returns: Whether the constraint needs a new row.
  @inline(never)
  private func needsRow(_ constraint: LayoutConstraint, _ slot: ConstraintIndex) -> Bool {
    guard !isBroken(constraint, slot) else { return false }
    let isValid = constraint.fault == nil
    if !changes.isBulkLoading, let row = row(at: slot) {
      if isValid, !constraint.state.contains(.stale), let form = constraint.form,
        let frame = loweringContext(of: form, answer: rows.constraints.answer(at: slot))
      {
        changes.constants.append((row, rowConstant(of: form, frame)))
        changes.priorities.append((row, Priority(constraint.storedPriority.rawValue)))
        return false
      }
      changes.removed.append(row)
      changes.removedOrigins.append(RowOrigin(slot))
    }
    if !isValid { exclude(ConstraintLink(constraint)) }
    return isValid
  }

  /// Excludes a constraint that is invalid or has no host.
  private func exclude(_ link: ConstraintLink?) {
    guard !borrowsTree, let constraint = link?.constraint, !constraint.state.contains(.invalid)
    else { return }
    constraint.state.insert(.invalid)
    recovery.invalidConstraints.append(constraint)
  }

  /// Records the new row of a constraint.
  @inline(__always)
  func record(_ row: RowIndex, ofConstraint slot: ConstraintIndex) {
    if changes.isBulkLoading {
      rows.constraints[slot].row = row
    } else {
      changes.origins.append(RowOrigin(slot))
    }
  }

  private func reconcileItem(_ slot: ItemIndex) {
    guard let node = items[slot].node else { return }
    if changes.isBulkLoading, node.kind != .insetGuide {
      loadBounds(of: slot, node)
      return reconcileRare(slot, node)
    }
    reconcileNonnegativeExtents(slot, node)
    let isAnother = node.state.contains(.prioritiesChanged)
    let (target, state) = (items[slot].targetContent, items[slot].state)
    if isAnother || state.contains(.widthChanged) {
      let (width, priorities) = (items[slot].width, node.contentPriorities)
      let hugging = priorities.widthHugging(yields: state.contains(.yields))
      reconcileContent(slot, .hugWidth, width, target.width, hugging, isAnother)
      reconcileContent(
        slot, .resistWidth, width, target.width, priorities.resistance.horizontal, isAnother)
    }
    if isAnother || state.contains(.heightChanged) {
      let (height, priorities) = (items[slot].height, node.contentPriorities)
      reconcileContent(
        slot, .hugHeight, height, target.height, priorities.hugging.vertical, isAnother)
      reconcileContent(
        slot, .resistHeight, height, target.height, priorities.resistance.vertical, isAnother)
    }
    reconcileRare(slot, node)
  }

  /// Updates the rows that few items have.
  @inline(__always)
  private func reconcileRare(_ slot: ItemIndex, _ node: NodeLink) {
    if items[slot].state.contains(.frameRowsStale) { reconcileFrameRows(slot, node.node) }
    if items.minimums.reaches(slot) { reconcileMinimumContent(slot, node.node) }
  }

  /// Adds the rows that prevent negative extents.
  ///
  /// Inset guides have none: the edges of the guide of an item smaller than its margins cross.
  private func reconcileNonnegativeExtents(_ slot: ItemIndex, _ node: NodeLink) {
    guard node.kind != .insetGuide, !items[slot].hasNonnegativeExtents else { return }
    append(slot, .nonnegativeWidth, items[slot].width, .greaterThanOrEqual, 0, .required)
    append(slot, .nonnegativeHeight, items[slot].height, .greaterThanOrEqual, 0, .required)
  }

  /// Updates a row of a content size.
  private func reconcileContent(
    _ slot: ItemIndex, _ kind: RowKind, _ variable: Variable, _ target: Double,
    _ layoutPriority: LayoutPriority, _ isAnother: Bool
  ) {
    let priority = Priority(layoutPriority.rawValue)
    if let row = row(kind, of: slot) {
      guard target >= 0 else { return remove(slot, kind, row) }
      let isWidth = kind == .hugWidth || kind == .resistWidth
      if items[slot].state.contains(isWidth ? .widthChanged : .heightChanged) {
        changes.constants.append((row, target))
      }
      if isAnother { changes.priorities.append((row, priority)) }
    } else if target >= 0 {
      let isHugging = kind == .hugWidth || kind == .hugHeight
      append(
        slot, kind, variable, isHugging ? .lessThanOrEqual : .greaterThanOrEqual, target, priority)
    }
  }

  /// Updates the rows of the root's size to the requested size.
  private func reconcileRoot() {
    let slot = slotRegistering(rootLink)
    guard
      currentLayout.requestedSize != currentLayout.loweredSize || items[slot, .frameWidth] == nil
        || items[slot].state.contains(.frameRowsStale)
    else { return }
    let (size, insets) = (currentLayout.requestedSize, rootLink.alignmentInsets.extents)
    reconcileRoot(slot, .frameWidth, items[slot].width, size.width, insets.width)
    reconcileRoot(slot, .frameHeight, items[slot].height, size.height, insets.height)
  }

  private func reconcileRoot(
    _ slot: ItemIndex, _ kind: RowKind, _ variable: Variable, _ target: RootExtent, _ insets: Double
  ) {
    // A fitting root is pulled toward 0; any other value is the extent of its frame.
    let constant = target == .fitting ? 0 : target.value - insets
    let priority = Priority(target.priority.rawValue)
    if let row = row(kind, of: slot) {
      changes.constants.append((row, constant))
      changes.priorities.append((row, priority))
    } else {
      append(slot, kind, variable, .equal, constant, priority)
    }
  }

  func append(
    _ slot: ItemIndex, _ kind: RowKind, _ variable: Variable, _ relation: Relation,
    _ constant: Double,
    _ priority: Priority
  ) {
    let origin = RowOrigin(kind, of: slot)
    guard !recovery.broken.contains(origin) else { return }
    appendTerm(variable, 1)
    record(endRow(relation, constant, priority), of: slot, kind)
  }

  /// Appends a term of a row, which ``endRow(_:_:_:)`` completes.
  @inline(__always)
  func appendTerm(_ variable: Variable, _ coefficient: Double) {
    if changes.isBulkLoading {
      solver.loadTerm(variable, coefficient)
    } else {
      changes.batch.appendTermUnshared(variable, coefficient)
    }
  }

  /// Completes a row.
  ///
  /// - Returns: The index of the row if it is loaded already.
  @inline(__always)
  func endRow(_ relation: Relation, _ constant: Double, _ priority: Priority) -> RowIndex {
    guard changes.isBulkLoading else {
      changes.batch.endRowUnshared(relation, constant, priority)
      return RowIndex()
    }
    changes.loadedCount += 1
    return solver.loadRow(relation, constant, priority)
  }

  /// Returns the rows that a closure appends, without adding them to the changes.
  package func appendedRows(_ body: () -> Void) -> ConstraintBatch {
    let batch = changes.batch
    defer { changes.batch = batch }
    changes.batch = ConstraintBatch()
    body()
    return changes.batch
  }

  /// Records the new row of an item.
  @inline(__always)
  func record(_ row: RowIndex, of slot: ItemIndex, _ kind: RowKind) {
    if changes.isBulkLoading {
      items[slot, kind] = row
    } else {
      changes.origins.append(RowOrigin(kind, of: slot))
    }
  }

  func remove(_ slot: ItemIndex, _ kind: RowKind, _ row: ConstraintID) {
    changes.removed.append(row)
    changes.removedOrigins.append(RowOrigin(kind, of: slot))
  }
}
