import Anchors

/// Finds positions for the names of boxes that collide with no text and no other name.
struct FrameNames {
  /// The permitted overlap of a name with the boxes inside its box, in order of preference.
  private enum Freedom: CaseIterable {
    /// No overlap with any inner box.
    case outside
    /// Completely inside an inner box is permitted; crossing its edges is not.
    case acrossNoEdge
    case anywhere
  }

  /// A name as drawn.
  struct Name {
    var text: String
    /// The left end of the baseline.
    var position: Point
    var size: Double
    var width: Double
  }

  /// The length of a displayed point in points of the layout.
  private let unit: Double
  private let corner: Point
  private let cellSize: Double
  /// The areas to avoid, by the grid cells that they intersect, row by row.
  private var occupied: [[Rect]]

  private static let cellsAcross = 64
  /// The maximum number of positions tried in one row.
  private static let attempts = 16
  private static let maximumSize = 9.0
  private static let minimumSize = 6.0

  /// Starts without any areas to avoid.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the drawing.
  ///   - unit: The length of a displayed point in points of the layout.
  init(in bounds: Rect, unit: Double) {
    self.unit = unit
    corner = Point(x: bounds.minX, y: bounds.minY)
    cellSize = max(16 * unit, max(bounds.width, bounds.height) / Double(Self.cellsAcross))
    occupied = Array(repeating: [], count: Self.cellsAcross * Self.cellsAcross)
  }

  /// Adds an area that names must avoid.
  mutating func insert(_ area: Rect) {
    for cell in cells(of: area) { occupied[cell].append(area) }
  }

  /// Finds a position for the name of a box, in its top or bottom row.
  ///
  /// The least overlap with inner boxes is preferred, then the top row. The area of a name that is
  /// found must be avoided by later names.
  ///
  /// - Parameters:
  ///   - name: The name, which is reduced or shortened to the width of the box.
  ///   - frame: The visible part of the box.
  ///   - boxes: The visible frames directly inside the box.
  /// - Returns: The name as drawn, or nil if no position is free.
  /// - Complexity: O(*n*) for *n* boxes.
  mutating func place(_ name: String, in frame: Rect, around boxes: [Rect]) -> Name? {
    guard frame.height >= 11 * unit, let fitted = fit(name, to: frame.width / unit - 4) else {
      return nil
    }
    var rows = [frame.minY + 10 * unit]
    if frame.height >= 24 * unit { rows.append(frame.maxY - 4 * unit) }
    for freedom in Freedom.allCases where !boxes.isEmpty || freedom == .anywhere {
      for baseline in rows {
        guard let area = freeArea(fitted, at: baseline, in: frame, freedom, boxes) else { continue }
        // Includes a distance to the next name.
        insert(area.widened(by: unit))
        return Name(
          text: fitted.text, position: Point(x: area.minX, y: baseline),
          size: fitted.size * unit, width: area.width)
      }
    }
    return nil
  }

  /// Fits a name to a width by a smaller font, then by truncation; nil if too little remains.
  private func fit(_ name: String, to room: Double) -> (text: String, size: Double, width: Double)?
  {
    let width = CanvasText.width(of: name, size: Self.maximumSize)
    guard !name.utf8.isEmpty, width > 0 else { return nil }
    let size = min(Self.maximumSize, room / width * Self.maximumSize)
    if size >= Self.minimumSize { return (name, size, width / Self.maximumSize * size) }
    let short = TextMeasurer.helvetica.truncated(
      name, font: Font(size: Self.minimumSize), to: room)
    // "…" alone, or after a single letter, identifies nothing.
    guard short.0.unicodeScalars.count > 2 else { return nil }
    return (short.0, Self.minimumSize, short.width)
  }

  /// The first area in a row at which a name collides with nothing; nil if there is none.
  private func freeArea(
    _ name: (text: String, size: Double, width: Double), at baseline: Double, in frame: Rect,
    _ freedom: Freedom, _ boxes: [Rect]
  ) -> Rect? {
    var area = Rect(
      x: frame.minX + 3 * unit, y: baseline - 0.8 * name.size * unit, width: name.width * unit,
      height: name.size * unit)
    for _ in 0..<Self.attempts {
      guard area.maxX <= frame.maxX - unit + 1e-6 else { return nil }
      guard let next = nextLeft(of: area, freedom, boxes) else { return area }
      area = Rect(x: next, y: area.minY, width: area.width, height: area.height)
    }
    return nil
  }

  /// The left edge to try next if an area collides with something; nil if it does not.
  private func nextLeft(of area: Rect, _ freedom: Freedom, _ boxes: [Rect]) -> Double? {
    for cell in cells(of: area) {
      if let other = occupied[cell].first(where: { $0.overlaps(area) }) {
        return other.maxX + 3 * unit
      }
    }
    guard freedom != .anywhere else { return nil }
    for box in boxes where box.overlaps(area) {
      if freedom == .outside { return box.maxX + 3 * unit }
      if !box.holds(area) {
        let isBefore = area.minX < box.minX && box.minY <= area.minY && area.maxY <= box.maxY
        return (isBefore ? box.minX : box.maxX) + 3 * unit
      }
    }
    return nil
  }

  private func cells(of area: Rect) -> [Int] {
    let left = cell(area.minX - corner.x)
    let top = cell(area.minY - corner.y)
    let columns = left...max(left, cell(area.maxX - corner.x))
    let rows = top...max(top, cell(area.maxY - corner.y))
    return rows.flatMap { row in columns.map { row * Self.cellsAcross + $0 } }
  }

  /// The grid row or column at a distance from the corner, clamped to the grid.
  private func cell(_ distance: Double) -> Int {
    let cell = distance / cellSize
    // Includes NaN.
    guard cell > 0 else { return 0 }
    return cell < Double(Self.cellsAcross - 1) ? Int(cell) : Self.cellsAcross - 1
  }
}

extension Rect {
  fileprivate func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  fileprivate func holds(_ other: Rect) -> Bool {
    minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }

  fileprivate func widened(by distance: Double) -> Rect {
    Rect(x: minX, y: minY, width: width + distance, height: height)
  }
}
