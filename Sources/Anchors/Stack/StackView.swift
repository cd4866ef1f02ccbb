/// A row or column of views.
///
/// The arranged views follow one another along the axis, `spacing` apart, and fill the stack from
/// edge to edge in both directions. The stack only makes ordinary constraints; like any view without
/// content it has no size of its own.
///
/// ```swift
/// let column = StackView(axis: .vertical, spacing: 5, name: "content")
/// column.addArrangedSubview(name)
/// column.addArrangedSubview(title)
/// ```
open class StackView: View {
  private var arranged: [View] = []
  private var storedAxis: Axis
  private var storedSpacing: Double
  private var rows: [StackRow] = []

  /// A stack without views.
  ///
  /// - Parameters:
  ///   - axis: The direction in which the views follow one another.
  ///   - spacing: The distance between neighbours in points.
  ///   - name: The name printed in frames and reports.
  public init(axis: Axis = .horizontal, spacing: Double = 0, name: String = "") {
    storedAxis = axis
    storedSpacing = spacing
    super.init(name)
  }

  /// The direction in which the views follow one another.
  public var axis: Axis {
    get { storedAxis }
    set {
      guard newValue != storedAxis else { return }
      storedAxis = newValue
      setNeedsUpdateConstraints()
    }
  }

  /// The distance between neighbours in points.
  public var spacing: Double {
    get { storedSpacing }
    set {
      guard newValue != storedSpacing else { return }
      storedSpacing = newValue
      setNeedsUpdateConstraints()
    }
  }

  /// The views in the row or column, in its order; they are among the subviews.
  public var arrangedSubviews: [View] { arranged }

  /// Adds a view at the end of the row or column.
  ///
  /// - Parameter view: The view; it becomes a subview.
  public func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Inserts a view into the row or column; one that is in it already moves.
  ///
  /// - Parameters:
  ///   - view: The view; it becomes a subview.
  ///   - index: Its place, cut to the range that exists.
  public func insertArrangedSubview(_ view: View, at index: Int) {
    if let present = arranged.firstIndex(where: { $0 === view }) {
      arranged.remove(at: present)
    }
    arranged.insert(view, at: max(0, min(index, arranged.count)))
    if view.superview !== self { addSubview(view) }
    setNeedsUpdateConstraints()
  }

  /// Takes a view out of the row or column; it stays a subview.
  ///
  /// - Parameter view: A view of the row or column.
  public func removeArrangedSubview(_ view: View) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    setNeedsUpdateConstraints()
  }

  /// The constraints that the stack has made, once they are up to date.
  public var activeConstraints: [LayoutConstraint] { rows.map { $0.constraint } }

  /// Takes a view that left also out of the row or column.
  ///
  /// - Parameter subview: The view that left.
  open override func didRemoveSubview(_ subview: View) {
    removeArrangedSubview(subview)
  }

  /// Brings the stack's constraints into line with its views and settings.
  open override func updateConstraints() {
    let wanted = fillRows()
    var kept: [StackRow] = []
    kept.reserveCapacity(wanted.count)
    var outdated = rows
    var added: [LayoutConstraint] = []
    var cursor = 0
    for row in wanted {
      // Rows keep their order, so that the next old one is nearly always the one looked for.
      if let match = outdated.firstMatch(for: row, from: cursor) {
        cursor = match + 1
        outdated[match].constraint.constant = row.constraint.constant
        kept.append(outdated[match])
        outdated[match].isKept = true
      } else {
        kept.append(row)
        added.append(row.constraint)
      }
    }
    for row in outdated where !row.isKept { row.constraint.isActive = false }
    rows = kept
    LayoutConstraint.activate(added)
  }

  /// The constraints of a column or row that fills the stack both ways.
  private final func fillRows() -> [StackRow] {
    guard let first = arranged.first, let last = arranged.last else { return [] }
    let vertical = storedAxis == .vertical
    let lead: LayoutAttribute = vertical ? .top : .leading
    let trail: LayoutAttribute = vertical ? .bottom : .trailing
    let near: LayoutAttribute = vertical ? .leading : .top
    let far: LayoutAttribute = vertical ? .trailing : .bottom
    var rows = [
      StackRow(.canvas, self, lead, first, lead),
      StackRow(.canvas, self, near, first, near),
      StackRow(.canvas, first, far, self, far),
    ]
    var previous = first
    for view in arranged.dropFirst() {
      rows.append(StackRow(.spacing, view, lead, previous, trail, storedSpacing))
      rows.append(StackRow(.alignment, first, near, view, near))
      rows.append(StackRow(.alignment, first, far, view, far))
      previous = view
    }
    rows.append(StackRow(.canvas, last, trail, self, trail))
    return rows
  }
}
