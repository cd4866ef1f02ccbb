import Anchors
import Simplex
import SimplexQuestions

/// Finds constraints of one priority that could share their violation in another way.
///
/// Each constraint whose violation varies over equally good layouts is moved to another violation,
/// in a copy. Constraints whose violation changes in the opposite direction share with it.
struct PriorityTies {
  /// An optional constraint, in the form of the solver.
  struct Candidate {
    let origin: RowOrigin
    let row: LinearConstraint
    /// The variable equal to its left side.
    let activity: Variable
    /// The activity with the largest possible change of its violation.
    var target: Double
  }

  private static var tolerance: Double { 1e-6 }

  private var solver: Solver
  private(set) var candidates: [Candidate] = []

  /// Collects candidates among the constraints that mention an ambiguous quantity.
  init(_ engine: LayoutEngine, ambiguous: [AmbiguousItem]) throws(SolverError.Thrown) {
    solver = engine.solver
    var isAmbiguous = [Bool](repeating: false, count: engine.items.variableCount)
    for item in ambiguous {
      for attribute in item.attributes {
        guard let variable = engine.variable(attribute, of: item.item) else { continue }
        isAmbiguous[variable.position] = true
      }
    }
    var made: [Candidate] = []
    var batch = ConstraintBatch()
    for origin in engine.rowOrigins() {
      guard let id = engine.row(of: origin), solver.kind(of: id)?.priority != .required else {
        continue
      }
      var mentionsAmbiguous = false
      solver.forEachTerm(of: id) { variable, _ in
        if isAmbiguous[variable.position] { mentionsAmbiguous = true }
      }
      guard mentionsAmbiguous, let row = try? solver.constraint(id) else { continue }
      let activity = solver.makeVariable("activity")
      for position in 0..<row.terms.termCount {
        let (variable, factor) = row.terms.term(at: position)
        batch.appendTerm(variable, factor)
      }
      batch.appendTerm(activity, -1)
      batch.endRow(.equal, 0)
      made.append(Candidate(origin: origin, row: row, activity: activity, target: 0))
    }
    guard !made.isEmpty else { return }
    try solver.add(batch)
    let ranges = try solver.ranges(of: made.map { $0.activity }, on: solver.optimalFace())
    for (candidate, range) in zip(made, ranges) {
      let present = candidate.row.loss(at: solver[candidate.activity])
      let ends = [range.lowerBound, range.upperBound]
      let nearest = Swift.min(Swift.max(candidate.row.constant, ends[0]), ends[1])
      let options = (ends + [nearest]).filter { $0.isFinite }
      let target = options.max {
        (candidate.row.loss(at: $0) - present).magnitude
          < (candidate.row.loss(at: $1) - present).magnitude
      }
      guard let target, (candidate.row.loss(at: target) - present).magnitude > Self.tolerance else {
        continue
      }
      candidates.append(candidate)
      candidates[candidates.count - 1].target = target
    }
  }

  /// Returns pairs of candidates that share a violation, by index.
  ///
  /// Each candidate that shares with another one is in at least one pair.
  mutating func pairs() -> [(first: Int, second: Int)] {
    var candidateOf = [Int](
      repeating: -1, count: 1 + (candidates.map { $0.activity.position }.max() ?? 0))
    for (index, candidate) in candidates.enumerated() {
      candidateOf[candidate.activity.position] = index
    }
    var losses = candidates.map { $0.row.loss(at: solver[$0.activity]) }
    var isPaired = [Bool](repeating: false, count: candidates.count)
    var pairs: [(first: Int, second: Int)] = []
    var moved: [Variable] = []
    solver.drainChanges(into: &moved)
    for index in candidates.indices where !isPaired[index] {
      let candidate = candidates[index]
      var hold = ConstraintBatch()
      hold.append(candidate.activity, 1, .equal, candidate.target)
      guard let held = try? solver.add(hold) else { continue }
      solver.drainChanges(into: &moved)
      let change = candidate.row.loss(at: solver[candidate.activity]) - losses[index]
      for variable in moved where candidateOf.indices.contains(variable.position) {
        let other = candidateOf[variable.position]
        guard other >= 0 else { continue }
        let loss = candidates[other].row.loss(at: solver[variable])
        let gain = losses[other] - loss
        losses[other] = loss
        guard other != index, candidates[other].row.priority == candidate.row.priority,
          gain * change > 0, gain.magnitude > Self.tolerance
        else { continue }
        pairs.append((Swift.min(index, other), Swift.max(index, other)))
        isPaired[index] = true
        isPaired[other] = true
      }
      for id in held { try? solver.remove(id) }
    }
    return pairs.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }
}

extension LinearConstraint {
  /// Returns the violation of the constraint for a value of its left side.
  fileprivate func loss(at activity: Double) -> Double {
    switch relation {
    case .lessThanOrEqual: Swift.max(0, activity - constant)
    case .equal: (activity - constant).magnitude
    case .greaterThanOrEqual: Swift.max(0, constant - activity)
    }
  }
}

extension Lint {
  /// Finds pairs of constraints of one priority of which either could be violated for the other.
  mutating func findTies(_ ambiguous: [AmbiguousItem]) {
    guard var ties = try? PriorityTies(engine, ambiguous: ambiguous) else { return }
    for pair in ties.pairs() {
      let first = ties.candidates[pair.first]
      let second = ties.candidates[pair.second]
      var names = itemNames(of: first.origin)
      for name in itemNames(of: second.origin)
      where !names.contains(where: { $0.utf8.elementsEqual(name.utf8) }) {
        names.append(name)
      }
      add(
        LintFinding(
          .priorityTie, items: names,
          constraints: [
            engine.reported(first.row, from: first.origin),
            engine.reported(second.row, from: second.origin),
          ],
          text: "Two constraints of priority " + decimal(first.row.priority.rawValue)
            + " conflict, and nothing decides which one yields.",
          fix: "Give them different priorities."))
    }
  }
}
