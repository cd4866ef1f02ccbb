public import Anchors

/// Draws the frames of a layout with box drawing characters, for terminals, logs and tests.
///
/// ```swift
/// _ = try card.layout(width: 96, height: nil)
/// print(TextArt().draw(card))
/// // ┌─card─────────────────┐
/// // │  photo               │
/// // ├──────────────────────┤
/// // │  name                │
/// // └──────────────────────┘
/// ```
public struct TextArt: Sendable {
  /// How many points one character cell is wide.
  public var columnWidth: Double
  /// How many points one character cell is high.
  public var rowHeight: Double

  /// No drawing is wider or higher than this many cells; the rest is cut off.
  private static let largestExtent = 500

  /// Creates a drawing at a scale.
  ///
  /// - Parameters:
  ///   - columnWidth: How many points one character cell is wide, more than 0.
  ///   - rowHeight: How many points one character cell is high, more than 0.
  public init(columnWidth: Double = 4, rowHeight: Double = 8) {
    self.columnWidth = columnWidth
    self.rowHeight = rowHeight
  }

  /// The frames of an item and of everything inside it, as lines of text.
  ///
  /// Edges lie in the nearest cell. An item with others inside it has its name in its upper edge,
  /// any other one inside if there is room. Hidden items are left out,
  /// and what a scroll view does not show.
  ///
  /// - Parameter item: The root of what is drawn, laid out before.
  /// - Returns: The drawing, a line for each row, each ended by a line break.
  /// - Complexity: O(*n* + *a*) for *n* items and *a* cells of the drawing.
  public func draw(_ item: some LayoutItem) -> String {
    let nodes = PlacedNode.all(in: item.layoutNode)
    let bounds = PlacedNode.bounds(of: nodes)
    var canvas = TextCanvas(
      columns: cell(bounds.width, columnWidth) + 1, rows: cell(bounds.height, rowHeight) + 1)
    for placed in nodes {
      let box = cells(of: placed.seenFrame ?? placed.frame, in: bounds)
      canvas.box(left: box.left, top: box.top, right: box.right, bottom: box.bottom)
    }
    for placed in nodes { writeName(of: placed, in: bounds, on: &canvas) }
    return canvas.description
  }

  private func writeName(of placed: PlacedNode, in bounds: Rect, on canvas: inout TextCanvas) {
    let box = cells(of: placed.seenFrame ?? placed.frame, in: bounds)
    let isInside = placed.node.children.isEmpty && box.bottom - box.top >= 2
    canvas.text(
      placed.node.name, column: box.left + 2,
      row: isInside ? (box.top + box.bottom) / 2 : box.top, lastColumn: box.right - 1)
  }

  private func cells(
    of frame: Rect, in bounds: Rect
  ) -> (left: Int, top: Int, right: Int, bottom: Int) {
    (
      cell(frame.minX - bounds.minX, columnWidth), cell(frame.minY - bounds.minY, rowHeight),
      cell(frame.maxX - bounds.minX, columnWidth), cell(frame.maxY - bounds.minY, rowHeight)
    )
  }

  private func cell(_ distance: Double, _ size: Double) -> Int {
    let cells = (distance / size).rounded()
    guard cells > 0 else { return 0 }
    return cells < Double(Self.largestExtent) ? Int(cells) : Self.largestExtent
  }
}
