/// The distinct priorities in use, each with a rank: 0 is required, larger is less important.
///
/// Rows store the identity of a level, which never changes; ranks shift when a level is inserted
/// between others.
package struct PriorityLevels {
  private var arena = Arena()
  /// The priority of each rank, descending.
  private var priorities = Buffer<Double>()
  /// The identity of each rank.
  private var byRank = Buffer<Int32>()
  /// The rank of each identity.
  private var ranks = Buffer<Int32>()
  package private(set) var count = 0

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
    count = 1
  }

  @inline(__always) package func rank(_ level: Int32) -> Int32 { ranks[level] }
  @inline(__always) package func level(rank: Int) -> Int32 { byRank[rank] }
  @inline(__always) package func priority(_ level: Int32) -> Double { priorities[ranks[level]] }

  /// Returns the level of a priority, inserting a new one if necessary.
  ///
  /// Complexity: O(log levels) for an existing level, O(levels) for a new one.
  @inline(__always)
  mutating func level(of priority: Double) -> Int32 {
    if count <= 8 {
      for rank in 0..<count where priorities[rank] == priority { return byRank[rank] }
    }
    return findOrInsert(priority)
  }

  /// - Returns: Whether some constraint has or had this priority.
  func contains(_ priority: Double) -> Bool {
    let rank = rank(forPriority: priority)
    return rank < count && priorities[rank] == priority
  }

  private mutating func findOrInsert(_ priority: Double) -> Int32 {
    let rank = rank(forPriority: priority)
    if rank < count, priorities[rank] == priority { return byRank[rank] }
    return insert(priority, at: rank)
  }

  /// The rank of a priority's level, or the rank at which to insert it.
  private func rank(forPriority priority: Double) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func insert(_ priority: Double, at rank: Int) -> Int32 {
    if count == priorities.capacity { grow(to: 2 * count) }
    let level = Int32(truncatingIfNeeded: count)
    var index = count
    while index > rank {
      priorities[index] = priorities[index - 1]
      byRank[index] = byRank[index - 1]
      ranks[byRank[index]] = Int32(truncatingIfNeeded: index)
      index -= 1
    }
    priorities[rank] = priority
    byRank[rank] = level
    ranks[level] = Int32(truncatingIfNeeded: rank)
    count += 1
    return level
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
