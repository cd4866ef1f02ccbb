/// The distinct priorities in use, each with a rank: 0 is required, larger is less important.
///
/// Rows store the identity of a level, which never changes; ranks shift when a level is inserted
/// between others. New levels have none until ``assignRanks()``: n of them take O(n·√n) in all.
package struct PriorityLevels {
  private var arena = Arena()
  /// The priority of each identity.
  private var priorities = Buffer<Double>()
  /// The identity of each rank; behind these, new levels by descending priority.
  private var byRank = Buffer<Int32>()
  /// The rank of each identity.
  private var ranks = Buffer<Int32>()
  package private(set) var count = 0
  /// The number of levels that have a rank.
  private var rankedCount = 0

  /// The identity of the required level.
  package static let required: Int32 = 0

  /// The initial capacity, and the bytes it needs.
  private static var firstRoom: Int { 8 }
  static var firstBytes: Int { bytes(firstRoom) }

  /// Creates the required level alone.
  ///
  /// - Parameter memory: An arena of ``firstBytes`` bytes; the levels own it from now on.
  init(in memory: Arena) {
    arena = memory
    carve(Self.firstRoom)
    priorities[0] = 1000
    byRank[0] = Self.required
    ranks[0] = 0
    (count, rankedCount) = (1, 1)
  }

  @inline(__always) package func rank(_ level: Int32) -> Int32 { ranks[level] }
  @inline(__always) package func level(rank: Int) -> Int32 { byRank[rank] }
  @inline(__always) package func priority(_ level: Int32) -> Double { priorities[level] }

  /// Returns the level of a priority, making a new one if necessary.
  ///
  /// Complexity: O(log levels) for an existing level, O(√levels) on average for a new one.
  @inline(__always)
  mutating func level(of priority: Double) -> Int32 {
    if count <= 8 {
      for level in 0..<count where priorities[level] == priority {
        return Int32(truncatingIfNeeded: level)
      }
    }
    return findOrInsert(priority)
  }

  /// - Returns: Whether some constraint has or had this priority.
  func contains(_ priority: Double) -> Bool { find(priority) != nil }

  private mutating func findOrInsert(_ priority: Double) -> Int32 {
    find(priority) ?? insert(priority, at: place(of: priority, in: rankedCount..<count))
  }

  private func find(_ priority: Double) -> Int32? {
    for part in 0..<2 {
      let end = part == 0 ? rankedCount : count
      let place = place(of: priority, in: part * rankedCount..<end)
      if place < end, priorities[byRank[place]] == priority { return byRank[place] }
    }
    return nil
  }

  /// The first place in a sorted part of `byRank` whose priority is not above this one.
  private func place(of priority: Double, in part: Range<Int>) -> Int {
    var (low, high) = (part.lowerBound, part.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if priorities[byRank[middle]] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func insert(_ priority: Double, at place: Int) -> Int32 {
    if count == priorities.capacity { grow(to: 2 * count) }
    let level = Int32(truncatingIfNeeded: count)
    var index = count
    while index > place {
      byRank[index] = byRank[index - 1]
      index -= 1
    }
    byRank[place] = level
    priorities[level] = priority
    count += 1
    let new = count - rankedCount
    // So that neither inserting nor merging takes longer than the other.
    if new * new > count { assignRanks() }
    return level
  }

  /// Merges the new levels with the others and numbers all.
  mutating func assignRanks() {
    guard rankedCount < count else { return }
    // The ranks, which are assigned below, hold the new levels meanwhile.
    var (old, new) = (rankedCount - 1, count - rankedCount - 1)
    for index in 0...new { ranks[index] = byRank[rankedCount + index] }
    while new >= 0 {
      if old >= 0, priorities[byRank[old]] < priorities[ranks[new]] {
        byRank[old + new + 1] = byRank[old]
        old -= 1
      } else {
        byRank[old + new + 1] = ranks[new]
        new -= 1
      }
    }
    for rank in 0..<count { ranks[byRank[rank]] = Int32(truncatingIfNeeded: rank) }
    rankedCount = count
  }

  private mutating func grow(to capacity: Int) {
    let old = self
    arena = Arena(bytes: Self.bytes(capacity))
    carve(capacity)
    priorities.update(from: old.priorities, count: count)
    byRank.update(from: old.byRank, count: count)
    ranks.update(from: old.ranks, count: count)
    var oldArena = old.arena
    oldArena.free()
  }

  private static func bytes(_ capacity: Int) -> Int {
    Arena.size(capacity, of: Double.self) + 2 * Arena.size(capacity, of: Int32.self)
  }

  private mutating func carve(_ capacity: Int) {
    priorities = arena.carve(capacity, of: Double.self)
    byRank = arena.carve(capacity, of: Int32.self)
    ranks = arena.carve(capacity, of: Int32.self)
  }

  func copy() -> PriorityLevels {
    var result = self
    result.arena = Arena()
    result.grow(to: priorities.capacity)
    return result
  }

  mutating func free() { arena.free() }
}
