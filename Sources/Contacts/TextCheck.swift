/// Whether bytes are text: valid UTF-8 without control characters.
enum TextCheck {
  /// Refuses a logical line that is not text.
  ///
  /// Overlong forms, surrogates and numbers over 10FFFF are invalid UTF-8. Of the control
  /// characters only the tab is allowed, as in RFC 6350, section 3.3.
  ///
  /// - Throws: `invalidUTF8` or `controlCharacter`.
  ///
  /// Complexity: O(length).
  static func check(_ bytes: [UInt8]) throws(ContactError.Reason) {
    var position = 0
    while position < bytes.count {
      let lead = bytes[position]
      if lead < 0x80 {
        guard (lead >= 0x20 && lead != 0x7F) || lead == Ascii.tab else {
          throw .controlCharacter(lead)
        }
        position += 1
      } else {
        guard let length = sequenceLength(bytes, position) else { throw .invalidUTF8 }
        position += length
      }
    }
  }

  /// The length of the valid sequence of several bytes at a position, or `nil`.
  private static func sequenceLength(_ bytes: [UInt8], _ position: Int) -> Int? {
    let lead = bytes[position]
    let length: Int
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return nil
    }
    guard position + length <= bytes.count else { return nil }
    // Only the second byte has bounds that depend on the first.
    let second: ClosedRange<UInt8>
    switch lead {
    case 0xE0: second = 0xA0...0xBF
    case 0xED: second = 0x80...0x9F
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
