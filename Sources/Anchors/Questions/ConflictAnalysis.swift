import Buffers
import Simplex

/// The analysis of a conflict: its cures, hints, and the row that recovering layout breaks.
struct ConflictAnalysis {
  /// The maximum number of members for which every cure is tried; otherwise only the best are.
  static let fullReportLimit = 6
  private static let triedCures = 12

  let conflict: Conflict
  let origins: [RowOrigin]
  let gap: Double
  let hints: [ConflictHint]
  private(set) var cures: [ConflictCure] = []
  private(set) var unverified = 0
  /// The index of the member that recovering layout breaks; nil if none may be broken.
  private(set) var brokenMember: Int?
  /// True if breaking that member is verified to make the layout possible.
  private(set) var breakingSolves = false

  /// Analyzes a conflict; without a trial, as one of several, which no single change solves.
  ///
  /// - Parameters:
  ///   - conflict: The conflict found by the solver.
  ///   - excluded: Rows that earlier conflicts exclude.
  ///   - trial: The copies in which cures are tried, or nil if no single one solves the layout.
  ///   - engine: The engine whose rows conflict.
  init(
    _ conflict: Conflict, excluding excluded: [Conflict.Source], _ trial: ConflictTrial?,
    _ engine: LayoutEngine
  ) {
    self.conflict = conflict
    origins = engine.origins(of: conflict)
    var sum = 0.0
    for member in conflict.members { sum += member.multiplier * member.constraint.constant }
    gap = sum
    hints = engine.hints(for: conflict, origins, gap: sum)
    // A member without an origin cannot be changed. Naming views for hints may have changed the
    // tree.
    guard origins.count == conflict.members.count, trial?.isCurrent != false else { return }
    var candidates = engine.cureCandidates(conflict, origins, gap: sum)
    guard !candidates.isEmpty else {
      brokenMember = engine.impliedMemberToBreak(among: origins)
      return
    }
    var members = MemberTrial(conflict, excluding: excluded, trial)
    if origins.count > Self.fullReportLimit, candidates.count > Self.triedCures {
      unverified = candidates.count - Self.triedCures
      candidates.removeLast(unverified)
    }
    verify(candidates, &members)
    chooseBrokenMember(engine, &members)
  }

  /// Tries the cures, and sorts those that solve the layout first.
  private mutating func verify(_ candidates: [CureCandidate], _ members: inout MemberTrial) {
    var others: [ConflictCure] = []
    for candidate in candidates {
      let constraint = conflict.members[candidate.member].constraint
      let solves =
        switch candidate.change {
        case .remove: members.solves(without: candidate.member)
        case .priority(let priority):
          members.solves(
            constraint.priority(Priority(priority.rawValue)), for: candidate.member)
        case .constant:
          members.solves(
            LinearConstraint(
              constraint.terms, constraint.relation,
              LinearExpression(constant: candidate.rowConstant)), for: candidate.member)
        }
      let cure = ConflictCure(
        change: candidate.change, member: candidate.member, solves: solves,
        preservesOrder: candidate.preservesOrder)
      if solves { cures.append(cure) } else { others.append(cure) }
    }
    cures += others
  }

  /// Chooses the member to break.
  ///
  /// It is the member of the first hint that names a constraint of the program, or else the latest
  /// constraint whose removal solves the layout, or else the latest constraint. A row without a
  /// constraint of the program is broken only if the conflict has no such constraint.
  private mutating func chooseBrokenMember(_ engine: LayoutEngine, _ members: inout MemberTrial) {
    let own = engine.curableMembers(origins)
    if let hinted = hints.first(where: { own.contains($0.member) }) {
      brokenMember = hinted.member
      breakingSolves = members.solves(without: hinted.member)
      return
    }
    for member in own.reversed().prefix(Self.triedCures) where members.solves(without: member) {
      brokenMember = member
      breakingSolves = true
      return
    }
    brokenMember = own.last
  }

  /// Counts the conflicts that follow if recovering layout breaks the chosen member.
  func countFurther(_ trial: ConflictTrial, _ engine: LayoutEngine) -> Int {
    guard let brokenMember, !breakingSolves else { return 0 }
    var excluded = [conflict.members[brokenMember].source]
    // Each further conflict requires a solution of the whole layout.
    let limit = max(4, min(64, 400_000 / max(1, trial.rowCount)))
    var count = 0
    while count < limit, case .conflict(let next) = trial.attempt(without: excluded) {
      count += 1
      let analysis = ConflictAnalysis(next, excluding: excluded, trial, engine)
      guard let brokenMember = analysis.brokenMember, !analysis.breakingSolves else { return count }
      excluded.append(next.members[brokenMember].source)
    }
    return count
  }
}

/// Finds the conflicts of an engine's pending changes one after the other, in one copy of its
/// solver.
///
/// Only required rows are added to it, since only these conflict.
struct FurtherConflicts {
  private let engine: LayoutEngine
  private let batch: ConstraintBatch
  /// Nil if changes of existing rows conflict.
  private var solver: Solver?
  /// The position in the batch of the row to add next.
  private var position = 0
  /// By position in the batch, the row in the solver.
  private var added: [ConstraintID?] = []
  /// By position of a row in the solver, its position in the batch, or -1.
  private var positions: [Int] = []

  init(_ engine: LayoutEngine) {
    self.engine = engine
    batch = engine.changes.batch
    var changes = engine.changes
    changes.batch = ConstraintBatch()
    var solver = engine.solver
    if (try? changes.apply(to: &solver)) != nil { self.solver = solver }
  }

  /// Adds rows up to the next conflict.
  ///
  /// - Returns: The conflict in terms of the changes; nil if there is no other.
  mutating func next() -> Conflict? {
    while position < batch.count {
      do {
        try addRow()
      } catch {
        guard case SolverError.unsatisfiable(let conflict) = error else { return nil }
        return conflict.mapSources { source in
          guard case .existing(let id) = source else { return .rejected(position) }
          let known = id.position < positions.count ? positions[id.position] : -1
          return known < 0 ? source : .rejected(known)
        }
      }
      position += 1
    }
    return nil
  }

  /// Adds the row at the current position, unless it is optional or broken.
  private mutating func addRow() throws(SolverError.Thrown) {
    let row = batch.constraint(at: position)
    var id: ConstraintID?
    if row.priority == .required, !engine.recovery.broken.contains(engine.changes.origins[position])
    {
      id = try solver?.add(row)
    }
    added.append(id)
    guard let id else { return }
    while positions.count <= id.position { positions.append(-1) }
    positions[id.position] = position
  }

  /// Continues without a member of the last conflict.
  ///
  /// - Returns: Whether that is possible.
  mutating func exclude(_ source: Conflict.Source) -> Bool {
    switch source {
    case .rejected(position):
      added.append(nil)
      position += 1
      return true
    case .rejected(let earlier):
      guard let id = added[earlier] else { return false }
      added[earlier] = nil
      return (try? solver?.remove(id)) != nil
    case .existing(let id): return (try? solver?.remove(id)) != nil
    }
  }
}
