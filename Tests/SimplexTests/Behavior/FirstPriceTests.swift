import Simplex
import Testing

/// First solves that need no step: what each level holds is known all the same, to the levels below and to later
/// calls.
@Suite struct FirstPriceTests {
  @Test("where two equal wishes hold a length between them, a lesser wish chooses")
  func lesserWishChooses() throws {
    var solver = Solver()
    let length = solver.makeVariable("length")
    let (low, high) = ((length == 10).priority(500), (length == 30).priority(500))
    try solver.add([low, high, (length == 25).priority(250)])
    // Anything from 10 to 30 is off by 20 at 500.
    #expect(solver[length] == 25)
    try solver.add(length == 5, priority: 200)
    #expect(solver[length] == 25)
  }

  @Test("a sum that is to be small is held by the least lengths, and lesser wishes wait")
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
    try solver.add(constraints)
    #expect(lengths.map { solver[$0] } == [10, 11, 12, 13, 14, 15])
    #expect(solver.statistics.pivots == 0)
    try solver.add(lengths[2] == 40, priority: 40)
    #expect(solver[lengths[2]] == 12)
    // A wish above that of the sum takes what it asks for.
    try solver.add(lengths[3] == 20, priority: 60)
    #expect(solver[lengths[3]] == 20)
    #expect(solver[sum] == 10 + 11 + 12 + 20 + 14 + 15)
  }

  @Test("violated wishes of many levels leave nothing to lesser ones", arguments: [7, 8, 9, 40])
  func manyLevels(count: Int) throws {
    var solver = Solver()
    let lengths = (0..<count).map { solver.makeVariable("length \($0)") }
    var constraints: [LinearConstraint] = []
    for (index, length) in lengths.enumerated() {
      let priority = 900 - 10 * Double(index)
      constraints.append((length >= 100).priority(Priority(priority)))
      constraints.append((length == 90).priority(Priority(priority - 5)))
    }
    try solver.add(constraints)
    #expect(lengths.allSatisfy { solver[$0] == 100 })
    for length in lengths { try solver.add(length == 110, priority: 1) }
    #expect(lengths.allSatisfy { solver[$0] == 100 })
  }

  @Test("what a level leaves open moves with what depends on it, as far as a lesser wish pulls")
  func openedFurtherDown() throws {
    var solver = Solver()
    let left = solver.makeVariable("left")
    let right = solver.makeVariable("right")
    try solver.add([
      (left == 0).priority(600), (left == 8).priority(600), (right - left == 10).priority(500),
      (right == 30).priority(400), (right == 13).priority(300),
    ])
    // 600 leaves `left` anywhere from 0 to 8, `right` is 10 more, and 400 pulls both as far as they go.
    #expect(solver[left] == 8)
    #expect(solver[right] == 18)
  }
}

/// Contents of one size that are hugged and resist compression, so that two bounds with one number stand side by side.
@Suite struct FirstTwinTests {
  @Test("of two views in a row that are stretched, either may be", arguments: [1.0, -1, 2, -3])
  func stretched(factor: Double) throws {
    var solver = Solver()
    let (first, second) = (solver.makeVariable("first"), solver.makeVariable("second"))
    // What Docs/Solver.md goes through; the factor states the same bounds otherwise.
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
    #expect(solver[first] == 40)
    #expect(solver[second] == 60)
    #expect(solver.statistics.pivots == 0)
    #expect(try solver.range(of: first) == 40...70)
    #expect(try solver.range(of: second) == 30...60)
    #expect(try !solver.isDetermined(first))
    // A lesser wish moves within that range, and no further.
    try solver.add(first == 80, priority: 100)
    #expect(solver[first] == 70)
    #expect(solver[second] == 30)
  }

  @Test("a view whose size is also a required limit does not stretch", arguments: [false, true])
  func requiredTwin(isFirst: Bool) throws {
    var solver = Solver()
    let (first, second) = (solver.makeVariable("first"), solver.makeVariable("second"))
    let (least, most) = ((first >= 40).priority(750), first <= 40)
    try solver.add([
      first + second == 100, isFirst ? most : least, isFirst ? least : most,
      (second >= 30).priority(750), (second <= 30).priority(250),
    ])
    #expect(solver[first] == 40)
    #expect(solver[second] == 60)
    #expect(try solver.isDetermined(first))
    try solver.add(first == 90, priority: 700)
    #expect(solver[first] == 40)
  }
}
