import Simplex
import SimplexQuestions

// Wrong or changing answers.

extension PeerBug {
  /// Four preferences a step of strength apart: a weighted sum takes the middle of them.
  static func kiwi28() throws -> PeerBug {
    var solver = Solver()
    let w = solver.makeVariable("w")
    for value in 1...4 {
      try solver.add(w == Double(value), priority: Priority(Double(995 + value)))
    }
    return PeerBug(
      source: "kiwi#28", peersGive: "3", required: "4", ours: text(solver[w]))
  }

  /// A preference of priority 10 must not decide between 501 and 500.
  static func kiwi33() throws -> PeerBug {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x >= 100, priority: 501)
    try solver.add(x == 90, priority: 500)
    let first = solver[x]
    try solver.add(x == 50, priority: 10)
    return PeerBug(
      source: "kiwi#33", peersGive: "100 then 90", required: "100 then 100",
      ours: "\(text(first)) then \(text(solver[x]))")
  }

  /// A refused constraint must be without effect.
  static func kiwijs31() throws -> PeerBug {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.addEdit(x, priority: .high)
    try solver.remove(try solver.add(x >= 2))
    let lower = try solver.add(x >= 2)
    let before = Scene.state(of: solver)
    var culprits = "nothing"
    do {
      try solver.add(x == 1)
    } catch {
      if case SolverError.unsatisfiable(let conflict) = error {
        let sources = conflict.members.map(\.source)
        culprits = sources == [.existing(lower), .rejected(0)] ? "both" : "\(sources)"
      }
    }
    let isUnchanged = Scene.state(of: solver) == before
    try solver.remove(lower)
    try solver.add(x >= 2)
    return PeerBug(
      source: "kiwi.js#31", peersGive: "second add throws",
      required: "names both, unchanged, 2",
      ours: "names \(culprits), \(isUnchanged ? "unchanged" : "changed"), \(text(solver[x]))")
  }

  /// Four equal preferences that cannot all hold: one of many optimal layouts, always the same.
  static func det60() throws -> PeerBug {
    var layouts: [[Double]] = []
    var isOpen = true
    for _ in 0..<10 {
      let (solver, parts) = try sixties()
      let layout = parts.map { solver[$0] }
      if !layouts.contains(layout) { layouts.append(layout) }
      isOpen = try isOpen && parts.allSatisfy { try !solver.isDetermined($0) }
    }
    let sums = layouts.map { layout in layout.reduce(0, +) }
    let misses = layouts.map { layout in layout.reduce(0) { $0 + abs($1 - 60) } }
    let isInside = layouts.allSatisfy { layout in layout.allSatisfy { $0 >= 0 } }
    return PeerBug(
      source: "det-60", peersGive: "6 layouts in 10 runs",
      required: "1 layout, sum 100, misses 140, open",
      ours: "\(layouts.count) layout, sum \(text(sums)), misses \(text(misses)), "
        + (isOpen && isInside ? "open" : "wrong"))
  }

  /// Four parts of 100, each with a preferred size of 60.
  static func sixties() throws -> (solver: Solver, parts: [Variable]) {
    var solver = Solver()
    let parts = (0..<4).map { solver.makeVariable("part \($0)") }
    var sum = LinearExpression(constant: 0)
    for part in parts {
      try solver.add(part >= 0)
      sum += part
    }
    try solver.add(sum == 100)
    for part in parts { try solver.add(part == 60, priority: .low) }
    return (solver, parts)
  }

  /// The maximal profit does not determine the malt; two solvers give two answers.
  static func kiwi16() throws -> PeerBug {
    var solver = Solver()
    let ale = solver.makeVariable("ale")
    let beer = solver.makeVariable("beer")
    let corn = solver.makeVariable("corn")
    let hops = solver.makeVariable("hops")
    let malt = solver.makeVariable("malt")
    let profit = solver.makeVariable("profit")
    try solver.add(contentsOf: [
      profit == 13 * ale + 23 * beer, 5 * ale + 15 * beer <= corn, 4 * ale + 4 * beer <= hops,
      35 * ale + 20 * beer <= malt, corn <= 480, hops <= 160, malt <= 1190, ale >= 0, beer >= 0,
      (profit == 10_000).priority(.low),
    ])
    let range = try solver.range(of: malt)
    let isOpen = try !solver.isDetermined(malt)
    let bounds = "\(text(range.lowerBound.rounded()))...\(text(range.upperBound.rounded()))"
    let answer = [solver[profit], solver[ale], solver[beer]].map { $0.rounded() }
    let isInside = range.contains(solver[malt])
    return PeerBug(
      source: "kiwi#16", peersGive: "malt 980 or 1190",
      required: "800, 12, 28; malt inside 980...1190, open",
      ours: "\(text(answer)); malt \(isInside ? "inside" : "outside") \(bounds), "
        + (isOpen ? "open" : "fixed"))
  }

  /// Required constraints hold after every edit.
  static func kiwi20() throws -> PeerBug {
    var solver = Solver()
    let left = solver.makeVariable("xl")
    let middle = solver.makeVariable("xm")
    let right = solver.makeVariable("xr")
    try solver.add(2 * middle == left + right)
    try solver.add(left + 10 <= right)
    try solver.add(right <= 100)
    try solver.add(left >= 0)
    try solver.addEdit(middle, priority: .high)
    var isAlwaysRight = true
    var middles: [Double] = []
    for value in [70.0, 0, 95, 1000, 3, 50, -20, 70] {
      try solver.suggest(value, for: middle)
      let (l, m, r) = (solver[left], solver[middle], solver[right])
      if 2 * m != l + r || l + 10 > r || r > 100 || l < 0 { isAlwaysRight = false }
      middles.append(m)
    }
    return PeerBug(
      source: "kiwi#20", peersGive: "inconsistent values",
      required: "all hold; 70, 5, 95, 95, 5, 50, 5, 70",
      ours: "\(isAlwaysRight ? "all hold" : "some fail"); \(text(middles))")
  }

  /// Shares that add up to 101 %.
  static func elementary862() throws -> PeerBug {
    var solver = Solver()
    let shares = (0..<3).map { solver.makeVariable("share \($0)") }
    try solver.add(shares[0] + shares[1] + shares[2] == 100)
    try solver.add(shares[0] == 1)
    try solver.add(shares[1] == 1)
    var ours = "nothing thrown"
    do {
      try solver.add(shares[2] == 99)
    } catch {
      guard case SolverError.unsatisfiable(let conflict) = error else { throw error }
      let sum = conflict.members.reduce(0) { $0 + $1.multiplier * $1.constraint.constant }
      ours = "conflict of \(conflict.members.count), 0 >= \(text(sum))"
    }
    return PeerBug(
      source: "elementary#862", peersGive: "crash", required: "conflict of 4, 0 >= 1",
      ours: ours)
  }

  /// A suggestion survives additions and removals of unrelated constraints.
  static func kiwi197() throws -> PeerBug {
    var solver = Solver()
    let v = solver.makeVariable("v")
    let others = (0..<4).map { solver.makeVariable("other \($0)") }
    try solver.addEdit(v, priority: .medium)
    try solver.suggest(100, for: v)
    var isHeld = true
    var live: [ConstraintID] = []
    for step in 0..<1000 {
      let other = others[step % 4]
      live.append(try solver.add(other - v >= Double(step % 13), priority: .low))
      live.append(try solver.add(other == Double(step % 29)))
      if live.count > 6 { try solver.remove(contentsOf: [live.removeFirst(), live.removeFirst()]) }
      if solver[v] != 100 { isHeld = false }
      if step % 4 == 3 {
        try solver.remove(contentsOf: live)
        live = []
      }
    }
    return PeerBug(
      source: "kiwi#197", peersGive: "not documented", required: "stays 100",
      ours: isHeld && solver[v] == 100 ? "stays 100" : "moves")
  }
}
