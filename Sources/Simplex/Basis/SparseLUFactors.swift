/// The LU factors of a larger block, as lists: the row operations of L and the pivot rows of U.
///
/// Layout from `firstInteger` on: the number of operations and of entries; the operations as pairs
/// (row, pivot row); for each pivot its row, its column and the end of its entries; the columns of
/// the entries. Layout from `firstNumber` on: a factor for each operation, a value for each pivot,
/// the values of the entries.
struct SparseLUFactors {
  let count: Int
  let numbers: Buffer<Double>
  let integers: Buffer<Int32>
  let firstNumber: Int
  let firstInteger: Int

  private var operations: Int { Int(integers[firstInteger]) }
  private var pivots: Int { firstInteger + 2 + 2 * operations }
  private var pivotNumbers: Int { firstNumber + operations }
  private var entries: Int { pivots + 3 * count }
  private var entryNumbers: Int { pivotNumbers + count }

  /// Solves `B z = right`.
  ///
  /// - Parameters:
  ///   - right: The right side, by row; overwritten.
  ///   - z: The result, by column.
  /// - Returns: The number of elements visited.
  @discardableResult
  func solve<Number: Accumulator>(_ right: Buffer<Number>, into z: Buffer<Number>) -> Int {
    let operations = self.operations
    var cells = operations + 4 * count + 2 * Int(integers[firstInteger + 1])
    for step in 0..<operations {
      let pair = firstInteger + 2 + 2 * step
      right[integers[pair + 1]].roundCancellation()
      let value = right[integers[pair + 1]].value
      if value == 0 { continue }
      right[integers[pair]].add(-numbers[firstNumber + step] * value)
      cells &+= 2
    }
    let (pivots, entries, entryNumbers) = (self.pivots, self.entries, self.entryNumbers)
    for step in stride(from: count - 1, through: 0, by: -1) {
      let pivot = pivots + 3 * step
      var sum = right[integers[pivot]]
      let first = step == 0 ? 0 : Int(integers[pivot - 1])
      for index in first..<Int(integers[pivot + 2]) {
        sum.add(-numbers[entryNumbers + index] * z[integers[entries + index]].value)
      }
      sum.roundCancellation()
      sum.divide(by: numbers[pivotNumbers + step])
      z[integers[pivot + 1]] = sum
    }
    return cells
  }

  /// Solves `Bᵀ y = right`.
  ///
  /// - Parameters:
  ///   - right: The right side, by column; overwritten.
  ///   - y: The result, by row.
  /// - Returns: The number of elements visited.
  @discardableResult
  func solveTransposed<Number: Accumulator>(
    _ right: Buffer<Number>, into y: Buffer<Number>
  ) -> Int {
    var cells = operations + 4 * count
    let (pivots, entries, entryNumbers) = (self.pivots, self.entries, self.entryNumbers)
    for step in 0..<count {
      let pivot = pivots + 3 * step
      right[integers[pivot + 1]].roundCancellation()
      right[integers[pivot + 1]].divide(by: numbers[pivotNumbers + step])
      y[integers[pivot]] = right[integers[pivot + 1]]
      let value = y[integers[pivot]].value
      guard value != 0 else { continue }
      let first = step == 0 ? 0 : Int(integers[pivot - 1])
      cells &+= 2 * (Int(integers[pivot + 2]) - first)
      for index in first..<Int(integers[pivot + 2]) {
        right[integers[entries + index]].add(-numbers[entryNumbers + index] * value)
      }
    }
    for step in stride(from: operations - 1, through: 0, by: -1) {
      let pair = firstInteger + 2 + 2 * step
      y[integers[pair]].roundCancellation()
      let value = y[integers[pair]].value
      if value == 0 { continue }
      y[integers[pair + 1]].add(-numbers[firstNumber + step] * value)
      cells &+= 2
    }
    return cells
  }
}

/// Rows or columns in lists by their number of entries, for finding the shortest at once.
struct CountLists {
  private let heads: Buffer<Int32>
  private let after: Buffer<Int32>
  private let before: Buffer<Int32>
  /// For each item, the list that contains it; -1 for none.
  private let counts: Buffer<Int32>

  static func bytes(count: Int) -> Int {
    Arena.size(count + 1, of: Int32.self) + 3 * Arena.size(count, of: Int32.self)
  }

  /// Creates empty lists in an arena with at least ``bytes(count:)`` bytes left.
  init(count: Int, in arena: inout Arena) {
    heads = arena.carve(count + 1, repeating: -1)
    after = arena.carve(count, of: Int32.self)
    before = arena.carve(count, of: Int32.self)
    counts = arena.carve(count, repeating: -1)
  }

  func first(count: Int) -> Int32 { count < heads.capacity ? heads[count] : -1 }

  func next(_ item: Int32) -> Int32 { after[Int(item)] }

  /// Finds an item of the shortest list that is not empty.
  func firstOfAny() -> Int32? {
    for count in 0..<heads.capacity where heads[count] >= 0 { return heads[count] }
    return nil
  }

  mutating func insert(_ item: Int32, count: Int32) {
    let head = heads[Int(count)]
    after[Int(item)] = head
    before[Int(item)] = -1
    if head >= 0 { before[Int(head)] = item }
    heads[Int(count)] = item
    counts[Int(item)] = count
  }

  mutating func remove(_ item: Int32) {
    let (next, previous) = (after[Int(item)], before[Int(item)])
    if previous >= 0 { after[Int(previous)] = next } else { heads[Int(counts[Int(item)])] = next }
    if next >= 0 { before[Int(next)] = previous }
    counts[Int(item)] = -1
  }

  /// Moves an item to the list of another count, unless no list contains it.
  mutating func move(_ item: Int32, count: Int32) {
    guard counts[Int(item)] >= 0, counts[Int(item)] != count else { return }
    remove(item)
    insert(item, count: count)
  }
}
