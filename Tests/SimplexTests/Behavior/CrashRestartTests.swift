import Simplex
import TestSupport
import Testing

/// First solves in which preferences multiply factors, so that the crash chooses a second basis.
@Suite struct CrashRestartTests {
  @Test("bounds determine values in the second crash as in the first") func bounds() throws {
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
    // Violating the chain at its start costs least, because every later violation is multiplied.
    expectNear(solver[doubled[0]], 1, within: 1e-9)
    for index in 1..<16 {
      let expected = 10 / Double(1 << (15 - index))
      expectNear(solver[doubled[index]], expected, within: 1e-9)
    }
    expectEqual(bounded.map { solver[$0] }, [7, -3, 2, 8])
  }

  @Test(
    "a preference found dependent by the first crash does not loosen a required row",
    arguments: [Priority.required, 950, 900, 750])
  func dependentWish(priority: Priority) throws {
    var solver = Solver()
    let (first, second) = (solver.makeVariable("first"), solver.makeVariable("second"))
    let multiples = (0..<5).map { solver.makeVariable("multiple \($0)") }
    var constraints = [
      first + second == 0, (first + second == 1).priority(900),
      (multiples[0] == 10).priority(priority),
    ]
    // The last value is 10 · 9⁴, more than a thousand times all constants together.
    for index in 1..<5 {
      constraints.append((multiples[index] == 9 * multiples[index - 1]).priority(priority))
    }
    try solver.add(contentsOf: constraints)
    expectEqual(solver[first] + solver[second], 0)
    expectEqual(multiples.map { solver[$0] }, [10, 90, 810, 7290, 65_610])
    expectNil(solver.invariantFault())
  }

  @Test("the preference of highest priority determines each of few variables with many levels")
  func manyRows()
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
    // The preferences of highest priority ask for 198, 199 and 197.
    expectEqual(variables.map { solver[$0] }, [198, 199, 197])
  }
}
