import Simplex
import TestSupport
import Testing

/// Nested split views whose cells prefer a proportion: always feasible, and each cell of a spiral
/// is smaller than the one around it, down to sizes far below any tolerance.
@Suite("Nested split views")
struct SplitTreeTests {
  /// Computed by hand: widths of 3 and 1 at a height of 1 miss a proportion of 2 by 1 each.
  @Test("the reference cost of split views is that computed by hand")
  func reference() {
    let cell = ProportionCost(proportion: 2)
    expect(cell.value(at: 3) == 1 && cell.value(at: 0.5) == 1.5)
    let row = cell.beside(cell)
    expectEqual(row.value(at: 4), 0)
    expectEqual(row.value(at: 3), 1)
    expectEqual(row.value(at: 0), 4)
    expectEqual(row.value(at: 7), 3)
    // Stacked in a square, the heights are 1/2 each, so both miss nothing.
    let column = cell.transposed.beside(cell.transposed).transposed
    expectEqual(column.value(at: 1), 0)
    expectEqual(column.value(at: 0.25), 1.5)
  }

  @Test("nested split views violate their proportions by the minimum")
  func random() throws {
    for seed in RandomPlan.seeds(share: 0.06) {
      var random = SplitMix64(seed: seed)
      let tree = SplitTree(using: &random)
      try #require(tree.leastMissed >= -1e-6)
      try check(tree, isShuffled: random.pick([true, false, false]), "seed \(seed)", &random)
    }
  }

  @Test(
    "spirals 67 and 78 deep, with sizes around the tolerance, are solved",
    arguments: [(79, 355.528, true, 688.843168), (68, 329.848, false, 52.691169)])
  func spirals(cells: Int, side: Double, isRow: Bool, missed: Double) throws {
    let tree = SplitTree(
      spiralOf: cells, width: side, height: side, proportion: 16 / 9.0, isRow: isRow)
    // Another linear program solver agrees with the reference.
    expectNear(tree.leastMissed, missed, within: 1e-5)
    var random = SplitMix64(seed: 1)
    try check(tree, isShuffled: false, "\(cells) cells", &random)
  }

  /// Recorded from another linear program solver, level by level.
  @Test("a spiral of 96 cells with preferences of three priorities is solved")
  func threePriorities() throws {
    let tree = SplitTree(
      spiralOf: 96, width: 587.878, height: 391.918, proportion: 1.25, isRow: false)
    let digits =
      "456646556444665456544566665446454544466655654444545444664446656445645646655445646654444456456665"
    let priorities = digits.map { Priority(Double($0.wholeNumberValue ?? 0) * 100) }
    var solver = Solver()
    let variables = (0..<tree.variableCount).map { _ in solver.makeVariable() }
    let ids = try solver.add(
      contentsOf: tree.constraints(on: variables, priorities: priorities))
    var missed: [Double: Double] = [:]
    for id in ids {
      let priority = try solver.constraint(id).priority.rawValue
      missed[priority, default: 0] += try solver.violation(of: id)
    }
    #expect(missed[1000]! < 1e-6)
    #expect(missed[600]! < 1e-6)
    #expect(missed[500]! < 1e-6)
    expectNear(missed[400]!, 461.309085, within: 1e-5)
  }

  private func check(
    _ tree: SplitTree, isShuffled: Bool, _ name: String, _ random: inout SplitMix64
  ) throws {
    var solver = Solver()
    let variables = (0..<tree.variableCount).map { _ in solver.makeVariable() }
    var constraints = tree.constraints(on: variables)
    if isShuffled { constraints.shuffle(using: &random) }
    do {
      try solver.add(contentsOf: constraints)
    } catch {
      Issue.record("\(name): \(error)")
      return
    }
    let values = variables.map { solver[$0] }
    expect(abs(values[0] - tree.width) < 1e-9 && abs(values[1] - tree.height) < 1e-9)
    for (whole, first, second) in tree.splits {
      #expect(abs(values[first] + values[second] - values[whole]) < 1e-7, "\(name)")
      #expect(min(values[first], values[second]) > -1e-7, "\(name)")
    }
    let (missed, least) = (tree.missed(at: values), tree.leastMissed)
    expectNear(
      missed, least, within: 1e-6 * max(1, least), "\(name): \(missed) in place of \(least)")
    expectEqual(solver.statistics.unfinishedLevels, 0, "\(name)")
  }
}
