@_spi(Memory) import Simplex

/// What there is to say of a conflict: what would end it, what it looks like, and which row recovering
/// layout leaves out.
struct ConflictAnalysis {
  /// Conflicts of up to so many members are told every cure; of larger ones the best are tried.
  static let fullReportLimit = 6
  private static let triedCures = 12

  let conflict: Conflict
  let origins: [RowOrigin]
  let gap: Double
  let hints: [ConflictHint]
  private(set) var cures: [ConflictCure] = []
  private(set) var unverified = 0
  /// The place of the member that recovering layout leaves out; nil if none may be left out.
  private(set) var brokenMember: Int?
  /// Whether leaving it out is known to make the layout possible.
  private(set) var breakingSolves = false

  /// - Parameters:
  ///   - conflict: What the solver found.
  ///   - excluded: Rows that are left out because of earlier conflicts.
  ///   - trial: What solves the layout.
  ///   - engine: The engine whose rows conflict.
  init(
    _ conflict: Conflict, excluding excluded: [Conflict.Source], _ trial: ConflictTrial,
    _ engine: LayoutEngine
  ) {
    self.conflict = conflict
    origins = engine.origins(of: conflict)
    var sum = 0.0
    for member in conflict.members { sum += member.multiplier * member.constraint.constant }
    gap = sum
    hints = engine.hints(for: conflict, origins, gap: sum)
    // A member whose origin is unknown is none that anyone could change. Names for the hints may have changed the tree.
    guard origins.count == conflict.members.count, trial.isCurrent else { return }
    var candidates = engine.cureCandidates(conflict, origins, gap: sum)
    guard !candidates.isEmpty else {
      brokenMember = engine.impliedBrokenMember(among: origins)
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

  /// Tries the cures, and puts those that solve the layout first.
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

  /// Chooses what gives way.
  ///
  /// It is what a hint names; else the lowest-ranked cure that solves the layout; else the latest
  /// constraint. What no program stated gives way only where nothing else can.
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

  /// How many conflicts follow if recovering layout leaves out what it would.
  func countFurther(_ trial: ConflictTrial, _ engine: LayoutEngine) -> Int {
    guard let brokenMember, !breakingSolves else { return 0 }
    var excluded = [conflict.members[brokenMember].source]
    // Each takes a solution of the whole layout.
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
