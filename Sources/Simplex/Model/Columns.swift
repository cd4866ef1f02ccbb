// The columns of the matrix: doubly linked lists through the terms, so that a row leaves its
// columns in time proportional to its length, however long the columns are.

extension Core {
  /// Links the terms that no column holds yet.
  @inline(__always)
  mutating func linkColumns() {
    if linkedTerms < termCount { linkTerms() }
  }

  private mutating func linkTerms() {
    links.reserveDoubling(Swift.max(termCount, terms.capacity), keeping: linkedTerms)
    linkingCells &+= termCount - linkedTerms
    for place in linkedTerms..<termCount {
      let term = terms[place]
      let row = rows[term.row]
      // A row given up before it was linked may have left its place, but not its terms, to another.
      guard row.isAlive, place >= Int(row.start), place < Int(row.start + row.count) else {
        continue
      }
      link(place, into: term.variable)
    }
    linkedTerms = termCount
  }

  /// Links the terms of a row appended within the present call.
  mutating func linkRow(_ row: Int32) {
    let record = rows[row]
    let start = Int(record.start)
    links.reserveDoubling(termCount, keeping: linkedTerms)
    for place in start..<(start + Int(record.count)) {
      let variable = terms[place].variable
      journal.record(.variable, variable, variables[variable])
      let head = variables[variable].head
      if head != noTerm { journal.record(.link, head, links[head]) }
      link(place, into: variable)
    }
    linkedTerms = Swift.max(linkedTerms, start + Int(record.count))
  }

  @inline(__always)
  private func link(_ place: Int, into variable: Int32) {
    let head = variables[variable].head
    let place32 = Int32(truncatingIfNeeded: place)
    links[place] = Link(next: head, previous: noTerm)
    if head != noTerm { links[head].previous = place32 }
    variables[variable].head = place32
  }

  /// Takes a row's terms out of their columns.
  mutating func unlinkRow(_ row: Int32) {
    let record = rows[row]
    let start = Int(record.start)
    for place in start..<(start + Int(record.count)) {
      let variable = terms[place].variable
      let link = links[place]
      if link.previous == noTerm {
        journal.record(.variable, variable, variables[variable])
        variables[variable].head = link.next
      } else {
        journal.record(.link, link.previous, links[link.previous])
        links[link.previous].next = link.next
      }
      if link.next != noTerm {
        journal.record(.link, link.next, links[link.next])
        links[link.next].previous = link.previous
      }
    }
  }

  /// Frees a row that is inactive and unlinked.
  mutating func freeRow(_ row: Int32) {
    journal.record(.row, row, rows[row])
    deadTerms += Int(rows[row].count)
    rows[row].isAlive = false
    rows[row].side = .at
    rows[row].start = freeRow
    rows[row].count = 0
    freeRow = row
    liveRows -= 1
  }

  /// Closes the gaps that removed rows left among the terms, once they are most of them.
  ///
  /// Only between calls: nothing of it is undone.
  mutating func compactTerms() {
    guard deadTerms > 256, deadTerms * 2 > termCount else { return }
    var end = 0
    var place = 0
    while place < termCount {
      let row = terms[place].row
      let record = rows[row]
      guard record.isAlive, Int(record.start) == place, record.count > 0 else {
        place += 1
        continue
      }
      for step in 0..<Int(record.count) { terms[end + step] = terms[place + step] }
      rows[row].start = Int32(truncatingIfNeeded: end)
      end += Int(record.count)
      place += Int(record.count)
    }
    statistics.cells &+= termCount
    termCount = end
    deadTerms = 0
    linkedTerms = 0
    for variable in 0..<variableCount { variables[variable].head = noTerm }
  }

  /// Calls `body` with each term of a variable's column.
  @inline(__always)
  func forEachTerm(inColumnOf variable: Int32, _ body: (Term) -> Void) {
    var place = variables[variable].head
    while place != noTerm {
      body(terms[place])
      place = links[place].next
    }
  }
}
