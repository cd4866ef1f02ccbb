import Buffers

/// The old bits of everything that a call overwrites, to roll it back exactly.
///
/// Records are copied whole before they change, and copied back in reverse order. Appended rows,
/// terms and blocks need no entry: the checkpoint truncates them. In a long call only the first
/// change of each element is recorded (`Undo/UndoLog.swift`).
struct UndoLog {
  /// The kind of element that an entry restores.
  ///
  /// The header word contains it with the index; the old bits precede the header.
  enum Kind: UInt64 {
    case value
    case variable
    case column
    case blockingLevels
    case row
    case link
    /// The position of a variable, and with it the variable's slot in the order.
    case position

    /// The number of kinds.
    static var count: Int { Int(position.rawValue) + 1 }

    /// The number of words that precede the header of an entry.
    var words: Int {
      switch self {
      case .variable: wordCount(of: VariableRecord.self)
      case .row: wordCount(of: RowRecord.self)
      case .value, .column, .blockingLevels, .link, .position: 1
      }
    }

    private func wordCount<Payload: BitwiseCopyable>(of _: Payload.Type) -> Int {
      List<UInt64>.words(of: Payload.self)
    }
  }

  /// The changes that are recorded.
  enum Mode: UInt8 {
    case nothing
    case all
    /// Only the first change of each element, as tracked by `marks`.
    case firstChanges
  }

  /// The counts and list heads at the start of a call.
  struct Checkpoint {
    var variableCount: Int
    var freeVariableCount: Int
    var rowCount: Int
    var liveRows: Int
    var freeRow: Int32
    var termCount: Int
    var deadTerms: Int
    var linkedTerms: Int
    var linkingCells: Int
    var nextSerial: UInt32
    var isPristine: Bool
    var sumOfConstants: Double
    var hasWideValues: Bool
    var hasWideFactors: Bool
    var isUnfinished: Bool
    var blocks: BlockStore.Checkpoint
    var statistics: SolverStatistics
  }

  var words = List<UInt64>()
  var mode = Mode.nothing
  /// One bit per kind and index, set once the element is recorded in a long call.
  var marks = Buffer<UInt64>()

  /// Records a variable's value.
  @inline(__always)
  mutating func recordValue(_ index: Int32, _ value: Double) {
    guard mode == .all else { return recordFirst(index, value) }
    words.append(bitsOf: LoggedValue(value, of: index))
  }

  /// Out of line: code size.
  @inline(never)
  private mutating func recordFirst(_ index: Int32, _ value: Double) {
    if mode == .firstChanges { append(.value, index, value.bitPattern) }
  }

  @inline(__always)
  mutating func record<Payload: BitwiseCopyable>(
    _ kind: Kind, _ index: Int32, _ payload: Payload
  ) {
    guard mode != .nothing else { return }
    append(kind, index, payload)
  }

  private mutating func append<Payload: BitwiseCopyable>(
    _ kind: Kind, _ index: Int32, _ payload: Payload
  ) {
    if mode == .firstChanges, !insertMark(kind, index) { return }
    assert(List<UInt64>.words(of: Payload.self) == kind.words, "an entry of another length")
    words.append(bitsOf: payload)
    words.append(Self.header(kind, index))
  }

  /// The header word of an entry.
  @inline(__always)
  static func header(_ kind: Kind, _ index: Int32) -> UInt64 {
    kind.rawValue << 32 | UInt64(UInt32(bitPattern: index))
  }

  /// The length of the log in words.
  var length: Int { words.count }

  var isEmpty: Bool { words.isEmpty }

  /// Removes and returns the header of the last entry: its kind and index.
  @inline(__always)
  mutating func popHeader() -> (kind: Kind, index: Int32) {
    Self.parts(ofHeader: words.removeLast())
  }

  @inline(__always)
  static func parts(ofHeader header: UInt64) -> (kind: Kind, index: Int32) {
    let kind = Kind(rawValue: header >> 32 & 0xFF) ?? .value
    return (kind, Int32(bitPattern: UInt32(truncatingIfNeeded: header)))
  }

  /// Removes the old bits of the last entry, whose header was removed before.
  mutating func popPayload<Payload: BitwiseCopyable>(into target: inout Payload) {
    words.removeLast(bitsInto: &target)
  }

  /// Discards the log and stops recording.
  @inline(never)
  mutating func stopRecording() {
    words.removeAll()
    if mode == .firstChanges { marks.fill(0, count: marks.capacity) }
    mode = .nothing
  }

  func copy() -> UndoLog {
    var result = self
    result.words = words.copy()
    result.marks = marks.copy(keeping: marks.capacity)
    return result
  }

  mutating func free() {
    words.free()
    marks.free()
  }
}

/// An old value in the log, with its header.
struct LoggedValue: BitwiseCopyable {
  private let value: UInt64
  private let header: UInt64

  @inline(__always)
  init(_ value: Double, of variable: Int32) {
    self.value = value.bitPattern
    header = UndoLog.header(.value, variable)
  }
}

/// The state at the start of an inner part of an update.
///
/// It is restored if the part fails and the update continues. Nothing is solved within an update,
/// so all lists have only been appended to.
struct Savepoint {
  let undoLog: Int
  let counts: UndoLog.Checkpoint
  let newRows: Int
  let hasDiscardedRows: Bool
  let pending: PendingChanges.Counts
}

extension SolverState {
  func savepoint() -> Savepoint {
    Savepoint(
      undoLog: undo.log.length, counts: checkpoint(), newRows: call.newRows.count,
      hasDiscardedRows: call.hasDiscardedRows, pending: pending.counts)
  }

  /// Undoes everything that the update has done since the savepoint.
  mutating func rollBack(to savepoint: Savepoint) {
    assert(undo.log.mode != .firstChanges, "a log without a record of later changes")
    while undo.log.length > savepoint.undoLog { undoLatest() }
    truncate(to: savepoint.counts)
    call.newRows.truncate(to: savepoint.newRows)
    call.hasDiscardedRows = savepoint.hasDiscardedRows
    pending.truncate(to: savepoint.pending)
  }

  /// The current counts and list heads.
  func checkpoint() -> UndoLog.Checkpoint {
    UndoLog.Checkpoint(
      variableCount: problem.variableCount, freeVariableCount: problem.freeVariables.count,
      rowCount: problem.rowCount,
      liveRows: problem.liveRows, freeRow: problem.freeRow, termCount: problem.termCount,
      deadTerms: problem.deadTerms,
      linkedTerms: problem.linkedTerms, linkingCells: problem.linkingCells,
      nextSerial: problem.nextSerial,
      isPristine: problem.isPristine,
      sumOfConstants: problem.sumOfConstants, hasWideValues: problem.hasWideValues,
      hasWideFactors: problem.hasWideFactors,
      isUnfinished: isUnfinished, blocks: basis.blocks.checkpoint, statistics: statistics)
  }

  /// Truncates everything appended since the counts were read.
  mutating func truncate(to counts: UndoLog.Checkpoint) {
    problem.variableCount = counts.variableCount
    problem.columnCount = Swift.min(problem.columnCount, problem.variableCount)
    if problem.names.count > problem.variableCount {
      problem.names.removeLast(problem.names.count - problem.variableCount)
    }
    problem.freeVariables.truncate(to: counts.freeVariableCount)
    problem.rowCount = counts.rowCount
    problem.liveRows = counts.liveRows
    problem.freeRow = counts.freeRow
    problem.termCount = counts.termCount
    problem.deadTerms = counts.deadTerms
    problem.linkedTerms = counts.linkedTerms
    problem.linkingCells = counts.linkingCells
    problem.nextSerial = counts.nextSerial
    problem.isPristine = counts.isPristine
    problem.sumOfConstants = counts.sumOfConstants
    problem.hasWideValues = counts.hasWideValues
    problem.hasWideFactors = counts.hasWideFactors
    isUnfinished = counts.isUnfinished
    basis.blocks.restore(counts.blocks)
    statistics = counts.statistics
  }

  mutating func undoLatest() {
    let (kind, index) = undo.log.popHeader()
    switch kind {
    case .value:
      undo.log.popPayload(into: &basis.values[index])
      undo.changes.record(index)
    case .variable: undo.log.popPayload(into: &problem.variables[index])
    case .column: undo.log.popPayload(into: &problem.columns[index])
    case .blockingLevels: undo.log.popPayload(into: &problem.variables[index].blockingLevels)
    case .row: undo.log.popPayload(into: &problem.rows[index])
    case .link: undo.log.popPayload(into: &problem.links[index])
    case .position:
      undo.log.popPayload(into: &problem.variables[index].position)
      basis.order[problem.variables[index].position] = index
    }
  }
}

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

// Bounding the memory of a call with many pivots.
//
// Each pivot builds new blocks and logs what it overwrites. Obsolete blocks are dropped between two
// pivots once they may be the greater part, and a long log records nothing a second time. So memory
// is bounded by the size of the problem, independent of the number of pivots.

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
  func insertMark(_ kind: Kind, _ index: Int32) -> Bool {
    let number = Kind.count &* Int(index) &+ Int(truncatingIfNeeded: kind.rawValue)
    let (word, bit) = (number &>> 6, 1 &<< UInt64(truncatingIfNeeded: number & 63) as UInt64)
    guard word < marks.capacity else { return true }
    let old = marks[word]
    marks[word] = old | bit
    return old & bit == 0
  }
}
