// Updating the solver with all changes, in one transaction.

package import Buffers
package import Simplex

extension LayoutEngine {
  /// Updates the solver; if that throws, the solver is unchanged and the changes stay queued.
  func flush() throws(SolverError.Thrown) {
    queryClient(again: false)
    if tree.isSuperseded { return }
    currentLayout.changeStamp &+= 1
    // Once rows are broken, further conflicts are likely, and a bulk load would collect everything
    // twice.
    collect(
      bulkLoading: solver.canBulkLoad && rows.toRemove.isEmpty && recovery.broken.isEmpty)
    if items.haveLimitedTexts, !changes.onlySetsConstants { items.mayFill = true }
    if changes.isBulkLoading {
      try solveBulkLoadOrRetry()
    } else if !changes.isEmpty {
      counts.rowsChanged += changes.count
      if changes.onlyAdds {
        try solver.load(changes.batch)
        commit(changes.batch.count) { solver.lastAddedID(at: $0) }
      } else {
        let ids = try changes.apply(to: &solver)
        commit(ids.count) { ids[$0] }
      }
    }
    finishQueues()
    guard !rows.variablesToRemove.isEmpty else { return }
    // Reversed: the solver first reuses the variable removed last, so boxes stay in order.
    rows.variablesToRemove.reverse()
    defer { rows.variablesToRemove.removeAll() }
    try solver.remove(contentsOf: rows.variablesToRemove)
  }

  /// Records the rows that the solver has now.
  @inline(__always)
  func commit(_ count: Int, _ id: (Int) -> ConstraintID) {
    for removed in changes.removedOrigins {
      if removed.kind == .constraint {
        rows.constraints[removed.constraint].row = nil
      } else {
        items[removed.item, removed.kind] = nil
      }
    }
    for index in 0..<Swift.min(count, changes.origins.count) {
      let origin = changes.origins[index]
      if origin.kind == .constraint {
        rows.constraints[origin.constraint].row = RowIndex(id(index))
      } else {
        items[origin.item, origin.kind] = RowIndex(id(index))
      }
    }
  }

  private func finishQueues() {
    rows.toRemove.removeAll()
    currentLayout.loweredSize = currentLayout.requestedSize
    for index in items.queue.indices {
      let slot = items.queue[index]
      items[slot].state.remove([.queued, .frameRowsStale, .widthChanged, .heightChanged])
      if items.minimums.reaches(slot) { items.minimums[slot].isChanged = false }
      if !borrowsTree, let node = items[slot].node { node.state.remove(.prioritiesChanged) }
    }
    items.queue.removeAll()
    if !borrowsTree, rows.constraints.hasObjects {
      let constraints = rows.constraints
      for slot in rows.queue {
        constraints.object(at: slot)?.use { $0.state.remove([.queued, .stale]) }
      }
    }
    rows.queue.removeAll()
    rows.needAnswers = false
    discardAnswers()
    scrolling.queuedConstraints = 0
    compact()
  }

  /// Closes the holes in the list of constraints if they are more than half of it.
  private func compact() {
    let holes = rows.constraints.holes
    // A move has the slots of the constraints that it transfers.
    guard !borrowsTree, tree.unfinishedMoves == 0, holes > 64,
      holes > rows.constraints.count / 2
    else { return }
    rows.constraints.compact { old, new in
      moveBrokenOrigin(RowOrigin(old), to: RowOrigin(new))
    }
  }
}

/// The changes for the solver, collected for one transaction.
package struct RowChanges {
  var removed: [ConstraintID] = []
  package var constants: [(row: ConstraintID, constant: Double)] = []
  package var priorities: [(row: ConstraintID, priority: Priority)] = []
  /// The rows to add, unless they are loaded into the solver while they are collected.
  package var batch = ConstraintBatch()
  var isBulkLoading = false
  /// The number of rows that were loaded.
  var loadedCount = 0
  /// The origin of each row of the batch.
  package var origins = List<RowOrigin>()
  /// The origins of those removed rows whose constraint or item still exists.
  var removedOrigins: [RowOrigin] = []

  package init() {}

  /// True if rows are only added.
  var onlyAdds: Bool { removed.isEmpty && constants.isEmpty && priorities.isEmpty }

  /// True if no rows are added or removed, or get another priority.
  var onlySetsConstants: Bool {
    !isBulkLoading && removed.isEmpty && priorities.isEmpty && batch.count == 0
  }

  /// The number of rows added, changed or removed.
  var count: Int { removed.count + constants.count + batch.count }

  var isEmpty: Bool { onlyAdds && batch.count == 0 }

  /// Reserves capacity for rows to add, if there are many.
  mutating func reserveCapacity(_ rows: Int, terms: Int) {
    guard rows > 4 else { return }
    batch.reserveCapacity(rows, terms: terms)
    origins.reserve(rows)
  }

  /// Frees the memory of the lists.
  func free() { origins.free() }

  /// Makes the changes in a solver, which is unchanged if that throws.
  ///
  /// Mutating, with indexed loops, so that references to the lists are not counted.
  ///
  /// - Returns: The IDs of the added rows.
  @discardableResult
  package mutating func apply(to solver: inout Solver) throws(SolverError.Thrown) -> [ConstraintID]
  {
    try solver.update { (solver: inout Solver) throws(SolverError.Thrown) in
      for index in removed.indices { try solver.remove(removed[index]) }
      for index in priorities.indices {
        try solver.setPriority(priorities[index].priority, of: priorities[index].row)
      }
      for index in constants.indices {
        try solver.setConstant(constants[index].constant, of: constants[index].row)
      }
      return batch.count > 0 ? try solver.add(batch) : []
    }
  }

  mutating func removeAll() {
    if !removed.isEmpty { removed.removeAll(keepingCapacity: true) }
    if !constants.isEmpty { constants.removeAll(keepingCapacity: true) }
    if !priorities.isEmpty { priorities.removeAll(keepingCapacity: true) }
    batch.removeAll()
    origins.removeAll()
    if !removedOrigins.isEmpty { removedOrigins.removeAll(keepingCapacity: true) }
    isBulkLoading = false
    loadedCount = 0
  }
}

/// The kind of a row in the solver.
package enum RowKind: UInt8, CaseIterable, BitwiseCopyable {
  /// A constraint of the program, a stack or a guide.
  case constraint
  /// `width >= 0`.
  case nonnegativeWidth
  /// `height >= 0`.
  case nonnegativeHeight
  /// `width <= content width`.
  case hugWidth
  /// `width >= content width`.
  case resistWidth
  /// `height <= content height`.
  case hugHeight
  /// `height >= content height`.
  case resistHeight
  /// The left edge of the autoresizing mask or of the item's own frame.
  case frameX
  /// The top edge of the autoresizing mask or of the item's own frame.
  case frameY
  /// The width of the autoresizing mask, of the item's own frame, or of the root.
  case frameWidth
  /// The height of the autoresizing mask, of the item's own frame, or of the root.
  case frameHeight
  /// `width >= minimum content width`.
  case minimumContentWidth
  /// `height >= minimum content height`.
  case minimumContentHeight

  /// True if this is a row that few items have: one of a frame or of a minimum content size.
  @inline(__always)
  var isRare: Bool { rawValue >= Self.frameX.rawValue }

  /// The number of rare rows of an item; all kinds from the first rare one on are rare.
  static var rareCount: Int { Int(minimumContentHeight.rawValue - frameX.rawValue) + 1 }

  /// True if the row bounds an extent by a size of the content.
  var isOfContent: Bool {
    switch self {
    case .hugWidth, .resistWidth, .hugHeight, .resistHeight, .minimumContentWidth,
      .minimumContentHeight:
      true
    case .constraint, .nonnegativeWidth, .nonnegativeHeight, .frameX, .frameY, .frameWidth,
      .frameHeight:
      false
    }
  }
}

/// The origin of a row in the solver: a constraint or an item, by its slot in the engine.
package struct RowOrigin: Equatable, BitwiseCopyable {
  package let kind: RowKind
  /// The index of the constraint or of the item.
  let index: Int32

  /// Creates the origin of the row of a constraint.
  @inline(__always)
  package init(_ constraint: ConstraintIndex) { (kind, index) = (.constraint, constraint.number) }

  /// Creates the origin of a row that an item implies.
  @inline(__always)
  package init(_ kind: RowKind, of item: ItemIndex) { (self.kind, index) = (kind, item.number) }

  /// The constraint, if the kind is that of one.
  package var constraint: ConstraintIndex { ConstraintIndex(number: index) }
  /// The slot of the item, if the kind is of a row that an item implies.
  package var item: ItemIndex { ItemIndex(number: index) }
}

/// A row of a translated autoresizing mask: `part == factor * parent's extent + constant`.
struct AutoresizingRow: Equatable {
  let factor: Double
  let constant: Double

  /// Computes the rows of position and size along one axis.
  ///
  /// - Parameters:
  ///   - start: The margin before the item.
  ///   - size: The item's own extent.
  ///   - extent: The parent's extent to which `start` and `size` belong.
  ///   - flexible: Which of margin before, size and margin after are flexible.
  /// - Returns: Position and size as functions of the parent's extent.
  static func rows(
    start: Double, size: Double, extent: Double, flexible: (start: Bool, size: Bool, end: Bool)
  ) -> (position: AutoresizingRow, size: AutoresizingRow) {
    let end = extent - start - size
    var total = 0.0
    var count = 0.0
    for (part, isFlexible) in [(start, flexible.start), (size, flexible.size), (end, flexible.end)]
    where isFlexible {
      total += part
      count += 1
    }
    guard count > 0 else {
      return (
        AutoresizingRow(factor: 0, constant: start), AutoresizingRow(factor: 0, constant: size)
      )
    }
    // Flexible parts share `extent - fixed` in proportion, or equally if their total is 0.
    let fixed = extent - total
    func row(_ part: Double, _ isFlexible: Bool) -> AutoresizingRow {
      guard isFlexible else { return AutoresizingRow(factor: 0, constant: part) }
      let share = total == 0 ? 1 / count : part / total
      return AutoresizingRow(factor: share, constant: 0 - share * fixed)
    }
    return (row(start, flexible.start), row(size, flexible.size))
  }
}
