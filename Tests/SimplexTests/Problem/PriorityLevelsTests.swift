import TestSupport
import Testing

@testable import Simplex

/// The priorities in use, in order.
@Suite("Priority levels")
struct PriorityLevelsTests {
  @Test("ranks are in descending order of priority, and levels never change")
  func ranks() {
    var random = SplitMix64(seed: 8)
    var levels = PriorityLevels(in: Arena(bytes: PriorityLevels.firstBytes))
    defer { levels.free() }
    var known: [Double: Int32] = [1000: PriorityLevels.required]
    for _ in 0..<200 {
      let priority = random.integer(1...120) * 8.25
      let level = levels.level(of: priority)
      expectEqual(known[priority, default: level], level)
      known[priority] = level
      let descending = known.keys.sorted(by: >)
      expectEqual(levels.count, descending.count)
      for (rank, priority) in descending.enumerated() {
        let level = known[priority] ?? noLevel
        expectEqual(levels.level(rank: rank), level)
        expect(levels.rank(level) == rank)
        expectEqual(levels.priority(level), priority)
      }
    }
  }

  @Test("a copy of the priority levels is independent")
  func copying() {
    var levels = PriorityLevels(in: Arena(bytes: PriorityLevels.firstBytes))
    for number in 1...9 { _ = levels.level(of: Double(number)) }
    var copy = levels.copy()
    let level = copy.level(of: 500)
    expectEqual(copy.rank(level), 1)
    expect(levels.count == 10 && copy.count == 11)
    expectEqual(levels.priority(levels.level(rank: 1)), 9)
    levels.free()
    copy.free()
  }
}
