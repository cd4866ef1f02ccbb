/// Texts with the escape sequences of a terminal for colors.
///
/// They are added to finished lines without control characters, so that no name in a file can add
/// others. Without them, the lines are the same.
enum ColoredText {
  /// The codes of the terminal.
  private enum Style: String {
    case bold = "1"
    case error = "1;31"
    case warning = "1;35"
    case note = "1;36"
    case mark = "1;32"
  }

  private static let levels: [(word: String, style: Style)] = [
    ("error:", .error), ("warning:", .warning), ("note:", .note),
  ]

  /// Returns lines about files: positions, levels and marks stand out.
  static func message(_ text: String) -> String {
    lines(text) { line in
      if isMark(line) { return painted(line[...], .mark) }
      guard let end = endOfOrigin(line) else { return line }
      var rest = line[end...]
      var level = ""
      for (word, style) in levels where rest.hasPrefix(" " + word) {
        level = " " + painted(rest.dropFirst().prefix(word.count), style)
        rest = rest.dropFirst(word.count + 1)
      }
      return painted(line[..<end], .bold) + level + rest
    }
  }

  /// Returns a help: headings and names of options stand out.
  static func help(_ text: String) -> String {
    lines(text) { line in
      if let first = line.utf8.first, first != 0x20, let colon = line.firstIndex(of: ":") {
        return painted(line[...colon], .bold) + line[line.index(after: colon)...]
      }
      guard line.hasPrefix("  --") else { return line }
      let end = line.dropFirst(2).firstIndex(of: " ") ?? line.endIndex
      return "  " + painted(line[..<end].dropFirst(2), .bold) + line[end...]
    }
  }

  private static func lines(_ text: String, _ body: (String) -> String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { body(String($0)) }.joined(separator: "\n")
  }

  private static func painted(_ text: Substring, _ style: Style) -> String {
    text.isEmpty ? "" : "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m"
  }

  /// Returns whether a line marks characters of the line above.
  private static func isMark(_ line: String) -> Bool {
    var hasMark = false
    for byte in line.utf8 {
      guard byte == 0x20 || byte == UInt8(ascii: "^") || byte == UInt8(ascii: "~") else {
        return false
      }
      if byte == UInt8(ascii: "^") { hasMark = true }
    }
    return hasMark
  }

  /// Returns the end of a line's first part if that is a file, a file with a line, or the program.
  private static func endOfOrigin(_ line: String) -> String.Index? {
    guard let first = line.utf8.first, first != 0x20, first != UInt8(ascii: "#") else { return nil }
    var index = line.startIndex
    while let colon = line[index...].firstIndex(of: ":") {
      index = line.index(after: colon)
      guard index < line.endIndex else { return nil }
      if line[index] == " " { return index }
    }
    return nil
  }
}
