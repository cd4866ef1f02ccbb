/// An update of a container's constraints, applied while differences are found.
package struct ContainerUpdate {
  /// Numbers of constraints added, removed and edited, and of items examined.
  package struct Counts: Equatable {
    package var items = 0
    package var added = 0
    package var removed = 0
    package var edited = 0

    package static var none: Self { Self() }
  }

  let origin: ConstraintOrigin
  package private(set) var counts = Counts()
  /// The container's entries, borrowed for the duration of the update.
  package var entries = ContainerEntryTable()
  /// True while rows are made for an item without any; `isLive` is then not set.
  package var isOfNewItem = false
  /// The index of the last entry that was made for a new item.
  var lastEntry: Int32 = -1
  /// The engine of the container's tree, once it was required.
  private var engine: EngineLink?
  private var made: [LayoutConstraint] = []

  /// True if no object was made, because records after an object would be activated before it.
  private var addsRecords: Bool { made.isEmpty && origin.line.magnitude <= 1 << 30 }

  package init(origin: ConstraintOrigin, counts: Counts) {
    self.origin = origin
    self.counts = counts
  }

  private mutating func findEngine(of node: NodeLink) -> EngineLink {
    if let engine { return engine }
    let found = node.root.use { $0.requireEngineLink() }
    engine = found
    return found
  }

  /// Adds a constraint as a record, or as an object that ``activate()`` activates.
  ///
  /// After the first object all are objects, so that they are activated in the order of the calls.
  ///
  /// - Returns: The index of its entry.
  @inline(never)
  mutating func add(_ role: ContainerRole, _ row: Statement) -> Int32 {
    counts.added += 1
    let engine = findEngine(of: row.first)
    guard addsRecords, row.canBeRecord else { return addObject(role, row) }
    let index = engine.use { $0.addContainerRecord(row, role, origin) }
    return entries.insert(ContainerEntry(.record(index), role, row, isLive: !isOfNewItem))
  }

  private mutating func addObject(_ role: ContainerRole, _ row: Statement) -> Int32 {
    let constraint = LayoutConstraint(row, role, origin)
    made.append(constraint)
    let index = entries.insert(ContainerEntry(.none, role, row, isLive: !isOfNewItem))
    entries.store(constraint, at: index)
    return index
  }

  /// Leaves, edits or replaces the constraint of an entry, so that it equals a row.
  mutating func reconcile(_ index: Int32, _ row: Statement) {
    let entry = entries[index]
    if isUnchanged(entry, row) {
      entries[index].isLive = true
    } else if let constraint = entries.constraint(at: index), constraint.isActive,
      constraint.statement?.hasSameForm(as: row) == true
    {
      edit(constraint, row)
      if entry.location != .object { entries.store(constraint, at: index) }
      entries[index].isLive = true
    } else {
      deactivate(index)
      entries.move(add(entry.role, row), to: index)
    }
  }

  /// Compares a row with the record of an entry.
  ///
  /// - Returns: Whether the constraint is a record equal to the row.
  private mutating func isUnchanged(_ entry: ContainerEntry, _ row: Statement) -> Bool {
    guard let index = entry.location.recordIndex else { return false }
    return findEngine(of: entry.owner).use {
      $0.value(at: index, entry.role, entry.owner).map { $0.statement.isSame(as: row) } == true
    }
  }

  /// Assigns constant and priority of a row to a constraint.
  private mutating func edit(_ constraint: LayoutConstraint, _ row: Statement) {
    var isEdited = constraint.setConstant(row.constant, isSystemSpacing: row.isSystemSpacing)
    if constraint.priority != row.priority {
      constraint.priority = row.priority
      isEdited = true
    }
    if isEdited { counts.edited += 1 }
  }

  package mutating func countItem() { counts.items += 1 }

  /// Removes an entry with its constraint.
  mutating func remove(_ index: Int32) {
    deactivate(index)
    entries.free(index)
  }

  private mutating func deactivate(_ index: Int32) {
    counts.removed += 1
    let constraint = entries.constraint(at: index)
    entries.release(index)
    constraint?.isActive = false
    constraint?.role = nil
  }

  /// Activates the new objects in the order in which they were made.
  package mutating func activate() {
    LayoutConstraint.activate(made)
    made.removeAll()
  }
}

/// The constraints of one item of a container, or of itself, as a linked list of entries.
package struct ContainerRows {
  private var first: Int32 = -1

  package init() {}

  package var isEmpty: Bool { first < 0 }

  /// Reconciles the constraint of a role with a row, or adds it.
  package mutating func require(
    _ role: ContainerRole, _ row: Statement, _ update: inout ContainerUpdate
  ) {
    if update.isOfNewItem {
      assert(find(role, update.entries).index < 0, "a duplicate row of a new item")
      return append(update.add(role, row), &update)
    }
    let (index, last) = find(role, update.entries)
    if index >= 0 { return update.reconcile(index, row) }
    let made = update.add(role, row)
    if last < 0 { first = made } else { update.entries[last].next = made }
  }

  /// Appends the entry of a new item.
  ///
  /// Invariant: a new item has no other entry of the role, and its last entry is
  /// `update.lastEntry`.
  @inline(__always)
  private mutating func append(_ made: Int32, _ update: inout ContainerUpdate) {
    if first < 0 { first = made } else { update.entries[update.lastEntry].next = made }
    update.lastEntry = made
  }

  /// Finds the entry of a role, and the one before it or the last one; -1 if there is none.
  private func find(
    _ role: ContainerRole, _ entries: ContainerEntryTable
  ) -> (index: Int32, last: Int32) {
    var (index, last) = (first, Int32(-1))
    while index >= 0, entries[index].role != role {
      last = index
      index = entries[index].next
    }
    return (index, last)
  }

  /// Removes the rows that were not required since the last call.
  package mutating func removeStale(_ update: inout ContainerUpdate) {
    var last: Int32 = -1
    var index = first
    while index >= 0 {
      let entry = update.entries[index]
      let next = entry.next
      if entry.isLive {
        update.entries[index].isLive = false
        last = index
      } else {
        update.remove(index)
        if last < 0 { first = next } else { update.entries[last].next = next }
      }
      index = next
    }
  }

  /// Removes all rows.
  package mutating func removeAll(_ update: inout ContainerUpdate) {
    while first >= 0 {
      let next = update.entries[first].next
      update.remove(first)
      first = next
    }
  }

  /// The constraints in the order in which their roles were first required.
  package func constraints(_ entries: ContainerEntryTable) -> [LayoutConstraint] {
    var found: [LayoutConstraint] = []
    var index = first
    while index >= 0 {
      if let constraint = entries.constraint(at: index) { found.append(constraint) }
      index = entries[index].next
    }
    return found
  }
}
