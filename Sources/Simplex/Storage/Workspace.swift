/// Vectors for intermediate results, sized on demand and all zero between uses.
struct Workspace {
  // One per variable.
  /// The movement of each variable in a solve with the active rows (`ftran`).
  var direction = Column<Double>()
  /// The share of each slot's row in a solve with the transposed active rows (`btran`).
  var price = Column<Double>()
  var variableMark = Column<UInt32>()
  /// The state of the search for components, see `Elimination`.
  var low = Column<Int32>()
  var index = Column<Int32>()
  /// The place of a variable in the block at hand.
  var local = Column<Int32>()
  var positions = PositionSet()

  // One per row.
  /// The change of an inactive row's activity per unit of the direction at hand.
  var alpha = Column<Double>()
  var rowMark = Column<UInt32>()
  /// Distances given to rows at distance zero, see `Degeneracy`.
  var pseudoDistance = Column<Double>()
  var pseudoEpoch = Column<UInt32>()
  /// Links the rows of one level in a list.
  var nextPriced = Column<Int32>()

  /// The variables that the last `ftran` reached, and the inactive rows that it moves.
  var reached = List<Int32>()
  var moved = List<Int32>()
  /// The variables that the last `btran` reached.
  var priced = List<Int32>()
  /// The rows that the present call has added, in order.
  var newRows = List<Int32>()
  /// Whether some of them were removed within the call.
  var hasDiscardedRows = false
  /// Variables that no further row can get by moving others, see `Crash`.
  var saturated = Column<Bool>()
  var queue = List<Int32>()
  var parents = List<Int32>()
  var places = List<Int32>()
  var breakpoints = List<Breakpoint>()
  var blockA = List<Double>()
  var blockB = List<Double>()
  var searchStack = List<Int32>()
  var searchFrames = List<SearchFrame>()

  // The slots whose slopes are in question, see `Levels`.
  var slots = List<Slot>()
  var slotMark = Column<UInt32>()
  var staySlotMark = Column<UInt32>()
  var slotEpoch: UInt32 = 0
  var rejected = List<Slot>()
  /// The first violated row that the slots reach, by rank; the rest follow in `nextPriced`.
  var pricedHeads = Column<Int32>()
  var pricedRanks = List<Int32>()
  var isClosureStale = true
  /// The ranks to optimise at.
  var ranks = PositionSet()

  private(set) var epoch: UInt32 = 0
  var degeneracyEpoch: UInt32 = 1
  /// The length of the present run of zero steps.
  var zeroSteps = 0

  /// A number that no mark carries.
  @inline(__always)
  mutating func nextEpoch() -> UInt32 {
    epoch &+= 1
    if epoch == 0 {
      variableMark.fill(0, count: variableMark.capacity)
      rowMark.fill(0, count: rowMark.capacity)
      slotMark.fill(0, count: slotMark.capacity)
      staySlotMark.fill(0, count: staySlotMark.capacity)
      epoch = 1
    }
    return epoch
  }

  /// Makes room for the vectors of a solver with this many variables, rows and levels.
  @inline(__always)
  mutating func prepare(variables: Int, rows: Int, levels: Int) {
    if variables > direction.capacity { growVariables(to: variables) }
    if rows > alpha.capacity { growRows(to: rows) }
    if levels > pricedHeads.capacity {
      pricedHeads.grow(to: levels, keeping: pricedHeads.capacity, filling: noRow)
      ranks.grow(to: pricedHeads.capacity)
    }
  }

  private mutating func growVariables(to count: Int) {
    let old = direction.capacity
    direction.grow(to: count, keeping: old, filling: 0)
    let room = direction.capacity
    price.grow(to: room, keeping: old, filling: 0)
    variableMark.grow(to: room, keeping: old, filling: 0)
    staySlotMark.grow(to: room, keeping: old, filling: 0)
    low.grow(to: room, keeping: old, filling: 0)
    index.grow(to: room, keeping: old, filling: 0)
    local.grow(to: room, keeping: old, filling: 0)
    positions.grow(to: room)
  }

  private mutating func growRows(to count: Int) {
    let old = alpha.capacity
    alpha.grow(to: count, keeping: old, filling: 0)
    let room = alpha.capacity
    rowMark.grow(to: room, keeping: old, filling: 0)
    slotMark.grow(to: room, keeping: old, filling: 0)
    pseudoDistance.grow(to: room, keeping: old, filling: 0)
    pseudoEpoch.grow(to: room, keeping: old, filling: 0)
    nextPriced.grow(to: room, keeping: old, filling: noRow)
  }

  mutating func free() {
    direction.free()
    price.free()
    variableMark.free()
    low.free()
    index.free()
    local.free()
    positions.free()
    alpha.free()
    rowMark.free()
    pseudoDistance.free()
    pseudoEpoch.free()
    nextPriced.free()
    reached.free()
    moved.free()
    priced.free()
    newRows.free()
    saturated.free()
    queue.free()
    parents.free()
    places.free()
    breakpoints.free()
    blockA.free()
    blockB.free()
    searchStack.free()
    searchFrames.free()
    slots.free()
    slotMark.free()
    staySlotMark.free()
    rejected.free()
    pricedHeads.free()
    pricedRanks.free()
    ranks.free()
  }
}
