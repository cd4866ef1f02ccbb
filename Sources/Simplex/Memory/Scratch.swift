package import Buffers

/// Vectors and lists for intermediate results of solves and searches, allocated on demand.
///
/// Invariant: between uses, vectors of results are zero and work lists empty, so growing copies
/// nothing. Lists of variables hold each variable at most once and have capacity for all of them.
package struct Scratch {
  // One element per variable, used by the order.
  private var orderArena = Arena()
  /// The epoch of the last search that marked a variable.
  package private(set) var variableMark = Buffer<UInt32>()
  var components = ComponentSearch()
  /// The index of a variable in its block.
  private(set) var local = Buffer<Int32>()
  private var isLocalFilled = false
  /// A work list of variables, for one search or its result at a time.
  package var queue = List(Buffer<Int32>())
  /// For each element of `queue`, the index from which a search for a match reached it.
  var parents = List(Buffer<Int32>())

  // One element per variable, used by optimization only; most first solves do without.
  private var variableArena = Arena()
  /// The vector of the current solve.
  package var solve = SolveVectors()
  /// The positions that a reordering assigns anew, in ascending order; empty between uses.
  var sortedPositions = List(Buffer<Int32>())
  /// The positions that a solve has still to visit, or that a search has found to reorder; empty
  /// between uses.
  var pendingPositions = BitSet()

  // One element per row, or per basis entry.
  private var rowArena = Arena()
  /// The number of variables whose holds have elements.
  private var holdCapacity = 0
  /// The epoch of the last search that marked a row.
  package private(set) var rowMark = Buffer<UInt32>()

  var block = BlockWorkspace()

  package private(set) var epoch: UInt32 = 0

  /// Returns an epoch that no mark has.
  @inline(__always)
  package mutating func nextEpoch() -> UInt32 {
    epoch &+= 1
    if epoch == UInt32.max { resetMarks() }
    return epoch
  }

  /// Initializes the indices in blocks, which a solve without blocks never touches.
  @inline(__always)
  mutating func prepareLocal() {
    if !isLocalFilled { local.fill(0, count: local.capacity) }
    isLocalFilled = true
  }

  private mutating func resetMarks() {
    variableMark.fill(0, count: variableMark.capacity)
    rowMark.fill(0, count: rowMark.capacity)
    epoch = 1
  }

  /// Reserves the working memory of the order for this number of variables.
  @inline(__always)
  mutating func prepare(variables: Int) {
    if variables > variableMark.capacity { growOrder(to: variables) }
  }

  /// Reserves everything that optimization needs.
  ///
  /// The vectors of pricing are parts of the same allocations.
  @inline(__always)
  mutating func prepare(variables: Int, rows: Int, levels: Int, with pricing: inout Pricing) {
    prepare(variables: variables)
    if variables > solve.numbers.capacity {
      growVariables(to: variableMark.capacity, with: &pricing)
    }
    if variables > pendingPositions.capacity { pendingPositions.grow(to: solve.numbers.capacity) }
    if rows > solve.alphas.capacity || solve.numbers.capacity > holdCapacity {
      reallocateRows(to: rows, with: &pricing)
    }
    pricing.prepare(levels: levels)
  }

  /// The number of bytes that the order's working memory needs for `count` variables.
  static func orderBytes(_ count: Int) -> Int {
    4 * Arena.size(count, of: Int32.self) + ComponentSearch.bytes(count)
  }

  /// Carves the order's working memory from an arena, if there is none.
  mutating func prepareOrder(_ variables: Int, in tables: inout Arena) {
    if variableMark.capacity == 0 {
      carveOrder(variables, in: tables.subarena(bytes: Self.orderBytes(variables)))
    }
  }

  private mutating func growOrder(to count: Int) {
    let room = Arena.growth(to: count, from: variableMark.capacity)
    orderArena.free()
    carveOrder(room, in: Arena(bytes: Self.orderBytes(room)))
  }

  private mutating func carveOrder(_ room: Int, in arena: Arena) {
    orderArena = arena
    variableMark = orderArena.carve(room, repeating: 0)
    local = orderArena.carve(room, of: Int32.self)
    isLocalFilled = false
    components.carve(room, from: &orderArena)
    queue = List(orderArena.carve(room, of: Int32.self))
    parents = List(orderArena.carve(room, of: Int32.self))
  }

  private mutating func growVariables(to room: Int, with pricing: inout Pricing) {
    variableArena.free()
    variableArena = Arena(
      bytes: SolveVectors.bytes(variables: room) + Pricing.variableBytes(room)
        + Arena.size(room, of: Int32.self))
    solve.carve(variables: room, from: &variableArena)
    pricing.carveVariables(room, from: &variableArena)
    sortedPositions = List(variableArena.carve(room, of: Int32.self))
  }

  private mutating func reallocateRows(to count: Int, with pricing: inout Pricing) {
    let old = solve.alphas.capacity
    let room = count > old ? Arena.growth(to: count, from: old) : old
    holdCapacity = solve.numbers.capacity
    // Removing a candidate writes its index, which is in the memory that is freed.
    pricing.improving.removeAll()
    rowArena.free()
    rowArena = Arena(
      bytes: SolveVectors.bytes(rows: room)
        + Pricing.entryBytes(variables: holdCapacity, rows: room)
        + Arena.size(room, of: Int32.self))
    solve.carve(rows: room, from: &rowArena)
    pricing.carveEntries(variables: holdCapacity, rows: room, from: &rowArena)
    rowMark = rowArena.carve(room, repeating: 0)
  }

  /// Frees the memory that first solves need.
  mutating func free() {
    orderArena.free()
    block.free()
  }

  /// Frees the memory that ``prepare(variables:rows:levels:with:)`` allocates.
  mutating func freeVectors() {
    variableArena.free()
    pendingPositions.free()
    rowArena.free()
  }
}
