import Buffers
package import Simplex

// Variables whose values follow from required equations alone.

extension Solver {
  /// Checks for each variable whether required equations alone determine it.
  ///
  /// Each active row determines one variable from others. The answer is yes if all rows on which a
  /// variable depends are required equations. It may be no although such equations determine the
  /// variable, where others cancel.
  ///
  /// - Parameter variables: Variables of this solver.
  /// - Returns: The answers in the same order; all are no before the first solution.
  ///
  /// Complexity: O(number of variables), and what the given ones depend on.
  package func areFixed(_ variables: [Variable]) -> [Bool] {
    var isFixed = [Bool](repeating: false, count: state.pointee.problem.variableCount)
    var reached: [Int32] = []
    return variables.map { variable in
      guard !state.pointee.problem.isPristine, isFixed.indices.contains(variable.position) else {
        return false
      }
      reached.removeAll(keepingCapacity: true)
      reach(variable.index, &reached, &isFixed)
      var next = 0
      while next < reached.count {
        guard pushTerms(ofVariable: reached[next], &reached, &isFixed) else {
          for index in reached { isFixed[Int(index)] = false }
          return false
        }
        next += 1
      }
      return true
    }
  }

  /// Marks a variable as fixed, provided that those that it depends on are.
  private func reach(_ variable: Int32, _ reached: inout [Int32], _ isFixed: inout [Bool]) {
    guard !isFixed[Int(variable)] else { return }
    isFixed[Int(variable)] = true
    reached.append(variable)
  }

  /// Reaches the variables in the row that determines a variable.
  ///
  /// - Returns: Whether the row is a required equation.
  private func pushTerms(
    ofVariable variable: Int32, _ reached: inout [Int32], _ isFixed: inout [Bool]
  ) -> Bool {
    let row = state.pointee.problem.variables[variable].basicRow
    guard row != noRow else { return false }
    let record = state.pointee.problem.rows[row]
    guard record.relation == .equal, state.pointee.problem.rank(ofRow: record) == 0 else {
      return false
    }
    for term in state.pointee.problem.terms(of: record) {
      reach(term.variable, &reached, &isFixed)
    }
    return true
  }
}
