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
      expect(levels.contains(priority) && !levels.contains(priority + 1))
      guard random.integer(1...3) == 1 else { continue }
      levels.assignRanks()
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

  @Test("ten thousand new levels are ranked, in whatever order they come")
  func manyLevels() {
    let orders: [(Int) -> Int] = [{ $0 }, { 10_000 - $0 }, { $0 * 7_919 % 10_007 }]
    for order in orders {
      var levels = PriorityLevels(in: Arena(bytes: PriorityLevels.firstBytes))
      defer { levels.free() }
      for number in 1...9_999 { _ = levels.level(of: Double(order(number)) / 16) }
      levels.assignRanks()
      expectEqual(levels.count, 10_000)
      for rank in 1..<levels.count {
        let (level, above) = (levels.level(rank: rank), levels.level(rank: rank - 1))
        expect(Int(levels.rank(level)) == rank && levels.priority(level) < levels.priority(above))
      }
    }
  }

  @Test("a copy of the priority levels is independent")
  func copying() {
    var levels = PriorityLevels(in: Arena(bytes: PriorityLevels.firstBytes))
    for number in 1...9 { _ = levels.level(of: Double(number)) }
    var copy = levels.copy()
    let level = copy.level(of: 500)
    levels.assignRanks()
    copy.assignRanks()
    expectEqual(copy.rank(level), 1)
    expect(levels.count == 10 && copy.count == 11)
    expectEqual(levels.priority(levels.level(rank: 1)), 9)
    levels.free()
    copy.free()
  }
}
