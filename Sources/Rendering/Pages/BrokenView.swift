#if !hasFeature(Embedded)
import AnchorsGrid

/// A view that is laid out, in units between which it may be broken into pages.
///
/// The units of a label are its lines, those of a grid its rows; any other view is one unit.
final class BrokenView {
  /// A part of a view, from top to bottom.
  struct Unit {
    var top: Double
    var bottom: Double
    /// True if the next unit, or the next view, has to be on the same page.
    var isKeptWithNext = false
    /// The rows of a grid.
    var rows: Range<Int> = 0..<0
    /// The indices of the children that the unit shows; nil for all.
    var children: [Int]?
  }

  let view: View
  private(set) var units: [Unit]
  /// The number of units that are repeated on each page.
  private(set) var headerUnits = 0

  /// Divides a view that was laid out.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - headerRows: The number of rows of a grid that are repeated on each page.
  init(_ view: View, headerRows: Int) {
    self.view = view
    units = [Unit(top: 0, bottom: view.frame.height)]
    if let label = view as? Label {
      divide(label)
    } else if let grid = view as? GridView {
      divide(grid, headerRows: headerRows)
    }
  }

  /// The height of consecutive units, in points.
  func height(of units: Range<Int>) -> Double {
    units.isEmpty ? 0 : self.units[units.upperBound - 1].bottom - self.units[units.lowerBound].top
  }

  /// Joins all units on one page, or the last one with the next view.
  func joinUnits(together: Bool, withNext: Bool) {
    if together { for index in units.indices { units[index].isKeptWithNext = true } }
    units[units.count - 1].isKeptWithNext = withNext
  }

  /// Divides a label between lines that leave at least two on each side.
  private func divide(_ label: Label) {
    let lines = label.drawnLines
    guard lines.count > 3 else { return }
    let below = label.contentBaselines.lastFromBottom
    var divided: [Unit] = []
    for (index, line) in lines.enumerated() where index > 0 && index < lines.count - 2 {
      let bottom = line.baseline + below
      divided.append(Unit(top: divided.last?.bottom ?? 0, bottom: bottom))
    }
    divided.append(Unit(top: divided.last?.bottom ?? 0, bottom: view.frame.height))
    units = divided
  }

  /// Divides a grid between its visible rows, except those that a cell connects.
  private func divide(_ grid: GridView, headerRows: Int) {
    let rows = grid.rows
    var divided: [Unit] = []
    var connected = 0
    for (index, row) in rows.enumerated() where !row.isHidden {
      if let last = divided.last, index < connected || index < headerRows {
        divided[divided.count - 1].bottom = row.frame.maxY
        divided[divided.count - 1].rows = last.rows.lowerBound..<index + 1
      } else {
        if let last = divided.last {
          divided[divided.count - 1].bottom = (last.bottom + row.frame.minY) / 2
        }
        divided.append(
          Unit(
            top: divided.last?.bottom ?? 0, bottom: row.frame.maxY, rows: index..<index + 1,
            children: []))
      }
      for column in grid.columns.indices {
        let span = (try? row.cell(column))?.rowSpan ?? 1
        connected = max(connected, index + span)
      }
    }
    guard !divided.isEmpty else { return }
    divided[divided.count - 1].bottom = view.frame.height
    if headerRows > 0, divided.count > 1 {
      headerUnits = 1
      divided[0].isKeptWithNext = true
    }
    units = divided
    assignChildren(grid)
  }

  /// Assigns each child of a grid to the units whose middle it covers, or that has its own middle.
  private func assignChildren(_ grid: GridView) {
    for (index, child) in grid.layoutNode.children.enumerated() where !child.isHidden {
      let frame = child.frame
      let first = firstUnit { ($0.top + $0.bottom) / 2 >= frame.minY }
      let end = firstUnit { ($0.top + $0.bottom) / 2 > frame.maxY }
      if first + 1 < end {
        for unit in first..<end { units[unit].children?.append(index) }
      } else {
        let unit = min(firstUnit { $0.bottom > frame.midY }, units.count - 1)
        units[unit].children?.append(index)
      }
    }
  }

  /// The first unit with a property that all later ones have, too; their number if there is none.
  private func firstUnit(where matches: (Unit) -> Bool) -> Int {
    var (first, end) = (0, units.count)
    while first < end {
      let middle = (first + end) / 2
      if matches(units[middle]) { end = middle } else { first = middle + 1 }
    }
    return first
  }

  /// Cuts a row of a grid that is higher than a page, between lines of its texts.
  ///
  /// - Parameters:
  ///   - unit: The index of the row's unit, which becomes two.
  ///   - room: The height of the page, in points.
  /// - Returns: Whether there is a height at which no text and no picture is cut.
  func cut(_ unit: Int, to room: Double) -> Bool {
    guard view is GridView, unit >= headerUnits else { return false }
    let old = units[unit]
    var height = old.top + room
    let obstacles = obstacles(in: unit)
    while let crossed = obstacles.first(where: {
      $0.top < height - 1e-3 && height + 1e-3 < $0.bottom
    }) {
      height = crossed.top
    }
    guard obstacles.isEmpty || obstacles.contains(where: { $0.bottom <= height + 1e-3 }) else {
      return false
    }
    var first = old
    (first.bottom, first.isKeptWithNext) = (height, false)
    units[unit] = first
    var rest = old
    rest.top = height
    units.insert(rest, at: unit + 1)
    return true
  }

  /// The top and the bottom of each line of text and each picture of a unit.
  private func obstacles(in unit: Int) -> [(top: Double, bottom: Double)] {
    var obstacles: [(top: Double, bottom: Double)] = []
    for placed in PlacedNode.all(in: view, children: units[unit].children) {
      if let label = placed.node as? Label {
        let below = label.contentBaselines.lastFromBottom * placed.scale
        var top = placed.frame.minY
        for text in placed.texts(of: label, label.drawnLines) {
          obstacles.append((top, text.position.y + below))
          top = text.position.y + below
        }
      } else if placed.node is ImageView {
        obstacles.append((placed.frame.minY, placed.frame.maxY))
      }
    }
    return obstacles.filter { $0.bottom > units[unit].top + 1e-3 }
  }

  /// Draws consecutive units.
  ///
  /// - Parameters:
  ///   - units: The units.
  ///   - origin: The position of the top left corner of the first, in points.
  ///   - canvas: The surface to draw on.
  func draw(_ units: Range<Int>, at origin: Point, into canvas: inout some Canvas) {
    guard let first = units.first, let last = units.last else { return }
    let top = self.units[first].top
    // Ornaments at the ends may extend beyond the view.
    let start = first == 0 ? -Double.infinity : top
    let end = last == self.units.count - 1 ? Double.infinity : self.units[last].bottom
    var children: [Int]?
    if units.count < self.units.count, view is GridView {
      var indices: [Int] = []
      for unit in units { indices += self.units[unit].children ?? [] }
      indices.sort()
      var unique: [Int] = []
      for index in indices where index != unique.last { unique.append(index) }
      children = unique
    }
    canvas.beginGroup(at: Point(x: origin.x, y: origin.y - top), lineWidth: nil)
    Painting.draw(
      PlacedNode.all(in: view, children: children), part: start...end, into: &canvas)
    canvas.endGroup()
  }
}
#endif
