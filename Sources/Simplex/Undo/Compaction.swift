// What a call of many pivots has written and needs no longer.
//
// Each pivot makes new blocks and records what it overwrites. Blocks that are out of date are dropped between two pivots,
// once they may be the greater part, and a long log takes nothing a second time: pivots take memory for what there is,
// however many they are.

/// From how much on that is done.
enum Compaction {
  #if InternalChecks
  // Early, so that the checks meet it in small systems.
  static let minimumNumbers = 16
  static let leastWords = 64
  #else
  static let minimumNumbers = 4096
  static let leastWords = 1 << 15
  #endif
}

extension BlockStore {
  /// From how many numbers on the greater part may be out of use.
  var limit: Int { 2 * Swift.max(compactedNumbers, numbersInCall) + Compaction.minimumNumbers }
}

extension SolverState {
  /// Drops what the call has written and needs no longer, and keeps its log from growing with it.
  @inline(never)
  mutating func compactCall() {
    undoLog.recordFirstChangesOnly(indicesBelow: Swift.max(variableCount, rowCount))
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
    scratch.plan.invalidate()
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
  /// Goes on recording nothing a second time, once a call has recorded much.
  ///
  /// Undoing ends with what was recorded first. Variables and rows have indices below `count`.
  mutating func recordFirstChangesOnly(indicesBelow count: Int) {
    guard words.count > Compaction.leastWords, mode == .all else { return }
    mode = .firstChanges
    marks.grow(to: (Kind.count &* count) &>> 6 &+ 1, keeping: marks.capacity, filling: 0)
  }

  /// Marks a thing as recorded; returns whether it was not, or has no mark, as a term.
  @inline(never)
  func mark(_ kind: Kind, _ index: Int32) -> Bool {
    let number = Kind.count &* Int(index) &+ Int(truncatingIfNeeded: kind.rawValue)
    let (word, bit) = (number &>> 6, 1 &<< UInt64(truncatingIfNeeded: number & 63) as UInt64)
    guard word < marks.capacity else { return true }
    let old = marks[word]
    marks[word] = old | bit
    return old & bit == 0
  }
}
