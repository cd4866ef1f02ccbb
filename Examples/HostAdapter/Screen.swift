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

  var description: String { rows.map { String($0) }.joined(separator: "\n") }
}
