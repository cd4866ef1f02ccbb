import Simplex
import SimplexQuestions
import TestSupport
import Testing

/// First solves without a step, whose prices still bind lower levels and later calls.
@Suite struct CrashPricingTests {
  @Test("a lesser preference chooses between two equal preferences of one length")
  func lesserWishChooses() throws {
    var solver = Solver()
    let length = solver.makeVariable("length")
    let (low, high) = ((length == 10).priority(500), (length == 30).priority(500))
    try solver.add(contentsOf: [low, high, (length == 25).priority(250)])
    // Anything from 10 to 30 is off by 20 at 500.
    expectEqual(solver[length], 25)
    try solver.add(length == 5, priority: 200)
    expectEqual(solver[length], 25)
  }

  @Test("minimum lengths hold a minimized sum against lesser preferences")
  func smallSum() throws {
    var solver = Solver()
    let sum = solver.makeVariable("sum")
    let lengths = (0..<6).map { solver.makeVariable("length \($0)") }
    let total = lengths.reduce(LinearExpression(constant: 0)) {
      (result: LinearExpression, length: Variable) in
      result + length
    }
    var constraints: [LinearConstraint] = [total == sum, (sum == 0).priority(50)]
    for (index, length) in lengths.enumerated() {
      let least = length >= 10 + Double(index)
      constraints.append(least.priority(750))
    }
    try solver.add(contentsOf: constraints)
    expectEqual(lengths.map { solver[$0] }, [10, 11, 12, 13, 14, 15])
    try solver.add(lengths[2] == 40, priority: 40)
    expectEqual(solver[lengths[2]], 12)
    // A preference above that of the sum is satisfied.
    try solver.add(lengths[3] == 20, priority: 60)
    expectEqual(solver[lengths[3]], 20)
    expectEqual(solver[sum], 10 + 11 + 12 + 20 + 14 + 15)
  }

  @Test("violated preferences of many levels block lesser ones", arguments: [7, 8, 9, 40])
  func manyLevels(count: Int) throws {
    var solver = Solver()
    let lengths = (0..<count).map { solver.makeVariable("length \($0)") }
    var constraints: [LinearConstraint] = []
    for (index, length) in lengths.enumerated() {
      let priority = 900 - 10 * Double(index)
      constraints.append((length >= 100).priority(Priority(priority)))
      constraints.append((length == 90).priority(Priority(priority - 5)))
    }
    try solver.add(contentsOf: constraints)
    expect(lengths.allSatisfy { solver[$0] == 100 })
    for length in lengths { try solver.add(length == 110, priority: 1) }
    expect(lengths.allSatisfy { solver[$0] == 100 })
  }

  @Test(
    "a variable that a level leaves free moves with its dependents as far as a lesser preference pulls"
  )
  func openedFurtherDown() throws {
    var solver = Solver()
    let left = solver.makeVariable("left")
    let right = solver.makeVariable("right")
    try solver.add(contentsOf: [
      (left == 0).priority(600), (left == 8).priority(600), (right - left == 10).priority(500),
      (right == 30).priority(400), (right == 13).priority(300),
    ])
    // Level 600 allows `left` from 0 to 8, `right` is 10 more, and 400 pulls both upward.
    expectEqual(solver[left], 8)
    expectEqual(solver[right], 18)
  }
}

/// Contents with hugging and compression resistance at one size, so that two bounds are equal.
@Suite struct FirstTwinTests {
  @Test(
    "two views of equal hugging in a row are both reported as not determined",
    arguments: [1.0, -1, 2, -3])
  func stretched(factor: Double) throws {
    var solver = Solver()
    let (first, second) = (solver.makeVariable("first"), solver.makeVariable("second"))
    // The example of Docs/Solver.md; the factor states the same bounds in another form.
    let (atLeast, atMost): (Relation, Relation) =
      factor > 0
      ? (.greaterThanOrEqual, .lessThanOrEqual) : (.lessThanOrEqual, .greaterThanOrEqual)
    var batch = ConstraintBatch()
    batch.append(first, 1, second, 1, .equal, 100)
    for (view, size) in [(first, 40.0), (second, 30.0)] {
      batch.append(view, factor, atLeast, factor * size, priority: 750)
      batch.append(view, factor, atMost, factor * size, priority: 250)
    }
    try solver.add(batch)
    expectEqual(solver[first], 40)
    expectEqual(solver[second], 60)
    try expectEqual(solver.range(of: first), 40...70)
    try expectEqual(solver.range(of: second), 30...60)
    try expect(!solver.isDetermined(first))
    // A lesser preference moves within that range only.
    try solver.add(first == 80, priority: 100)
    expectEqual(solver[first], 70)
    expectEqual(solver[second], 30)
  }

  @Test("a view whose size is also a required limit does not stretch", arguments: [false, true])
  func requiredTwin(isFirst: Bool) throws {
    var solver = Solver()
    let (first, second) = (solver.makeVariable("first"), solver.makeVariable("second"))
    let (least, most) = ((first >= 40).priority(750), first <= 40)
    try solver.add(contentsOf: [
      first + second == 100, isFirst ? most : least, isFirst ? least : most,
      (second >= 30).priority(750), (second <= 30).priority(250),
    ])
    expectEqual(solver[first], 40)
    expectEqual(solver[second], 60)
    try expect(solver.isDetermined(first))
    try solver.add(first == 90, priority: 700)
    expectEqual(solver[first], 40)
  }
}
