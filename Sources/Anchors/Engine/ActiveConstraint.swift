@_spi(Memory) import Simplex

/// An active constraint and the row it has, if it has one.
struct ActiveConstraint {
  private var holder: ConstraintHolder
  /// The place of what the program said about it while it is queued, or -1.
  var answer: Int32 = -1
  private var place = ConstraintPlace()

  init(link: ConstraintLink) { holder = ConstraintHolder(link) }

  @inline(__always)
  init(stated: Int32) { holder = ConstraintHolder(stated: stated) }

  /// The constraint; nil once it is deactivated, and while it is only stated.
  var link: ConstraintLink? {
    @inline(__always) get { holder.link }
    set { holder = ConstraintHolder(newValue) }
  }

  /// The place in the table of stated constraints, or -1.
  @inline(__always)
  var stated: Int32 { holder.stated }

  /// The row; ``LayoutEngine/row(at:)`` makes a handle of it.
  @inline(__always)
  var row: ConstraintPlace? {
    get { place.isNone ? nil : place }
    set { place = newValue ?? ConstraintPlace() }
  }
}

extension [LayoutConstraint] {
  /// Sorts them by their places in the list of active constraints, those that have none first.
  mutating func sortByPlace() { sortByNumber { UInt64(Int64($0.slot) + 1) } }
}
