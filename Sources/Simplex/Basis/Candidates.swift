/// New rows by level, in order of insertion within a level, and those to be made active in the order
/// of trying.
struct Candidates {
  let rowCount: Int
  let byLevel: Column<Int32>
  /// Where each rank's rows begin in `byLevel`.
  let starts: Column<Int32>
  let chosen: Column<Int32>
  private(set) var chosenCount = 0

  init(rowCount: Int, levelCount: Int) {
    self.rowCount = rowCount
    var byLevel = Column<Int32>()
    var chosen = Column<Int32>()
    byLevel.reserve(rowCount, keeping: 0)
    chosen.reserve(rowCount, keeping: 0)
    self.byLevel = byLevel
    self.chosen = chosen
    starts = Column(repeating: 0, capacity: levelCount + 1)
  }

  func range(ofRank rank: Int) -> Range<Int> { Int(starts[rank])..<Int(starts[rank + 1]) }

  @inline(__always)
  mutating func choose(_ row: Int32) {
    chosen[chosenCount] = row
    chosenCount &+= 1
  }

  mutating func free() {
    var (byLevel, starts, chosen) = (byLevel, starts, chosen)
    byLevel.free()
    starts.free()
    chosen.free()
  }
}

extension Core {
  /// Counting sort of the new rows by rank.
  func sortByLevel(_ candidates: Candidates) {
    let starts = candidates.starts
    let count = candidates.rowCount
    for place in 0..<count { starts[rank(ofRow: rows[work.newRows[place]]) + 1] += 1 }
    for rank in 0..<levels.count { starts[rank + 1] += starts[rank] }
    for place in 0..<count {
      let row = work.newRows[place]
      let rank = rank(ofRow: rows[row])
      candidates.byLevel[starts[rank]] = row
      starts[rank] += 1
    }
    for rank in stride(from: levels.count, to: 0, by: -1) { starts[rank] = starts[rank - 1] }
    starts[0] = 0
  }
}
