import Buffers
package import Simplex

/// The variables of a solution whose values follow from required equations alone.
///
/// Each active row determines one variable from others. A variable is fixed if all rows on which it
/// depends are required equations. One may be missing although such equations determine it, where
/// others cancel.
package struct FixedVariables {
  private let solver: Solver
  /// True for each variable that is known to be fixed.
  private var isFixed: [Bool]
  /// The variables on which the one that is examined depends.
  private var reached: [Int32] = []

  /// Creates the set of fixed variables, which are found when asked for.
  ///
  /// Complexity: O(number of variables).
  ///
  /// - Parameter solver: The solver; before its first solution no variable is fixed.
  package init(of solver: Solver) {
    self.solver = solver
    isFixed = [Bool](repeating: false, count: solver.state.pointee.problem.variableCount)
    reached.reserveCapacity(32)
  }

  /// Checks whether required equations alone determine a variable.
  ///
  /// Complexity: what the variable depends on, without what was found to be fixed.
  package mutating func contains(_ variable: Variable) -> Bool {
    guard !solver.state.pointee.problem.isPristine, isFixed.indices.contains(variable.position)
    else { return false }
    reached.removeAll(keepingCapacity: true)
    reach(variable.index)
    var next = 0
    while next < reached.count {
      guard reachTerms(ofVariable: reached[next]) else {
        for index in reached { isFixed[Int(index)] = false }
        return false
      }
      next += 1
    }
    return true
  }

  /// Marks a variable as fixed, provided that those that it depends on are.
  private mutating func reach(_ variable: Int32) {
    guard !isFixed[Int(variable)] else { return }
    isFixed[Int(variable)] = true
    reached.append(variable)
  }

  /// Reaches the variables in the row that determines a variable.
  ///
  /// - Returns: Whether the row is a required equation.
  private mutating func reachTerms(ofVariable variable: Int32) -> Bool {
    let row = solver.state.pointee.problem.variables[variable].basicRow
    guard row != noRow else { return false }
    let record = solver.state.pointee.problem.rows[row]
    guard record.relation == .equal, solver.state.pointee.problem.rank(ofRow: record) == 0 else {
      return false
    }
    for term in solver.state.pointee.problem.terms(of: record) { reach(term.variable) }
    return true
  }
}
