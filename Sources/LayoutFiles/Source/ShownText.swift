/// Makes text of unknown origin safe for messages.
///
/// The result has no control characters for a terminal, and no names that are too long to read.
package enum ShownText {
  /// The maximum number of characters of a name or a word.
  private static let maximumWordLength = 300
  /// The maximum number of characters of a line.
  private static let maximumLineLength = 4000

  /// Returns a name for a line: control characters and line breaks are written `\u{1b}` and `\n`.
  ///
  /// - Parameter name: The name of a file, an item or an option.
  /// - Returns: The name, without the middle of a long one.
  /// - Complexity: O(length).
  package static func name(_ name: String) -> String {
    var shown: [UInt8] = []
    append(Array(name.utf8)[...], to: &shown, limit: maximumWordLength)
    return escaped(shown, breaksLines: false)
  }

  /// Returns the lines of a message, with its own line breaks and tabs.
  ///
  /// - Parameter text: The message.
  /// - Returns: The message, without the middle of long words and lines.
  /// - Complexity: O(length).
  package static func lines(_ text: String) -> String {
    var shown: [UInt8] = []
    let bytes = Array(text.utf8)
    forEachPart(of: bytes[...], between: UInt8(ascii: "\n")) { line in
      append(fitted(line)[...], to: &shown, limit: maximumLineLength)
    } separator: {
      shown.append(UInt8(ascii: "\n"))
    }
    return escaped(shown, breaksLines: true)
  }

  /// Returns lines of any length without control characters for a terminal.
  ///
  /// - Parameter text: The lines.
  /// - Returns: The lines; control characters except line breaks and tabs are written `\u{1b}`.
  /// - Complexity: O(length).
  package static func visible(_ text: String) -> String {
    escaped(Array(text.utf8), breaksLines: true)
  }

  /// Returns a sentence as one line, regardless of the names in it.
  ///
  /// - Parameter text: The sentence.
  /// - Returns: The sentence, without the middle of long words; line breaks are written `\n`.
  /// - Complexity: O(length).
  package static func sentence(_ text: String) -> String {
    let words = fitted(Array(text.utf8)[...])
    var shown: [UInt8] = []
    append(words[...], to: &shown, limit: maximumLineLength)
    return escaped(shown, breaksLines: false)
  }

  /// Returns a line with long words shortened.
  private static func fitted(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var shown: [UInt8] = []
    forEachPart(of: line, between: UInt8(ascii: " ")) { word in
      append(word, to: &shown, limit: maximumWordLength)
    } separator: {
      shown.append(UInt8(ascii: " "))
    }
    return shown
  }

  /// Calls one function with each part of a text and another one between two parts.
  private static func forEachPart(
    of text: ArraySlice<UInt8>, between separator: UInt8, _ body: (ArraySlice<UInt8>) -> Void,
    separator onSeparator: () -> Void
  ) {
    var rest = text
    while let end = rest.firstIndex(of: separator) {
      body(rest[..<end])
      onSeparator()
      rest = rest[(end + 1)...]
    }
    body(rest)
  }

  /// Appends a text in UTF-8 without the middle of a long one.
  ///
  /// Two thirds of the limit are the beginning of the text, the rest its end.
  private static func append(_ text: ArraySlice<UInt8>, to shown: inout [UInt8], limit: Int) {
    // A text has at most as many characters as bytes.
    guard text.count > limit else {
      shown += text
      return
    }
    var start = text.startIndex
    var left = limit * 2 / 3
    while start < text.endIndex, left > 0 || text[start] & 0xC0 == 0x80 {
      if text[start] & 0xC0 != 0x80 { left -= 1 }
      start += 1
    }
    var end = text.endIndex
    left = limit / 3
    while end > start, left > 0 {
      end -= 1
      if text[end] & 0xC0 != 0x80 { left -= 1 }
    }
    shown += text[..<start]
    if end > start { shown += "…".utf8 }
    shown += text[max(start, end)...]
  }

  private static func escaped(_ bytes: [UInt8], breaksLines: Bool) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    // Every character to escape begins with one of these bytes.
    let isPlain = bytes.allSatisfy {
      $0 >= 0x20 && $0 != 0x7F && $0 != 0xC2 && $0 != 0xE2 && $0 != 0xF4
        || breaksLines && ($0 == 0x0A || $0 == 0x09)
    }
    if isPlain { return text }
    var shown = ""
    for scalar in text.unicodeScalars {
      if fileBytes.contains(scalar.value) {
        shown += "\\x" + String(scalar.value & 0xFF, radix: 16)
      } else if breaksLines ? !isUnsafe(scalar) : scalar.value >= 0x20 && !isUnsafe(scalar) {
        shown.unicodeScalars.append(scalar)
      } else if scalar == "\n" {
        shown += "\\n"
      } else {
        shown += "\\u{" + String(scalar.value, radix: 16) + "}"
      }
    }
    return shown
  }

  /// The characters of bytes from 0x80 on that are not UTF-8, in names of files of the program
  /// `layout`.
  private static let fileBytes: ClosedRange<UInt32> = 0x10FE80...0x10FEFF

  /// Returns whether a character may control a terminal or reorder the text after it.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
