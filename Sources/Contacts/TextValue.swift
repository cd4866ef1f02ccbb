/// The text of a property's value: its escapes, its parts, and the blanks around it.
enum TextValue {
  /// The text of a value, unescaped and trimmed, or `nil` if nothing is left of it.
  ///
  /// `\n` and `\N` are a line break, and `\,` `\;` `\\` stand for the character after the
  /// backslash, as does `\:`, which some writers escape needlessly. Any other backslash is kept.
  static func decode(_ value: ArraySlice<UInt8>) -> String? {
    var text = value
    if value.contains(Ascii.backslash) { text = unescape(value)[...] }
    while let last = text.last, isBlank(last) { text.removeLast() }
    text = text.drop(while: isBlank)
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }

  /// The parts of a value between separators that no backslash precedes, still escaped.
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

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == Ascii.space || byte == Ascii.tab || byte == Ascii.lineFeed
  }
}
