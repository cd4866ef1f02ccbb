// What of a violation rounding alone can have left.

extension SolverState {
  /// Whether a row is violated by no more than rows may be where no factors are far apart.
  mutating func isWithinCoarseTolerance(_ row: Int32) -> Bool {
    residual(rows[row]).magnitude <= coarseTolerance(of: rows[row])
  }

  /// Whether a violated required row, which nothing can move, is violated by no more than rounding leaves of
  /// the active rows that it is composed of.
  ///
  /// A row that follows from others, as a sum repeats its parts, has their errors times their factors, and
  /// those can be any number: which violation is a contradiction follows from the composition, not from
  /// its size.
  mutating func isWithinRounding(_ target: Int32) -> Bool {
    let row = rows[target]
    seedPrice(row, 1)
    btran()
    defer { clearPrices() }
    var size = magnitude(of: row)
    for variable in scratch.priced {
      let (basicRow, share) = (variables[variable].basicRow, scratch.solution[variable].value)
      if basicRow != noRow { size += share.magnitude * magnitude(of: rows[basicRow]) }
    }
    statistics.cells &+= scratch.priced.count
    return residual(row).magnitude <= Tolerance.residual * size
  }
}
