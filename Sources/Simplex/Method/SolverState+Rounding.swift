// Violations that may be due to rounding alone.

import Buffers

extension SolverState {
  /// Returns whether a row holds within the tolerance of solvers without wide factors.
  mutating func isWithinCoarseTolerance(_ row: Int32) -> Bool {
    residual(problem.rows[row]).magnitude <= coarseTolerance(of: problem.rows[row])
  }

  /// Returns whether the violation of a required row is within the rounding of its composition.
  ///
  /// Nothing can move the row. A row that depends on others, as a sum that repeats its parts, has
  /// their errors times their multipliers, which can be any number. So the composition decides
  /// whether a violation is a contradiction, not its size.
  mutating func isWithinRounding(_ target: Int32) -> Bool {
    let row = problem.rows[target]
    let composition = composition(of: row)
    defer { clear(composition) }
    var size = magnitude(of: row)
    for variable in composition.variables {
      let (basicRow, share) = (problem.variables[variable].basicRow, composition[variable].value)
      if basicRow != noRow { size += share.magnitude * magnitude(of: problem.rows[basicRow]) }
    }
    statistics.cells &+= composition.variables.count
    return residual(row).magnitude <= Tolerance.residual * size
  }
}
