import Simplex
import SimplexQuestions
import TestSupport
import Testing

/// Effects of removing constraints on those that depend on them.
@Suite("Removals")
struct RemovalTests {
  /// A column of heights whose total is minimized at a low priority.
  private struct Column {
    var solver = Solver()
    var heights: [Variable] = []
    var bottoms: [Variable] = []
    let whole: Variable
    var end: ConstraintID

    init(_ count: Int) throws {
      var rows: [LinearConstraint] = []
      for _ in 0..<count {
        let height = solver.makeVariable()
        let bottom = solver.makeVariable()
        let top = bottoms.last.map { LinearExpression($0) } ?? LinearExpression(constant: 0)
        rows += [
          bottom == top + height, (height >= 17).priority(750), (height <= 17).priority(250),
        ]
        heights.append(height)
        bottoms.append(bottom)
      }
      whole = solver.makeVariable()
      rows.append((whole == 0).priority(50))
      try solver.add(contentsOf: rows)
      end = try solver.add(whole == bottoms[count - 1])
    }

    /// Moves the end of the column to another member.
    mutating func end(at place: Int) throws {
      try solver.update { solver in
        try solver.remove(end)
        end = try solver.add(whole == bottoms[place])
      }
    }
  }

  @Test("a column is as long as its remaining items after a link is replaced")
  func replacedLink() throws {
    for count in [100, 1000] {
      var column = try Column(count)
      expectEqual(column.solver[column.whole], 17 * Double(count))
      try column.end(at: count - 2)
      expectEqual(column.solver[column.whole], 17 * Double(count - 1))
      expectNil(column.solver.invariantFault())
    }
  }

  @Test("a whole column is removed in one update, from either end")
  func wholeColumn() throws {
    for isBackward in [false, true] {
      for count in [100, 1000] {
        var column = try Column(count)
        var links = column.solver.constraints
        if isBackward { links.reverse() }
        try column.solver.remove(contentsOf: links)
        expectEmpty(column.solver.constraints)
      }
    }
  }

  /// `first` determines `middle`, which determines `last`, whose preference is out of reach.
  @Test("dual values pass through all rows that an update removes", arguments: [false, true])
  func chainOfShares(isReversed: Bool) throws {
    var solver = Solver()
    let (free, first, middle, last) =
      (solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    // `free` prefers 0 and is pulled to 5 by `last >= 15` of a higher level.
    try solver.add((free == 0).priority(100))
    let links = try solver.add(contentsOf: [first == free + 10, middle == first, last == middle])
    let pull = try solver.add((last >= 15).priority(500))
    expect(solver[free] == 5 && solver[last] == 15)
    try solver.update { solver in
      for link in isReversed ? links.reversed() : links { try solver.remove(link) }
    }
    // No constraint pulls `free` now; `last` is pulled alone.
    expect(solver[free] == 0 && solver[last] == 15)
    try expect(solver.isDetermined(free) && !solver.isDetermined(middle))
    try expectEqual(solver.violation(of: pull), 0)
    expectNil(solver.invariantFault())
  }
}
