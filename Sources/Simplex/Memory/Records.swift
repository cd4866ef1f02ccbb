/// The solver's record of a variable, apart from its value.
@usableFromInline
package struct VariableRecord: BitwiseCopyable {
  /// The value of the hold while the variable has no active row.
  var heldValue: Double = 0
  /// The active row that determines the variable; `noRow` while it is held.
  package var basicRow: Int32 = noRow
  /// The position in the order.
  package var position: Int32
  /// The block that the variable belongs to; `noBlock` if it is solved alone.
  package var block: Int32 = noBlock
  /// The blocking levels of the variable's basis entry: its basic row or its hold.
  package var blockingLevels = BlockingLevels()
  /// The generation of valid handles; `removedGeneration` once the variable is removed.
  @usableFromInline var generation: UInt32

  @inline(__always) package var isAlive: Bool { generation != removedGeneration }
}

/// The part of a variable's record that only lookups by column need.
struct ColumnRecord: BitwiseCopyable {
  /// The first term of the column; `noTerm` until columns are linked.
  var head: Int32 = noTerm
  /// The row of the variable's edit; `noRow` if it is not an edit variable.
  var edit: Int32 = noRow
}

/// The solver's record of a constraint, apart from its terms.
///
/// The coefficients and the constant are scaled by a power of two that puts the largest coefficient
/// in [1, 2).
package struct RowRecord: BitwiseCopyable {
  package var constant: Double
  /// The index of the first term; in a free record, the next free row.
  package var start: Int32
  package var count: Int32
  /// The variable that this row determines; `noVariable` while the row is inactive.
  package var basicVariable: Int32 = noVariable
  package var level: Int32
  /// The order of insertion, which breaks all ties.
  package var serial: UInt32
  var generation: UInt32
  /// The exponent of the scale: the stated row times 2 to this power is the stored row.
  package var exponent: Int8
  package var relation: Relation
  package var side: Side
  var flags = Self.alive
  /// The cost of a scaled unit of violation: the row's weight over the scale.
  package var cost: Float = 1

  private static var alive: UInt8 { 1 }
  private static var edit: UInt8 { 2 }

  @inline(__always)
  package var isAlive: Bool {
    get { flags & Self.alive != 0 }
    set { flags = newValue ? flags | Self.alive : flags & ~Self.alive }
  }

  /// True if the row is the suggestion of an edit.
  @inline(__always)
  var isEdit: Bool {
    get { flags & Self.edit != 0 }
    set { flags = newValue ? flags | Self.edit : flags & ~Self.edit }
  }
}

/// The blocking level of each direction of a basis entry; `noLevel` if the direction costs nothing.
///
/// Loosening the entry in that direction costs something at this level and nothing at more
/// important levels. Stored with the entry's variable; a row that becomes basic in another variable
/// transfers its levels. Inactive rows have none.
package struct BlockingLevels: BitwiseCopyable, Equatable {
  package var up: Int32 = noLevel
  package var down: Int32 = noLevel

  @inline(__always) init() {}

  @inline(__always)
  init(up: Int32, down: Int32) {
    self.up = up
    self.down = down
  }

  /// The blocking levels that follow from a row's own cost.
  @inline(__always)
  package init(by level: Int32, _ relation: Relation) {
    up = relation == .greaterThanOrEqual ? noLevel : level
    down = relation == .lessThanOrEqual ? noLevel : level
  }
}

/// One coefficient of a row.
package struct Term: BitwiseCopyable {
  package var coefficient: Double
  package var variable: Int32
  package var row: Int32
}

/// The neighbors of a term in its column.
struct Link: BitwiseCopyable {
  var next: Int32
  var previous: Int32
}

/// The generation of removed variables and rows; no handle ever has it.
let removedGeneration: UInt32 = 0

package let noRow: Int32 = -1
package let noVariable: Int32 = -1
let noTerm: Int32 = -1
package let noBlock: Int32 = -1
package let noLevel: Int32 = -1

/// The side of its constant on which the activity of an inactive row lies.
///
/// The side is state, not computed from the activity. It changes only when a ratio test passes the
/// row, the row leaves the active set, or an edit moves its activity beyond the tolerance. Near the
/// kink either side is a valid subgradient; leaving it unchanged keeps prices from jumping.
package enum Side: UInt8, BitwiseCopyable {
  /// The row is in the active set and holds with equality.
  case active
  /// The activity is below the constant: violates `=` and `>=`.
  case below
  /// The activity is above the constant: violates `=` and `<=`.
  case above
  /// An equality that holds after evaluation: it costs both ways. No pivot assigns this side.
  case at

  /// The cost sign of a row on this side: its coefficient in the gradient of its level.
  @inline(__always)
  package func costSign(for relation: Relation) -> Double {
    switch self {
    case .active, .at: 0
    case .below: relation == .lessThanOrEqual ? 0 : -1
    case .above: relation == .greaterThanOrEqual ? 0 : 1
    }
  }
}

/// An active row or a hold: a row as `row >= 0`, the hold of a variable as `~variable`.
///
/// Each can be loosened in two directions; see ``BlockingLevels``.
package struct BasisEntry: BitwiseCopyable, Equatable {
  let code: Int32

  @inline(__always) package init(row: Int32) { code = row }
  @inline(__always) package init(holdOf variable: Int32) { code = ~variable }
  @inline(__always) package var isHold: Bool { code < 0 }
  @inline(__always) package var row: Int32 { code }
  @inline(__always) package var variable: Int32 { ~code }
}
