import Anchors

/// The rows and columns of one plan's cards on a sheet of paper.
struct SheetGrid {
  /// The free margin along the edges of the paper: half an inch.
  static let margin = 36.0
  /// The distance between cards: enough for the crop marks of both.
  static let gap = 24.0

  let columns: Int
  let rows: Int
  private let cell: Size
  private let corner: Point

  /// The number of cards per sheet.
  var count: Int { columns * rows }

  /// Creates a grid, or returns nil if not even one card fits.
  ///
  /// - Parameters:
  ///   - paper: The size of the paper, in points.
  ///   - card: The size of the plan's largest card, in points.
  init?(paper: Size, card: Size) {
    func count(_ room: Double, _ length: Double) -> Int {
      Int((room - 2 * Self.margin + Self.gap) / (length + Self.gap))
    }
    columns = count(paper.width, card.width)
    rows = count(paper.height, card.height)
    guard columns > 0, rows > 0 else { return nil }
    cell = card
    let width = Double(columns) * (card.width + Self.gap) - Self.gap
    corner = Point(x: (paper.width - width) / 2, y: Self.margin)
  }

  /// Returns the top left corner of a card on its sheet, counted from 0 row by row.
  func origin(of index: Int) -> Point {
    Point(
      x: corner.x + Double(index % columns) * (cell.width + Self.gap),
      y: corner.y + Double(index / columns) * (cell.height + Self.gap))
  }
}
