/// The distinct priorities in use, each with a rank: 0 is required, larger is less important.
///
/// Rows hold a level's identity, which never changes, while ranks shift when a level is added
/// between others.
struct PriorityLevels {
  private var priorities = List<Double>()
  private var ranks = Column<Int32>()
  private var byRank = Column<Int32>()
  private var last: Int32 = 0

  /// The identity of the required level.
  static let required: Int32 = 0

  init() { _ = insert(1000, at: 0) }

  @inline(__always) var count: Int { priorities.count }

  @inline(__always) func rank(_ level: Int32) -> Int32 { ranks[level] }
  @inline(__always) func level(rank: Int) -> Int32 { byRank[rank] }
  @inline(__always) func priority(_ level: Int32) -> Double {
    priorities[Int(truncatingIfNeeded: level)]
  }

  /// The level of a priority, made if it is new.
  ///
  /// Complexity: O(1) for the priority asked for last, O(log levels) for a known one, O(levels) for
  /// a new one.
  @inline(__always)
  mutating func level(of priority: Double) -> Int32 {
    if priorities[Int(truncatingIfNeeded: last)] == priority { return last }
    last = find(priority)
    return last
  }

  private mutating func find(_ priority: Double) -> Int32 {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      let value = self.priority(byRank[middle])
      if value == priority { return byRank[middle] }
      if value > priority { low = middle + 1 } else { high = middle }
    }
    return insert(priority, at: low)
  }

  private mutating func insert(_ priority: Double, at rank: Int) -> Int32 {
    let level = Int32(truncatingIfNeeded: count)
    ranks.grow(to: count + 1, keeping: count, filling: 0)
    byRank.grow(to: count + 1, keeping: count, filling: 0)
    priorities.append(priority)
    var place = count - 1
    while place > rank {
      byRank[place] = byRank[place - 1]
      ranks[byRank[place]] = Int32(truncatingIfNeeded: place)
      place -= 1
    }
    byRank[rank] = level
    ranks[level] = Int32(truncatingIfNeeded: rank)
    return level
  }

  func copy() -> PriorityLevels {
    var result = self
    result.priorities = priorities.copy(filling: 0)
    result.ranks = ranks.copy(keeping: count, filling: 0)
    result.byRank = byRank.copy(keeping: count, filling: 0)
    return result
  }

  mutating func free() {
    priorities.free()
    ranks.free()
    byRank.free()
  }
}
