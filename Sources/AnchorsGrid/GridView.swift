@_spi(Containers) public import Anchors

/// A table of views, or of items of any toolkit, whose rows and columns are rectangles.
///
/// A column is as wide as its largest content, has a fixed width, or takes a share of the space
/// that the others leave; rows have heights by the same rules. Cells may extend over several
/// columns and rows. Hidden rows and columns occupy no space. Like a `StackView`, the grid makes
/// only ordinary constraints and guides. `Docs/Grids.md` lists them.
///
/// ```swift
/// let table = try GridView("table", columns: 2, columnSpacing: 10, rowSpacing: 4)
/// let one = ImageView("one", imageSize: Size(width: 30, height: 20))
/// let two = ImageView("two", imageSize: Size(width: 70, height: 16))
/// try table.addRow([one, ImageView("price", imageSize: Size(width: 40, height: 20))])
/// try table.addRow([two])
/// try table.column(1).setSize(.share(1))
/// try table.layout(width: 200, height: nil)
/// // The larger content decides the width of the column.
/// assert(one.frame == Rect(x: 0, y: 0, width: 70, height: 20))
/// assert(two.frame == Rect(x: 0, y: 24, width: 70, height: 16))
/// assert(try table.column(1).frame == Rect(x: 80, y: 0, width: 120, height: 40))
/// ```
open class GridView: View {
  final var storedColumns: [GridColumn]
  final var storedRows: [GridRow] = []
  /// False if the columns belong to another grid.
  final let ownsColumns: Bool
  final let sharers: GridSharers
  final var settings: GridSettings
  final var container = GridContainer()
  /// The grid's constraints.
  final var entries = ContainerEntryTable()
  /// The parts that the next update must reconcile.
  final var pending = GridChange()
  /// The number of cells that extend over several rows.
  final var tallCells = 0
  /// True if a row or a column is or was hidden, or belongs to another grid.
  final var mayConceal = false
  /// True if such cells existed when the lines that they cross were last counted.
  final var hasCrossings = false
  final var counts = ContainerUpdate.Counts.none
  @exclusivity(unchecked) package final var origin: ConstraintOrigin

  /// The largest number of columns.
  public static var maximumColumns: Int { 10_000 }

  /// Creates a grid without rows.
  ///
  /// - Parameters:
  ///   - name: The name printed in frames and reports.
  ///   - columns: The number of columns, from 0 to ``maximumColumns``.
  ///   - columnSpacing: The distance between neighboring columns in points, from 0 to 1e9.
  ///   - rowSpacing: The distance between neighboring rows in points, from 0 to 1e9.
  ///   - file: The caller's file, which reports print as the origin of the grid's constraints.
  ///   - line: The caller's line.
  /// - Throws: ``GridError/invalidNumber(_:)`` for a number out of range.
  public init(
    _ name: String = "", columns: Int, columnSpacing: Double = 0, rowSpacing: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) throws(GridError.Thrown) {
    let title = name.utf8.isEmpty ? "the grid" : name
    guard columns >= 0, columns <= Self.maximumColumns else {
      throw GridError.invalidNumber(
        "The number of columns of \(title) is \(columns); use 0 to \(Self.maximumColumns).")
    }
    try Self.check(columnSpacing, "The column spacing of " + title)
    try Self.check(rowSpacing, "The row spacing of " + title)
    let sharers = GridSharers()
    self.sharers = sharers
    storedColumns = (0..<columns).map { _ in GridColumn(sharers) }
    ownsColumns = true
    settings = GridSettings(spacing: AxisPair(columnSpacing, rowSpacing))
    origin = ConstraintOrigin(file: file, line: line)
    super.init(name)
    becomeContainer()
    for (index, column) in storedColumns.enumerated() {
      column.position = index
      layoutNode.addGuide(column.layoutNode)
    }
    invalidateAll()
  }

  /// Creates a grid without rows that shares columns of a grid around it.
  ///
  /// The two, and all others that share these columns, then have the same columns: the largest
  /// content in any of the grids decides the width, and columns begin and end at the same
  /// positions. Only the outer edges of the first and the last column are those of this grid, so
  /// that it may be inset. Spacings, sizes and hidden columns are those of the outer grid.
  ///
  /// The grid must be a descendant of the outer one when it is laid out; otherwise the layout
  /// reports `LayoutError.noCommonAncestor(_:)` with the names of the columns.
  ///
  /// ```swift
  /// let list = try GridView("list", columns: 2, rowSpacing: 8)
  /// for width in [30.0, 50.0] {
  ///   let card = try GridView("card", sharing: list.columns)
  ///   let mark = ImageView("mark", imageSize: Size(width: width, height: 20))
  ///   try card.addRow([mark, ImageView("text", imageSize: Size(width: 80, height: 20))])
  ///   try list.addRow([card]).cell(0).setSpan(columns: 2)
  /// }
  /// try list.layout(width: nil, height: nil)
  /// assert(try list.column(1).frame.minX == 50)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name printed in frames and reports.
  ///   - columns: Consecutive columns of the outer grid, in its order.
  ///   - rowSpacing: The distance between neighboring rows in points, from 0 to 1e9.
  ///   - file: The caller's file, which reports print as the origin of the grid's constraints.
  ///   - line: The caller's line.
  /// - Throws: ``GridError/notConsecutive(grid:)`` or ``GridError/invalidNumber(_:)``.
  public init(
    _ name: String = "", sharing columns: [GridColumn], rowSpacing: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) throws(GridError.Thrown) {
    let title = name.utf8.isEmpty ? "the grid" : name
    try Self.check(rowSpacing, "The row spacing of " + title)
    guard let first = columns.first, first.position >= 0 else {
      throw GridError.notConsecutive(grid: title)
    }
    for (index, column) in columns.enumerated()
    where column.sharers !== first.sharers || column.position != first.position + index {
      throw GridError.notConsecutive(grid: title)
    }
    sharers = first.sharers
    storedColumns = columns
    ownsColumns = false
    mayConceal = true
    settings = GridSettings(spacing: AxisPair(0, rowSpacing))
    origin = ConstraintOrigin(file: file, line: line)
    super.init(name)
    becomeContainer()
    sharers.links.append(NodeLink(layoutNode))
    invalidateAll()
  }

  deinit {
    let link = NodeLink(self)
    if !ownsColumns, let index = sharers.links.indexFromEnds(where: { $0 == link }) {
      sharers.links.remove(at: index)
    }
    entries.free()
    entries = ContainerEntryTable()
  }

  /// The name of the view in reports while its own name is empty.
  open override var nameInReports: String { "GridView" }

  private final func becomeContainer() {
    dependsOnChildren = true
    #if !hasFeature(Embedded)
    overridesNoCallback = type(of: self) == GridView.self
    #endif
  }

  @_spi(Containers) public override final func identifier(ofRole number: UInt8) -> String? {
    GridRole(rawValue: number)?.identifier
  }

  @_spi(Containers) public override final func trackName(of guide: LayoutNode) -> String {
    let column: GridTrack? = storedColumns.first { $0.layoutNode === guide }
    let track = column ?? storedRows.first { $0.layoutNode === guide }
    let own = guide.name.utf8.isEmpty ? track.map { String($0.position) } ?? "" : guide.name
    return (column == nil ? "row " : "column ") + own + " of " + layoutNode.displayName
  }

  /// The view whose first baseline is the grid's: the first visible content, in order of rows.
  ///
  /// A nested stack or grid returns one of its own views. If it is an item of another toolkit, this
  /// is the grid itself, with the baseline of that item.
  open override var viewForFirstBaselineLayout: View { baselineView(.first) }

  /// The view whose last baseline is the grid's: the first visible content of the last row.
  ///
  /// Rows without visible contents do not count.
  open override var viewForLastBaselineLayout: View { baselineView(.last) }

  @_spi(Containers) public override final func baselineItem(_ baseline: Baseline) -> LayoutNode? {
    func content(of row: GridRow) -> LayoutNode? {
      row.isHidden ? nil : row.slots.first { $0.content?.isHidden == false }?.content?.node
    }
    let isShown = { content(of: $0) != nil }
    let row =
      baseline == .first ? storedRows.first(where: isShown) : storedRows.last(where: isShown)
    return row.flatMap { content(of: $0) }
  }

  /// Empties the cell of a child that left.
  @_spi(Containers) public override final func childDidLeave(_ child: LayoutNode) {
    guard let (row, column) = slotIndices(of: child) else { return }
    empty(row, column)
  }

  @_spi(Containers) public override final func childVisibilityChanged(_ child: LayoutNode) {
    guard let (row, _) = slotIndices(of: child) else { return }
    cellsChanged(row)
  }

  @_spi(Containers) public override final func childWasHiddenAgain(_ child: LayoutNode) {
    guard let (row, column) = slotIndices(of: child) else { return }
    row.slots[column].isConcealed = false
  }

  @_spi(Containers)
  public override final func ownResistance(of child: LayoutNode, _ axis: Axis) -> LayoutPriority? {
    guard let (row, column) = slotIndices(of: child) else { return nil }
    return row.slots[column].ownResistance[axis]
  }

  @_spi(Containers)
  public override final func setOwnResistance(
    _ priority: LayoutPriority, of child: LayoutNode, _ axis: Axis
  ) -> Bool {
    guard let (row, column) = slotIndices(of: child) else { return false }
    return row.slots[column].setOwnResistance(priority, of: NodeLink(child), axis)
  }

  @_spi(Containers) public override final func updateOwnConstraints() { applyPendingChanges() }

  /// Handles a possible change of a content's size, or of the surroundings of the grid.
  @_spi(Containers) public override final func handleChildContentChange(_ child: LayoutNode) -> Bool
  {
    if child === layoutNode { invalidateAll() } else { invalidateBaselines() }
    return true
  }
  /// Throws unless a distance is in range.
  static func check(_ points: Double, _ title: String) throws(GridError.Thrown) {
    guard points >= 0, points <= 1e9 else {
      throw GridError.invalidNumber(
        title + " is " + decimal(points) + "; use a number of points from 0 to 1e9.")
    }
  }
}

/// The settings of a grid as a whole.
struct GridSettings {
  /// The distances between neighboring columns and rows.
  var spacing: AxisPair<Double>
  var isMarginsRelative = false
}
