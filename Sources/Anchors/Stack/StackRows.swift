/// The constraints that belong to one item of a stack, or to the stack itself, by their roles.
struct StackRows {
  private struct Entry {
    let role: StackRole
    var constraint: LayoutConstraint
    var isWanted: Bool
  }

  private var entries: [Entry] = []

  /// The constraints, in the order in which they were first wanted.
  var constraints: [LayoutConstraint] { entries.map { $0.constraint } }

  /// Keeps, edits, replaces or makes the constraint of a role.
  mutating func want(_ role: StackRole, _ row: StackRow, _ update: inout StackUpdate) {
    guard let index = entries.firstIndex(where: { $0.role == role }) else {
      if entries.isEmpty { entries.reserveCapacity(4) }
      entries.append(Entry(role: role, constraint: update.make(role, row), isWanted: true))
      return
    }
    if row.matches(entries[index].constraint) {
      update.edit(entries[index].constraint, row)
    } else {
      update.remove(entries[index].constraint)
      entries[index].constraint = update.make(role, row)
    }
    entries[index].isWanted = true
  }

  /// Removes the rows that were not wanted since the last call.
  mutating func dropUnwanted(_ update: inout StackUpdate) {
    var kept = 0
    for index in entries.indices {
      if entries[index].isWanted {
        entries[index].isWanted = false
        if kept != index { entries[kept] = entries[index] }
        kept += 1
      } else {
        update.remove(entries[index].constraint)
      }
    }
    if kept < entries.count { entries.removeSubrange(kept...) }
  }

  /// Removes all rows.
  mutating func removeAll(_ update: inout StackUpdate) {
    for entry in entries { update.remove(entry.constraint) }
    entries.removeAll()
  }
}
