import Simplex
import Testing

/// Solving from nothing where preferences multiply factors up, so that the start is chosen a second time.
@Suite struct CrashAgainTests {
  @Test("bounds decide in the second choice as in the first") func bounds() throws {
    var solver = Solver()
    let doubled = (0..<16).map { _ in solver.makeVariable() }
    let bounded = (0..<4).map { _ in solver.makeVariable() }
    var batch = ConstraintBatch()
    batch.append(doubled[0], 1, .equal, 1)
    for index in 1..<16 {
      batch.append(doubled[index], 1, doubled[index - 1], -2, .equal, 0, priority: .high)
    }
    batch.append(doubled[15], 1, .lessThanOrEqual, 10)
    batch.append(doubled[15], 1, .greaterThanOrEqual, 5)
    batch.append(bounded[0], 1, .greaterThanOrEqual, 7)
    batch.append(bounded[1], 1, .lessThanOrEqual, -3)
    batch.append(bounded[2], 1, .greaterThanOrEqual, 2)
    batch.append(bounded[2], 1, .lessThanOrEqual, 2)
    batch.append(bounded[3], 1, bounded[0], -1, .equal, 1)
    _ = try solver.add(batch)
    // Leaving 2 as early as possible costs least: what is left out there is doubled from then on.
    #expect(abs(solver[doubled[0]] - 1) < 1e-9)
    for index in 1..<16 {
      let expected = 10 / Double(1 << (15 - index))
      #expect(abs(solver[doubled[index]] - expected) < 1e-9)
    }
    #expect(bounded.map { solver[$0] } == [7, -3, 2, 8])
  }

  @Test(
    "a wish that the first choice has found to depend on what is required does not loosen it",
    arguments: [Priority.required, 950, 900, 750])
  func dependentWish(priority: Priority) throws {
    var solver = Solver()
    let (first, second) = (solver.makeVariable("first"), solver.makeVariable("second"))
    let multiples = (0..<5).map { solver.makeVariable("multiple \($0)") }
    var constraints = [
      first + second == 0, (first + second == 1).priority(900),
      (multiples[0] == 10).priority(priority),
    ]
    // The last is 9 to the fourth times 10, more than a thousand times all constants together.
    for index in 1..<5 {
      constraints.append((multiples[index] == 9 * multiples[index - 1]).priority(priority))
    }
    try solver.add(constraints)
    #expect(solver[first] + solver[second] == 0)
    #expect(multiples.map { solver[$0] } == [10, 90, 810, 7290, 65_610])
    #expect(solver.invariantFault() == nil)
  }

  @Test("many rows on few variables, and many priorities, are taken in order") func manyRows()
    throws
  {
    var solver = Solver()
    let variables = (0..<3).map { _ in solver.makeVariable() }
    var batch = ConstraintBatch()
    for index in 0..<200 {
      let priority = Priority(Double(index + 1))
      batch.append(variables[index % 3], 1, .equal, Double(index), priority: priority)
    }
    _ = try solver.add(batch)
    // The highest priority of each: 198, 199 and 197.
    #expect(variables.map { solver[$0] } == [198, 199, 197])
  }
}
