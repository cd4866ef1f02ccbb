import TestSupport
import Testing

/// Frames equal those of a new tree after any history, including changes while measuring.
@Suite("Trees after random histories")
struct TreeHistoryTests {
  @Test(arguments: RandomPlan.seeds(share: 0.05))
  func `frames after each layout equal those of a new tree`(seed: UInt64) throws {
    let history = TreeHistory(seed: seed)
    for _ in 0..<40 {
      for _ in 0..<3 { history.change() }
      let differences = try history.differences()
      try #require(
        differences.isEmpty, "seed \(seed): \(differences)\n\(history.log.joined(separator: "\n"))")
    }
  }
}
