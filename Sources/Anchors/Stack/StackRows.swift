/// The constraints that belong to one item of a stack, or to the stack itself, by their roles: a list through the
/// entries of the stack.
struct StackRows {
  private var first: Int32 = -1

  var isEmpty: Bool { first < 0 }

  /// Keeps, edits, replaces or makes the constraint of a role.
  mutating func want(_ role: StackRole, _ row: StackRow, _ update: inout StackUpdate) {
    var last: Int32 = -1
    var place = first
    while place >= 0 {
      let entry = update.entries[place]
      if entry.isFor(role) { return update.bringIntoLine(place, row) }
      last = place
      place = entry.next
    }
    let made = update.add(role, row)
    if last < 0 { first = made } else { update.entries[last].next = made }
  }

  /// Removes the rows that were not wanted since the last call.
  mutating func dropUnwanted(_ update: inout StackUpdate) {
    var last: Int32 = -1
    var place = first
    while place >= 0 {
      let entry = update.entries[place]
      let next = entry.next
      if entry.isWanted {
        update.entries[place].isWanted = false
        last = place
      } else {
        update.remove(place)
        if last < 0 { first = next } else { update.entries[last].next = next }
      }
      place = next
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

  /// The constraints, in the order in which they were first wanted.
  func constraints(_ entries: StackEntries) -> [LayoutConstraint] {
    var found: [LayoutConstraint] = []
    var place = first
    while place >= 0 {
      if let constraint = entries.constraint(at: place) { found.append(constraint) }
      place = entries[place].next
    }
    return found
  }
}
