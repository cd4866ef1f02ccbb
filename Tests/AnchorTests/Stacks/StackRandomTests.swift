import TestSupport
import Testing

@testable import Anchors

/// Random stacks against the exact reference.
@Suite struct StackRandomTests {
  @Test(
    "a random stack, and the same one turned from case to case, is what the exact reference says",
    arguments: RandomPlan.seeds(share: 0.1))
  func random(seed: UInt64) throws {
    var random = SplitMix64(seed: seed &+ 4_000)
    let kept = StackView(name: "S")
    for _ in 0..<4 {
      let stackCase = StackCase.random(using: &random)
      let comparison = try StackComparison(stackCase)
      let rightToLeft = random.chance(0.5)
      let fresh = comparison.differences(of: comparison.makeStack(rightToLeft: rightToLeft))
      #expect(fresh.isEmpty, "\(stackCase): \(fresh)")
      comparison.configure(kept, rightToLeft: rightToLeft)
      let turned = comparison.differences(of: kept)
      #expect(turned.isEmpty, "turned into \(stackCase): \(turned)")
      try disturb(kept, stackCase, rightToLeft: rightToLeft, using: &random)
    }
  }

  /// Hides, shows and spaces views, which only looks at those views and their neighbors.
  func disturb(
    _ stack: StackView, _ stackCase: StackCase, rightToLeft: Bool, using random: inout SplitMix64
  ) throws {
    var stackCase = stackCase
    for _ in 0..<3 {
      stackCase.disturb(using: &random)
      let comparison = try StackComparison(stackCase)
      comparison.configure(stack, rightToLeft: rightToLeft)
      let differences = comparison.differences(of: stack)
      #expect(differences.isEmpty, "disturbed into \(stackCase): \(differences)")
    }
  }
}
