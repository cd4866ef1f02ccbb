/// Checks that bytes are text: valid UTF-8 without control characters.
enum TextCheck {
  /// Returns the first reason why bytes are not text, or nil if they are.
  ///
  /// Overlong forms and numbers over 10FFFF are invalid UTF-8. Surrogates are too, but a line whose
  /// other bytes are text has only half characters. Of the control characters only the tab is
  /// allowed, as in RFC 6350, section 3.3.
  ///
  /// - Returns: `invalidUTF8`, `controlCharacter`, `halfCharacter` or nil.
  ///
  /// Complexity: O(length).
  static func fault(in bytes: ArraySlice<UInt8>) -> ContactError.Reason? {
    var position = bytes.startIndex
    var hasHalf = false
    while position < bytes.endIndex {
      let lead = bytes[position]
      if lead < 0x80 {
        if isControl(lead) { return .controlCharacter(lead) }
        position += 1
      } else {
        guard let length = sequenceLength(bytes, position) else { return .invalidUTF8 }
        if isHalf(bytes, position) { hasHalf = true }
        position += length
      }
    }
    return hasHalf ? .halfCharacter : nil
  }

  /// Returns bytes as valid UTF-8 with U+FFFD for half characters, or nil if other bytes are not.
  ///
  /// Complexity: O(length).
  static func utf8(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var text = bytes
    var position = bytes.startIndex
    while position < bytes.endIndex {
      if bytes[position] < 0x80 {
        position += 1
      } else {
        guard let length = sequenceLength(bytes, position) else { return nil }
        if isHalf(bytes, position) {
          text.replaceSubrange(position..<position + length, with: [0xEF, 0xBF, 0xBD])
        }
        position += length
      }
    }
    return text
  }

  /// Returns whether the sequence at a position is that of a surrogate.
  private static func isHalf(_ bytes: ArraySlice<UInt8>, _ position: Int) -> Bool {
    bytes[position] == 0xED && bytes[position + 1] >= 0xA0
  }

  /// Returns whether a byte is a control character that text must not have.
  static func isControl(_ byte: UInt8) -> Bool {
    (byte < 0x20 && byte != Ascii.tab) || byte == 0x7F
  }

  /// Returns the length of the multibyte sequence at a position, which is valid or that of a
  /// surrogate, or `nil`.
  private static func sequenceLength(_ bytes: ArraySlice<UInt8>, _ position: Int) -> Int? {
    let lead = bytes[position]
    let length: Int
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return nil
    }
    guard position + length <= bytes.endIndex else { return nil }
    // Only the second byte has bounds that depend on the first.
    let second: ClosedRange<UInt8>
    switch lead {
    case 0xE0: second = 0xA0...0xBF
    case 0xF0: second = 0x90...0xBF
    case 0xF4: second = 0x80...0x8F
    default: second = 0x80...0xBF
    }
    guard second.contains(bytes[position + 1]) else { return nil }
    for index in position + 2..<max(position + 2, position + length)
    where bytes[index] & 0xC0 != 0x80 {
      return nil
    }
    return length
  }
}
