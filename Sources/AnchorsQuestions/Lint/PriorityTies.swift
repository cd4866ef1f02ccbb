import Anchors
import Simplex
import SimplexQuestions

/// Finds constraints of one priority that could share their violation in another way.
///
/// Over all equally good layouts, each violation is a linear function of the layout. Two violations
/// that one of the independent movements changes in opposite directions share.
struct PriorityTies {
  /// An optional constraint, in the form of the solver.
  struct Candidate {
    let origin: RowOrigin
    let row: LinearConstraint
    /// The variable equal to its left side.
    let activity: Variable
  }

  private static var tolerance: Double { 1e-6 }

  private var solver: Solver
  private var face: Solver
  private(set) var candidates: [Candidate] = []

  /// Collects candidates among the constraints that mention an ambiguous quantity.
  init(_ engine: LayoutEngine, ambiguous: [AmbiguousItem]) throws(SolverError.Thrown) {
    solver = engine.solver
    face = solver
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
      made.append(Candidate(origin: origin, row: row, activity: activity))
    }
    guard !made.isEmpty else { return }
    try solver.add(batch)
    face = solver.optimalFace()
    let isOpen = try solver.areAmbiguous(made.map { $0.activity }, on: face)
    candidates = zip(made, isOpen).filter { $0.1 }.map { $0.0 }
  }

  /// Returns pairs of candidates that share a violation, by index.
  ///
  /// Each candidate that shares with another one is in at least one pair.
  mutating func pairs() -> [(first: Int, second: Int)] {
    let order = candidates.indices.sorted {
      let (first, second) = (candidates[$0].row.priority, candidates[$1].row.priority)
      return first == second ? $0 < $1 : first < second
    }
    var isPaired = [Bool](repeating: false, count: candidates.count)
    var pairs: [(first: Int, second: Int)] = []
    // By movement, a candidate whose violation it increases, and one whose it decreases.
    let last = solver.variables.map { $0.position }.max() ?? -1
    var known = [Int](repeating: -1, count: 2 * (last + 1))
    // Backward, too, for candidates before the first one that shares with them.
    for index in order + order.reversed() {
      let candidate = candidates[index]
      for (number, change) in face.movements(of: candidate.activity) {
        let growth = candidate.row.growth(at: solver[candidate.activity], moving: change)
        guard growth.magnitude > Self.tolerance / 2 else { continue }
        let place = 2 * number + (growth > 0 ? 1 : 0)
        func isOfSamePriority(_ other: Int) -> Bool {
          other >= 0 && candidates[other].row.priority == candidate.row.priority
        }
        if !isOfSamePriority(known[place]) { known[place] = index }
        let other = known[place ^ 1]
        guard isOfSamePriority(other), !isPaired[index] || !isPaired[other] else { continue }
        pairs.append((Swift.min(index, other), Swift.max(index, other)))
        isPaired[index] = true
        isPaired[other] = true
      }
    }
    return pairs.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }
}

extension LinearConstraint {
  /// Returns the change of the violation when the left side begins to move from a value.
  fileprivate func growth(at activity: Double, moving change: Double) -> Double {
    loss(at: activity + (change < 0 ? -1e-6 : 1e-6)) - loss(at: activity)
  }

  /// Returns the violation of the constraint for a value of its left side.
  private func loss(at activity: Double) -> Double {
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
