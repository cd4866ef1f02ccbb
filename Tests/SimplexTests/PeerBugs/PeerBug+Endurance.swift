import Simplex

// Hangs, leaks and costs that outgrow the layout. Work is counted in pivots and cells, not in time.

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
    var solver = Solver()
    let parent = solver.makeVariable("parent")
    let child = solver.makeVariable("child")
    try solver.add(parent == 200, priority: .high)
    try solver.add(child == parent / 2)
    let baseline = Scene.state(of: solver)
    var costs: [Int] = []
    var hasParentMoved = false
    for cycle in 0..<10_000 {
      let before = solver.statistics.cells
      let preference = try solver.add(child == Double(cycle % 300), priority: .low)
      if solver[parent] != 200 { hasParentMoved = true }
      try solver.remove(preference)
      if cycle % 1000 >= 990 { costs.append(solver.statistics.cells - before) }
    }
    let isFlat = costs.suffix(10).reduce(0, +) <= costs.prefix(10).reduce(0, +)
    let isBack = Scene.state(of: solver) == baseline
    return PeerBug(
      source: "kiwi#154", peersGive: "leaks, parent moves",
      required: "baseline, flat cost, parent at 200",
      ours: [
        isBack ? "baseline" : "another state", isFlat ? "flat cost" : "growing cost",
        hasParentMoved ? "parent moved" : "parent at 200",
      ].joined(separator: ", "))
  }

  /// Many copies of one constraint.
  static func matplotlib10655() throws -> PeerBug {
    func cells(_ count: Int) throws -> (cells: Int, isSound: Bool) {
      var solver = Solver()
      let left = solver.makeVariable("left")
      let right = solver.makeVariable("right")
      try solver.add(left == 10)
      var copies: [ConstraintID] = []
      for _ in 0..<count { copies.append(try solver.add(right == left + 90)) }
      var isSound = solver.constraints.count == count + 1
      for copy in copies.dropLast() { try solver.remove(copy) }
      isSound = isSound && solver[right] == 100
      // The last copy alone binds, and without it the variable is free.
      let isBound = try solver.isDetermined(right)
      try solver.remove(copies[count - 1])
      let isFree = try !solver.isDetermined(right)
      isSound = isSound && isBound && isFree
      return (solver.statistics.cells, isSound)
    }
    let small = try cells(2000)
    let large = try cells(8000)
    let growth = Double(large.cells) / Double(small.cells)
    return PeerBug(
      source: "matplotlib#10655", peersGive: "quadratic", required: "n copies, linear",
      ours: (small.isSound && large.isSound ? "n copies" : "copies lost")
        + (growth <= 4.4 ? ", linear" : ", grows by \(growth) from 2000 to 8000"))
  }

  /// A chain dragged by its head; the published cost is linear.
  static func tochiChain() throws -> PeerBug {
    func cells(_ count: Int) throws -> (cells: Int, isRight: Bool) {
      var solver = Solver()
      var previous = solver.makeVariable()
      let head = previous
      try solver.addEdit(head, priority: .high)
      for _ in 1..<count {
        let next = solver.makeVariable()
        try solver.add(next == previous + 5)
        previous = next
      }
      var isRight = true
      for value in [100.0, -3, 7] {
        try solver.suggest(value, for: head)
        isRight = isRight && solver[previous] == value + 5 * Double(count - 1)
      }
      return (solver.statistics.cells, isRight)
    }
    let small = try cells(250)
    let large = try cells(1000)
    let growth = Double(large.cells) / Double(small.cells)
    return PeerBug(
      source: "TOCHI chain", peersGive: "linear (published)", required: "right, linear",
      ours: (small.isRight && large.isRight ? "right" : "wrong")
        + (growth <= 4.4 ? ", linear" : ", grows by \(growth) from 250 to 1000"))
  }

  /// A binary tree whose parents are centered over their children.
  static func tochiTree() throws -> PeerBug {
    func cells(_ depth: Int) throws -> (cells: Int, isRight: Bool) {
      var solver = Solver()
      let leafCount = 1 << depth
      var row = (0..<leafCount).map { _ in solver.makeVariable() }
      try solver.addEdit(row[0], priority: .high)
      for (left, right) in zip(row, row.dropFirst()) { try solver.add(right == left + 10) }
      while row.count > 1 {
        row = try stride(from: 0, to: row.count, by: 2).map { index throws in
          let parent = solver.makeVariable()
          try solver.add(2 * parent == row[index] + row[index + 1])
          return parent
        }
      }
      var isRight = true
      var first = 0.0
      for value in [100.0, -3, 7] {
        try solver.suggest(value, for: solver.variables[0])
        first = value
        isRight = isRight && solver[row[0]] == first + 5 * Double(leafCount - 1)
      }
      return (solver.statistics.cells, isRight)
    }
    let small = try cells(7)
    let large = try cells(9)
    let growth = Double(large.cells) / Double(small.cells)
    return PeerBug(
      source: "TOCHI tree", peersGive: "linear (published)", required: "right, linear",
      ours: (small.isRight && large.isRight ? "right" : "wrong")
        + (growth <= 4.4 ? ", linear" : ", grows by \(growth) from 128 to 512 leaves"))
  }
}
