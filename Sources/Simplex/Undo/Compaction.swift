// Bounding the memory of a call with many pivots.
//
// Each pivot builds new blocks and logs what it overwrites. Obsolete blocks are dropped between two
// pivots once they may be the greater part, and a long log records nothing a second time. So memory
// is bounded by the size of the problem, independent of the number of pivots.

import Buffers

/// The size above which a call is compacted.
enum Compaction {
  #if InternalChecks
  // Small, so that checks reach compaction in small systems.
  static let minimumNumbers = 16
  #else
  static let minimumNumbers = 4096
  #endif
  /// The length of a log above which it records nothing a second time.
  static let minimumWords = 8 * minimumNumbers
}

extension BlockStore {
  /// The length of `numbers` above which most of them may be obsolete.
  var limit: Int { 2 * Swift.max(compactedNumbers, numbersInCall) + Compaction.minimumNumbers }
}

extension SolverState {
  /// Drops obsolete blocks of the call, and limits its log to first changes once it is long.
  @inline(never)
  mutating func compactCall() {
    undo.log.recordFirstChangesOnly(
      indicesBelow: Swift.max(problem.variableCount, problem.rowCount))
    compactBlocksInCall()
  }

  /// Drops obsolete blocks that the call has built, once they are the greater part.
  ///
  /// Older blocks stay: rolling back restores them.
  private mutating func compactBlocksInCall() {
    guard basis.blocks.numbers.count > basis.blocks.limit else { return }
    dropUnusedBlocks(behind: undo.checkpoint?.blocks ?? BlockStore.Checkpoint())
    basis.blocks.numbersInCall = basis.blocks.numbers.count
  }

  /// Drops all obsolete blocks, and releases the memory that the call needed for them.
  mutating func compactBlocks() {
    guard basis.blocks.numbersInCall > 0 || basis.blocks.numbers.count > basis.blocks.limit else {
      return
    }
    dropUnusedBlocks(behind: BlockStore.Checkpoint())
    basis.blocks.trim()
    basis.blocks.numbersInCall = 0
    basis.blocks.compactedNumbers = basis.blocks.numbers.count
  }

  @inline(never)
  private mutating func dropUnusedBlocks(behind start: BlockStore.Checkpoint) {
    var next = start
    statistics.cells &+= basis.blocks.blocks.count &- next.blocks
    for index in next.blocks..<basis.blocks.blocks.count {
      let block = basis.blocks.blocks[index]
      let isInUse =
        problem.variables[basis.blocks.member(block, 0)].block == Int32(truncatingIfNeeded: index)
      guard isInUse else { continue }
      let moved = Int32(truncatingIfNeeded: next.blocks)
      for member in basis.blocks.members(of: block) { problem.variables[member].block = moved }
      basis.blocks.move(block, to: &next)
    }
    basis.blocks.truncate(to: next)
  }
}

extension UndoLog {
  /// Restricts the log to the first change of each element, once it is long.
  ///
  /// Rolling back ends with the oldest record anyway. Variables and rows have indices below
  /// `count`.
  mutating func recordFirstChangesOnly(indicesBelow count: Int) {
    guard words.count > Compaction.minimumWords, mode == .all else { return }
    mode = .firstChanges
    marks.grow(to: (Kind.count &* count) &>> 6 &+ 1, keeping: marks.capacity, filling: 0)
  }

  /// Marks an element as recorded.
  ///
  /// - Returns: Whether to record it: it was not marked yet, or has no mark, like a term.
  @inline(never)
  func markIfFirst(_ kind: Kind, _ index: Int32) -> Bool {
    let number = Kind.count &* Int(index) &+ Int(truncatingIfNeeded: kind.rawValue)
    let (word, bit) = (number &>> 6, 1 &<< UInt64(truncatingIfNeeded: number & 63) as UInt64)
    guard word < marks.capacity else { return true }
    let old = marks[word]
    marks[word] = old | bit
    return old & bit == 0
  }
}
