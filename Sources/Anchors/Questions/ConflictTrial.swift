@_spi(Memory) import Simplex

/// Solves what an engine is about to tell its solver on copies, with some rows left out.
struct ConflictTrial {
  /// How an attempt ended.
  enum Outcome {
    /// The solver, with the rows that the changes add.
    case solved(Solver, added: [ConstraintID])
    case conflict(Conflict)
    /// The solver gave up.
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

  /// Whether the tree is as it was; if not, nothing can be attempted any longer.
  var isCurrent: Bool { engine.currentLayout.changeStamp == changeStamp }

  /// About how many rows an attempt solves.
  let rowCount: Int

  /// Solves with all changes made, but without some rows.
  ///
  /// - Parameter rows: Rows of the solver, and new ones by their position among the changes.
  /// - Returns: The solver with the changes, or why there is none.
  func attempt(without rows: [Conflict.Source]) -> Outcome {
    guard isCurrent else { return .failed }
    var copy = solver
    do {
      let added = try copy.update { (solver: inout Solver) throws(SolverError.Thrown) in
        for row in changes.removed { try solver.remove(row) }
        for (row, priority) in changes.priorities { try solver.setPriority(priority, of: row) }
        for (row, constant) in changes.constants { try solver.setConstant(constant, of: row) }
        let added = changes.batch.count > 0 ? try solver.add(changes.batch) : []
        for row in rows {
          switch row {
          case .existing(let id): try solver.remove(id)
          case .rejected(let place): if place < added.count { try solver.remove(added[place]) }
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

/// The members of a conflict, to be tried with one of them changed.
struct MemberTrial {
  /// The whole layout without the members; nil if that has another conflict.
  private let base: Solver?
  private let texts: TextTrial?
  private let members: [LinearConstraint]
  /// The whole layout without one member each, as far as it was asked for.
  ///
  /// Each is a copy of all there is. Of a conflict with many members, which may be the whole layout, hardly one
  /// is asked for twice, and none is kept.
  private var cachedSolvers: [(member: Int, solver: Solver?)] = []

  /// - Parameters:
  ///   - conflict: The conflict.
  ///   - excluded: Rows that are left out because of earlier conflicts.
  ///   - trial: What solves the layout.
  init(_ conflict: Conflict, excluding excluded: [Conflict.Source], _ trial: ConflictTrial) {
    members = conflict.members.map { $0.constraint }
    let left = excluded + conflict.members.map { $0.source }
    if case .solved(let solver, let added) = trial.attempt(without: left) {
      base = solver
      texts = TextTrial(trial.engine, solver, added: added)
    } else {
      (base, texts) = (nil, nil)
    }
  }

  /// Whether the layout can be solved without a member, texts wrapped again.
  mutating func solves(without member: Int) -> Bool {
    guard let copy = solver(without: member) else { return false }
    return isFeasibleWithTexts(copy)
  }

  /// Whether the layout can be solved with another constraint in place of a member, texts wrapped again.
  mutating func solves(_ replacement: LinearConstraint, for member: Int) -> Bool {
    guard var copy = solver(without: member), (try? copy.add(replacement)) != nil else {
      return false
    }
    return isFeasibleWithTexts(copy)
  }

  /// The layout without a member, solved with the heights that texts have at present.
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
