@_spi(Memory) import Simplex

/// An active constraint and its row, if any.
struct ActiveConstraint {
  private var holder: ConstraintReference
  /// The index of its ``ClientAnswer`` in the engine's list while the constraint is queued, or -1.
  var answer: Int32 = -1
  private var place = RowIndex()

  init(link: ConstraintLink) { holder = ConstraintReference(link) }

  @inline(__always)
  init(stated: Int32) { holder = ConstraintReference(stated: stated) }

  /// The constraint object; nil once it is deactivated, and while the constraint is a record.
  var link: ConstraintLink? {
    @inline(__always) get { holder.link }
    set { holder = ConstraintReference(newValue) }
  }

  /// The index in the constraint table, or -1 if the constraint is not a record.
  @inline(__always)
  var recordIndex: Int32 { holder.recordIndex }

  /// The index of the row; ``LayoutEngine/row(at:)`` makes a handle from it.
  @inline(__always)
  var row: RowIndex? {
    get { place.isNone ? nil : place }
    set { place = newValue ?? RowIndex() }
  }
}

extension [LayoutConstraint] {
  /// Sorts by slot in the list of active constraints; constraints without a slot come first.
  mutating func sortByPlace() { sortByNumber { UInt64(Int64($0.slot) + 1) } }
}
