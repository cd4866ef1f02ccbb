import Buffers

/// The irreducible blocks of the order, with the factors of their rows.
///
/// Invariant: a block is never changed. A change of the active set builds new blocks instead, so
/// rolling back truncates the store to its old size. Obsolete blocks of the current call are
/// dropped by compaction (`Undo/UndoLog.swift`).
struct BlockStore {
  struct Block: BitwiseCopyable {
    /// The start of the block's variables in `members`.
    var start: Int32
    var count: Int32
    /// The starts of the block's factors in `integers` and `numbers`.
    var integers: Int32
    var numbers: Int32
    var form = Form.dense
  }

  /// The representation of a block's factors.
  enum Form: UInt8, BitwiseCopyable {
    /// ``DenseLU``.
    case dense
    /// ``SparseLUFactors``.
    case sparse
  }

  /// The size of the store; empty by default.
  struct Checkpoint: BitwiseCopyable {
    var blocks = 0
    var members = 0
    var integers = 0
    var numbers = 0
  }

  var blocks = List<Block>()
  var members = List<Int32>()
  var integers = List<Int32>()
  var numbers = List<Double>()
  /// The number of `numbers` after the last compaction at the end of a call.
  var compactedNumbers = 0
  /// The number of `numbers` after the last compaction within the call; 0 before the first.
  var numbersInCall = 0

  @inline(__always)
  subscript(block: Int32) -> Block { blocks[Int(truncatingIfNeeded: block)] }

  @inline(__always)
  func member(_ block: Block, _ position: Int) -> Int32 {
    members[Int(truncatingIfNeeded: block.start) &+ position]
  }

  /// The variables of a block, in ascending order of position.
  @inline(__always)
  func members(of block: Block) -> Run<Int32> {
    members.items.run(from: block.start, count: block.count)
  }

  var checkpoint: Checkpoint {
    Checkpoint(
      blocks: blocks.count, members: members.count, integers: integers.count,
      numbers: numbers.count)
  }

  /// Restores the size that the store had before a call.
  mutating func restore(_ checkpoint: Checkpoint) {
    truncate(to: checkpoint)
    numbersInCall = 0
  }

  mutating func truncate(to checkpoint: Checkpoint) {
    blocks.truncate(to: checkpoint.blocks)
    members.truncate(to: checkpoint.members)
    integers.truncate(to: checkpoint.integers)
    numbers.truncate(to: checkpoint.numbers)
  }

  mutating func removeAll() { restore(Checkpoint()) }

  /// Moves a block to a lower offset and advances the offset past it.
  ///
  /// - Parameters:
  ///   - block: A block at or behind `next`.
  ///   - next: The size of the compacted part of the store.
  func move(_ block: Block, to next: inout Checkpoint) {
    var moved = block
    let sizes = sizes(of: block)
    moved.start = Int32(truncatingIfNeeded: next.members)
    moved.integers = Int32(truncatingIfNeeded: next.integers)
    moved.numbers = Int32(truncatingIfNeeded: next.numbers)
    members.move(from: Int(block.start), to: next.members, count: Int(block.count))
    integers.move(from: Int(block.integers), to: next.integers, count: sizes.integers)
    numbers.move(from: Int(block.numbers), to: next.numbers, count: sizes.numbers)
    blocks[next.blocks] = moved
    next.blocks &+= 1
    next.members &+= Int(block.count)
    next.integers &+= sizes.integers
    next.numbers &+= sizes.numbers
  }

  /// The number of integers and of floating-point numbers in a block's factors.
  private func sizes(of block: Block) -> (integers: Int, numbers: Int) {
    let count = Int(block.count)
    if block.form == .dense { return (count, count * count) }
    let first = Int(block.integers)
    let (operations, entries) = (Int(integers[first]), Int(integers[first + 1]))
    return (2 + 2 * operations + 3 * count + entries, operations + count + entries)
  }

  /// Releases unused memory, except that which growing by doubling would have allocated as well.
  mutating func trim() {
    blocks.trim()
    members.trim()
    integers.trim()
    numbers.trim()
  }

  func copy() -> BlockStore {
    var result = self
    result.blocks = blocks.copy()
    result.members = members.copy()
    result.integers = integers.copy()
    result.numbers = numbers.copy()
    return result
  }

  mutating func free() {
    blocks.free()
    members.free()
    integers.free()
    numbers.free()
  }
}
