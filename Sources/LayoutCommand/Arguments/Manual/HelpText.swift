/// Lines of a help, wrapped at a width of 100 columns.
struct HelpText {
  /// The number of columns of a line.
  static let width = 100
  /// The largest width of the column of options; a longer option has a line of its own.
  private static let maximumNameWidth = 27

  private(set) var text = ""

  /// Appends a paragraph and an empty line; a paragraph that begins with a space is unchanged.
  mutating func append(paragraph: String) {
    text += paragraph.utf8.first == 0x20 ? paragraph : Self.wrapped(paragraph, width: Self.width)
    text += "\n\n"
  }

  /// Appends names and what they mean, in two columns.
  mutating func append(rows: [(name: String, text: String)]) {
    let fitting = rows.map(\.name.unicodeScalars.count).filter { $0 <= Self.maximumNameWidth }
    let column = 2 + (fitting.max() ?? 0) + 2
    for (name, meaning) in rows {
      let lines = Self.wrapped(meaning, width: Self.width - column)
        .split(separator: "\n", omittingEmptySubsequences: false)
      let indent = String(repeating: " ", count: column)
      let count = name.unicodeScalars.count
      text += "  " + name
      text +=
        count + 4 > column
        ? "\n" + indent : String(repeating: " ", count: column - 2 - count)
      text += lines.joined(separator: "\n" + indent) + "\n"
    }
  }

  /// Appends a line.
  mutating func append(line: String) { text += line + "\n" }

  /// Returns a text with line breaks instead of some of its spaces.
  static func wrapped(_ text: String, width: Int) -> String {
    var lines: [String] = []
    var line = ""
    var count = 0
    for word in text.split(separator: " ") {
      let length = word.unicodeScalars.count
      if count > 0, count + 1 + length > width {
        lines.append(line)
        (line, count) = ("", 0)
      }
      if count > 0 {
        line += " "
        count += 1
      }
      line += word
      count += length
    }
    lines.append(line)
    return lines.joined(separator: "\n")
  }
}
