/// The active set in its order, and the values that follow from it.
///
/// The rows and variables of ``Problem`` tell which rows are active in which variables.
@usableFromInline
package struct Basis {
  @usableFromInline package private(set) var values = Buffer<Double>()
  /// The variables by position; the inverse of `VariableRecord.position`.
  private(set) var order = Buffer<Int32>()
  var blocks = BlockStore()

  /// The number of bytes of ``values`` and ``order``, which are parts of the memory of variables.
  static func bytes(variables count: Int) -> Int {
    Arena.size(count, of: Double.self) + Arena.size(count, of: Int32.self)
  }

  /// Moves the first `count` values and positions to another arena.
  mutating func carve(_ capacity: Int, keeping count: Int, from arena: inout Arena) {
    let (oldValues, oldOrder) = (values, order)
    values = arena.carve(capacity, of: Double.self)
    order = arena.carve(capacity, of: Int32.self)
    values.update(from: oldValues, count: count)
    order.update(from: oldOrder, count: count)
  }

  mutating func free() { blocks.free() }
}

// The part of the active set that the records of rows and variables contain.

extension Problem {
  @inline(__always)
  package func rank(ofRow row: RowRecord) -> Int { Int(levels.rank(row.level)) }

  /// Returns the rank of an entry's row; a hold comes after all levels.
  @inline(__always)
  func rank(of entry: BasisEntry) -> Int {
    entry.isHold ? levels.count : rank(ofRow: rows[entry.row])
  }

  /// Returns whether a basis entry from a list is still in the active set.
  @inline(__always)
  func isActive(_ entry: BasisEntry) -> Bool {
    entry.isHold
      ? variables[entry.variable].basicRow == noRow
        && variables[entry.variable].isAlive
      : rows[entry.row].basicVariable != noVariable
  }

  /// Returns whether a row of one variable is inactive.
  @inline(__always)
  func isInactiveBound(_ row: Int32) -> Bool {
    rows[row].count == 1 && rows[row].basicVariable == noVariable
  }

  /// Returns the active row that a variable is solved from, or its hold.
  @inline(__always)
  package func basisEntry(of variable: Int32) -> BasisEntry {
    let row = variables[variable].basicRow
    return row == noRow ? BasisEntry(holdOf: variable) : BasisEntry(row: row)
  }

  @inline(__always)
  package func variable(of entry: BasisEntry) -> Int32 {
    entry.isHold ? entry.variable : rows[entry.row].basicVariable
  }

  @inline(__always)
  package func blockingLevels(_ entry: BasisEntry) -> BlockingLevels {
    variables[variable(of: entry)].blockingLevels
  }

  /// Sets the blocking levels of a basis entry, unless a repair has removed its row.
  func setBlockingLevels(_ entry: BasisEntry, _ levels: BlockingLevels, log: inout UndoLog) {
    let variable = variable(of: entry)
    guard variable != noVariable else { return }
    let old = variables[variable].blockingLevels
    if old == levels { return }
    log.record(.blockingLevels, variable, old)
    variables[variable].blockingLevels = levels
  }

  /// Returns whether no level more important than the rank blocks a direction.
  @inline(__always)
  func isUnblocked(_ level: Int32, rank: Int) -> Bool {
    level == noLevel || levels.rank(level) >= rank
  }

  @inline(__always)
  func isUnblocked(_ entry: BasisEntry, rank: Int) -> Bool {
    let blocking = blockingLevels(entry)
    return isUnblocked(blocking.up, rank: rank) || isUnblocked(blocking.down, rank: rank)
  }

  /// Assigns a row to a variable, which is then solved from it.
  ///
  /// The row is inactive or comes from another variable, whose blocking levels move with it.
  func assign(_ row: Int32, to variable: Int32, log: inout UndoLog) {
    log.record(.variable, variable, variables[variable])
    log.record(.row, row, rows[row])
    let before = rows[row].basicVariable
    variables[variable].blockingLevels =
      before != noVariable && variables[before].basicRow == row
      ? variables[before].blockingLevels : BlockingLevels()
    variables[variable].basicRow = row
    rows[row].basicVariable = variable
    rows[row].side = .active
  }

  @inline(__always)
  func assignMatch(_ row: Int32, to variable: Int32) {
    variables[variable].basicRow = row
    rows[row].basicVariable = variable
    rows[row].side = .active
  }

  /// Blocks the directions that violate an active row, at its own level.
  ///
  /// Its slopes depend on this cost alone while no violated row has it in its composition. The
  /// caller has logged the record of the row's variable.
  @inline(__always)
  func blockViolatingDirections(_ row: Int32) {
    let (record, variable) = (rows[row], rows[row].basicVariable)
    guard variable != noVariable else { return }
    variables[variable].blockingLevels = BlockingLevels(by: record.level, record.relation)
  }
}
