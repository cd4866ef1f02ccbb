import TestSupport
import Testing

@testable import Anchors

/// Random stacks, compared with the exact reference.
@Suite struct StackRandomTests {
  @Test(
    "a random stack, new or reconfigured, reaches the exact reference's optimum",
    arguments: RandomPlan.seeds(share: 0.1))
  func random(seed: UInt64) throws {
    var random = SplitMix64(seed: seed &+ 4_000)
    let kept = StackView(name: "S")
    var record = StackCaseRecord()
    for _ in 0..<4 {
      var stackCase = StackCase.random(using: &random)
      let comparison = try StackComparison(stackCase)
      let rightToLeft = random.chance(0.5)
      let fresh = comparison.differences(of: comparison.makeStack(rightToLeft: rightToLeft))
      record.turn(into: stackCase, rightToLeft: rightToLeft)
      expectEmpty(fresh, "\(stackCase): \(fresh); \(record.write(seed: seed))")
      comparison.configure(kept, rightToLeft: rightToLeft)
      let turned = comparison.differences(of: kept)
      expectEmpty(turned, "turned into \(stackCase): \(turned); \(record.write(seed: seed))")
      // Hides, shows and spaces views, which updates only those views and their neighbors.
      for _ in 0..<3 {
        stackCase.disturb(using: &random)
        let comparison = try StackComparison(stackCase)
        comparison.configure(kept, rightToLeft: rightToLeft)
        record.turn(into: stackCase, rightToLeft: rightToLeft)
        let differences = comparison.differences(of: kept)
        expectEmpty(
          differences, "disturbed into \(stackCase): \(differences); \(record.write(seed: seed))")
      }
    }
  }
}
