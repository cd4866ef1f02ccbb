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
  /// The width of a character cell, in points.
  public var columnWidth: Double
  /// The height of a character cell, in points.
  public var rowHeight: Double

  /// The maximum width and height of a drawing, in cells; the rest is cut off.
  private static let maximumExtent = 500

  /// Creates a drawing at a scale.
  ///
  /// - Parameters:
  ///   - columnWidth: The width of a character cell, in points, more than 0.
  ///   - rowHeight: The height of a character cell, in points, more than 0.
  public init(columnWidth: Double = 4, rowHeight: Double = 8) {
    self.columnWidth = columnWidth
    self.rowHeight = rowHeight
  }

  /// Draws the frames of an item and of everything inside it as lines of text.
  ///
  /// Edges are drawn in the nearest cell. The name of an item with children is in its upper edge;
  /// that of any other item is inside it if there is room. Hidden items and clipped contents are
  /// omitted.
  ///
  /// - Parameter item: The root of the drawing, already laid out.
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
    return cells < Double(Self.maximumExtent) ? Int(cells) : Self.maximumExtent
  }
}
