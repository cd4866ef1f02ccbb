/// Sparse Gaussian elimination by Markowitz's rule with a stability threshold.
///
/// Suhl & Suhl, *Computing sparse LU factorizations for large-scale linear programming bases*
/// (1990): among the rows and columns with the fewest entries take the entry whose elimination could
/// fill in least, if it is not small beside the others of its column. Ties go to the first found,
/// and the lists keep the order of the members, so the choice depends on nothing else.
struct SparseElimination {
  private let count: Int
  private var rowStart = List<Int32>()
  private var rowCount = List<Int32>()
  private var rowRoom = List<Int32>()
  private var entryColumn = List<Int32>()
  private var entryValue = List<Double>()
  private var columnStart = List<Int32>()
  private var columnCount = List<Int32>()
  private var columnRoom = List<Int32>()
  private var columnRows = List<Int32>()
  private var rowLists: CountLists
  private var columnLists: CountLists
  private var place = List<Int32>()

  private(set) var operationRows = List<Int32>()
  private(set) var operationFactors = List<Double>()
  private(set) var pivotRows = List<Int32>()
  private(set) var pivotColumns = List<Int32>()
  private(set) var pivotValues = List<Double>()
  private(set) var upperEnds = List<Int32>()
  private(set) var upperColumns = List<Int32>()
  private(set) var upperValues = List<Double>()
  private(set) var cells = 0

  init(count: Int) {
    self.count = count
    rowLists = CountLists(count: count)
    columnLists = CountLists(count: count)
    for _ in 0..<count { place.append(-1) }
  }

  /// Starts the next row; its entries follow.
  mutating func beginRow() {
    rowStart.append(Int32(truncatingIfNeeded: entryColumn.count))
    rowCount.append(0)
  }

  mutating func appendEntry(column: Int32, value: Double) {
    entryColumn.append(column)
    entryValue.append(value)
    rowCount[rowCount.count - 1] += 1
  }

  /// Eliminates all rows; returns the row and column that are left where the rest vanishes.
  mutating func run() -> (row: Int32, column: Int32)? {
    buildColumns()
    for _ in 0..<count {
      guard let (row, column) = findPivot() else { return leftOver() }
      eliminate(row, column)
    }
    return nil
  }

  private mutating func buildColumns() {
    for _ in 0..<count { columnCount.append(0) }
    for entry in 0..<entryColumn.count { columnCount[Int(entryColumn[entry])] += 1 }
    var end: Int32 = 0
    for column in 0..<count {
      columnStart.append(end)
      columnRoom.append(columnCount[column])
      end += columnCount[column]
      columnLists.insert(Int32(truncatingIfNeeded: column), count: columnCount[column])
      columnCount[column] = 0
    }
    for _ in 0..<entryColumn.count { columnRows.append(0) }
    for row in 0..<count {
      let first = Int(rowStart[row])
      for entry in first..<(first + Int(rowCount[row])) {
        let column = Int(entryColumn[entry])
        columnRows[Int(columnStart[column] + columnCount[column])] = Int32(row)
        columnCount[column] += 1
      }
      rowRoom.append(rowCount[row])
      rowLists.insert(Int32(truncatingIfNeeded: row), count: rowCount[row])
    }
    cells += 4 * entryColumn.count
  }

  /// The entry to eliminate next: nil if all that are left vanish.
  private mutating func findPivot() -> (row: Int32, column: Int32)? {
    var best: (row: Int32, column: Int32)?
    var bestCost = Int.max
    var searched = 0
    for size in 1...Swift.max(count, 1) {
      if bestCost <= (size - 1) * (size - 1) { return best }
      var column = columnLists.first(count: size)
      while column >= 0, searched < 4 || best == nil {
        if let (row, cost) = bestInColumn(column), cost < bestCost {
          (best, bestCost) = ((row, column), cost)
        }
        searched += 1
        if bestCost <= (size - 1) * (size - 1) { return best }
        column = columnLists.next(column)
      }
      var row = rowLists.first(count: size)
      while row >= 0, searched < 4 || best == nil {
        if let (column, cost) = bestInRow(row), cost < bestCost {
          (best, bestCost) = ((row, column), cost)
        }
        searched += 1
        if bestCost <= (size - 1) * size { return best }
        row = rowLists.next(row)
      }
      if searched >= 4, best != nil { return best }
    }
    return best
  }

  private mutating func bestInColumn(_ column: Int32) -> (row: Int32, cost: Int)? {
    let first = Int(columnStart[Int(column)])
    let size = Int(columnCount[Int(column)])
    let threshold = largestInColumn(column) * Tolerance.pivotThreshold
    var best: (row: Int32, cost: Int)?
    for entry in first..<(first + size) {
      let row = columnRows[entry]
      let value = self.value(row, column).magnitude
      guard value >= threshold, value >= Tolerance.singular else { continue }
      let cost = (Int(rowCount[Int(row)]) - 1) * (size - 1)
      if cost < best?.cost ?? Int.max { best = (row, cost) }
    }
    return best
  }

  private mutating func bestInRow(_ row: Int32) -> (column: Int32, cost: Int)? {
    let first = Int(rowStart[Int(row)])
    let size = Int(rowCount[Int(row)])
    var best: (column: Int32, cost: Int)?
    for entry in first..<(first + size) {
      let column = entryColumn[entry]
      let cost = (Int(columnCount[Int(column)]) - 1) * (size - 1)
      guard cost < best?.cost ?? Int.max else { continue }
      let value = entryValue[entry].magnitude
      guard value >= Tolerance.singular,
        value >= largestInColumn(column) * Tolerance.pivotThreshold
      else { continue }
      best = (column, cost)
    }
    return best
  }

  private mutating func largestInColumn(_ column: Int32) -> Double {
    let first = Int(columnStart[Int(column)])
    var largest = 0.0
    for entry in first..<(first + Int(columnCount[Int(column)])) {
      largest = Swift.max(largest, value(columnRows[entry], column).magnitude)
    }
    return largest
  }

  private mutating func value(_ row: Int32, _ column: Int32) -> Double {
    var entry = Int(rowStart[Int(row)])
    let end = entry + Int(rowCount[Int(row)])
    cells += end - entry
    while entry < end, entryColumn[entry] != column { entry += 1 }
    return entry < end ? entryValue[entry] : 0
  }

  private mutating func eliminate(_ pivotRow: Int32, _ pivotColumn: Int32) {
    let pivot = value(pivotRow, pivotColumn)
    rowLists.remove(pivotRow)
    columnLists.remove(pivotColumn)
    recordPivot(pivotRow, pivotColumn, pivot)
    let first = Int(columnStart[Int(pivotColumn)])
    for entry in first..<(first + Int(columnCount[Int(pivotColumn)])) {
      let row = columnRows[entry]
      if row != pivotRow { combine(row, pivotRow, pivotColumn, pivot) }
    }
    columnCount[Int(pivotColumn)] = 0
  }

  /// Moves the pivot row's other entries to U and takes the row out of their columns.
  private mutating func recordPivot(_ row: Int32, _ column: Int32, _ pivot: Double) {
    let first = Int(rowStart[Int(row)])
    for entry in first..<(first + Int(rowCount[Int(row)])) where entryColumn[entry] != column {
      upperColumns.append(entryColumn[entry])
      upperValues.append(entryValue[entry])
      removeRow(row, fromColumn: entryColumn[entry])
    }
    pivotRows.append(row)
    pivotColumns.append(column)
    pivotValues.append(pivot)
    upperEnds.append(Int32(truncatingIfNeeded: upperColumns.count))
  }

  /// Takes the multiple of the pivot row from `row` that clears the pivot column.
  private mutating func combine(
    _ row: Int32, _ pivotRow: Int32, _ pivotColumn: Int32, _ pivot: Double
  ) {
    let factor = removeEntry(row, pivotColumn) / pivot
    operationRows.append(row)
    operationRows.append(pivotRow)
    operationFactors.append(factor)
    var first = Int(rowStart[Int(row)])
    for entry in first..<(first + Int(rowCount[Int(row)])) {
      place[Int(entryColumn[entry])] = Int32(truncatingIfNeeded: entry)
    }
    let upperFirst = pivotRows.count == 1 ? 0 : Int(upperEnds[pivotRows.count - 2])
    for upper in upperFirst..<upperColumns.count {
      let column = upperColumns[upper]
      let change = factor * upperValues[upper]
      if place[Int(column)] >= 0 {
        entryValue[Int(place[Int(column)])] -= change
      } else if change.magnitude > Tolerance.drop {
        appendFill(row, column, -change)
      }
    }
    first = Int(rowStart[Int(row)])
    for entry in first..<(first + Int(rowCount[Int(row)])) { place[Int(entryColumn[entry])] = -1 }
    dropVanished(row)
    rowLists.move(row, count: rowCount[Int(row)])
    cells += 2 * Int(rowCount[Int(row)]) + upperColumns.count - upperFirst
  }

  private mutating func removeEntry(_ row: Int32, _ column: Int32) -> Double {
    let first = Int(rowStart[Int(row)])
    let last = first + Int(rowCount[Int(row)]) - 1
    var entry = first
    while entryColumn[entry] != column { entry += 1 }
    let value = entryValue[entry]
    entryColumn[entry] = entryColumn[last]
    entryValue[entry] = entryValue[last]
    rowCount[Int(row)] -= 1
    return value
  }

  /// Drops entries that cancelled out, so that they do not pass for pivots.
  private mutating func dropVanished(_ row: Int32) {
    let first = Int(rowStart[Int(row)])
    var entry = first
    while entry < first + Int(rowCount[Int(row)]) {
      if entryValue[entry].magnitude <= Tolerance.drop {
        let column = entryColumn[entry]
        _ = removeEntry(row, column)
        removeRow(row, fromColumn: column)
      } else {
        entry += 1
      }
    }
  }

  private mutating func removeRow(_ row: Int32, fromColumn column: Int32) {
    let first = Int(columnStart[Int(column)])
    let last = first + Int(columnCount[Int(column)]) - 1
    var entry = first
    while columnRows[entry] != row { entry += 1 }
    cells += entry - first + 1
    columnRows[entry] = columnRows[last]
    columnCount[Int(column)] -= 1
    columnLists.move(column, count: columnCount[Int(column)])
  }

  private mutating func appendFill(_ row: Int32, _ column: Int32, _ value: Double) {
    let r = Int(row)
    if rowCount[r] == rowRoom[r] {
      let first = Int(rowStart[r])
      rowStart[r] = Int32(truncatingIfNeeded: entryColumn.count)
      rowRoom[r] = rowCount[r] * 2 + 2
      for step in 0..<Int(rowRoom[r]) {
        entryColumn.append(step < rowCount[r] ? entryColumn[first + step] : -1)
        entryValue.append(step < rowCount[r] ? entryValue[first + step] : 0)
        if step < rowCount[r] {
          place[Int(entryColumn[first + step])] = rowStart[r] + Int32(step)
        }
      }
    }
    let entry = Int(rowStart[r] + rowCount[r])
    entryColumn[entry] = column
    entryValue[entry] = value
    rowCount[r] += 1
    let c = Int(column)
    if columnCount[c] == columnRoom[c] {
      let first = Int(columnStart[c])
      columnStart[c] = Int32(truncatingIfNeeded: columnRows.count)
      columnRoom[c] = columnCount[c] * 2 + 2
      for step in 0..<Int(columnRoom[c]) {
        columnRows.append(step < columnCount[c] ? columnRows[first + step] : -1)
      }
    }
    columnRows[Int(columnStart[c] + columnCount[c])] = row
    columnCount[c] += 1
    columnLists.move(column, count: columnCount[c])
  }

  private func leftOver() -> (row: Int32, column: Int32)? {
    guard let row = rowLists.firstOfAny(), let column = columnLists.firstOfAny() else { return nil }
    return (row, column)
  }

  mutating func free() {
    rowStart.free()
    rowCount.free()
    rowRoom.free()
    entryColumn.free()
    entryValue.free()
    columnStart.free()
    columnCount.free()
    columnRoom.free()
    columnRows.free()
    rowLists.free()
    columnLists.free()
    place.free()
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
