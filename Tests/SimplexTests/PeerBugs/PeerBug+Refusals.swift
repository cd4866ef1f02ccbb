import Simplex

// Required constraints that a peer refuses although they hold, or that leave traces when refused.

extension PeerBug {
  /// The refused third constraint would pull `b` up to 10.
  static func cassowaryDart12() throws -> PeerBug {
    var solver = Solver()
    let (a, b) = (solver.makeVariable("a"), solver.makeVariable("b"))
    try solver.add(a >= 10)
    try solver.add(b <= 5)
    let before = Scene.state(of: solver)
    let refusal = refusal(of: b >= a, by: &solver)
    let isUnchanged = Scene.state(of: solver) == before
    return PeerBug(
      source: "cassowary.dart#12", peersGive: "10, 10 after the refusal",
      required: "conflict of 3, 0 >= 5; unchanged; at least 10, at most 5",
      ours: "\(refusal); \(isUnchanged ? "unchanged" : "changed"); "
        + (solver[a] >= 10 && solver[b] <= 5 ? "at least 10, at most 5" : "\(solver[b])"))
  }

  /// The sum of two rows follows from the sum of four and of the other two.
  static func nangege3() throws -> PeerBug {
    var solver = Solver()
    let rows = (0..<4).map { solver.makeVariable("row \($0)") }
    try solver.add(rows[0] == rows[1])
    try solver.add(rows[2] == rows[3])
    try solver.add(rows[0] + rows[1] + rows[2] + rows[3] == 240)
    try solver.add(rows[0] + rows[1] == 120)
    try solver.add(rows[2] + rows[3] == 120)
    return PeerBug(
      source: "nangege/Cassowary#3", peersGive: "refused", required: "60, 60, 60, 60",
      ours: text(rows.map { solver[$0] }))
  }

  /// A test with the wrong sign accepts the contradiction and refuses the repetition.
  static func compnerd1() throws -> PeerBug {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add(x + y == 10)
    try solver.add(x - y == 4)
    let repetition = refusal(of: 2 * x == 14, by: &solver)
    let contradiction = refusal(of: 2 * x == 15, by: &solver)
    return PeerBug(
      source: "compnerd/cassowary#1", peersGive: "the reverse",
      required: "none, conflict of 3, 0 >= 1; 7, 3",
      ours: "\(repetition), \(contradiction); \(text([solver[x], solver[y]]))")
  }

  /// Only two of five required constraints contradict the rejected one.
  static func cassowaryjs63() throws -> PeerBug {
    var solver = Solver()
    let (left, right) = (solver.makeVariable("left"), solver.makeVariable("right"))
    let (top, width) = (solver.makeVariable("top"), solver.makeVariable("width"))
    try solver.add(top == 8)
    let sum = try solver.add(right == left + width)
    try solver.add(left >= 0)
    let minimum = try solver.add(width >= 120)
    try solver.add(right <= 400)
    var names = "nothing thrown"
    do {
      try solver.add(right - left <= 100)
    } catch {
      guard case SolverError.unsatisfiable(let conflict) = error else { throw error }
      let sources = conflict.members.map(\.source)
      let isComplete =
        sources.count == 3 && sources.contains(.existing(sum))
        && sources.contains(.existing(minimum)) && sources.contains(.rejected(0))
      names = isComplete ? "sum, minimum, rejected" : "\(sources)"
    }
    return PeerBug(
      source: "cassowary.js#63", peersGive: "no names", required: "sum, minimum, rejected",
      ours: names)
  }

  /// Parents are centered over two children; the root must not lie to the left of the first leaf.
  static func amoeba1() throws -> PeerBug {
    var solver = Solver()
    let leaves = (0..<4).map { solver.makeVariable("leaf \($0)") }
    let parents = (0..<2).map { solver.makeVariable("parent \($0)") }
    let root = solver.makeVariable("root")
    try solver.add(leaves[0] == 20)
    for (leaf, next) in zip(leaves, leaves.dropFirst()) { try solver.add(next == leaf + 10) }
    for (index, parent) in parents.enumerated() {
      try solver.add(2 * parent == leaves[2 * index] + leaves[2 * index + 1])
    }
    try solver.add(2 * root == parents[0] + parents[1])
    let before = Scene.state(of: solver)
    let refusal = refusal(of: root <= 15, by: &solver)
    let isUnchanged = Scene.state(of: solver) == before
    // (20 + 30 + 40 + 50) / 4 = 35, which is 20 too far to the right.
    return PeerBug(
      source: "amoeba#1", peersGive: "failed assertion",
      required: "conflict, unchanged; 25, 45, 35",
      ours: (refusal == "none" ? "none" : "conflict") + (isUnchanged ? ", unchanged" : ", changed")
        + "; \(text([solver[parents[0]], solver[parents[1]], solver[root]]))")
  }

  /// Margins of a grid, stated once from the left and once more in total, in tenths.
  static func kiwi15() throws -> PeerBug {
    var solver = Solver()
    let edges = (0...7).map { solver.makeVariable("edge \($0)") }
    try solver.add(edges[0] == 0.1)
    for (edge, next) in zip(edges, edges.dropFirst()) { try solver.add(next == edge + 0.3) }
    // Each of them follows, except for the rounding of decimals.
    for step in 2...7 {
      for first in 0...(7 - step) {
        try solver.add(edges[first + step] - edges[first] == Double(3 * step) / 10)
      }
    }
    try solver.add(edges[7] == 2.2)
    let isEven = edges.enumerated().allSatisfy {
      abs(solver[$0.element] - Double(1 + 3 * $0.offset) / 10) < 1e-9
    }
    return PeerBug(
      source: "kiwi#15", peersGive: "abort", required: "0.1, 0.4, … 2.2",
      ours: isEven ? "0.1, 0.4, … 2.2" : text(edges.map { solver[$0] }))
  }

  /// An edit yields to required constraints, so it cannot be one.
  static func rhea18() throws -> PeerBug {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x == 0, priority: .high)
    let before = Scene.state(of: solver)
    var answer = "nothing thrown"
    do {
      try solver.addEdit(x, priority: .required)
    } catch {
      answer = error as? SolverError == .requiredEdit(x) ? "error with the name" : "\(error)"
    }
    let isUnchanged = Scene.state(of: solver) == before
    try solver.addEdit(x, priority: 999)
    try solver.suggest(2, for: x)
    return PeerBug(
      source: "rhea#18, cassowary.js#28", peersGive: "crash",
      required: "error with the name, unchanged; 2 at 999",
      ours: "\(answer), \(isUnchanged ? "unchanged" : "changed"); \(text(solver[x])) at 999")
  }

  /// Adds a constraint and describes its refusal: the size and the contradiction of the conflict.
  private static func refusal(of constraint: LinearConstraint, by solver: inout Solver) -> String {
    do {
      try solver.add(constraint)
      return "none"
    } catch {
      guard case SolverError.unsatisfiable(let conflict) = error else { return "\(error)" }
      let sum = conflict.members.reduce(0) { $0 + $1.multiplier * $1.constraint.constant }
      return "conflict of \(conflict.members.count), 0 >= \(text(sum))"
    }
  }
}
