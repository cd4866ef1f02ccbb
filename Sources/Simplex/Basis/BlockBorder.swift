// The border of a block: once it is solved, the rows determine the other variables one by one.

import Buffers

/// The order of a block that is triangular except for one variable.
///
/// A row with one unsolved variable is solved for it. When no such row is left, the border is the
/// variable that occurs most often in the rows with the fewest unsolved variables. Hellerman and
/// Rarick call it a spike (*Reinversion with the preassigned pivot procedure*, 1971). At most one
/// border is chosen.
struct BlockBorder {
  private let count: Int
  private var arena: Arena
  /// For each row, the end of its entries; they begin at the end of the row before.
  private let rowEnds: Buffer<Int32>
  private let columns: Buffer<Int32>
  private let values: Buffer<Double>
  /// For each column, the end of its entries in `rows`; from `linkColumns` on, their start.
  private let columnEnds: Buffer<Int32>
  private let rows: Buffer<Int32>
  /// For each row, the number of unsolved variables; -1 once the row is solved.
  private let unknown: Buffer<Int32>
  private let isSolved: Buffer<Bool>
  /// The pivots in the order of solving; the last one is the border with the remaining row.
  private let pivots: Buffer<Pivot>
  private let waitingRowCounts: Buffer<Int32>
  /// Solutions by column, for `BorderedFactors.factor`: `found` for the column of the border,
  /// `trial` for a right side of 1 and -1.
  private let found: Buffer<Double>
  private let trial: Buffer<Double>
  /// The rows with one unsolved variable.
  private var ready: List<Int32>
  private var entryCount = 0
  private var solved = 0

  /// A row and the column that it is solved for.
  private struct Pivot: BitwiseCopyable {
    var row: Int32
    var column: Int32
    var value: Double
  }

  init(count: Int, entries room: Int) {
    self.count = count
    arena = Arena(
      bytes: 5 * Arena.size(count, of: Int32.self) + 2 * Arena.size(room, of: Int32.self)
        + Arena.size(room, of: Double.self) + Arena.size(count, of: Bool.self)
        + Arena.size(count, of: Pivot.self) + 2 * Arena.size(count, of: Double.self))
    rowEnds = arena.carve(count, of: Int32.self)
    columnEnds = arena.carve(count, repeating: 0)
    unknown = arena.carve(count, of: Int32.self)
    waitingRowCounts = arena.carve(count, of: Int32.self)
    ready = List(arena.carve(count, of: Int32.self))
    columns = arena.carve(room, of: Int32.self)
    rows = arena.carve(room, of: Int32.self)
    values = arena.carve(room, of: Double.self)
    isSolved = arena.carve(count, repeating: false)
    pivots = arena.carve(count, of: Pivot.self)
    found = arena.carve(count, of: Double.self)
    trial = arena.carve(count, of: Double.self)
  }

  /// An estimate of the elements visited in finding the order and writing the factors.
  var cells: Int { 4 * count + 4 * entryCount }

  /// Begins a row; rows come in ascending order.
  @inline(__always)
  func begin(row: Int) { rowEnds[row] = Int32(truncatingIfNeeded: entryCount) }

  /// Appends an entry to the row that was begun last.
  @inline(__always)
  mutating func append(row: Int, column: Int32, value: Double) {
    columns[entryCount] = column
    values[entryCount] = value
    columnEnds[column] += 1
    entryCount += 1
    rowEnds[row] = Int32(truncatingIfNeeded: entryCount)
  }

  /// Finds the border and the order of solving.
  ///
  /// - Returns: Whether there is an order with one border.
  mutating func findBorderAndOrder() -> Bool {
    linkColumns()
    for row in 0..<count {
      unknown[row] = Int32(truncatingIfNeeded: entries(ofRow: row).count)
      if unknown[row] == 1 { ready.appendWithinCapacity(Int32(truncatingIfNeeded: row)) }
    }
    while let row = ready.popLast() { pivotOnSingleton(row) }
    guard let border = chooseBorder() else { return false }
    markSolved(border)
    while let row = ready.popLast() { pivotOnSingleton(row) }
    guard solved == count - 1 else { return false }
    for row in 0..<count where unknown[row] >= 0 {
      pivots[solved] = Pivot(row: Int32(truncatingIfNeeded: row), column: border, value: 1)
    }
    return true
  }

  @inline(__always)
  private func entries(ofRow row: Int) -> Range<Int> {
    (row == 0 ? 0 : Int(rowEnds[row - 1]))..<Int(rowEnds[row])
  }

  /// Fills `rows` by column, which turns the ends in `columnEnds` into starts.
  private func linkColumns() {
    var start: Int32 = 0
    for column in 0..<count {
      start += columnEnds[column]
      columnEnds[column] = start
    }
    for row in 0..<count {
      for entry in entries(ofRow: row) {
        columnEnds[columns[entry]] -= 1
        rows[columnEnds[columns[entry]]] = Int32(truncatingIfNeeded: row)
      }
    }
  }

  @inline(__always)
  private func rows(ofColumn column: Int32) -> Range<Int> {
    let next = Int(column) + 1
    return Int(columnEnds[column])..<(next == count ? entryCount : Int(columnEnds[next]))
  }

  /// Pivots on the only unsolved variable of a row, unless its coefficient is too small.
  private mutating func pivotOnSingleton(_ row: Int32) {
    guard unknown[row] == 1 else { return }
    for entry in entries(ofRow: Int(row)) where !isSolved[columns[entry]] {
      guard values[entry].magnitude >= Tolerance.pivotThreshold else { return }
      pivots[solved] = Pivot(row: row, column: columns[entry], value: values[entry])
      solved += 1
      unknown[row] = -1
      return markSolved(columns[entry])
    }
  }

  /// Marks a variable as solved and enqueues the rows that have one unsolved variable left.
  private mutating func markSolved(_ column: Int32) {
    isSolved[column] = true
    for index in rows(ofColumn: column) {
      let row = rows[index]
      if unknown[row] < 0 { continue }
      unknown[row] -= 1
      if unknown[row] == 1 { ready.appendWithinCapacity(row) }
    }
  }

  /// Finds the unsolved variable that most of the rows with the fewest unsolved variables contain.
  private func chooseBorder() -> Int32? {
    var minimum = Int32.max
    for row in 0..<count where unknown[row] > 0 { minimum = Swift.min(minimum, unknown[row]) }
    waitingRowCounts.fill(0, count: count)
    var best: Int32?
    for row in 0..<count where unknown[row] == minimum {
      for entry in entries(ofRow: row) where !isSolved[columns[entry]] {
        let column = columns[entry]
        waitingRowCounts[column] += 1
        if let present = best, waitingRowCounts[present] >= waitingRowCounts[column] { continue }
        best = column
      }
    }
    return best
  }

  /// Appends the factors to a block store, or leaves the store unchanged if they are not accurate.
  ///
  /// - Returns: Whether the factors are accurate.
  func writeFactors(to store: inout BlockStore) -> Bool {
    let (firstInteger, firstNumber) = (store.integers.count, store.numbers.count)
    let sizes = BlockStore.sizesWithBorder(count, entries: entryCount - solved)
    store.integers.extend(by: sizes.integers)
    store.numbers.extend(by: sizes.numbers)
    let factors = BorderedFactors(
      count: count, numbers: store.numbers.items, integers: store.integers.items,
      firstNumber: firstNumber, firstInteger: firstInteger)
    factors.setEntryCount(entryCount - solved)
    var written = 0
    for step in 0..<count {
      let pivot = pivots[step]
      for entry in entries(ofRow: Int(pivot.row)) {
        if step < solved, columns[entry] == pivot.column { continue }
        factors.writeEntry(written, column: columns[entry], value: values[entry])
        written += 1
      }
      factors.writeStep(
        step, row: pivot.row, column: pivot.column, pivot: pivot.value, end: written)
    }
    if factors.factorBorder(found, trial) { return true }
    store.integers.truncate(to: firstInteger)
    store.numbers.truncate(to: firstNumber)
    return false
  }

  mutating func free() { arena.free() }
}
