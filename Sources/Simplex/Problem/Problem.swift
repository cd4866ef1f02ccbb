import Buffers

/// The problem as stated: variables, rows of terms, their columns and their levels.
///
/// The records of variables and rows also contain their part in the active set, so that one load
/// finds both; ``Basis`` has the rest of it.
@usableFromInline
package struct Problem {
  private var variableArena = Arena()
  @usableFromInline package private(set) var variables = Buffer<VariableRecord>()
  private(set) var columns = Buffer<ColumnRecord>()
  /// Number of variables with a column record; 0 in a first solve.
  var columnCount = 0
  @usableFromInline package var variableCount = 0
  /// Indices of removed variables, for reuse.
  var freeVariables = List<Int32>()
  var names: [String] = []

  /// The tables of a first batch, in one allocation; see ``makeTables(rows:terms:beside:with:)``.
  private var tables = Arena()
  private var rowArena = Arena()
  package private(set) var rows = Buffer<RowRecord>()
  package var rowCount = 0
  var liveRows = 0
  /// The head of the list of free records of rows.
  var freeRow: Int32 = noRow
  private var termArena = Arena()
  package private(set) var terms = Buffer<Term>()
  package var termCount = 0
  var deadTerms = 0
  private var linkArena = Arena()
  private(set) var links = Buffer<Link>()
  /// Terms below this index are linked into their columns.
  var linkedTerms = 0
  /// Cells that linking columns has cost since the last successful call.
  ///
  /// The next successful call counts them: links outlast a failed call, but its statistics must
  /// not.
  var linkingCells = 0
  package var levels: PriorityLevels
  var nextSerial: UInt32 = 0
  var nextGeneration = removedGeneration + 1
  /// Number of terms behind the others, of a row that a bulk load has not completed.
  var openTerms = 0
  /// The first row that the current bulk load could not add.
  var rejected: RowFault?
  /// True until the first row is added: the order is the order of creation, and all values are 0.
  package var isPristine = true
  /// True if some value was ever so large that its rows need a tolerance of their own.
  var hasWideValues = false
  /// True if some row ever had wide factors, so that all rows need a finer tolerance.
  var hasWideFactors = false
  /// The sum of the magnitudes of all rows' scaled constants.
  ///
  /// Values far above it indicate factors that multiply along a chain.
  var sumOfConstants = 0.0
  @usableFromInline let tag: UInt32

  @inline(__always)
  init(tag: UInt32, _ levels: PriorityLevels) {
    self.tag = tag
    self.levels = levels
  }

  /// Indicates whether a handle refers to a live variable of this solver.
  @inlinable
  @inline(__always)
  package func isLive(_ variable: Variable) -> Bool {
    let index = Int(truncatingIfNeeded: variable.index)
    guard variable.tag == tag, index >= 0, index < variableCount, let records = variables.base
    else { return false }
    return records[index].generation == variable.generation
  }

  /// Moves the rows, terms and levels of a copy to memory of their own.
  mutating func separateRows() {
    let (oldRows, oldTerms, oldLinks) = (rows, terms, links)
    freeVariables = freeVariables.copy()
    tables = Arena()
    (rowArena, termArena, linkArena) = (Arena(), Arena(), Arena())
    (rows, terms, links) = (Buffer(), Buffer(), Buffer())
    // With headroom for the rows that the copy usually adds.
    rowArena.grow(&rows, to: Arena.withHeadroom(rowCount), keeping: 0)
    termArena.grow(&terms, to: Arena.withHeadroom(termCount), keeping: 0)
    linkArena.grow(&links, to: linkedTerms, keeping: 0)
    rows.update(from: oldRows, count: rowCount)
    terms.update(from: oldTerms, count: termCount)
    links.update(from: oldLinks, count: linkedTerms)
    levels = levels.copy()
  }

  /// The number of bytes of the records of variables and columns.
  static func bytes(variables count: Int) -> Int {
    Arena.size(count, of: VariableRecord.self) + Arena.size(count, of: ColumnRecord.self)
  }

  /// Moves the records of variables and columns to an arena that the problem then owns.
  ///
  /// - Returns: The arena of before, for the caller to free.
  mutating func moveVariables(_ capacity: Int, to arena: Arena) -> Arena {
    let (old, oldVariables, oldColumns) = (variableArena, variables, columns)
    variableArena = arena
    variables = variableArena.carve(capacity, of: VariableRecord.self)
    columns = variableArena.carve(capacity, of: ColumnRecord.self)
    variables.update(from: oldVariables, count: variableCount)
    columns.update(from: oldColumns, count: columnCount)
    return old
  }

  /// Allocates the tables of a first batch of about this many rows and terms in one block.
  ///
  /// Allocators map large blocks separately and learn from freed sizes how much to retain, so a
  /// program that lays out repeatedly touches no fresh pages. A table that outgrows the block moves
  /// to its own memory; its part of the block is unused until the solver is freed. Tables too large
  /// for allocators to retain have memory of their own from the start, so that growth leaves
  /// nothing behind. Large tables get headroom, so that the first change need not move them all;
  /// untouched memory costs nothing.
  ///
  /// - Parameters:
  ///   - rowCount: The number of rows.
  ///   - termCount: The number of their terms.
  ///   - variableBytes: The size of the tables with one element per variable.
  ///   - scratch: The scratch, whose lists of the order are parts of the block.
  mutating func makeTables(
    rows rowCount: Int, terms termCount: Int, beside variableBytes: Int, with scratch: inout Scratch
  ) {
    guard rows.capacity == 0, terms.capacity == 0, links.capacity == 0, rowCount > 0 else { return }
    let (count, termRoom) = (Arena.withHeadroom(rowCount), Arena.withHeadroom(termCount))
    let variableRoom = Swift.max(variables.capacity, variableCount)
    let bytes = (
      rows: Arena.size(count, of: RowRecord.self), terms: Arena.size(termRoom, of: Term.self),
      links: Arena.size(termRoom, of: Link.self)
    )
    let total =
      bytes.rows + bytes.terms + bytes.links + Scratch.orderBytes(variableRoom)
    Arena.tuneAllocator(total + variableBytes)
    if total < Arena.retainedLimit { tables = Arena(bytes: total) }
    rowArena = tables.subarena(bytes: bytes.rows)
    rows = rowArena.carve(count, of: RowRecord.self)
    termArena = tables.subarena(bytes: bytes.terms)
    terms = termArena.carve(termRoom, of: Term.self)
    linkArena = tables.subarena(bytes: bytes.links)
    links = linkArena.carve(termRoom, of: Link.self)
    scratch.prepareOrder(variableRoom, in: &tables)
  }

  /// Reserves capacity for `count` rows.
  @inline(__always)
  mutating func growRows(to count: Int) {
    if count > rows.capacity { rowArena.grow(&rows, to: count, keeping: rowCount) }
  }

  /// Reserves capacity for `count` terms.
  @inline(__always)
  mutating func growTerms(to count: Int) {
    if count > terms.capacity { termArena.grow(&terms, to: count, keeping: termCount &+ openTerms) }
  }

  /// Reserves capacity for the links of `count` terms.
  @inline(__always)
  mutating func growLinks(to count: Int) {
    if count > links.capacity { linkArena.grow(&links, to: count, keeping: linkedTerms) }
  }

  mutating func free() {
    variableArena.free()
    freeVariables.free()
    rowArena.free()
    termArena.free()
    linkArena.free()
    levels.free()
    tables.free()
  }
}

// The rows as stated: sparse, scaled, each a contiguous run of terms. Columns are linked lists
// through the terms, built when first needed; a first solve needs none.

/// The reason why a row cannot be added.
enum RowFault: Error {
  case variable(Variable)
  case number(Double)
  case priority(Double)
}

extension Problem {
  /// Indicates whether a handle refers to a live constraint of this solver.
  @inline(__always)
  package func isLive(_ id: ConstraintID) -> Bool {
    let index = Int(truncatingIfNeeded: id.index)
    guard id.tag == tag, index >= 0, index < rowCount else { return false }
    let record = rows[index]
    return record.generation == id.generation && record.isAlive
  }

  @inline(__always)
  package func id(ofRow row: Int32) -> ConstraintID {
    ConstraintID(index: row, generation: rows[row].generation, tag: tag)
  }

  @inline(__always)
  package func handle(ofVariable variable: Int32) -> Variable {
    Variable(index: variable, generation: variables[variable].generation, tag: tag)
  }

  /// Scales coefficients so that the largest is in [1, 2), and drops those that count as 0.
  ///
  /// Sets `hasWideFactors` if they are far apart.
  ///
  /// - Returns: The end of the terms, and the exponent of the scale.
  mutating func scale(_ start: Int, _ last: Int, largest: Double) -> (end: Int, exponent: Int) {
    let exponent = largest < Tolerance.smallestCoefficient ? 0 : -Int(largest.exponent)
    var end = start
    for index in start..<last
    where terms[index].coefficient.magnitude >= Tolerance.smallestCoefficient {
      if terms[index].coefficient.magnitude < Tolerance.wideFactor * largest {
        hasWideFactors = true
      }
      terms[end] = terms[index]
      terms[end].coefficient = terms[index].coefficient.scaled(by: exponent)
      end += 1
    }
    return (end, exponent)
  }

  /// The coefficient of a variable in a row that contains it.
  ///
  /// In a block, a variable's basic row need not contain the variable.
  @inline(__always)
  func coefficient(of variable: Int32, in row: RowRecord) -> Double {
    for term in terms(of: row) where term.variable == variable { return term.coefficient }
    assert(false, "a row that does not contain the variable")
    return 0
  }
}
