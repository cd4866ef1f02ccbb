/// The names of files as texts, whatever bytes they are.
///
/// Names need not be UTF-8. A byte that is no part of UTF-8 becomes a private character of its own,
/// from U+10FE80 to U+10FEFF, which no keyboard types; messages show it as `\xff`. The bytes of a
/// real one of these characters are treated the same, so that every name returns to its bytes.
enum HostPath {
  /// The character of byte 0, of which only those from 0x80 on are needed.
  private static let first: UInt32 = 0x10FE00
  private static let characters = (first + 0x80)...(first + 0xFF)

  /// Returns the text of a name.
  ///
  /// - Complexity: O(length).
  static func text(of bytes: [UInt8]) -> String {
    var text = ""
    var rest = bytes[...]
    while let byte = rest.first {
      let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      let part = rest.prefix(length)
      let decoded = String(decoding: part, as: UTF8.self).unicodeScalars
      // Invalid bytes are replaced when they are decoded, and thus differ from the result.
      if let scalar = decoded.first, decoded.count == 1, String(scalar).utf8.elementsEqual(part),
        !characters.contains(scalar.value)
      {
        text.unicodeScalars.append(scalar)
        rest = rest.dropFirst(length)
      } else {
        if let scalar = Unicode.Scalar(first + UInt32(byte)) { text.unicodeScalars.append(scalar) }
        rest = rest.dropFirst()
      }
    }
    return text
  }

  /// Returns the text of a name that ends with a null byte.
  static func text(of name: UnsafePointer<CChar>) -> String {
    var bytes: [UInt8] = []
    var next = name
    while next.pointee != 0 {
      bytes.append(UInt8(bitPattern: next.pointee))
      next += 1
    }
    return text(of: bytes)
  }

  /// Returns the bytes of a name with a null byte at the end, for system calls.
  ///
  /// - Complexity: O(length).
  static func bytes(of text: String) -> [CChar] {
    var bytes: [CChar] = []
    for scalar in text.unicodeScalars {
      if characters.contains(scalar.value) {
        bytes.append(CChar(truncatingIfNeeded: scalar.value - first))
      } else {
        bytes += String(scalar).utf8.map { CChar(bitPattern: $0) }
      }
    }
    return bytes + [0]
  }
}
