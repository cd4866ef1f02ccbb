import Buffers
import Simplex

/// Solves the pending changes of an engine in copies of its solver, with some rows excluded.
struct ConflictTrial {
  /// The result of an attempt.
  enum Outcome {
    /// The solver, with the IDs of the rows that the changes add.
    case solved(Solver, added: [ConstraintID])
    case conflict(Conflict)
    /// The solver failed for another reason.
    case failed
  }

  let engine: LayoutEngine
  private let solver: Solver
  private let changes: RowChanges
  private let changeStamp: UInt32

  init(_ engine: LayoutEngine) {
    self.engine = engine
    changeStamp = engine.currentLayout.changeStamp
    solver = engine.solver
    changes = engine.changes
    rowCount = engine.rows.constraints.count + 6 * engine.items.records.count
  }

  /// True if the tree is unchanged; otherwise every attempt fails.
  var isCurrent: Bool { engine.currentLayout.changeStamp == changeStamp }

  /// The approximate number of rows that an attempt solves.
  let rowCount: Int

  /// Solves with all changes, but without some rows.
  ///
  /// - Parameters:
  ///   - rows: Rows of the solver, and new ones by their position in the batch of the changes.
  ///   - addsRows: Whether to add the new rows.
  /// - Returns: The solver with the changes, or the reason for the failure.
  func attempt(without rows: [Conflict.Source], addsRows: Bool = true) -> Outcome {
    guard isCurrent else { return .failed }
    var copy = solver
    do {
      let added = try copy.update { (solver: inout Solver) throws(SolverError.Thrown) in
        for row in changes.removed { try solver.remove(row) }
        for (row, priority) in changes.priorities { try solver.setPriority(priority, of: row) }
        for (row, constant) in changes.constants { try solver.setConstant(constant, of: row) }
        let added = addsRows && changes.batch.count > 0 ? try solver.add(changes.batch) : []
        for row in rows {
          switch row {
          case .existing(let id): try solver.remove(id)
          case .rejected(let index): if index < added.count { try solver.remove(added[index]) }
          }
        }
        return added
      }
      return .solved(copy, added: added)
    } catch {
      if case SolverError.unsatisfiable(let conflict) = error { return .conflict(conflict) }
      return .failed
    }
  }
}

/// The members of a conflict, for attempts that change one of them.
struct MemberTrial {
  /// The whole layout without the members; nil if that has another conflict.
  private let base: Solver?
  private let texts: TextTrial?
  private let members: [LinearConstraint]
  /// Solvers of the whole layout without one member each, filled on demand.
  ///
  /// Each is a full copy. A conflict with many members caches none, because there hardly any member
  /// is tried twice.
  private var cachedSolvers: [(member: Int, solver: Solver?)] = []

  /// Solves the layout without the members.
  ///
  /// - Parameters:
  ///   - conflict: The conflict.
  ///   - excluded: Rows that earlier conflicts exclude.
  ///   - trial: The copies to solve in.
  init(_ conflict: Conflict, excluding excluded: [Conflict.Source], _ trial: ConflictTrial?) {
    members = conflict.members.map { $0.constraint }
    let left = excluded + conflict.members.map { $0.source }
    if let trial, case .solved(let solver, let added) = trial.attempt(without: left) {
      base = solver
      texts = TextTrial(trial.engine, solver, added: added)
    } else {
      (base, texts) = (nil, nil)
    }
  }

  /// Returns whether the layout is feasible without a member, with texts wrapped again.
  mutating func solves(without member: Int) -> Bool {
    guard let copy = solver(without: member) else { return false }
    return isFeasibleWithTexts(copy)
  }

  /// Returns whether the layout is feasible with a member replaced, with texts wrapped again.
  mutating func solves(_ replacement: LinearConstraint, for member: Int) -> Bool {
    guard var copy = solver(without: member), (try? copy.add(replacement)) != nil else {
      return false
    }
    return isFeasibleWithTexts(copy)
  }

  /// Returns the layout without a member, solved with the current heights of texts.
  private mutating func solver(without member: Int) -> Solver? {
    if let found = cachedSolvers.first(where: { $0.member == member }) { return found.solver }
    let solver = base.flatMap { base -> Solver? in
      var copy = base
      let others = members.indices.filter { $0 != member }.map { members[$0] }
      return (try? copy.add(contentsOf: others)) == nil ? nil : copy
    }
    if members.count <= ConflictAnalysis.fullReportLimit { cachedSolvers.append((member, solver)) }
    return solver
  }

  private func isFeasibleWithTexts(_ solver: Solver) -> Bool {
    guard let texts, !texts.isEmpty else { return true }
    var copy = solver
    return texts.isFeasible(&copy)
  }
}
