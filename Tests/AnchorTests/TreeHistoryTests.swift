import TestSupport
import Testing

/// Whatever has happened before, also while contents were measured: frames are those of a new tree.
@Suite("Trees after random histories")
struct TreeHistoryTests {
  @Test(arguments: RandomPlan.seeds(share: 0.05))
  func `after each layout frames are those of a new tree`(seed: UInt64) throws {
    let history = TreeHistory(seed: seed)
    for _ in 0..<40 {
      for _ in 0..<3 { history.change() }
      let differences = try history.differences()
      try #require(
        differences.isEmpty, "seed \(seed): \(differences)\n\(history.log.joined(separator: "\n"))")
    }
  }
}
