/// Vectors and lists for intermediate results, sized on demand.
///
/// Between uses the vectors are all zero and the lists empty, so that growing copies nothing. No
/// list of variables can hold one twice: each has room for all.
struct Workspace {
  // One per variable.
  private var variableSlab = Slab()
  /// The movement of each variable in a solve with the active rows (`ftran`).
  private(set) var direction = Column<Double>()
  /// The share of each slot's row in a solve with the transposed active rows (`btran`).
  private(set) var price = Column<Double>()
  private(set) var variableMark = Column<UInt32>()
  /// What removals have walked over (see `Shares`), then what the slots in question reach.
  private(set) var reachMark = Column<UInt32>()
  private(set) var staySlotMark = Column<UInt32>()
  /// Tells a stay's latest candidate from earlier ones.
  private(set) var stayStamp = Column<UInt32>()
  /// The state of the search for components, see `Elimination`.
  private(set) var low = Column<Int32>()
  private(set) var index = Column<Int32>()
  var searchStack = FixedList(Column<Int32>())
  var searchFrames = FixedList(Column<SearchFrame>())
  /// The place of a variable in the block at hand.
  private(set) var local = Column<Int32>()
  var queue = FixedList(Column<Int32>())
  var parents = FixedList(Column<Int32>())
  var places = FixedList(Column<Int32>())
  /// The variables that the last `ftran` reached.
  var reached = FixedList(Column<Int32>())
  /// The variables that the last `btran` reached.
  var priced = FixedList(Column<Int32>())
  var positions = PositionSet()

  // One per row.
  private var rowSlab = Slab()
  /// The change of an inactive row's activity per unit of the direction at hand.
  private(set) var alpha = Column<Double>()
  /// Distances given to rows at distance zero, see `Degeneracy`.
  private(set) var pseudoDistance = Column<Double>()
  private(set) var pseudoEpoch = Column<UInt32>()
  private(set) var rowMark = Column<UInt32>()
  private(set) var slotMark = Column<UInt32>()
  /// Tells an active row's latest candidate from earlier ones.
  private(set) var rowStamp = Column<UInt32>()
  /// Links the violated rows of one level in a list.
  private(set) var nextPriced = Column<Int32>()
  /// The inactive rows that the last `ftran` moves.
  var moved = FixedList(Column<Int32>())
  var breakpoints = List<Breakpoint>()

  /// Marks the variables of rows whose cost has changed within the call; larger marks were walked.
  var changedEpoch: UInt32 = 0
  /// The most important level at which costs have changed or were reached within the call.
  var changedLevel = noLevel
  /// Whether those marks hold.
  var knowsShares = false
  /// The rows that the present call has added, in order.
  var newRows = List<Int32>()
  /// Whether some of them were removed within the call.
  var hasDiscardedRows = false
  var blockA = List<Double>()
  var blockB = List<Double>()

  /// The slots whose slopes the present call has put in question, see `Levels`.
  var slots = List<Slot>()
  /// Those of them that are to be looked at next.
  var questions = List<Slot>()
  /// The improving directions found at the present rank.
  var improving = CandidateQueue()
  var slotEpoch: UInt32 = 0
  /// The slots that the present active set cannot give up for another row.
  var rejected = List<Slot>()
  /// Those whose exchange led to rows that a factorisation found dependent, once each time; after three
  /// times in a call it is not tried again.
  var barred = List<Slot>()
  /// Whether one of the latter would have improved what is sought: there is no answer then.
  var isStuck = false
  /// The first violated row that the slots reach, by rank; the rest follow in `nextPriced`.
  var pricedHeads = Column<Int32>()
  var pricedRanks = List<Int32>()
  /// Whether those rows are what all slots reach.
  var isClosureWhole = false
  /// Marks the variables that those slots reach.
  var closureEpoch: UInt32 = 0
  /// Whether a value has passed what the call may end with.
  var hasLargeValues = false
  /// How far from zero a slope found at the present rank must be to count.
  var leastSlope = Tolerance.slope
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
    if epoch == UInt32.max { forgetMarks() }
    return epoch
  }

  private mutating func forgetMarks() {
    variableMark.fill(0, count: variableMark.capacity)
    staySlotMark.fill(0, count: staySlotMark.capacity)
    rowMark.fill(0, count: rowMark.capacity)
    slotMark.fill(0, count: slotMark.capacity)
    reachMark.fill(0, count: reachMark.capacity)
    closureEpoch = 0
    knowsShares = false
    changedEpoch = 0
    epoch = 1
  }

  /// Makes room for the vectors of a solver with this many variables.
  @inline(__always)
  mutating func prepare(variables: Int) {
    if variables > direction.capacity { growVariables(to: variables) }
  }

  /// Makes room for everything that optimising needs.
  @inline(__always)
  mutating func prepare(variables: Int, rows: Int, levels: Int) {
    prepare(variables: variables)
    if variables > positions.capacity { positions.grow(to: direction.capacity) }
    if rows > alpha.capacity { growRows(to: rows) }
    if levels > pricedHeads.capacity {
      pricedHeads.grow(to: levels, keeping: pricedHeads.capacity, filling: noRow)
      ranks.grow(to: pricedHeads.capacity)
    }
  }

  /// Takes over what the call in progress has noted, for a copy of the solver made within an update.
  mutating func takeCall(from other: Workspace) {
    newRows = other.newRows.copy(filling: noRow)
    hasDiscardedRows = other.hasDiscardedRows
    hasLargeValues = other.hasLargeValues
    epoch = other.epoch
    changedEpoch = other.changedEpoch
    changedLevel = other.changedLevel
    knowsShares = other.knowsShares
    let count = Swift.min(reachMark.capacity, other.reachMark.capacity)
    reachMark.update(from: other.reachMark, count: count)
  }

  private mutating func growVariables(to count: Int) {
    let room = direction.capacity == 0 ? count : Swift.max(count, direction.capacity * 2)
    variableSlab.free()
    variableSlab = Slab(
      bytes: 2 * Slab.size(room, of: Double.self) + 13 * Slab.size(room, of: Int32.self)
        + Slab.size(room, of: SearchFrame.self))
    direction = variableSlab.carve(room, repeating: 0)
    price = variableSlab.carve(room, repeating: 0)
    variableMark = variableSlab.carve(room, repeating: 0)
    reachMark = variableSlab.carve(room, repeating: 0)
    staySlotMark = variableSlab.carve(room, repeating: 0)
    stayStamp = variableSlab.carve(room, repeating: 0)
    knowsShares = false
    low = variableSlab.carve(room, repeating: 0)
    index = variableSlab.carve(room, of: Int32.self)
    local = variableSlab.carve(room, repeating: 0)
    searchFrames = FixedList(variableSlab.carve(room, of: SearchFrame.self))
    searchStack = FixedList(variableSlab.carve(room, of: Int32.self))
    queue = FixedList(variableSlab.carve(room, of: Int32.self))
    parents = FixedList(variableSlab.carve(room, of: Int32.self))
    places = FixedList(variableSlab.carve(room, of: Int32.self))
    reached = FixedList(variableSlab.carve(room, of: Int32.self))
    priced = FixedList(variableSlab.carve(room, of: Int32.self))
  }

  private mutating func growRows(to count: Int) {
    let room = alpha.capacity == 0 ? count : Swift.max(count, alpha.capacity * 2)
    rowSlab.free()
    rowSlab = Slab(
      bytes: 2 * Slab.size(room, of: Double.self) + 6 * Slab.size(room, of: Int32.self))
    alpha = rowSlab.carve(room, repeating: 0)
    pseudoDistance = rowSlab.carve(room, repeating: 0)
    pseudoEpoch = rowSlab.carve(room, repeating: 0)
    rowMark = rowSlab.carve(room, repeating: 0)
    slotMark = rowSlab.carve(room, repeating: 0)
    rowStamp = rowSlab.carve(room, repeating: 0)
    nextPriced = rowSlab.carve(room, repeating: noRow)
    moved = FixedList(rowSlab.carve(room, of: Int32.self))
  }

  mutating func free() {
    variableSlab.free()
    positions.free()
    rowSlab.free()
    breakpoints.free()
    newRows.free()
    blockA.free()
    blockB.free()
    slots.free()
    questions.free()
    improving.free()
    rejected.free()
    barred.free()
    pricedHeads.free()
    pricedRanks.free()
    ranks.free()
  }
}
