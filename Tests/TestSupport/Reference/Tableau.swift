/// Equations over integers, in the form of the simplex method.
///
/// Row `i` states `Σ rows[i][j] · x[j] = rows[i].last`. Each row has one basic column, in which
/// its entry is positive and all others are 0. Rows are in lowest terms, so the entries are minors
/// of the matrix and need no fractions.
///
/// Columns below `freeCount` are variables of any sign, the others are nonnegative. The last column
/// but one is the coefficient of the objective, which is 0 in rows.
struct Tableau {
  private(set) var rows: [[Int128]]
  /// The basic column of each row.
  private(set) var basis: [Int]
  /// Columns that may become basic.
  var isAllowed: [Bool]
  let freeCount: Int
  let columnCount: Int
  private(set) var pivots = 0

  /// Makes a tableau whose rows have artificial variables beyond the last column as basic columns.
  init(rows: [[Int128]], freeCount: Int, columnCount: Int) {
    self.rows = rows
    self.freeCount = freeCount
    self.columnCount = columnCount
    basis = rows.indices.map { columnCount + $0 }
    isAllowed = [Bool](repeating: true, count: columnCount)
  }

  /// Tells whether the basic variable of a row is artificial.
  func isArtificial(_ row: Int) -> Bool { basis[row] >= columnCount }

  /// Tells whether the basic variable of a row may have any sign.
  func isFree(_ row: Int) -> Bool { basis[row] < freeCount }

  /// Makes a column basic in a row: its entry becomes positive there and 0 in all other rows.
  mutating func pivot(row: Int, column: Int) throws(ArithmeticOverflow) {
    pivots += 1
    if rows[row][column] < 0 { try Tableau.negate(&rows[row]) }
    basis[row] = column
    let source = rows[row]
    for other in rows.indices where other != row {
      try Tableau.eliminate(column, from: &rows[other], by: source)
    }
  }

  /// Negates a row without a basic column of its own.
  mutating func negate(row: Int) throws(ArithmeticOverflow) {
    try Tableau.negate(&rows[row])
  }

  /// Removes a row `0 = 0`.
  mutating func remove(row: Int) {
    rows.remove(at: row)
    basis.remove(at: row)
  }

  /// The objective with every basic column eliminated.
  func reduced(_ objective: [Int128]) throws(ArithmeticOverflow) -> [Int128] {
    var result = objective
    for row in rows.indices where !isArtificial(row) {
      try Tableau.eliminate(basis[row], from: &result, by: rows[row])
    }
    return result
  }

  /// Lowers the objective until no allowed column lowers it further.
  ///
  /// The objective is a reduced row: `scale · Z + Σ r[j] · x[j] = value`. Bland's rule, the
  /// first improving column and the smallest basic column among ties, never visits a basis twice.
  ///
  /// - Returns: Whether there is a minimum.
  mutating func minimize(_ objective: inout [Int128]) throws(ArithmeticOverflow) -> Bool {
    while true {
      let entering = (freeCount..<columnCount).first { isAllowed[$0] && objective[$0] > 0 }
      guard let entering else { return true }
      guard let leaving = try leavingRow(for: entering) else { return false }
      try pivot(row: leaving, column: entering)
      try Tableau.eliminate(entering, from: &objective, by: rows[leaving])
    }
  }

  /// The row whose basic variable is the first to reach 0 as a column grows.
  private func leavingRow(for column: Int) throws(ArithmeticOverflow) -> Int? {
    var best: Int?
    for row in rows.indices where !isFree(row) && rows[row][column] > 0 {
      guard let known = best else {
        best = row
        continue
      }
      let candidate = try rows[row][columnCount + 1].times(rows[known][column])
      let limit = try rows[known][columnCount + 1].times(rows[row][column])
      if candidate < limit || (candidate == limit && basis[row] < basis[known]) { best = row }
    }
    return best
  }

  /// Subtracts the multiple of `source` that makes `target`'s entry 0, in lowest terms.
  private static func eliminate(
    _ column: Int, from target: inout [Int128], by source: [Int128]
  ) throws(ArithmeticOverflow) {
    if target[column] == 0 { return }
    let common = try Int128.greatestCommonDivisor(source[column], target[column])
    let keep = source[column] / common
    let take = target[column] / common
    for index in target.indices {
      target[index] = try target[index].times(keep).minus(source[index].times(take))
    }
    try divideByCommonDivisor(&target)
  }

  private static func negate(_ row: inout [Int128]) throws(ArithmeticOverflow) {
    for index in row.indices { row[index] = try row[index].negated() }
  }

  private static func divideByCommonDivisor(_ row: inout [Int128]) throws(ArithmeticOverflow) {
    var common: Int128 = 0
    for value in row where value != 0 {
      common = try Int128.greatestCommonDivisor(value, common)
      if common == 1 { return }
    }
    guard common > 1 else { return }
    for index in row.indices where row[index] != 0 { row[index] /= common }
  }
}
