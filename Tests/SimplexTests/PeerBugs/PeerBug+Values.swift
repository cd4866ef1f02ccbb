import Simplex
import SimplexQuestions

// Values that a peer leaves short of the optimum, moves without need, or changes from run to run.

extension PeerBug {
  /// Maximizes `3x + 4y` where `x + y <= 4` and `2x + y <= 5`: all of 4 belongs to `y`.
  static func cassowaryjs47() throws -> PeerBug {
    var solver = Solver()
    let (p, x, y) = (solver.makeVariable("p"), solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add(contentsOf: [
      p == 3 * x + 4 * y, x + y <= 4, 2 * x + y <= 5, x >= 0, y >= 0, (p == 1000).priority(.low),
    ])
    return PeerBug(
      source: "cassowary.js#47", peersGive: "15, 1, 3", required: "16, 0, 4",
      ours: text([solver[p], solver[x], solver[y]]))
  }

  /// Two given numbers and their difference, which starts at 0.
  static func cassowaryjs57() throws -> PeerBug {
    var solver = Solver()
    let (spending, revenue) = (solver.makeVariable("spending"), solver.makeVariable("revenue"))
    let deficit = solver.makeVariable("deficit")
    try solver.add(contentsOf: [
      (spending == 3598).priority(.low), (revenue == 2328).priority(.low),
    ])
    try solver.add(spending - revenue == deficit)
    return PeerBug(
      source: "cassowary.js#57", peersGive: "deficit 0", required: "3598, 2328, 1270",
      ours: text([solver[spending], solver[revenue], solver[deficit]]))
  }

  /// A variable that no constraint mentions follows its edit.
  static func rhea34() throws -> PeerBug {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.addEdit(x, priority: .medium)
    try solver.suggest(7, for: x)
    let alone = solver[x]
    let y = solver.makeVariable("y")
    try solver.add(y == 2 * x + 1)
    try solver.suggest(9, for: x)
    try solver.removeEdit(x)
    return PeerBug(
      source: "rhea#34", peersGive: "error", required: "7; 9, 19 also without the edit",
      ours: "\(text(alone)); \(text([solver[x], solver[y]])) also without the edit")
  }

  /// Positions that should stay, in every order of declaring and adding them.
  static func rhea40() throws -> PeerBug {
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    var answers: [[Double]] = []
    for declared in orders {
      for added in orders {
        var solver = Solver()
        var positions: [Int: Variable] = [:]
        for number in declared { positions[number] = solver.makeVariable("\(number)") }
        let variables = (0..<3).compactMap { positions[$0] }
        for number in added {
          try solver.add(variables[number] == Double(10 * (number + 1)), priority: .low)
        }
        // The second yields to a required distance, which then goes again.
        let distance = try solver.add(variables[1] >= variables[0] + 25)
        try solver.add(variables[0] == 10, priority: .high)
        let answer = variables.map { solver[$0] }
        try solver.remove(distance)
        answers.append(answer + variables.map { solver[$0] })
      }
    }
    let first = answers[0]
    return PeerBug(
      source: "rhea#40", peersGive: "other stays move",
      required: "10, 35, 30, 10, 20, 30 in 36 orders",
      ours: "\(text(first)) in \(answers.filter { $0 == first }.count) orders")
  }

  /// Two segments of at least 51 in 100, solved again and again.
  static func ratatui1405() throws -> PeerBug {
    var answers: [[Double]] = []
    for round in 0..<20 {
      var solver = Solver()
      // Unrelated calls before do not matter.
      for _ in 0..<round { try solver.remove(solver.makeVariable()) }
      let edges = (0...2).map { solver.makeVariable("edge \($0)") }
      try solver.add(contentsOf: [edges[0] == 0, edges[2] == 100])
      try solver.add(contentsOf: [edges[1] >= edges[0], edges[2] >= edges[1]])
      for index in 0...1 {
        try solver.add(edges[index + 1] - edges[index] >= 51, priority: .high)
      }
      answers.append([solver[edges[1]], solver[edges[2]] - solver[edges[1]]])
    }
    let first = answers[0]
    let missing = first.reduce(0) { $0 + max(0, 51 - $1) }
    return PeerBug(
      source: "ratatui#1405", peersGive: "changes with the cache",
      required: "sum 100, missing 2, one answer",
      ours: "sum \(text(first[0] + first[1])), missing \(text(missing)), "
        + (answers.allSatisfy { $0 == first } ? "one answer" : "several answers"))
  }

  /// A quarter of 10 between other shares: 2.5 wherever it is.
  static func ratatui2189() throws -> PeerBug {
    var widths: [Double] = []
    for place in 0..<4 {
      var solver = Solver()
      let total = solver.makeVariable("total")
      let edges = (0...4).map { solver.makeVariable("edge \($0)") }
      try solver.add(contentsOf: [total == 10, edges[0] == 0, edges[4] == LinearExpression(total)])
      for index in 0..<4 {
        let width = edges[index + 1] - edges[index]
        try solver.add(width >= 0)
        // The others share the rest equally.
        let share = index == place ? 0.25 : 0.2
        try solver.add(width == share * total, priority: index == place ? .high : .low)
      }
      widths.append(solver[edges[place + 1]] - solver[edges[place]])
    }
    return PeerBug(
      source: "ratatui#2189", peersGive: "2 or 3", required: "2.5, 2.5, 2.5, 2.5",
      ours: text(widths))
  }

  /// A constraint that is added and removed leaves no column behind, which a later one would meet.
  static func cassowaryNET1() throws -> PeerBug {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add(x == 4, priority: .low)
    var isBack = true
    for number in 1...200 {
      let sum = try solver.add(x + Double(number) * y == 100)
      let limit = try solver.add(y <= Double(number % 7), priority: .medium)
      try solver.remove(contentsOf: number % 2 == 0 ? [sum, limit] : [limit, sum])
      let isOpen = try !solver.isDetermined(y)
      isBack = isBack && isOpen && solver[x] == 4 && solver.constraints.count == 1
    }
    try solver.add(x + y == 10)
    return PeerBug(
      source: "CassowaryNET#1", peersGive: "columns remain", required: "y open after each; 4, 6",
      ours: (isBack ? "y open after each; " : "a trace; ") + text([solver[x], solver[y]]))
  }
}
