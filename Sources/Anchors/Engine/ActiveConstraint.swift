@_spi(Memory) import Simplex

/// An active constraint and the row it has, if it has one.
struct ActiveConstraint {
  private enum Holder {
    case none
    case object(ConstraintLink)
    case stated(Int32)
  }

  private var holder: Holder
  /// The place of what the program said about it while it is queued, or -1.
  var answer: Int32 = -1
  private var place = ConstraintPlace()

  init(link: ConstraintLink) { holder = .object(link) }

  @inline(__always)
  init(stated: Int32) { holder = .stated(stated) }

  /// The constraint; nil once it is deactivated, and while it is only stated.
  var link: ConstraintLink? {
    @inline(__always) get { if case .object(let link) = holder { link } else { nil } }
    set { holder = newValue.map { .object($0) } ?? .none }
  }

  /// The place in the table of stated constraints, or -1.
  @inline(__always)
  var stated: Int32 { if case .stated(let place) = holder { place } else { -1 } }

  /// The row; ``LayoutEngine/row(at:)`` makes a handle of it.
  @inline(__always)
  var row: ConstraintPlace? {
    get { place.isNone ? nil : place }
    set { place = newValue ?? ConstraintPlace() }
  }
}
