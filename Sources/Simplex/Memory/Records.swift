/// The solver's record of a variable, apart from its value.
@usableFromInline
struct VariableRecord: BitwiseCopyable {
  /// The value that the variable is held at while it has no row.
  var heldValue: Double = 0
  /// The active row that this variable is solved from; `noRow` while it is held.
  var basicRow: Int32 = noRow
  /// The position in the order of solving.
  var position: Int32
  /// The block of the order it is solved in; `noBlock` if alone.
  var block: Int32 = noBlock
  /// The levels that block the basis entry that decides it: the active row that it is solved from, or its hold.
  var blocked = BlockingLevels()
  /// The generation of valid handles; `removedGeneration` once the variable is removed.
  @usableFromInline var generation: UInt32

  @inline(__always) var isAlive: Bool { generation != removedGeneration }
}

/// What there is to know of a variable beside its record once something is looked up by its column.
struct ColumnRecord: BitwiseCopyable {
  /// The first term of the column, once the columns are linked.
  var head: Int32 = noTerm
  /// The row of the edit, if it is an edit variable.
  var edit: Int32 = noRow
}

/// The solver's record of a constraint, apart from its terms.
///
/// The coefficients and the right side are scaled by a power of two, so that the largest
/// coefficient is in [1, 2).
struct RowRecord: BitwiseCopyable {
  var constant: Double
  /// Where the terms are; for a free record, `start` links the free list.
  var start: Int32
  var count: Int32
  /// The variable that is solved from this row; `noVariable` while the row is inactive.
  var basicVariable: Int32 = noVariable
  var level: Int32
  /// The order of insertion, which breaks all ties.
  var serial: UInt32
  var generation: UInt32
  /// The row was multiplied by 2 to this power.
  var exponent: Int16
  var relation: Relation
  var side: Side
  var isAlive = true
  /// Whether the row states the suggestion for an edit variable.
  var isEdit = false
}

/// For each direction in which a basis entry can be loosened the level at which doing so first costs something,
/// `noLevel` if it never does.
///
/// There is one entry for each variable, and its levels are with the variable; a row that another variable is solved
/// from takes them along. An inactive row has none.
struct BlockingLevels: BitwiseCopyable, Equatable {
  var up: Int32 = noLevel
  var down: Int32 = noLevel

  @inline(__always) init() {}

  @inline(__always)
  init(up: Int32, down: Int32) {
    self.up = up
    self.down = down
  }

  /// The levels that block a row of a level by its own cost.
  @inline(__always)
  init(by level: Int32, _ relation: Relation) {
    up = relation == .greaterThanOrEqual ? noLevel : level
    down = relation == .lessThanOrEqual ? noLevel : level
  }
}

/// One coefficient of a row.
struct Term: BitwiseCopyable {
  var coefficient: Double
  var variable: Int32
  var row: Int32
}

/// The neighbors of a term in its column.
struct Link: BitwiseCopyable {
  var next: Int32
  var previous: Int32
}

/// The generation of removed variables and rows, which no handle has.
let removedGeneration: UInt32 = 0

let noRow: Int32 = -1
let noVariable: Int32 = -1
let noTerm: Int32 = -1
let noBlock: Int32 = -1
let noLevel: Int32 = -1

/// Where the activity of an inactive row lies in relation to its constant.
///
/// The side is state, not a reading: it changes only when a ratio test passes the row, when the row
/// leaves the active set, or when an edit carries its activity beyond the tolerance. Near the kink
/// either side is a valid subgradient, so that keeping it keeps the prices from jumping.
enum Side: UInt8, BitwiseCopyable {
  /// The row is in the active set and holds with equality.
  case active
  /// The activity is below the constant: violates `=` and `>=`.
  case below
  /// The activity is above the constant: violates `=` and `<=`.
  case above
  /// An equality that a fresh evaluation found to hold: costs both ways. Never entered by a pivot.
  case at

  /// The sign with which a row of this side enters the gradient of its level.
  @inline(__always)
  func gradient(_ relation: Relation) -> Double {
    switch self {
    case .active, .at: 0
    case .below: relation == .lessThanOrEqual ? 0 : -1
    case .above: relation == .greaterThanOrEqual ? 0 : 1
    }
  }
}

/// An active row, or a variable's hold in place of one: `row >= 0`, or the variable as `~row`.
///
/// Each has two directions in which it can be loosened, see ``BlockingLevels``.
struct BasisEntry: BitwiseCopyable, Equatable {
  let code: Int32

  @inline(__always) init(row: Int32) { code = row }
  @inline(__always) init(holdOf variable: Int32) { code = ~variable }
  @inline(__always) var isHold: Bool { code < 0 }
  @inline(__always) var row: Int32 { code }
  @inline(__always) var variable: Int32 { ~code }
}
