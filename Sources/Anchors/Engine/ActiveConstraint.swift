@_spi(Memory) import Simplex

/// An active constraint and the row it has, if it has one.
struct ActiveConstraint {
  private var holder: ConstraintReference
  /// The place of what the program said about it while it is queued, or -1.
  var answer: Int32 = -1
  private var place = RowIndex()

  init(link: ConstraintLink) { holder = ConstraintReference(link) }

  @inline(__always)
  init(stated: Int32) { holder = ConstraintReference(stated: stated) }

  /// The constraint; nil once it is deactivated, and while it is only stated.
  var link: ConstraintLink? {
    @inline(__always) get { holder.link }
    set { holder = ConstraintReference(newValue) }
  }

  /// The place in the table of stated constraints, or -1.
  @inline(__always)
  var recordIndex: Int32 { holder.recordIndex }

  /// The row; ``LayoutEngine/row(at:)`` makes a handle of it.
  @inline(__always)
  var row: RowIndex? {
    get { place.isNone ? nil : place }
    set { place = newValue ?? RowIndex() }
  }
}

extension [LayoutConstraint] {
  /// Sorts them by their places in the list of active constraints, those that have none first.
  mutating func sortByPlace() { sortByNumber { UInt64(Int64($0.slot) + 1) } }
}
