private import Simplex

/// Makes calls on a solver and on the model, and compares them after each.
package struct ScriptRun: Sendable {
  /// The constraints that must be in force.
  package private(set) var model: ScriptModel
  /// The solver.
  package private(set) var loaded: LoadedSolver

  /// Makes a run without calls.
  package init(variableCount: Int) {
    model = ScriptModel(variableCount: variableCount)
    loaded = LoadedSolver(variableCount: variableCount)
  }

  /// Lists the faults of a sequence of calls, checked fully after each.
  ///
  /// Calls that are invalid at their position are skipped.
  package static func faults(
    in operations: [ScriptOperation], variableCount: Int
  ) throws(ArithmeticOverflow) -> [String] {
    var run = ScriptRun(variableCount: variableCount)
    for operation in operations {
      var faults = try run.step(operation)
      if faults.isEmpty { faults = try run.differences() }
      if !faults.isEmpty { return faults }
    }
    return []
  }

  /// The minimal failing part of a failing sequence of calls, as text.
  package static func reproduction(
    of operations: [ScriptOperation], variableCount: Int
  ) -> String {
    let shortest = Shrinking.minimal(operations) { part in
      let found = try? Self.faults(in: part, variableCount: variableCount)
      return found?.isEmpty == false
    }
    var lines = ["\(variableCount) variables"]
    for operation in shortest { lines.append(operation.description) }
    let found = try? Self.faults(in: shortest, variableCount: variableCount)
    for fault in found ?? [] { lines.append("=> \(fault)") }
    return lines.joined(separator: "\n")
  }

  /// Makes a call, which must be refused exactly if the required constraints would conflict.
  ///
  /// - Parameter operation: The call.
  /// - Returns: One sentence per fault.
  /// - Throws: ``ArithmeticOverflow`` if the reference exceeds 128 bits.
  package mutating func step(
    _ operation: ScriptOperation
  ) throws(ArithmeticOverflow) -> [String] {
    var next = model
    guard next.apply(operation) else { return [] }
    let isPossible = next.required == model.required ? true : try next.isSatisfiable()
    let before = loaded.solver.dump()
    let digest = loaded.solver.stateDigest
    do {
      try loaded.apply(operation)
      model = next
      if isPossible { return loaded.solver.invariantFault().map { ["\(operation): \($0)"] } ?? [] }
      let point = loaded.point
      let worst = next.required.map { $0.violation(at: point) }.max() ?? 0
      return ["\(operation): nothing was thrown, though it cannot hold; a row misses by \(worst)"]
    } catch {
      var faults: [String] = []
      if loaded.solver.dump() != before { faults.append("dump() differs after the error") }
      if loaded.solver.stateDigest != digest { faults.append("the digest differs after the error") }
      guard !isPossible, case SolverError.unsatisfiable(let conflict) = error else {
        return faults + ["\(operation): threw \(error)"]
      }
      let brought = Self.brought(by: operation, leaving: next.slots)
      return faults
        + (try ConflictCheck.faults(
          in: conflict, of: loaded, slots: next.slots, rejected: brought))
    }
  }

  /// Lists the differences between the solver and the optimum of the model.
  package func differences() throws(ArithmeticOverflow) -> [String] {
    guard let solution = try ReferenceSolver.solve(model.system) else {
      return ["the model has no solution"]
    }
    return OptimumCheck.differences(of: loaded, from: solution, of: model.system)
  }

  /// The constraints that a call adds, in order, with their numbers after it.
  private static func brought(
    by operation: ScriptOperation, leaving slots: [TestConstraint?]
  ) -> [TestConstraint] {
    switch operation {
    case .add(let constraint, let slot): [slots[slot] ?? constraint]
    case .addAll(let constraints, let slot):
      constraints.enumerated().map { slots[slot + $0.offset] ?? $0.element }
    case .transaction(let operations): operations.flatMap { brought(by: $0, leaving: slots) }
    case .abandoned: []
    default: []
    }
  }
}

extension ScriptRun {
  /// Applies a call to the model only, for testing the checks themselves.
  package mutating func forget(_ operation: ScriptOperation) { _ = model.apply(operation) }
}
