/// The constraints of one item of a stack, or of the stack itself, as a linked list of entries.
struct StackRows {
  private var first: Int32 = -1

  var isEmpty: Bool { first < 0 }

  /// Reconciles the constraint of a role with a row, or adds it.
  mutating func require(_ role: StackRole, _ row: Statement, _ update: inout StackUpdate) {
    if update.isOfNewItem {
      assert(!contains(role, update.entries), "a duplicate row of a new item")
      return append(update.add(role, row), &update)
    }
    var last: Int32 = -1
    var index = first
    while index >= 0 {
      let entry = update.entries[index]
      if entry.isFor(role) { return update.reconcile(index, row) }
      last = index
      index = entry.next
    }
    let made = update.add(role, row)
    if last < 0 { first = made } else { update.entries[last].next = made }
  }

  /// Appends the entry of a new item.
  ///
  /// Invariant: a new item has no other entry of the role, and its last entry is
  /// `update.lastEntry`.
  @inline(__always)
  private mutating func append(_ made: Int32, _ update: inout StackUpdate) {
    if first < 0 { first = made } else { update.entries[update.lastEntry].next = made }
    update.lastEntry = made
  }

  private func contains(_ role: StackRole, _ entries: StackEntryTable) -> Bool {
    var index = first
    while index >= 0 {
      if entries[index].isFor(role) { return true }
      index = entries[index].next
    }
    return false
  }

  /// Removes the rows that were not required since the last call.
  mutating func removeStale(_ update: inout StackUpdate) {
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
  mutating func removeAll(_ update: inout StackUpdate) {
    while first >= 0 {
      let next = update.entries[first].next
      update.remove(first)
      first = next
    }
  }

  /// The constraints in the order in which their roles were first required.
  func constraints(_ entries: StackEntryTable) -> [LayoutConstraint] {
    var found: [LayoutConstraint] = []
    var index = first
    while index >= 0 {
      if let constraint = entries.constraint(at: index) { found.append(constraint) }
      index = entries[index].next
    }
    return found
  }
}
