public import Anchors

/// A column or a row of a grid.
///
/// It is a real rectangle, the part of the grid between two of its lines, without the spacing.
/// Constraints may mention it like a layout guide. Reports name it with its index, as in
/// `column 2 of table`.
///
/// ```swift
/// let table = try GridView("table", columns: 2, columnSpacing: 10)
/// let price = ImageView("price", imageSize: Size(width: 50, height: 20))
/// try table.addRow([ImageView("item", imageSize: Size(width: 80, height: 20)), price])
/// let line = View("line")
/// table.addSubview(line)
/// line.leadingAnchor(equalTo: try table.column(1).leadingAnchor)
///   .trailingAnchor(equalTo: try table.column(1).trailingAnchor)
///   .topAnchor(equalTo: try table.row(0).bottomAnchor)
///   .heightAnchor(equalTo: 1)
/// try table.layout(width: nil, height: nil)
/// assert(line.frame == Rect(x: 90, y: 20, width: 50, height: 1))
/// ```
public class GridTrack: LayoutArea {
  /// The node of the rectangle, a guide of the grid.
  public let layoutNode: LayoutNode
  final let axis: Axis
  /// The index in the grid that owns it; -1 while it is in no grid.
  final var position = -1
  // The compiler proves nothing of what is public or passed to Anchors; a layout of 1 000 rows
  // would take half as long again with its checks.
  @exclusivity(unchecked) final var rows = ContainerRows()
  /// True while the next update must reconcile its own constraints.
  final var isPending = false

  init(_ axis: Axis) {
    layoutNode = LayoutNode(named: "")
    layoutNode.kind = .gridGuide
    self.axis = axis
  }

  /// The grid that owns it, or nil after it was removed from its grid.
  public final var grid: GridView? { layoutNode.parentLink?.node.ownView as? GridView }

  /// The index in the grid that owns it, or nil after it was removed from its grid.
  public final var index: Int? { position >= 0 ? position : nil }

  /// A name that reports print instead of the index; empty unless set.
  public final var name: String {
    get { layoutNode.name }
    set { layoutNode.name = newValue }
  }

  /// The rectangle in the grid's coordinates, in points, as of the last layout.
  ///
  /// It is never rounded to pixels.
  public final var frame: Rect { layoutNode.frame }

  /// Indicates if the row or column is hidden.
  ///
  /// Then it has no size, its spacing disappears, and its contents are hidden, except those that
  /// extend over a visible one. Once it is shown again, they are shown where they were; contents
  /// that were hidden before stay hidden. It is false unless set.
  @exclusivity(unchecked) public final var isHidden = false {
    didSet { if isHidden != oldValue { grid?.visibilityChanged(self) } }
  }

  /// The rule for the width of a column, or for the height of a row.
  @exclusivity(unchecked) public private(set) final var size = GridSize.content

  /// Sets the rule for the width of a column, or for the height of a row.
  ///
  /// - Parameter size: The rule.
  /// - Throws: ``GridError/invalidNumber(_:)`` if its number is out of range; nothing is changed.
  public final func setSize(_ size: GridSize) throws(GridError.Thrown) {
    guard size.isValid else {
      throw GridError.invalidNumber(
        "The size of \(layoutNode.displayName) is out of range; use points from 0 to 1e9, "
          + "or a share above 0 and at most 1e9.")
    }
    guard size != self.size else { return }
    let old = self.size
    self.size = size
    grid?.sizeChanged(self, from: old)
  }

  /// The distance to the next visible row or column in points; nil if it is that of the grid.
  @exclusivity(unchecked) public private(set) final var spacingAfter: Double?

  /// Sets the distance to the next visible row or column.
  ///
  /// - Parameter spacing: The distance in points, from 0 to 1e9; nil for that of the grid.
  /// - Throws: ``GridError/invalidNumber(_:)`` if it is out of range; nothing is changed.
  public final func setSpacingAfter(_ spacing: Double?) throws(GridError.Thrown) {
    if let spacing { try GridView.check(spacing, "The spacing after " + layoutNode.displayName) }
    guard spacing != spacingAfter else { return }
    spacingAfter = spacing
    grid?.spacingChanged(self)
  }

  /// Clears the references to a grid that it leaves.
  final func leave() {
    position = -1
    rows = ContainerRows()
    isPending = false
  }
}

/// A column of a grid.
///
/// Its ``GridTrack/size`` is a width. Another grid inside the grid may share it:
/// ``GridView/init(_:sharing:rowSpacing:file:line:)``.
public final class GridColumn: GridTrack {
  /// The grids that share columns with the owner of this one.
  let sharers: GridSharers

  init(_ sharers: GridSharers) {
    self.sharers = sharers
    super.init(.horizontal)
  }

  /// The horizontal positions of contents in a column.
  public enum Alignment: Sendable, Hashable, CaseIterable {
    /// At the leading edge, with the content's own width.
    case leading
    /// In the middle, with the content's own width.
    case center
    /// At the trailing edge, with the content's own width.
    case trailing
    /// From edge to edge.
    case fill
  }

  /// The alignment of the contents whose cells have none of their own; `fill` unless set.
  public var alignment = Alignment.fill {
    didSet { if alignment != oldValue { grid?.columnsChanged() } }
  }
}

/// A row of a grid, with one cell for each column.
///
/// Its ``GridTrack/size`` is a height.
public final class GridRow: GridTrack {
  /// The cells, one for each column.
  var slots: [GridSlot]
  /// True while the next update must reconcile the constraints of its contents.
  var hasPendingCells = false
  /// The number of cells that extend over the line between this row and the next.
  var crossings = 0

  init(columns: Int) {
    slots = [GridSlot](repeating: GridSlot(), count: columns)
    super.init(.vertical)
  }

  /// The vertical positions of contents in a row.
  public enum Alignment: Sendable, Hashable, CaseIterable {
    /// At the top, with the content's own height.
    case top
    /// In the middle, with the content's own height.
    case center
    /// At the bottom, with the content's own height.
    case bottom
    /// From top to bottom.
    case fill
    /// With the first baselines aligned.
    case firstBaseline
    /// With the last baselines aligned.
    case lastBaseline
  }

  /// The alignment of the contents whose cells have none of their own; `fill` unless set.
  public var alignment = Alignment.fill {
    didSet { if alignment != oldValue { grid?.cellsChanged(self) } }
  }
}

/// The grids that share columns of one grid, which all of its columns reference.
final class GridSharers {
  var links: [NodeLink] = []
}
