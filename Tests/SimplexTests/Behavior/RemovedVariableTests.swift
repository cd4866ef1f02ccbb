import Buffers
import Simplex
import TestSupport
import Testing

/// Rows removed together with the variables between them.
@Suite("Released variables")
struct RemovedVariableTests {
  /// A chain of lengths whose last edge is pulled to 0, as for the fitting size of a view.
  private struct Chain {
    var solver = Solver()
    var edges: [Variable] = []
    var widths: [Variable] = []
    var links: [ConstraintID] = []
    var contents: [[ConstraintID]] = []

    init(_ count: Int) throws {
      edges.append(solver.makeVariable())
      try solver.add(edges[0] == 0)
      var rows: [LinearConstraint] = []
      for place in 0..<count {
        let (width, edge) = (solver.makeVariable(), solver.makeVariable())
        widths.append(width)
        edges.append(edge)
        rows.append(edge == edges[place] + width)
        rows.append((width >= 10).priority(750))
        rows.append((width <= 10).priority(250))
      }
      rows.append((edges[count] == 0).priority(50))
      let ids = try solver.add(contentsOf: rows)
      for place in 0..<count {
        links.append(ids[3 * place])
        contents.append([ids[3 * place + 1], ids[3 * place + 2]])
      }
    }

    /// Removes a length and connects its neighbors.
    mutating func takeOut(_ place: Int) throws {
      let before = edges[place]
      let rows = [links[place], links[place + 1]] + contents[place]
      let tie: LinearConstraint = edges[place + 2] == before + widths[place + 1]
      try solver.update { solver in
        for row in rows { try solver.remove(row) }
        try solver.add(tie)
      }
      try solver.remove(widths[place])
      try solver.remove(edges[place + 1])
    }
  }

  @Test("a chain after removals behaves as one that never had these lengths")
  func goesOn() throws {
    var chain = try Chain(12)
    for place in [3, 8, 6] { try chain.takeOut(place) }
    var other = try Chain(9)
    let left = [0, 1, 2, 4, 5, 7, 9, 10, 11]
    for (place, old) in left.enumerated() where place % 2 == 0 {
      try chain.solver.setConstant(Double(20 + place), of: chain.contents[old][0])
      try other.solver.setConstant(Double(20 + place), of: other.contents[place][0])
    }
    for (place, old) in left.enumerated() {
      expectEqual(chain.solver[chain.widths[old]], other.solver[other.widths[place]])
    }
    expectEqual(chain.solver[chain.edges[12]], other.solver[other.edges[9]])
  }

  /// Rows below each other in a container that is as low as possible, each with many labels.
  private struct Cells {
    var solver = Solver()
    let height: Variable
    private var tops: [Variable] = []
    private var extents: [Variable] = []
    private var rows: [[ConstraintID]] = []
    private var labels: [[Variable]] = []
    private var end: ConstraintID?

    init(_ count: Int) throws {
      height = solver.makeVariable("height")
      try solver.add((height == 0).priority(50))
      for place in 0..<count {
        let (top, extent) = (solver.makeVariable(), solver.makeVariable())
        let texts = (0..<12).map { _ in solver.makeVariable() }
        var constraints = [place == 0 ? top == 0 : top == tops[place - 1] + extents[place - 1] + 4]
        constraints.append((extent == 0).priority(49))
        for (index, text) in texts.enumerated() {
          let length = Double(10 + (place + index) % 7)
          constraints.append((text >= length).priority(750))
          constraints.append((text <= length).priority(250))
          constraints.append(extent >= text)
        }
        rows.append(try solver.add(contentsOf: constraints))
        tops.append(top)
        extents.append(extent)
        labels.append(texts)
      }
      end = try solver.add(height == tops[count - 1] + extents[count - 1])
    }

    /// Removes the last row with its labels.
    mutating func removeLast() throws {
      guard let end, let last = rows.popLast(), let texts = labels.popLast() else { return }
      let gone = [tops.removeLast(), extents.removeLast()] + texts
      self.end = try solver.update { solver in
        try solver.remove(end)
        for row in last { try solver.remove(row) }
        for variable in gone { try solver.remove(variable) }
        return try solver.add(height == tops[tops.count - 1] + extents[extents.count - 1])
      }
    }
  }

  @Test("a row that becomes required costs nothing more through a row removed with that change")
  func required() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    let tie = try solver.add(y == x)
    try solver.add((x >= 30).priority(750))
    let wish = try solver.add((y == 10).priority(500))
    try solver.add((x == 50).priority(250))
    // The wish keeps x from growing to 50.
    expectEqual([solver[x], solver[y]], [30, 30])
    try solver.update { solver in
      try solver.setPriority(.required, of: wish)
      try solver.remove(tie)
    }
    expectEqual([solver[x], solver[y]], [50, 10])
  }

  @Test("the last of many rows leaves a list at the cost of the last of few") func lastRow() throws
  {
    var costs: [Int] = []
    for count in [10, 100] {
      var cells = try Cells(count)
      // The first change of a solver links its columns.
      try cells.removeLast()
      let before = cells.solver.statistics.cells
      try cells.removeLast()
      costs.append(cells.solver.statistics.cells - before)
      // Among 12 successive lengths is one of 16.
      expectEqual(cells.solver[cells.height], Double(16 * (count - 2) + 4 * (count - 3)))
      expectNil(cells.solver.invariantFault())
    }
    expectEqual(costs[0], costs[1])
  }

  @Test("a value that a removed cost held down rises, also if a constraint replaces another")
  func heldDown() throws {
    var solver = Solver()
    let (left, right) = (solver.makeVariable("left"), solver.makeVariable("right"))
    let tie = try solver.add(left == right + 5)
    try solver.add(left == 40, priority: 250)
    let pull = try solver.add(right == 0, priority: 750)
    try solver.add(right == 100, priority: 50)
    expectEqual([solver[left], solver[right]], [5, 0])
    try solver.update { solver in
      try solver.remove(pull)
      try solver.remove(tie)
      try solver.add(left == right + 8)
    }
    expectEqual([solver[left], solver[right]], [40, 32])
    let low = try solver.update { solver in
      try solver.setPriority(500, of: try solver.add(left == 0, priority: 20))
      return try solver.add(right == 1, priority: 900)
    }
    expectEqual([solver[left], solver[right]], [9, 1])
    try solver.remove(low)
    expectEqual([solver[left], solver[right]], [0, -8])
    expectNil(solver.invariantFault())
  }

  @Test("drained positions are in order of creation even if indices are reused")
  func order() throws {
    var solver = Solver()
    let old = (0..<6).map { _ in solver.makeVariable() }
    var ids: [ConstraintID] = []
    for variable in old { ids.append(try solver.add(variable == 1)) }
    var positions = List<Int32>()
    defer { positions.free() }
    solver.drainChanges(into: &positions)
    expectEqual(positions.map { Int($0) }, old.map { $0.position })
    for place in [1, 4] {
      try solver.remove(ids[place])
      try solver.remove(old[place])
    }
    let new = [solver.makeVariable(), solver.makeVariable()]
    for variable in new { try solver.add(variable == 3) }
    for place in [0, 2, 3, 5] { try solver.setConstant(2, of: ids[place]) }
    var buffer: [Variable] = []
    var copy = solver
    copy.drainChanges(into: &buffer)
    solver.drainChanges(into: &positions)
    expectEqual(buffer, [old[0], old[2], old[3], old[5]] + new)
    expectEqual(positions.map { Int($0) }, buffer.map { $0.position })
  }

  @Test("variables made within an update can be removed in it")
  func madeInUpdate() throws {
    var solver = Solver()
    let kept = solver.makeVariable()
    try solver.add(kept == 3)
    try solver.update { solver in
      for _ in 0..<40 {
        let made = solver.makeVariable()
        let row = try solver.add(made == kept + 4)
        try solver.remove(row)
        try solver.remove(made)
      }
    }
    expectEqual(solver[kept], 3)
    expectEqual(solver.constraints.count, 1)
    expectNil(solver.invariantFault())
  }

  @Test("an edit begun in an update survives the removal of its variable's rows")
  func editBegunInUpdate() throws {
    var solver = Solver()
    let (edited, other) = (solver.makeVariable(), solver.makeVariable())
    let row = try solver.add(edited == 3)
    try solver.add(other == edited + 1)
    try solver.update { solver in
      try solver.addEdit(edited, priority: 500)
      try solver.suggest(7, for: edited)
      try solver.remove(row)
    }
    expect(solver.hasEdit(edited))
    expectEqual(solver[other], 8)
    try solver.suggest(9, for: edited)
    expectEqual(solver[other], 10)
    expectNil(solver.invariantFault())
  }
}
