extension String {
  /// Returns an ASCII text with spaces after it, for a column of that many characters.
  func padded(to count: Int) -> String {
    self + Self(repeating: " ", count: Swift.max(0, count - utf8.count))
  }

  /// Returns an ASCII text with spaces before it, for a column of that many characters.
  func aligned(to count: Int) -> String {
    Self(repeating: " ", count: Swift.max(0, count - utf8.count)) + self
  }

  /// The text with spaces instead of line breaks, which would disrupt a table.
  var onOneLine: String {
    // Searching bytes is faster than searching characters, and most texts have no line break.
    mayBreakLine ? Self(map { $0.isNewline ? " " : $0 }) : self
  }

  /// True if a byte may belong to a line break: a control character, U+0085, U+2028 or U+2029.
  private var mayBreakLine: Bool {
    var previous: UInt8 = 0
    for byte in utf8 {
      if byte < 0x20 || (byte == 0x85 && previous == 0xC2) { return true }
      if byte == 0xA8 || byte == 0xA9, previous == 0x80 { return true }
      previous = byte
    }
    return false
  }
}

extension [[String]] {
  /// Returns the rows as lines of text, each column as wide as its widest cell and two spaces.
  func table(indent: String = "") -> String {
    var widths: [Int] = []
    for row in self {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = Swift.max(widths[column], cell.unicodeScalars.count)
      }
    }
    var text = ""
    for row in self {
      let last = row.lastIndex { !$0.isEmpty } ?? 0
      text += indent
      for (column, cell) in row.prefix(last + 1).enumerated() {
        let gap = column < last ? widths[column] - cell.unicodeScalars.count + 2 : 0
        text += cell + String(repeating: " ", count: gap)
      }
      text += "\n"
    }
    return text
  }
}
