/// The blocks of the order: variables that can only be solved together, with the factors of their
/// rows.
///
/// A block is written once and never changed: a change of the active set that affects it makes new ones.
/// Undoing a call therefore only cuts the store back to its old length.
struct BlockStore {
  struct Block: BitwiseCopyable {
    /// Its variables, in `members`.
    var start: Int32
    var count: Int32
    /// Where its factors begin.
    var integers: Int32
    var numbers: Int32
    var form = Form.dense
  }

  /// What the factors of a block are.
  enum Form: UInt8, BitwiseCopyable {
    /// ``DenseLU``.
    case dense
    /// ``SparseLUFactors``.
    case sparse
    /// ``BorderedFactors``.
    case bordered
  }

  struct Checkpoint: BitwiseCopyable {
    var blocks: Int
    var members: Int
    var integers: Int
    var numbers: Int
  }

  var blocks = List<Block>()
  var members = List<Int32>()
  var integers = List<Int32>()
  var numbers = List<Double>()
  /// The count of numbers after the last compaction.
  var compactedNumbers = 0

  @inline(__always)
  subscript(block: Int32) -> Block { blocks[Int(truncatingIfNeeded: block)] }

  @inline(__always)
  func member(_ block: Block, _ position: Int) -> Int32 {
    members[Int(truncatingIfNeeded: block.start) &+ position]
  }

  /// The variables of a block, in ascending order of their positions.
  @inline(__always)
  func members(of block: Block) -> Run<Int32> {
    members.items.run(from: block.start, count: block.count)
  }

  var checkpoint: Checkpoint {
    Checkpoint(
      blocks: blocks.count, members: members.count, integers: integers.count,
      numbers: numbers.count)
  }

  mutating func restore(_ checkpoint: Checkpoint) {
    blocks.truncate(to: checkpoint.blocks)
    members.truncate(to: checkpoint.members)
    integers.truncate(to: checkpoint.integers)
    numbers.truncate(to: checkpoint.numbers)
  }

  mutating func removeAll() {
    restore(Checkpoint(blocks: 0, members: 0, integers: 0, numbers: 0))
  }

  /// Appends a block of another store; returns its index here.
  mutating func append(_ block: Block, from other: BlockStore) -> Int32 {
    var copy = block
    copy.start = Int32(truncatingIfNeeded: members.count)
    copy.integers = Int32(truncatingIfNeeded: integers.count)
    copy.numbers = Int32(truncatingIfNeeded: numbers.count)
    for member in other.members(of: block) { members.append(member) }
    let sizes = other.sizes(of: block)
    for index in 0..<sizes.integers {
      integers.append(other.integers[Int(block.integers) + index])
    }
    for index in 0..<sizes.numbers { numbers.append(other.numbers[Int(block.numbers) + index]) }
    blocks.append(copy)
    return Int32(truncatingIfNeeded: blocks.count - 1)
  }

  /// The number of integers and of numbers that a block's factors take.
  private func sizes(of block: Block) -> (integers: Int, numbers: Int) {
    let count = Int(block.count)
    if block.form == .dense { return (count, count * count) }
    let first = Int(block.integers)
    if block.form == .bordered {
      return Self.sizesWithBorder(count, entries: Int(integers[first]))
    }
    let (operations, entries) = (Int(integers[first]), Int(integers[first + 1]))
    return (2 + 2 * operations + 3 * count + entries, operations + count + entries)
  }

  /// The same of so many variables in bordered form.
  static func sizesWithBorder(_ count: Int, entries: Int) -> (integers: Int, numbers: Int) {
    (1 + 3 * count + entries, 2 * count + entries)
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

extension SolverState {
  /// Drops the factors of blocks no longer in use, once they are the greater part of the store.
  mutating func compactBlocks() {
    guard blocks.numbers.count > 2 * blocks.compactedNumbers + 4096 else { return }
    var old = blocks
    scratch.plan.forget()
    blocks = BlockStore()
    statistics.cells &+= variableCount
    for variable in 0..<variableCount where variables[variable].block != noBlock {
      let block = old[variables[variable].block]
      if old.member(block, 0) == Int32(truncatingIfNeeded: variable) {
        old.blocks[Int(variables[variable].block)].integers = blocks.append(block, from: old)
      }
    }
    for variable in 0..<variableCount where variables[variable].block != noBlock {
      variables[variable].block = old[variables[variable].block].integers
    }
    old.free()
    blocks.compactedNumbers = blocks.numbers.count
  }
}
