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
    undoLog.compact()
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
  /// Drops what was recorded of anything a second time: undoing the call ends with what was recorded first.
  mutating func compact() {
    guard words.count > 2 * compactedWords + Compaction.leastWords else { return }
    var (kind, largest) = linkForward()
    let all = words.count
    let seen: Buffer<UInt64> = words.room((Kind.count &* (largest &+ 1)) &>> 6 &+ 1)
    for word in 0..<seen.capacity { seen[word] = 0 }
    var (kept, start) = (0, 0)
    while start < all {
      let (size, header) = (kind.words &+ 1, words[start &+ kind.words])
      let index = Self.parts(ofHeader: header).index
      let number = Kind.count &* Int(index) &+ Int(truncatingIfNeeded: kind.rawValue)
      let (word, bit) = (number &>> 6, 1 &<< UInt64(truncatingIfNeeded: number & 63) as UInt64)
      if seen[word] & bit == 0 {
        seen[word] |= bit
        words.move(from: start, to: kept, count: size)
        kept &+= size
        words[kept &- 1] = Self.header(kind, index)
      }
      start &+= size
      kind = Self.next(after: header)
    }
    words.truncate(to: kept)
    compactedWords = kept
  }

  /// Notes in the header of each entry the kind of the next one, since headers stand behind; returns the first kind,
  /// and the largest index.
  private func linkForward() -> (first: Kind, largest: Int) {
    var (end, next, largest) = (words.count, Kind.value, 0)
    while end > 0 {
      let (kind, index) = Self.parts(ofHeader: words[end &- 1])
      words[end &- 1] |= next.rawValue << Self.nextShift
      largest = Swift.max(largest, Int(index))
      end &-= kind.words &+ 1
      next = kind
    }
    return (next, largest)
  }
}
