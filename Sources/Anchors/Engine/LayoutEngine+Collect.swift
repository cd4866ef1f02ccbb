@_spi(Memory) import Simplex

// What must change in the solver, found by comparing what rows say with what they should say.

extension LayoutEngine {
  /// Collects all changes since the last transaction.
  ///
  /// - Parameter bulkLoading: Whether the solver, which has no rows, takes them by pieces.
  func collect(bulkLoading: Bool = false) {
    if scrolling.hasScrollViews { materializeAll() }
    changes.removeAll()
    if !rows.toRemove.isEmpty { changes.removed.append(contentsOf: rows.toRemove) }
    if bulkLoading {
      beginPieces()
    } else {
      // An item has six rows at most to begin with, a constraint seldom more than three terms.
      changes.reserveCapacity(
        rows.queue.count + 6 * items.queue.count,
        terms: 3 * rows.queue.count + 6 * items.queue.count)
    }
    collectRoot()
    var position = 0
    collectItems(from: &position)
    for index in rows.queue.indices { collectConstraint(Int(rows.queue[index])) }
    // Lowering a constraint may have brought in further items: those that its paths lead through.
    collectItems(from: &position)
  }

  /// Whether nothing but numbers has changed since the last transaction, so that no row comes or goes.
  var hasParameterChangesOnly: Bool {
    guard ownsTree, !needsPreparation, rows.toRemove.isEmpty, rows.variablesToRemove.isEmpty,
      recovery.badContents.isEmpty
    else { return false }
    for slot in items.queue {
      let record = items[Int(slot)]
      guard record.node != nil, record.hasMinimum,
        !record.state.contains(.frameRowsStale)
      else { return false }
    }
    for slot in rows.queue {
      let place = rows.constraints[Int(slot)]
      guard place.row != nil, let link = place.link else { return false }
      let isNumber = link.use {
        $0.fault == nil && !$0.state.contains(.stale)
          && (place.answer >= 0 || !$0.needsClientAnswer)
      }
      if !isNumber { return false }
    }
    return true
  }

  /// Collects the changes since the last transaction for another size of the root; they stay noted.
  ///
  /// - Returns: Nil if there is more than numbers to change.
  func collectParameterChanges(for size: RootSize) -> ParameterChanges? {
    let wanted = currentLayout.requestedSize
    currentLayout.requestedSize = size
    collect()
    currentLayout.requestedSize = wanted
    defer { changes.removeAll() }
    guard changes.removed.isEmpty, changes.batch.count == 0 else { return nil }
    return ParameterChanges(constants: changes.constants, priorities: changes.priorities)
  }

  private func collectItems(from position: inout Int) {
    while position < items.queue.count {
      collectItem(Int(items.queue[position]))
      if changes.isBulkLoading { loadFullChunk() }
      position += 1
    }
  }

  private func collectConstraint(_ slot: Int) {
    let stated = rows.constraints[slot].recordIndex
    if stated >= 0 {
      if changes.isBulkLoading, loadRecord(stated, slot) { return }
      collectStated(stated, slot)
    } else {
      rows.constraints[slot].link?.use { collect($0, slot) }
    }
    if changes.isBulkLoading { loadFullChunk() }
  }

  private func collect(_ constraint: LayoutConstraint, _ slot: Int) {
    guard !isBroken(constraint, slot) else { return }
    let isValid = constraint.fault == nil
    if let row = row(at: slot) {
      if isValid, !constraint.state.contains(.stale),
        let frame = loweringContext(of: constraint, answer: rows.constraints[slot].answer)
      {
        changes.constants.append((row, rowConstant(of: constraint, frame)))
        changes.priorities.append((row, Priority(constraint.storedPriority.rawValue)))
        return
      }
      changes.removed.append(row)
      changes.removedOrigins.append(RowOrigin(kind: .constraint, index: Int32(slot)))
    }
    guard isValid,
      lowerAsPlain(constraint) || lower(constraint, at: slot, into: &changes.batch)
    else {
      if !borrowsTree, !constraint.state.contains(.invalid) {
        constraint.state.insert(.invalid)
        recovery.invalidConstraints.append(constraint)
      }
      return
    }
    recordRow(ofConstraint: slot)
  }

  /// Notes the row that a constraint has got in the changes.
  @inline(__always)
  func recordRow(ofConstraint slot: Int) {
    if changes.isBulkLoading {
      rows.constraints[slot].row = changes.lastRowIndex
    } else {
      changes.origins.append(RowOrigin(kind: .constraint, index: Int32(slot)))
    }
  }

  private func collectItem(_ slot: Int) {
    guard let node = items[slot].node else { return }
    if loadBounds(of: slot, node) {
      if items[slot].state.contains(.frameRowsStale) { collectFrame(slot, node.node) }
      return
    }
    collectMinimum(slot, node)
    let isAnother = node.state.contains(.prioritiesChanged)
    let (wanted, state) = (items[slot].targetContent, items[slot].state)
    if isAnother || state.contains(.widthChanged) {
      let (width, priorities) = (items[slot].width, node.contentPriorities)
      collectContent(slot, .hugWidth, width, wanted.width, priorities.horizontalHugging, isAnother)
      collectContent(
        slot, .resistWidth, width, wanted.width, priorities.horizontalCompression, isAnother)
    }
    if isAnother || state.contains(.heightChanged) {
      let (height, priorities) = (items[slot].height, node.contentPriorities)
      collectContent(slot, .hugHeight, height, wanted.height, priorities.verticalHugging, isAnother)
      collectContent(
        slot, .resistHeight, height, wanted.height, priorities.verticalCompression, isAnother)
    }
    if items[slot].state.contains(.frameRowsStale) { collectFrame(slot, node.node) }
  }

  /// No item is smaller than 0, save inset guides: the edges of a view smaller than its margins cross.
  private func collectMinimum(_ slot: Int, _ node: NodeLink) {
    guard node.kind != .insetGuide, !items[slot].hasMinimum else { return }
    append(slot, .minimumWidth, items[slot].width, .greaterThanOrEqual, 0, .required)
    append(slot, .minimumHeight, items[slot].height, .greaterThanOrEqual, 0, .required)
  }

  /// Brings a row of a content into line.
  private func collectContent(
    _ slot: Int, _ kind: RowKind, _ variable: Variable, _ wanted: Double,
    _ layoutPriority: LayoutPriority, _ isAnother: Bool
  ) {
    let priority = Priority(layoutPriority.rawValue)
    if let row = row(kind, of: slot) {
      guard wanted >= 0 else { return remove(slot, kind, row) }
      let isWidth = kind == .hugWidth || kind == .resistWidth
      if items[slot].state.contains(isWidth ? .widthChanged : .heightChanged) {
        changes.constants.append((row, wanted))
      }
      if isAnother { changes.priorities.append((row, priority)) }
    } else if wanted >= 0 {
      let isHugging = kind == .hugWidth || kind == .hugHeight
      append(
        slot, kind, variable, isHugging ? .lessThanOrEqual : .greaterThanOrEqual, wanted, priority)
    }
  }

  /// Brings the size of the root into line with the one wanted.
  private func collectRoot() {
    let slot = slotRegistering(rootLink)
    guard
      currentLayout.requestedSize != currentLayout.loweredSize || items[slot, .frameWidth] == nil
        || items[slot].state.contains(.frameRowsStale)
    else { return }
    let insets = rootLink.alignmentInsets
    collectRoot(
      slot, .frameWidth, items[slot].width, currentLayout.requestedSize.width,
      insets.left + insets.right)
    collectRoot(
      slot, .frameHeight, items[slot].height, currentLayout.requestedSize.height,
      insets.top + insets.bottom)
  }

  private func collectRoot(
    _ slot: Int, _ kind: RowKind, _ variable: Variable, _ wanted: RootExtent, _ insets: Double
  ) {
    // A root that fits is pulled towards 0; any other number is the extent of its frame.
    let constant = wanted == .fitting ? 0 : wanted.value - insets
    let priority = Priority(wanted.priority.rawValue)
    if let row = row(kind, of: slot) {
      changes.constants.append((row, constant))
      changes.priorities.append((row, priority))
    } else {
      append(slot, kind, variable, .equal, constant, priority)
    }
  }

  func append(
    _ slot: Int, _ kind: RowKind, _ variable: Variable, _ relation: Relation, _ constant: Double,
    _ priority: Priority
  ) {
    let origin = RowOrigin(kind: kind, index: Int32(slot))
    guard recovery.broken.isEmpty || !isBroken(origin) else { return }
    if changes.canLoadBounds {
      loadBound(variable, relation, constant, priority)
    } else {
      changes.batch.appendBoundUnshared(variable, relation, constant, priority)
    }
    recordRow(of: slot, kind)
  }

  /// Notes the row that an item has got in the changes.
  @inline(__always)
  func recordRow(of slot: Int, _ kind: RowKind) {
    if changes.isBulkLoading {
      items[slot, kind] = changes.lastRowIndex
    } else {
      changes.origins.append(RowOrigin(kind: kind, index: Int32(slot)))
    }
  }

  func remove(_ slot: Int, _ kind: RowKind, _ row: ConstraintID) {
    changes.removed.append(row)
    changes.removedOrigins.append(RowOrigin(kind: kind, index: Int32(slot)))
  }
}
