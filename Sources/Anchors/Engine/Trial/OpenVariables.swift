import Simplex

/// Finds which of many variables have another value in another optimum, and which.
///
/// Nearly all variables of a layout are determined, but to find that out for each takes what the
/// variable depends on: for a long row the square of its length. A sum of many variables costs as
/// much as one, and it is determined if they are. So sums are asked first, and single variables only
/// where a sum is open. In a sum each variable has a weight of its own, so that one which grows does
/// not hide another that shrinks.
struct OpenVariables {
  /// So few variables are asked for one by one.
  private static let groupSize = 512

  private let solver: Solver
  private let variables: [Variable]

  init(_ solver: Solver, _ variables: [Variable]) {
    self.solver = solver
    self.variables = variables
  }

  /// The range of each of the variables that is open, nil for the others.
  ///
  /// - Throws: ``SolverError/pivotLimit(_:)``.
  func find() throws(SolverError) -> [ClosedRange<Double>?] {
    let suspects = try suspects()
    var open = [ClosedRange<Double>?](repeating: nil, count: variables.count)
    let ranges = try solver.ranges(of: suspects.map { variables[$0] })
    for (index, range) in zip(suspects, ranges) where range.lowerBound < range.upperBound {
      open[index] = range
    }
    return open
  }

  /// The places of the variables that sums leave in doubt.
  private func suspects() throws(SolverError) -> [Int] {
    let all = variables.indices
    guard all.count > Self.groupSize else { return Array(all) }
    if try isDetermined(all) { return [] }
    var suspects: [Int] = []
    var start = 0
    while start < all.count {
      let group = start..<min(start + Self.groupSize, all.count)
      if try !isDetermined(group) { suspects += group }
      start = group.upperBound
    }
    return suspects
  }

  /// Whether a weighted sum of some variables has the same value in every optimum.
  private func isDetermined(_ places: Range<Int>) throws(SolverError) -> Bool {
    var copy = solver
    let sum = copy.makeVariable("sum")
    var batch = ConstraintBatch()
    batch.appendTerm(sum, -1)
    var present = 0.0
    for index in places {
      let weight = Self.weight(index)
      batch.appendTerm(variables[index], weight)
      present += weight * solver[variables[index]]
    }
    // Beyond what a constant may be, the variables have to be asked one by one.
    guard present.magnitude < 1e9 else { return false }
    // The sum is 0 now, which makes small moves count.
    batch.endRow(.equal, present)
    _ = try copy.add(batch)
    return try copy.isDetermined(sum)
  }

  /// A number from 1 to 2; those of any two places differ, by the golden ratio.
  private static func weight(_ index: Int) -> Double {
    let product = Double(index) * 0.618_033_988_749_895
    return 1 + product - product.rounded(.down)
  }
}
