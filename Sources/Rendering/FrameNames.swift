import Anchors

/// Finds where the names of boxes can stand: not on a text, and not on another name.
struct FrameNames {
  /// How much of a box inside a name may have to do with.
  private enum Freedom: CaseIterable {
    /// It stands beside the boxes inside.
    case outside
    /// It may stand in one of them, but across no edge.
    case acrossNoEdge
    case anywhere
  }

  /// A name as it is drawn.
  struct Name {
    var text: String
    /// The left end of its baseline.
    var position: Point
    var size: Double
    var width: Double
  }

  /// How many points of the layout are one as shown.
  private let unit: Double
  private let corner: Point
  private let cellSize: Double
  /// What nothing may stand on, by the cells that it touches, row after row.
  private var taken: [[Rect]]

  private static let cellsAcross = 64
  /// How often a name moves on in a row before it is left out.
  private static let attempts = 16
  private static let largestSize = 9.0
  private static let smallestSize = 6.0

  /// Finds places in a drawing.
  ///
  /// - Parameters:
  ///   - bounds: What the drawing holds.
  ///   - unit: How many points of the layout are one as shown.
  init(in bounds: Rect, unit: Double) {
    self.unit = unit
    corner = Point(x: bounds.minX, y: bounds.minY)
    cellSize = max(16 * unit, max(bounds.width, bounds.height) / Double(Self.cellsAcross))
    taken = Array(repeating: [], count: Self.cellsAcross * Self.cellsAcross)
  }

  /// Keeps names off an area.
  mutating func insert(_ area: Rect) {
    for cell in cells(of: area) { taken[cell].append(area) }
  }

  /// The name of a box, shortened if the box is narrower; nil if there is no place for it.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - frame: The box.
  ///   - boxes: The boxes directly inside.
  /// - Returns: The name and where it is drawn.
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
        // What comes next to it keeps a distance.
        insert(area.widened(by: unit))
        return Name(
          text: fitted.text, position: Point(x: area.minX, y: baseline),
          size: fitted.size * unit, width: area.width)
      }
    }
    return nil
  }

  /// A name that fits into a width, smaller where that is enough, otherwise shortened; nil where it would say nothing.
  private func fit(_ name: String, to room: Double) -> (text: String, size: Double, width: Double)?
  {
    let width = CanvasText.width(of: name, size: Self.largestSize)
    guard !name.utf8.isEmpty, width > 0 else { return nil }
    let size = min(Self.largestSize, room / width * Self.largestSize)
    if size >= Self.smallestSize { return (name, size, width / Self.largestSize * size) }
    let short = TextMeasurer.helvetica.truncated(
      name, font: Font(size: Self.smallestSize), to: room)
    // Dots alone, or after one letter, are no name.
    guard short.0.unicodeScalars.count > 2 else { return nil }
    return (short.0, Self.smallestSize, short.width)
  }

  /// The first area in a row where a name collides with nothing.
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

  /// Where the area could begin after what is in its way; nil if nothing is.
  private func nextLeft(of area: Rect, _ freedom: Freedom, _ boxes: [Rect]) -> Double? {
    for cell in cells(of: area) {
      if let other = taken[cell].first(where: { $0.overlaps(area) }) {
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

  /// The cell at a distance from the corner; what lies outside the drawing is in the nearest.
  private func cell(_ distance: Double) -> Int {
    let place = distance / cellSize
    // Also where it is not a number.
    guard place > 0 else { return 0 }
    return place < Double(Self.cellsAcross - 1) ? Int(place) : Self.cellsAcross - 1
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
