// What a call of many pivots has written and needs no longer.
//
// Each pivot makes new blocks and records what it overwrites. What of that is out of date is dropped between two pivots,
// once it may be the greater part: pivots take memory for what there is, however many they are.

/// From how much on it is looked for.
enum Compaction {
  #if InternalChecks
  // Early, so that the checks meet it in small systems.
  static let leastNumbers = 16
  static let leastWords = 64
  #else
  static let leastNumbers = 4096
  static let leastWords = 1 << 15
  #endif
}

extension BlockStore {
  /// From how many numbers on the greater part may be out of use.
  var limit: Int { 2 * Swift.max(compactedNumbers, numbersInCall) + Compaction.leastNumbers }
}

extension SolverState {
  /// Drops what the call has written and needs no longer.
  @inline(never)
  mutating func compactCall() {
    undoLog.compact(indicesBelow: Swift.max(variableCount, rowCount))
    compactBlocksInCall()
  }

  /// Drops the factors of blocks that a call has made and needs no longer, once they are the greater part.
  ///
  /// A plan names older ones, and is needed again if the call is undone.
  private mutating func compactBlocksInCall() {
    guard blocks.numbers.count > blocks.limit else { return }
    dropUnusedBlocks(behind: checkpoint?.blocks ?? BlockStore.Checkpoint())
    blocks.numbersInCall = blocks.numbers.count
  }

  /// Drops the factors of all blocks no longer in use, and the memory that the call took for them.
  mutating func compactBlocks() {
    guard blocks.numbersInCall > 0 || blocks.numbers.count > blocks.limit else { return }
    scratch.plan.forget()
    dropUnusedBlocks(behind: BlockStore.Checkpoint())
    blocks.trim()
    blocks.numbersInCall = 0
    blocks.compactedNumbers = blocks.numbers.count
  }

  @inline(never)
  private mutating func dropUnusedBlocks(behind start: BlockStore.Checkpoint) {
    var next = start
    statistics.cells &+= blocks.blocks.count &- next.blocks
    for index in next.blocks..<blocks.blocks.count {
      let block = blocks.blocks[index]
      let isInUse = variables[blocks.member(block, 0)].block == Int32(truncatingIfNeeded: index)
      guard isInUse else { continue }
      let moved = Int32(truncatingIfNeeded: next.blocks)
      for member in blocks.members(of: block) { variables[member].block = moved }
      blocks.move(block, to: &next)
    }
    blocks.truncate(to: next)
  }
}

extension UndoLog {
  /// Drops what a long call has recorded of anything a second time, and marks the rest.
  ///
  /// Undoing the call ends with what was recorded first. Variables and rows have indices below `count`.
  @inline(__always)
  mutating func compact(indicesBelow count: Int) {
    if words.count > Compaction.leastWords, mode == .all { compactAll(count) }
  }

  @inline(never)
  private mutating func compactAll(_ count: Int) {
    var kind = linkForward()
    let all = words.count
    assert(mode == .all, "a log that is not written, or has marks")
    mode = .first
    marks = Buffer(repeating: 0, capacity: (Kind.count &* count) &>> 6 &+ 1)
    var (kept, start) = (0, 0)
    while start < all {
      let (size, header) = (kind.words &+ 1, words[start &+ kind.words])
      let index = Self.parts(ofHeader: header).index
      if mark(kind, index) {
        words.move(from: start, to: kept, count: size)
        kept &+= size
        words[kept &- 1] = Self.header(kind, index)
      }
      start &+= size
      kind = Self.next(after: header)
    }
    words.truncate(to: kept)
  }

  /// Notes in the header of each entry the kind of the next one, since headers stand behind; returns the first kind.
  private func linkForward() -> Kind {
    var (end, next) = (words.count, Kind.value)
    while end > 0 {
      let kind = Self.parts(ofHeader: words[end &- 1]).kind
      words[end &- 1] |= next.rawValue << Self.nextShift
      end &-= kind.words &+ 1
      next = kind
    }
    return next
  }

  /// Marks a thing as recorded; returns whether it was not, or has no mark, as a term.
  @inline(__always)
  func mark(_ kind: Kind, _ index: Int32) -> Bool {
    let (word, bit) = Self.place(ofMark: kind, index)
    guard word < marks.capacity else { return true }
    let old = marks[word]
    marks[word] = old | bit
    return old & bit == 0
  }

  /// Takes the mark off a thing that is undone, so that it is recorded again.
  @inline(never)
  func unmark(_ kind: Kind, _ index: Int32) {
    let (word, bit) = Self.place(ofMark: kind, index)
    if word < marks.capacity { marks[word] &= ~bit }
  }

  @inline(__always)
  private static func place(ofMark kind: Kind, _ index: Int32) -> (word: Int, bit: UInt64) {
    let number = Kind.count &* Int(index) &+ Int(truncatingIfNeeded: kind.rawValue)
    return (number &>> 6, 1 &<< UInt64(truncatingIfNeeded: number & 63))
  }
}
