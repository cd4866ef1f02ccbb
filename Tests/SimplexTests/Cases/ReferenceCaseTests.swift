import Foundation
import Simplex
import TestSupport
import Testing

/// The exact reference solver on the cases, whose expected numbers come from two other solvers.
@Suite("The exact reference solver on the cases of Tests/Fixtures/Cases")
struct ReferenceCaseTests {
  @Test(
    "the exact reference solver finds the optima, values and ranges of Tests/Fixtures/Cases",
    arguments: ["cases.json", "random.json"])
  func agrees(name: String) throws {
    let file = try CaseFile.read(name)
    var compared = 0
    var overflows = 0
    for test in file.cases where test.reasonToSkip == nil && test.steps.count < 220 {
      var runner = CaseRunner()
      var known: ReferenceSolution?
      for step in test.steps {
        let isExpectation = ["expectObjective", "expectValue", "expectRange"].contains(step.op)
        if !isExpectation {
          runner.run(step)
          if !step.op.hasPrefix("expect") { known = nil }
          continue
        }
        guard let system = runner.system, system.constraints.count < 80 else { continue }
        do {
          guard let solution = try known ?? ReferenceSolver.solve(system) else {
            // Sums of decimals are redundant only up to rounding, and the reference does not round.
            expect(test.name.contains("float"), "\(test.name): no solution")
            break
          }
          known = solution
          let isRight = agrees(step, solution, runner)
          expect(isRight, "\(test.name) \(step.op) \(step.name ?? "")")
          compared += 1
        } catch {
          overflows += 1
        }
      }
    }
    #expect(compared > 500)
  }

  private func agrees(
    _ step: CaseStep, _ solution: ReferenceSolution, _ runner: CaseRunner
  ) -> Bool {
    switch step.op {
    case "expectObjective":
      return solution.levels.allSatisfy { level in
        let names = [750.0: "strong", 500: "medium", 250: "weak"]
        let number =
          level.priority == level.priority.rounded()
          ? "\(Int(level.priority))" : "\(level.priority)"
        let expected = step.levels?[number] ?? names[level.priority].flatMap { step.levels?[$0] }
        return isClose(level.optimum.doubleValue, expected ?? 0)
      }
    case "expectValue":
      guard case .number(let expected) = step.value else { return false }
      // A variable without constraints reads 0, though its range is infinite.
      guard let number = step.name.flatMap(runner.number(of:)) else { return expected == 0 }
      let bounds = solution.bounds[number]
      if bounds.lower == nil && bounds.upper == nil { return expected == 0 }
      return bounds.uniqueValue.map { isClose($0.doubleValue, expected) } ?? false
    default:
      guard let number = step.name.flatMap(runner.number(of:)) else { return false }
      let bounds = solution.bounds[number]
      return isClose(bounds.lower, step.min) && isClose(bounds.upper, step.max)
    }
  }

  private func isClose(_ a: Double, _ b: Double) -> Bool {
    abs(a - b) <= 1e-6 * max(1, abs(a), abs(b))
  }

  /// An end that a case does not state may have any value.
  private func isClose(_ bound: Rational?, _ expected: Double?) -> Bool {
    guard let expected else { return true }
    return bound.map { isClose($0.doubleValue, expected) } ?? false
  }
}
