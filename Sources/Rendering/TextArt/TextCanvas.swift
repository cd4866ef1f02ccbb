/// A grid of character cells for boxes and texts.
///
/// Lines that meet are joined: a box drawn onto the side of another produces `├` and `┤`, not a
/// gap.
struct TextCanvas {
  /// The directions in which a line leaves a cell.
  private struct Strokes: OptionSet {
    let rawValue: UInt8
    static let up = Strokes(rawValue: 1)
    static let right = Strokes(rawValue: 2)
    static let down = Strokes(rawValue: 4)
    static let left = Strokes(rawValue: 8)
  }

  let columns: Int
  let rows: Int
  private var strokes: [Strokes]
  private var characters: [Character?]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    strokes = Array(repeating: [], count: columns * rows)
    characters = Array(repeating: nil, count: columns * rows)
  }

  /// Draws the outline of a box through the given cells, corners included.
  ///
  /// A box of one row or column is a line, one of a single cell a point.
  mutating func box(left: Int, top: Int, right: Int, bottom: Int) {
    if left == right, top == bottom { return put("·", column: left, row: top) }
    for column in left..<right {
      for row in [top, bottom] {
        stroke(.right, column: column, row: row)
        stroke(.left, column: column + 1, row: row)
      }
    }
    for row in top..<bottom {
      for column in [left, right] {
        stroke(.down, column: column, row: row)
        stroke(.up, column: column, row: row + 1)
      }
    }
  }

  /// Writes a text from a cell to the right, up to a last column.
  mutating func text(_ text: String, column: Int, row: Int, lastColumn: Int) {
    var column = column
    for character in text {
      guard column <= lastColumn else { return }
      put(character, column: column, row: row)
      column += 1
    }
  }

  /// The drawing, a line for each row, without trailing spaces.
  var description: String {
    var text = ""
    for row in 0..<rows {
      var line = (0..<columns).map { column in
        let index = row * columns + column
        return characters[index] ?? Self.character(for: strokes[index])
      }
      while line.last == " " { line.removeLast() }
      text += String(line) + "\n"
    }
    return text
  }

  private mutating func stroke(_ stroke: Strokes, column: Int, row: Int) {
    guard contains(column, row) else { return }
    strokes[row * columns + column].insert(stroke)
  }

  private mutating func put(_ character: Character, column: Int, row: Int) {
    guard contains(column, row) else { return }
    characters[row * columns + column] = character
  }

  private func contains(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && column < columns && row >= 0 && row < rows
  }

  /// The box drawing character of a set of strokes, in the order of their raw values.
  private static func character(for strokes: Strokes) -> Character {
    let characters: [Character] = [
      " ", "╵", "╶", "└", "╷", "│", "┌", "├", "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼",
    ]
    return characters[Int(strokes.rawValue)]
  }
}
