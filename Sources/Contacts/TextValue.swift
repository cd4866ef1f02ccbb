/// Decoding of a property's value: its escapes, its parts and the blanks around it.
enum TextValue {
  /// Returns the text of a value, unescaped and trimmed, or `nil` if it is empty.
  ///
  /// `\n` and `\N` are a line break, and `\,` `\;` `\\` are the character after the backslash, as
  /// is `\:`, which some writers escape needlessly. Any other backslash remains.
  static func decode(_ value: ArraySlice<UInt8>) -> String? {
    var text = value
    if value.contains(Ascii.backslash) { text = unescape(value)[...] }
    text = text.trimmed
    // Other blanks are rare; their first and last bytes are not ASCII.
    if let first = text.first, let last = text.last, first >= 0x80 || last >= 0x80 {
      text = trimmingWideBlanks(text)
    }
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }

  /// Splits a value at separators without a backslash before them; the parts are still escaped.
  static func parts(
    of value: ArraySlice<UInt8>, separatedBy separator: UInt8
  ) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = value.startIndex
    var position = start
    while position < value.endIndex {
      if value[position] == Ascii.backslash {
        position += 1
      } else if value[position] == separator {
        parts.append(value[start..<position])
        start = position + 1
      }
      position += 1
    }
    parts.append(value[start...])
    return parts
  }

  private static func unescape(_ value: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(value.count)
    var position = value.startIndex
    while position < value.endIndex {
      let byte = value[position]
      position += 1
      guard byte == Ascii.backslash, position < value.endIndex else {
        text.append(byte)
        continue
      }
      switch value[position] {
      case UInt8(ascii: "n"), UInt8(ascii: "N"): text.append(Ascii.lineFeed)
      case Ascii.comma, Ascii.semicolon, Ascii.colon, Ascii.backslash: text.append(value[position])
      default: text += [Ascii.backslash, value[position]]
      }
      position += 1
    }
    return text
  }

  /// Removes nonbreaking, wide and zero-width spaces and byte order marks at both ends.
  private static func trimmingWideBlanks(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    while true {
      let count = text.count
      for blank in wideBlanks {
        if text.starts(with: blank) { text = text.dropFirst(blank.count) }
        if text.suffix(blank.count).elementsEqual(blank) { text = text.dropLast(blank.count) }
      }
      text = text.trimmed
      if text.count == count { return text }
    }
  }

  /// U+00A0, U+3000, U+200B, U+2007, U+202F and U+FEFF.
  private static let wideBlanks: [[UInt8]] = [
    [0xC2, 0xA0], [0xE3, 0x80, 0x80], [0xE2, 0x80, 0x8B], [0xE2, 0x80, 0x87], [0xE2, 0x80, 0xAF],
    [0xEF, 0xBB, 0xBF],
  ]
}
