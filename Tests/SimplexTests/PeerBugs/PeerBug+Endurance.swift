import Simplex
import SimplexQuestions

// Hangs, leaks and costs that outgrow the layout.

extension PeerBug {
  /// 24 segments of at least 3 that fill 72 exactly.
  static func ratatui1855() throws -> PeerBug {
    var solver = Solver()
    solver.pivotBudget = 1000
    var edges = [solver.makeVariable("edge 0")]
    try solver.add(edges[0] == 0)
    for number in 1...24 {
      let edge = solver.makeVariable("edge \(number)")
      try solver.add(edge >= edges[number - 1])
      try solver.add(edge - edges[number - 1] >= 3, priority: .high)
      try solver.add(edge - edges[number - 1] == 72, priority: .medium)
      edges.append(edge)
    }
    try solver.add(edges[24] == 72)
    let lengths = zip(edges, edges.dropFirst()).map { solver[$1] - solver[$0] }
    let isEven = lengths.allSatisfy { abs($0 - 3) < 1e-9 }
    return PeerBug(
      source: "ratatui#1855", peersGive: "hangs", required: "each 3, within 1000 pivots",
      ours: (isEven ? "each 3" : text(lengths)) + ", within 1000 pivots")
  }

  /// A grid whose widths depend on its heights.
  static func kiwi71() throws -> PeerBug {
    var answers: [String] = []
    for size in [5, 10] {
      var solver = Solver()
      solver.pivotBudget = 4 * size * size
      let width = solver.makeVariable("width")
      let height = solver.makeVariable("height")
      try solver.add(width == 800)
      try solver.add(height == 600)
      let columns = try lay(size, in: width, &solver)
      let rows = try lay(size, in: height, &solver)
      var boxes: [(width: Variable, height: Variable)] = []
      for column in columns {
        for row in rows {
          let box = (width: solver.makeVariable(), height: solver.makeVariable())
          try solver.add(contentsOf: [
            box.width >= 0, box.height >= 0, box.width <= column, box.height <= row,
            box.width == 2 * box.height, (box.width == column).priority(.medium),
            (box.height == row).priority(.medium),
          ])
          boxes.append(box)
        }
      }
      // All cells are equal, and a box is twice as wide as high: 600 high in total, with gaps of
      // 10, so the width binds.
      let expected = (800 - 10 * Double(size + 1)) / Double(size)
      let isRight = boxes.allSatisfy {
        abs(solver[$0.width] - expected) < 1e-6 && abs(solver[$0.height] - expected / 2) < 1e-6
      }
      answers.append("\(size): \(isRight ? "solved" : "wrong")")
    }
    return PeerBug(
      source: "kiwi#71", peersGive: "5: no convergence", required: "5: solved; 10: solved",
      ours: answers.joined(separator: "; "))
  }

  /// The sizes of equal tracks that fill a total, 10 apart.
  private static func lay(
    _ count: Int, in total: Variable, _ solver: inout Solver
  ) throws -> [Variable] {
    var end = LinearExpression(constant: 10)
    var sizes: [Variable] = []
    for _ in 0..<count {
      let size = solver.makeVariable()
      try solver.add(size >= 0)
      if let first = sizes.first { try solver.add(size == first) }
      sizes.append(size)
      end += size + 10
    }
    try solver.add(end == total)
    return sizes
  }

  /// Ten thousand additions and removals leave no residue in state, cost or values.
  static func kiwi154() throws -> PeerBug {
    func scene() throws -> (solver: Solver, parent: Variable, child: Variable) {
      var solver = Solver()
      let parent = solver.makeVariable("parent")
      let child = solver.makeVariable("child")
      try solver.add(parent == 200, priority: .high)
      try solver.add(child == parent / 2)
      return (solver, parent, child)
    }
    var (solver, parent, child) = try scene()
    let baseline = Scene.state(of: solver)
    var hasParentMoved = false
    func cycle(_ number: Int) throws {
      let preference = try solver.add(child == Double(number % 300), priority: .low)
      if solver[parent] != 200 { hasParentMoved = true }
      try solver.remove(preference)
    }
    try cycle(0)
    let first = solver.statistics
    try cycle(0)
    let second = solver.statistics
    for number in 0..<10_000 { try cycle(number) }
    let before = solver.statistics
    try cycle(0)
    // A leak would make the last cycle dearer than the second.
    let isFlat = solver.statistics.cells - before.cells == second.cells - first.cells
    let isBack = Scene.state(of: solver) == baseline
    return PeerBug(
      source: "kiwi#154", peersGive: "leaks, parent moves",
      required: "baseline, flat cost, parent at 200",
      ours: [
        isBack ? "baseline" : "another state", isFlat ? "flat cost" : "growing cost",
        hasParentMoved ? "parent moved" : "parent at 200",
      ].joined(separator: ", "))
  }

  /// Many copies of one constraint; what they cost is the workload `copies` of `bench`.
  static func matplotlib10655() throws -> PeerBug {
    var solver = Solver()
    let left = solver.makeVariable("left")
    let right = solver.makeVariable("right")
    try solver.add(left == 10)
    var copies: [ConstraintID] = []
    for _ in 0..<8000 { copies.append(try solver.add(right == left + 90)) }
    let count = solver.constraints.count
    for copy in copies.dropLast() { try solver.remove(copy) }
    let last = solver[right]
    // The last copy alone binds, and without it the variable is free.
    let isBound = try solver.isDetermined(right)
    try solver.remove(copies[7999])
    let isFree = try !solver.isDetermined(right)
    return PeerBug(
      source: "matplotlib#10655", peersGive: "48 s for 36 plots",
      required: "8001 rows, 100, bound until the last is removed",
      ours: "\(count) rows, \(text(last)), "
        + (isBound && isFree ? "bound until the last is removed" : "bound otherwise"))
  }
}
