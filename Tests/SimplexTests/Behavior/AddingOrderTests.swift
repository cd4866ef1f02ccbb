import Simplex
import TestSupport
import Testing

/// Ordinary layouts whose constraints are added in different orders.
@Suite("Order of adding")
struct AddingOrderTests {
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

  @Test("lists, grids and nested halves have the same values in any order of adding")
  func orders() throws {
    for (name, system) in [("chain", chain(100)), ("grid", grid(100)), ("nested", nested(6))] {
      let points = try ordered(system).map { try LoadedSolver($0).point }
      for point in points.dropFirst() {
        let difference = zip(point, points[0]).map { abs($0 - $1) }.max() ?? 0
        #expect(difference < 1e-9, "\(name)")
      }
    }
  }

  @Test("of two bounds of one variable the content size prevails over a weaker size")
  func boundExchange() throws {
    var builder = SystemBuilder()
    let widths = builder.variables(50)
    for (number, width) in widths.enumerated() {
      builder.addContentSize(width, Double(90 + number), hugging: 250, compression: 750)
      builder.add([(1, width)], .equal, 40, 100)
    }
    let loaded = try LoadedSolver(builder.system)
    expectEqual(loaded.point, (0..<50).map { Double(90 + $0) })
  }
}
