import Buffers

/// The state before a guess: changes of the active set that are evaluated and may be undone.
///
/// Unlike an inner part of an update, a guess is made while solving, in which the log may be off or
/// record first changes only.
struct Guess {
  let pending: PendingChanges.Counts
  fileprivate let logLength: Int
  fileprivate let logMode: UndoLog.Mode
  fileprivate let blocks: BlockStore.Checkpoint
  fileprivate let pricedRank: Int
  fileprivate let isComplete: Bool
}

extension SolverState {
  /// Begins a guess: until it ends, every change is recorded.
  mutating func beginGuess() -> Guess {
    let guess = Guess(
      pending: pending.counts, logLength: undo.log.length, logMode: undo.log.mode,
      blocks: basis.blocks.checkpoint, pricedRank: pricing.prices.rank,
      isComplete: pricing.violations.isComplete)
    undo.log.mode = .all
    return guess
  }

  /// Ends a guess that stays; the caller prices anew.
  mutating func accept(_ guess: Guess) {
    undo.log.mode = guess.logMode
    guard guess.logMode == .nothing else { return }
    undo.log.words.truncate(to: guess.logLength)
  }

  /// Undoes a guess, to the bit.
  mutating func revert(_ guess: Guess) {
    while undo.log.length > guess.logLength {
      undoLatest()
      statistics.cells &+= 1
    }
    undo.log.mode = guess.logMode
    basis.blocks.truncate(to: guess.blocks)
    pending.truncate(to: guess.pending)
    pricing.prices.rank = guess.pricedRank
    pricing.violations.restore(isComplete: guess.isComplete)
  }
}
