import Buffers
import Simplex

/// An active constraint and its row, if any.
package struct ActiveConstraint: BitwiseCopyable {
  private var reference: ConstraintReference
  /// The index of its ``ClientAnswer`` in the engine's list while the constraint is queued, or -1.
  var answer: Int32 = -1
  private var rowIndex = RowIndex()

  package init(link: ConstraintLink) { reference = ConstraintReference(link) }

  @inline(__always)
  init(record index: Int32) { reference = ConstraintReference(record: index) }

  /// The constraint object; nil once it is deactivated, and while the constraint is a record.
  package var link: ConstraintLink? {
    @inline(__always) get { reference.link }
    set { reference = ConstraintReference(newValue) }
  }

  /// The index in the constraint table, or -1 if the constraint is not a record.
  @inline(__always)
  var recordIndex: Int32 { reference.recordIndex }

  /// The index of the row; ``LayoutEngine/row(at:)`` makes a handle from it.
  @inline(__always)
  var row: RowIndex? {
    get { rowIndex.isNone ? nil : rowIndex }
    set { rowIndex = newValue ?? RowIndex() }
  }
}

extension [LayoutConstraint] {
  /// Sorts by slot in the list of active constraints; constraints without a slot come first.
  mutating func sortBySlot() { sortByNumber { UInt64(Int64($0.slot) + 1) } }
}
