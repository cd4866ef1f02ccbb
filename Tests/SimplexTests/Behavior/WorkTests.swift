import Simplex
import TestSupport
import Testing

/// Work of ordinary layouts, counted in pivots and cells, which are equal on every machine.
@Suite("Work")
struct WorkTests {
  private typealias Term = TestConstraint.Term

  /// A vertical list of views with intrinsic heights, each below the previous one.
  private func chain(_ count: Int) -> TestSystem {
    var builder = SystemBuilder()
    var above: Int?
    for number in 0..<count {
      let view = builder.variables(4)
      builder.add([(1, view[1]), (-1, view[0]), (-1, view[2])], .equal, 0)
      builder.add([(1, view[2])], .greaterThanOrEqual, 0)
      builder.add([(1, view[3])], .equal, 320)
      if let above {
        builder.equate(view[0], above, plus: 5)
      } else {
        builder.add([(1, view[0])], .equal, 5)
      }
      builder.addContentSize(view[2], Double(14 + number % 7), hugging: 250, compression: 750)
      above = view[1]
    }
    return builder.system
  }

  /// Cells of equal size that fill a width.
  private func grid(_ count: Int) -> TestSystem {
    var builder = SystemBuilder()
    let width = builder.variable()
    let cells = builder.variables(count)
    let lefts = builder.variables(count)
    builder.add([(1, width)], .equal, 1024)
    builder.add([(1, lefts[0])], .equal, 0)
    for (previous, next) in zip(cells.indices, cells.indices.dropFirst()) {
      builder.equate(cells[next], cells[previous])
      builder.add([(1, lefts[next]), (-1, lefts[previous]), (-1, cells[previous])], .equal, 2)
    }
    builder.add([(1, lefts[count - 1]), (1, cells[count - 1]), (-1, width)], .equal, 0)
    return builder.system
  }

  /// Nested halves of a width.
  private func nested(_ depth: Int) -> TestSystem {
    var builder = SystemBuilder()
    var row = [[builder.variable(), builder.variable()]]
    builder.add([(1, row[0][0])], .equal, 0)
    builder.add([(1, row[0][1])], .equal, 1024)
    for _ in 0..<depth {
      var below: [[Int]] = []
      for whole in row {
        let cut = builder.variable()
        builder.add([(2, cut), (-1, whole[0]), (-1, whole[1])], .equal, 0)
        below += [[whole[0], cut], [cut, whole[1]]]
      }
      row = below
    }
    return builder.system
  }

  private func ordered(_ system: TestSystem) -> [TestSystem] {
    var reversed = system
    reversed.constraints.reverse()
    var random = SplitMix64(seed: 7)
    var shuffled = system
    shuffled.constraints.shuffle(using: &random)
    return [system, reversed, shuffled]
  }

  @Test("lists, grids and nested halves need no pivot, in any order of adding")
  func noPivots() throws {
    for (name, system) in [("chain", chain(100)), ("grid", grid(100)), ("nested", nested(6))] {
      var cells: [Int] = []
      for order in ordered(system) {
        let loaded = try LoadedSolver(order)
        #expect(loaded.solver.statistics.pivots == 0, "\(name)")
        cells.append(loaded.solver.statistics.cells)
      }
      // Goal: reversed and shuffled at most 1.5 times the natural order.
      #expect(cells[1] * 2 <= cells[0] * 3, "\(name) reversed: \(cells)")
      #expect(cells[2] * 2 <= cells[0] * 3, "\(name) shuffled: \(cells)")
    }
  }

  @Test("the work to solve a layout grows no faster than the layout")
  func growth() throws {
    let systems: [(String, (Int) -> TestSystem)] = [
      ("chain", { chain(8 << $0) }), ("grid", { grid(8 << $0) }), ("nested", { nested(3 + $0) }),
    ]
    for (name, system) in systems {
      let small = try LoadedSolver(system(2)).solver.statistics.cells
      let large = try LoadedSolver(system(6)).solver.statistics.cells
      // 16 times the views; an exponent of 1.1 is a factor of 21.
      #expect(large <= 21 * small, "\(name): \(small) to \(large)")
    }
  }

  @Test("editing one of many independent rows costs as much as editing the only one")
  func editIsLocal() throws {
    func cells(_ count: Int) throws -> Int {
      var solver = Solver()
      var lefts: [Variable] = []
      var all: [LinearConstraint] = []
      for number in 0..<count {
        let left = solver.makeVariable()
        let width = solver.makeVariable()
        let right = solver.makeVariable()
        all += [left == Double(number), right == left + width, width >= 10]
        lefts.append(width)
      }
      try solver.add(contentsOf: all)
      try solver.addEdit(lefts[count / 2], priority: .high)
      try solver.suggest(20, for: lefts[count / 2])
      let before = solver.statistics.cells
      for value in 0..<10 { try solver.suggest(Double(20 + value), for: lefts[count / 2]) }
      return solver.statistics.cells - before
    }
    #expect(try cells(400) <= 2 * cells(1))
  }

  @Test("two bounds of one variable swap without a pivot")
  func boundExchange() throws {
    var builder = SystemBuilder()
    let widths = builder.variables(50)
    for (number, width) in widths.enumerated() {
      builder.addContentSize(width, Double(90 + number), hugging: 250, compression: 750)
      builder.add([(1, width)], .equal, 40, 100)
    }
    let loaded = try LoadedSolver(builder.system)
    #expect(loaded.point == (0..<50).map { Double(90 + $0) })
    #expect(loaded.solver.statistics.pivots == 0)
  }

  @Test("a stack that fits its views is solved in a few pivots under every distribution")
  func fittingStacks() throws {
    let lengths = (0..<80).map { Double(20 + ($0 * 37) % 60) }
    for distribution in StackSystem.Distribution.allCases {
      let stack = StackSystem(
        distribution, .fill, .fitting, lengths: lengths, huggings: lengths.map { _ in 250 },
        spacing: 8)
      let solver = try LoadedSolver(stack.system).solver
      // Goal: at most 10 at 1 000 views.
      #expect(solver.statistics.pivots <= 10, "\(distribution): \(solver.statistics)")
    }
  }
}
