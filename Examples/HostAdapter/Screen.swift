import Anchors

/// A grid of character cells to draw on.
struct Screen {
  private var rows: [[Character]]

  init(_ size: Size) {
    rows = Array(
      repeating: Array(repeating: " ", count: Int(size.width)), count: Int(size.height))
  }

  mutating func write(_ text: String, at point: Point) {
    for (offset, character) in text.enumerated() {
      put(character, Int(point.x) + offset, Int(point.y))
    }
  }

  mutating func box(_ corner: Point, _ size: Size) {
    let line = String(repeating: "─", count: max(0, Int(size.width) - 2))
    write("┌" + line + "┐", at: corner)
    for row in 1..<max(2, Int(size.height) - 1) {
      write("│", at: Point(x: corner.x, y: corner.y + Double(row)))
      write("│", at: Point(x: corner.x + size.width - 1, y: corner.y + Double(row)))
    }
    write("└" + line + "┘", at: Point(x: corner.x, y: corner.y + size.height - 1))
  }

  private mutating func put(_ character: Character, _ column: Int, _ row: Int) {
    guard rows.indices.contains(row), rows[row].indices.contains(column) else { return }
    rows[row][column] = character
  }

  /// Compares the screen with the one that a terminal shows.
  ///
  /// - Parameter old: The screen that is shown; of another size, everything is drawn.
  /// - Returns: The control sequences and characters that change the terminal, and the number of
  ///   cells that they draw.
  func changes(from old: Screen) -> (text: String, count: Int) {
    let isResized = old.rows.count != rows.count || old.rows.first?.count != rows.first?.count
    var text = isResized ? "\u{1B}[2J" : ""
    var count = 0
    for (row, cells) in rows.enumerated() {
      var last = -2
      for (column, character) in cells.enumerated() {
        let shown: Character = isResized ? " " : old.rows[row][column]
        guard character != shown else { continue }
        if column != last + 1 { text += "\u{1B}[\(row + 1);\(column + 1)H" }
        text.append(character)
        (last, count) = (column, count + 1)
      }
    }
    return (text, count)
  }

  var description: String { rows.map { String($0) }.joined(separator: "\n") }
}
