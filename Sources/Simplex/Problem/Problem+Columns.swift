// The columns of the matrix, as doubly linked lists through the terms: a row leaves its columns in
// time proportional to its length, independent of the length of the columns.

package import Buffers

extension Problem {
  /// Links the terms that are not in a column yet.
  @inline(__always)
  package mutating func linkColumns() {
    if linkedTerms < termCount { linkTerms() }
  }

  private mutating func linkTerms() {
    prepareColumns()
    growLinks(to: Swift.max(termCount, terms.capacity))
    linkingCells &+= termCount - linkedTerms
    for index in linkedTerms..<termCount {
      let term = terms[index]
      let row = rows[term.row]
      // A row removed before it was linked may have left its index, but not its terms, to another
      // row.
      guard row.isAlive, index >= Int(row.start), index < Int(row.start + row.count) else {
        continue
      }
      link(index, into: term.variable)
    }
    linkedTerms = termCount
  }

  /// Ensures that every variable has a column record.
  mutating func prepareColumns() {
    while columnCount < variableCount {
      columns[columnCount] = ColumnRecord()
      columnCount &+= 1
    }
  }

  /// The column record of a variable; an empty one if the variable has none.
  @inline(__always)
  func columnRecord(of variable: Int32) -> ColumnRecord {
    Int(truncatingIfNeeded: variable) < columnCount ? columns[variable] : ColumnRecord()
  }

  /// Links the terms of a row appended within the current call.
  mutating func linkRow(_ row: Int32, log: inout UndoLog) {
    let record = rows[row]
    let start = Int(record.start)
    prepareColumns()
    growLinks(to: termCount)
    for index in start..<(start + Int(record.count)) {
      let variable = terms[index].variable
      log.record(.column, variable, columns[variable])
      let head = columns[variable].head
      if head != noTerm { log.record(.link, head, links[head]) }
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

  /// Unlinks a row's terms from their columns.
  func unlinkRow(_ row: Int32, log: inout UndoLog) {
    let record = rows[row]
    let start = Int(record.start)
    for index in start..<(start + Int(record.count)) {
      let variable = terms[index].variable
      let link = links[index]
      if link.previous == noTerm {
        log.record(.column, variable, columns[variable])
        columns[variable].head = link.next
      } else {
        log.record(.link, link.previous, links[link.previous])
        links[link.previous].next = link.next
      }
      if link.next != noTerm {
        log.record(.link, link.next, links[link.next])
        links[link.next].previous = link.previous
      }
    }
  }

  /// Frees a row that is inactive and unlinked.
  mutating func freeRow(_ row: Int32, log: inout UndoLog) {
    log.record(.row, row, rows[row])
    deadTerms += Int(rows[row].count)
    rows[row].isAlive = false
    rows[row].side = .at
    rows[row].start = freeRow
    rows[row].count = 0
    freeRow = row
    liveRows -= 1
  }

  /// True once removed rows have left gaps that are most of the terms.
  var hasManyDeadTerms: Bool { deadTerms > 256 && deadTerms * 2 > termCount }

  /// Closes the gaps of removed rows among the terms and unlinks all columns.
  ///
  /// Must run between calls, because it cannot be rolled back.
  mutating func compactTerms() {
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
    // A row without terms was not visited; its old start may be past the memory of a copy.
    for row in 0..<rowCount where rows[row].isAlive && rows[row].count == 0 { rows[row].start = 0 }
    termCount = end
    deadTerms = 0
    linkedTerms = 0
    for variable in 0..<columnCount { columns[variable].head = noTerm }
  }

  /// The terms of a row.
  @inline(__always)
  package func terms(of row: RowRecord) -> Run<Term> {
    terms.run(from: row.start, count: row.count)
  }

  /// The terms of a variable in all rows; empty unless the columns are linked.
  @inline(__always)
  package func column(of variable: Int32) -> Column {
    Column(terms: terms, links: links, index: columnRecord(of: variable).head)
  }
}

/// A sequence of the terms of a column.
///
/// A plain value: a loop over it may change the solver, but not the column.
package struct Column: Sequence, IteratorProtocol {
  let terms: Buffer<Term>
  let links: Buffer<Link>
  /// The index of the next term; `noTerm` at the end.
  var index: Int32

  @inline(__always)
  package mutating func next() -> Term? {
    if index == noTerm { return nil }
    let term = terms[index]
    index = links[index].next
    return term
  }
}
