private import Simplex
private import SimplexQuestions

/// Compares a solver with the solution of the exact reference.
package struct OptimumCheck {
  /// Tolerance of values, relative to their size or to 1.
  package static let valueTolerance = 1e-9
  /// Tolerance of violations, relative to the largest coefficient.
  package static let activityTolerance = 2e-8

  private let loaded: LoadedSolver
  private let system: TestSystem
  private let solution: ReferenceSolution

  /// Lists the differences.
  ///
  /// - Parameters:
  ///   - loaded: The solver, with the variables numbered as in the system.
  ///   - solution: The solution of the reference.
  ///   - system: All constraints in force.
  ///   - askingForRanges: Whether to compare `isDetermined` and `range`, too.
  /// - Returns: One sentence per difference; none if all values agree.
  package static func differences(
    of loaded: LoadedSolver, from solution: ReferenceSolution, of system: TestSystem,
    askingForRanges: Bool = true
  ) -> [String] {
    let check = OptimumCheck(loaded: loaded, system: system, solution: solution)
    let fault = loaded.solver.invariantFault().map { [$0] } ?? []
    return fault + check.violations() + check.values() + (askingForRanges ? check.ranges() : [])
  }

  /// Tells whether two numbers are equal within the tolerance of values.
  package static func isClose(_ a: Double, _ b: Double) -> Bool {
    a == b || abs(a - b) <= valueTolerance * max(1, abs(b))
  }

  /// Checks that required constraints hold and each level has exactly its optimum.
  private func violations() -> [String] {
    let point = loaded.point
    if point.contains(where: { !$0.isFinite }) { return ["a value is not finite: \(point)"] }
    var result: [String] = []
    for constraint in system.constraints where constraint.priority == 1000 {
      let missed = constraint.violation(at: point)
      if missed > Self.activityTolerance * scale(of: constraint) {
        result.append("required \(constraint) is missed by \(missed)")
      }
    }
    for level in solution.levels {
      let members = system.constraints.filter { $0.priority == level.priority }
      let missed = system.violation(ofLevel: level.priority, at: point)
      let optimum = level.optimum.doubleValue
      let largest = members.map(scale(of:)).max() ?? 1
      if abs(missed - optimum) > Self.activityTolerance * max(largest, optimum) {
        result.append("level \(level.priority) misses by \(missed), the optimum is \(optimum)")
      }
    }
    return result
  }

  private func scale(of constraint: TestConstraint) -> Double {
    constraint.terms.reduce(1) { max($0, abs($1.coefficient)) }
  }

  /// Checks that unique values are exact and others are within their bounds.
  private func values() -> [String] {
    var result: [String] = []
    for (number, bounds) in solution.bounds.enumerated() {
      let value = loaded.solver[loaded.variables[number]]
      let lower = bounds.lower?.doubleValue ?? -.infinity
      let upper = bounds.upper?.doubleValue ?? .infinity
      let isAbove = value >= lower || Self.isClose(value, lower)
      let isBelow = value <= upper || Self.isClose(value, upper)
      if !isAbove || !isBelow {
        result.append("x\(number) is \(value), not in \(lower)...\(upper)")
      }
    }
    return result
  }

  /// Checks that `range` and `isDetermined` agree with the reference.
  private func ranges() -> [String] {
    var result: [String] = []
    for (number, bounds) in solution.bounds.enumerated() {
      let variable = loaded.variables[number]
      let lower = bounds.lower?.doubleValue ?? -.infinity
      let upper = bounds.upper?.doubleValue ?? .infinity
      do {
        let range = try loaded.solver.range(of: variable)
        if !Self.isClose(range.lowerBound, lower) || !Self.isClose(range.upperBound, upper) {
          result.append("range of x\(number) is \(range), the reference says \(lower)...\(upper)")
        }
        let isDetermined = try loaded.solver.isDetermined(variable)
        if isDetermined != (bounds.uniqueValue != nil) {
          result.append("isDetermined(x\(number)) is \(isDetermined), range \(lower)...\(upper)")
        }
      } catch {
        result.append("asking about x\(number) throws \(error)")
      }
    }
    return result
  }
}
