// The columns of the matrix: doubly linked lists through the terms, so that a row leaves its
// columns in time proportional to its length, however long the columns are.

extension SolverState {
  /// Links the terms that are not in a column yet.
  @inline(__always)
  mutating func linkColumns() {
    if linkedTerms < termCount { linkTerms() }
  }

  private mutating func linkTerms() {
    prepareColumns()
    growLinks(to: Swift.max(termCount, terms.capacity))
    linkingCells &+= termCount - linkedTerms
    for index in linkedTerms..<termCount {
      let term = terms[index]
      let row = rows[term.row]
      // A row given up before it was linked may have left its index, but not its terms, to another.
      guard row.isAlive, index >= Int(row.start), index < Int(row.start + row.count) else {
        continue
      }
      link(index, into: term.variable)
    }
    linkedTerms = termCount
  }

  /// Makes sure that every variable has a record of its column.
  mutating func prepareColumns() {
    while columnCount < variableCount {
      columns[columnCount] = ColumnRecord()
      columnCount &+= 1
    }
  }

  /// The record of a variable's column; an empty one while there is none.
  @inline(__always)
  func columnRecord(of variable: Int32) -> ColumnRecord {
    Int(truncatingIfNeeded: variable) < columnCount ? columns[variable] : ColumnRecord()
  }

  /// Links the terms of a row appended within the present call.
  mutating func linkRow(_ row: Int32) {
    let record = rows[row]
    let start = Int(record.start)
    prepareColumns()
    growLinks(to: termCount)
    for index in start..<(start + Int(record.count)) {
      let variable = terms[index].variable
      undoLog.record(.column, variable, columns[variable])
      let head = columns[variable].head
      if head != noTerm { undoLog.record(.link, head, links[head]) }
      link(index, into: variable)
    }
    linkedTerms = Swift.max(linkedTerms, start + Int(record.count))
  }

  @inline(__always)
  private func link(_ index: Int, into variable: Int32) {
    let head = columns[variable].head
    let index32 = Int32(truncatingIfNeeded: index)
    links[index] = Link(next: head, previous: noTerm)
    if head != noTerm { links[head].previous = index32 }
    columns[variable].head = index32
  }

  /// Takes a row's terms out of their columns.
  mutating func unlinkRow(_ row: Int32) {
    let record = rows[row]
    let start = Int(record.start)
    for index in start..<(start + Int(record.count)) {
      let variable = terms[index].variable
      let link = links[index]
      if link.previous == noTerm {
        undoLog.record(.column, variable, columns[variable])
        columns[variable].head = link.next
      } else {
        undoLog.record(.link, link.previous, links[link.previous])
        links[link.previous].next = link.next
      }
      if link.next != noTerm {
        undoLog.record(.link, link.next, links[link.next])
        links[link.next].previous = link.previous
      }
    }
  }

  /// Frees a row that is inactive and unlinked.
  mutating func freeRow(_ row: Int32) {
    undoLog.record(.row, row, rows[row])
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
  /// Must be called between calls, since it cannot be undone.
  mutating func compactTerms() {
    guard deadTerms > 256, deadTerms * 2 > termCount else { return }
    var end = 0
    var index = 0
    while index < termCount {
      let row = terms[index].row
      let record = rows[row]
      guard record.isAlive, Int(record.start) == index, record.count > 0 else {
        index += 1
        continue
      }
      for step in 0..<Int(record.count) { terms[end + step] = terms[index + step] }
      rows[row].start = Int32(truncatingIfNeeded: end)
      end += Int(record.count)
      index += Int(record.count)
    }
    statistics.cells &+= termCount
    scratch.plan.invalidate()
    // A row without terms has none to be found by; where it was, there may be no memory in a copy.
    for row in 0..<rowCount where rows[row].isAlive && rows[row].count == 0 { rows[row].start = 0 }
    termCount = end
    deadTerms = 0
    linkedTerms = 0
    for variable in 0..<columnCount { columns[variable].head = noTerm }
  }

  /// The terms of a row.
  @inline(__always)
  func terms(of row: RowRecord) -> Run<Term> { terms.run(from: row.start, count: row.count) }

  /// The terms of a variable in all rows, if the columns are linked.
  @inline(__always)
  func column(of variable: Int32) -> Column {
    Column(terms: terms, links: links, index: columnRecord(of: variable).head)
  }
}

/// The terms of a column, one after the other.
///
/// A plain value, so that a loop over it may change the solver, but not the column.
struct Column: Sequence, IteratorProtocol {
  let terms: Buffer<Term>
  let links: Buffer<Link>
  /// The next term.
  var index: Int32

  @inline(__always)
  mutating func next() -> Term? {
    if index == noTerm { return nil }
    let term = terms[index]
    index = links[index].next
    return term
  }
}
