/// Text of unknown origin as messages show it: nothing that a terminal would act on, and no name so long that
/// it hides the sentence around it.
package enum ShownText {
  /// The most characters of a name or a word that are shown.
  private static let longestWord = 300
  /// The most characters of a line that are shown.
  private static let longestLine = 4000

  /// A name within a line: control characters and line breaks are written `\u{1b}` and `\n`.
  ///
  /// - Parameter name: A file's, an item's or an option's name.
  /// - Returns: The name, the middle of a long one left out.
  /// - Complexity: O(length).
  package static func name(_ name: String) -> String {
    escaped(shortened(name.unicodeScalars, to: longestWord), breaksLines: false)
  }

  /// The lines of a message, whose own line breaks and tabs stay.
  ///
  /// - Parameter text: The message.
  /// - Returns: The message, the middle of long words and lines left out.
  /// - Complexity: O(length).
  package static func lines(_ text: String) -> String {
    let isPlain = text.utf8.count <= longestWord && !text.unicodeScalars.contains(where: isUnsafe)
    if isPlain { return text }
    var shown = String.UnicodeScalarView()
    var isFirst = true
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      if !isFirst { shown.append("\n") }
      isFirst = false
      shown.append(contentsOf: fitted(line))
    }
    return escaped(shown, breaksLines: true)
  }

  /// Lines of any length without what a terminal would act on.
  ///
  /// - Parameter text: The lines.
  /// - Returns: The lines, control characters other than line breaks and tabs written `\u{1b}`.
  /// - Complexity: O(length).
  package static func visible(_ text: String) -> String {
    escaped(String.UnicodeScalarView(text.unicodeScalars), breaksLines: true)
  }

  /// A sentence that is one line, whatever names it mentions.
  ///
  /// - Parameter text: The sentence.
  /// - Returns: The sentence, the middle of long words left out and line breaks written `\n`.
  /// - Complexity: O(length).
  package static func sentence(_ text: String) -> String {
    escaped(fitted(text.unicodeScalars[...]), breaksLines: false)
  }

  /// A line whose words, and then itself, are shortened.
  private static func fitted(
    _ line: Substring.UnicodeScalarView
  ) -> String.UnicodeScalarView {
    var words = String.UnicodeScalarView()
    var isFirst = true
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      if !isFirst { words.append(" ") }
      isFirst = false
      words.append(contentsOf: shortened(word, to: longestWord))
    }
    return shortened(words, to: longestLine)
  }

  /// A text of which, if it is too long, the first two thirds and the end are left.
  private static func shortened(
    _ text: some BidirectionalCollection<Unicode.Scalar>, to limit: Int
  ) -> String.UnicodeScalarView {
    var shown = String.UnicodeScalarView()
    guard text.index(text.startIndex, offsetBy: limit + 1, limitedBy: text.endIndex) != nil else {
      shown.append(contentsOf: text)
      return shown
    }
    shown.append(contentsOf: text.prefix(limit * 2 / 3))
    shown.append("…")
    shown.append(contentsOf: text.suffix(limit / 3))
    return shown
  }

  private static func escaped(_ text: String.UnicodeScalarView, breaksLines: Bool) -> String {
    guard text.contains(where: { isUnsafe($0) || !breaksLines && $0.value < 0x20 }) else {
      return String(text)
    }
    var shown = ""
    for scalar in text {
      if breaksLines ? !isUnsafe(scalar) : scalar.value >= 0x20 && !isUnsafe(scalar) {
        shown.unicodeScalars.append(scalar)
      } else if scalar == "\n" {
        shown += "\\n"
      } else {
        shown += "\\u{" + String(scalar.value, radix: 16) + "}"
      }
    }
    return shown
  }

  /// Whether a terminal may act on a character, or show what follows in another order.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
