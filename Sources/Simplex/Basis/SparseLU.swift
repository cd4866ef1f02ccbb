import Buffers

/// Sparse Gaussian elimination by Markowitz's rule with a stability threshold.
///
/// Suhl & Suhl, *Computing sparse LU factorizations for large-scale linear programming bases*
/// (1990): the pivot is an entry of the shortest rows and columns whose elimination fills in least
/// and that is not small in its column. Ties go to the first one found. The order of the lists
/// depends only on the matrix.
struct SparseLU {
  /// An entry of the matrix, in the list of its row and in that of its column.
  private struct Entry: BitwiseCopyable {
    var value: Double
    var row: Int32
    var column: Int32
    var nextInRow: Int32
    var previousInRow: Int32
    var nextInColumn: Int32
    var previousInColumn: Int32
  }

  private let count: Int
  private var entries: List<Entry>
  private var rowHeads: Buffer<Int32>
  private var rowCounts: Buffer<Int32>
  private var columnHeads: Buffer<Int32>
  private var columnCounts: Buffer<Int32>
  /// By column: the entry of the indexed row, -1 for none.
  private var entryIndices: Buffer<Int32>
  /// The long row that was changed last, indexed by column; -1 for none.
  private var indexedRow: Int32 = -1
  private var arena: Arena
  private var rowLists: CountLists
  private var columnLists: CountLists

  private(set) var operationRows: List<Int32>
  private(set) var operationFactors: List<Double>
  private(set) var pivotRows: List<Int32>
  private(set) var pivotColumns: List<Int32>
  private(set) var pivotValues: List<Double>
  private(set) var upperEnds: List<Int32>
  private(set) var upperColumns: List<Int32>
  private(set) var upperValues: List<Double>
  private(set) var cells = 0

  /// Creates an elimination; all its memory is one allocation unless it fills in a lot.
  ///
  /// - Parameters:
  ///   - count: The number of rows, and of columns.
  ///   - expected: An estimate of the number of entries.
  init(count: Int, entries expected: Int = 0) {
    self.count = count
    let (room, filled) = (Swift.max(expected, count), Swift.max(expected, count) + count)
    arena = Arena(bytes: Self.bytes(count: count, room: room, filled: filled))
    rowHeads = arena.carve(count, repeating: -1)
    rowCounts = arena.carve(count, repeating: 0)
    columnHeads = arena.carve(count, repeating: -1)
    columnCounts = arena.carve(count, repeating: 0)
    entryIndices = arena.carve(count, repeating: -1)
    rowLists = CountLists(count: count, in: &arena)
    columnLists = CountLists(count: count, in: &arena)
    entries = List(arena.carve(filled, of: Entry.self))
    operationRows = List(arena.carve(2 * room, of: Int32.self))
    operationFactors = List(arena.carve(room, of: Double.self))
    pivotRows = List(arena.carve(count, of: Int32.self))
    pivotColumns = List(arena.carve(count, of: Int32.self))
    pivotValues = List(arena.carve(count, of: Double.self))
    upperEnds = List(arena.carve(count, of: Int32.self))
    upperColumns = List(arena.carve(room, of: Int32.self))
    upperValues = List(arena.carve(room, of: Double.self))
  }

  private static func bytes(count: Int, room: Int, filled: Int) -> Int {
    8 * Arena.size(count, of: Int32.self) + Arena.size(count, of: Double.self)
      + 2 * CountLists.bytes(count: count) + Arena.size(filled, of: Entry.self)
      + Arena.size(2 * room, of: Int32.self) + Arena.size(room, of: Int32.self)
      + 2 * Arena.size(room, of: Double.self)
  }

  mutating func append(row: Int32, column: Int32, value: Double) {
    let index = Int32(truncatingIfNeeded: entries.count)
    let (inRow, inColumn) = (rowHeads[row], columnHeads[column])
    entries.append(
      Entry(
        value: value, row: row, column: column, nextInRow: inRow, previousInRow: -1,
        nextInColumn: inColumn, previousInColumn: -1))
    if inRow >= 0 { entries[Int(inRow)].previousInRow = index }
    if inColumn >= 0 { entries[Int(inColumn)].previousInColumn = index }
    if row == indexedRow { entryIndices[column] = index }
    rowHeads[row] = index
    columnHeads[column] = index
    rowCounts[row] += 1
    columnCounts[column] += 1
    cells += 1
  }

  /// Eliminates all rows.
  ///
  /// - Returns: The row and the column that remain without a pivot; nil if the matrix is regular.
  mutating func eliminateAll() -> (row: Int32, column: Int32)? {
    for index in 0..<count {
      let item = Int32(truncatingIfNeeded: index)
      rowLists.insert(item, count: rowCounts[item])
      columnLists.insert(item, count: columnCounts[item])
    }
    for _ in 0..<count {
      guard let pivot = findPivot() else { return unpivoted() }
      eliminate(pivot)
    }
    return nil
  }

  /// Finds the entry to eliminate next; nil if all remaining ones vanish.
  private mutating func findPivot() -> Int32? {
    var best: Int32?
    var bestCost = Int.max
    var searched = 0
    for size in 1...Swift.max(count, 1) {
      if bestCost <= (size - 1) * (size - 1) { return best }
      var column = columnLists.first(count: size)
      while column >= 0, searched < Tuning.searchLimit || best == nil {
        searchColumn(column, &best, &bestCost)
        searched += 1
        if bestCost <= (size - 1) * (size - 1) { return best }
        column = columnLists.next(column)
      }
      var row = rowLists.first(count: size)
      while row >= 0, searched < Tuning.searchLimit || best == nil {
        searchRow(row, &best, &bestCost)
        searched += 1
        if bestCost <= (size - 1) * size { return best }
        row = rowLists.next(row)
      }
      if searched >= Tuning.searchLimit, best != nil { return best }
    }
    return best
  }

  private mutating func searchColumn(_ column: Int32, _ best: inout Int32?, _ bestCost: inout Int) {
    let threshold = largestMagnitude(inColumn: column) * Tolerance.pivotThreshold
    let others = Int(columnCounts[column]) - 1
    var index = columnHeads[column]
    while index >= 0 {
      let entry = entries[Int(index)]
      let cost = (Int(rowCounts[entry.row]) - 1) * others
      if cost < bestCost, entry.value.magnitude >= threshold,
        entry.value.magnitude >= Tolerance.singular
      {
        (best, bestCost) = (index, cost)
      }
      index = entry.nextInColumn
    }
  }

  private mutating func searchRow(_ row: Int32, _ best: inout Int32?, _ bestCost: inout Int) {
    let others = Int(rowCounts[row]) - 1
    var index = rowHeads[row]
    while index >= 0 {
      let entry = entries[Int(index)]
      let cost = (Int(columnCounts[entry.column]) - 1) * others
      if cost < bestCost, entry.value.magnitude >= Tolerance.singular,
        entry.value.magnitude >= largestMagnitude(inColumn: entry.column) * Tolerance.pivotThreshold
      {
        (best, bestCost) = (index, cost)
      }
      index = entry.nextInRow
    }
  }

  private mutating func largestMagnitude(inColumn column: Int32) -> Double {
    var largest = 0.0
    var index = columnHeads[column]
    cells += Int(columnCounts[column])
    while index >= 0 {
      largest = Swift.max(largest, entries[Int(index)].value.magnitude)
      index = entries[Int(index)].nextInColumn
    }
    return largest
  }

  private mutating func eliminate(_ index: Int32) {
    let pivot = entries[Int(index)]
    rowLists.remove(pivot.row)
    columnLists.remove(pivot.column)
    unlink(index)
    let first = upperColumns.count
    moveToUpper(pivot)
    var below = columnHeads[pivot.column]
    while below >= 0 {
      let next = entries[Int(below)].nextInColumn
      clearEntry(below, pivot, upper: first)
      below = next
    }
  }

  /// Moves the pivot row's other entries to U.
  private mutating func moveToUpper(_ pivot: Entry) {
    var index = rowHeads[pivot.row]
    while index >= 0 {
      let entry = entries[Int(index)]
      upperColumns.append(entry.column)
      upperValues.append(entry.value)
      unlink(index)
      columnLists.move(entry.column, count: columnCounts[entry.column])
      index = entry.nextInRow
    }
    pivotRows.append(pivot.row)
    pivotColumns.append(pivot.column)
    pivotValues.append(pivot.value)
    upperEnds.append(Int32(truncatingIfNeeded: upperColumns.count))
  }

  /// Subtracts the multiple of the pivot row that clears an entry of the pivot column.
  private mutating func clearEntry(_ index: Int32, _ pivot: Entry, upper first: Int) {
    let row = entries[Int(index)].row
    let factor = entries[Int(index)].value / pivot.value
    unlink(index)
    operationRows.append(row)
    operationRows.append(pivot.row)
    operationFactors.append(factor)
    if rowCounts[row] > Tuning.searchLimit { scatterRow(row) }
    for upper in first..<upperColumns.count {
      subtract(factor * upperValues[upper], from: row, upperColumns[upper])
    }
    cells += upperColumns.count - first
    rowLists.move(row, count: rowCounts[row])
  }

  /// Indexes the entries of a row by column.
  ///
  /// The row stays indexed: if a sum spans the whole block, nearly all steps change its row.
  private mutating func scatterRow(_ row: Int32) {
    guard row != indexedRow else { return }
    if indexedRow >= 0 {
      cells += Int(rowCounts[indexedRow])
      forEachEntry(ofRow: indexedRow) { entryIndices[entries[Int($0)].column] = -1 }
    }
    indexedRow = row
    cells += Int(rowCounts[row])
    forEachEntry(ofRow: row) { entryIndices[entries[Int($0)].column] = $0 }
  }

  /// Subtracts from an element, inserting an entry if necessary.
  ///
  /// An entry that cancels is removed, so that it does not become a pivot.
  @inline(__always)
  private mutating func subtract(_ change: Double, from row: Int32, _ column: Int32) {
    let present = row == indexedRow ? entryIndices[column] : findEntry(row, column)
    if present >= 0 {
      let value = cancelingDifference(entries[Int(present)].value, change)
      entries[Int(present)].value = value
      guard value.magnitude <= Tolerance.drop else { return }
      unlink(present)
    } else {
      guard change.magnitude > Tolerance.drop else { return }
      append(row: row, column: column, value: -change)
    }
    columnLists.move(column, count: columnCounts[column])
  }

  /// Finds the entry of a row in a column; -1 for none.
  private mutating func findEntry(_ row: Int32, _ column: Int32) -> Int32 {
    cells += Int(rowCounts[row])
    var index = rowHeads[row]
    while index >= 0, entries[Int(index)].column != column { index = entries[Int(index)].nextInRow }
    return index
  }

  @inline(__always)
  private func forEachEntry(ofRow row: Int32, _ body: (Int32) -> Void) {
    var index = rowHeads[row]
    while index >= 0 {
      body(index)
      index = entries[Int(index)].nextInRow
    }
  }

  private mutating func unlink(_ index: Int32) {
    let entry = entries[Int(index)]
    if entry.row == indexedRow { entryIndices[entry.column] = -1 }
    if entry.previousInRow >= 0 {
      entries[Int(entry.previousInRow)].nextInRow = entry.nextInRow
    } else {
      rowHeads[entry.row] = entry.nextInRow
    }
    if entry.nextInRow >= 0 { entries[Int(entry.nextInRow)].previousInRow = entry.previousInRow }
    if entry.previousInColumn >= 0 {
      entries[Int(entry.previousInColumn)].nextInColumn = entry.nextInColumn
    } else {
      columnHeads[entry.column] = entry.nextInColumn
    }
    if entry.nextInColumn >= 0 {
      entries[Int(entry.nextInColumn)].previousInColumn = entry.previousInColumn
    }
    rowCounts[entry.row] -= 1
    columnCounts[entry.column] -= 1
    cells += 1
  }

  private func unpivoted() -> (row: Int32, column: Int32)? {
    guard let row = rowLists.firstOfAny(), let column = columnLists.firstOfAny() else { return nil }
    return (row, column)
  }

  mutating func free() {
    entries.free()
    arena.free()
    operationRows.free()
    operationFactors.free()
    pivotRows.free()
    pivotColumns.free()
    pivotValues.free()
    upperEnds.free()
    upperColumns.free()
    upperValues.free()
  }
}
