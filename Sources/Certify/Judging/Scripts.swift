/// The properties of scripts that decide whether a line break is a loss.
enum Scripts {
  /// Returns whether lines of a letter's script break at words that only a dictionary tells.
  ///
  /// These are Thai, Lao, Burmese and Khmer.
  static func needsDictionary(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x19E0...0x19FF, 0xA9E0...0xA9FF,
      0xAA60...0xAA7F:
      true
    default: false
    }
  }

  /// Returns whether words of a letter's script have spaces between them.
  private static func hasSpaces(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
      return false
    }
    switch scalar.value {
    // Chinese, Japanese, Korean and Yi break between any two characters.
    case 0x1100...0x11FF, 0x2E80...0x312F, 0x3130...0x318F, 0x31A0...0xA4CF, 0xAC00...0xD7FF,
      0xF900...0xFAFF, 0xFF00...0xFFEF, 0x1B000...0x1B2FF, 0x20000...0x3FFFF:
      return false
    default: return !needsDictionary(scalar)
    }
  }

  /// Returns whether both characters at an offset are letters of a word.
  static func isInsideWord(_ text: [UInt8], at offset: Int) -> Bool {
    guard let before = last(of: text[..<offset]), let after = first(of: text[offset...]) else {
      return false
    }
    return hasSpaces(before) && hasSpaces(after)
  }

  /// Returns the word around an offset.
  static func word(_ text: [UInt8], around offset: Int) -> String {
    var (start, end) = (offset, offset)
    while start > 0, let before = last(of: text[..<start]), hasSpaces(before) {
      start -= UTF8.width(before)
    }
    while end < text.count, let after = first(of: text[end...]), hasSpaces(after) {
      end += UTF8.width(after)
    }
    return String(decoding: text[start..<end], as: UTF8.self)
  }

  private static func first(of bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    String(decoding: bytes.prefix(4), as: UTF8.self).unicodeScalars.first
  }

  private static func last(of bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    var start = bytes.endIndex - 1
    while start > bytes.startIndex, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    guard start >= bytes.startIndex else { return nil }
    return String(decoding: bytes[start...], as: UTF8.self).unicodeScalars.first
  }
}
