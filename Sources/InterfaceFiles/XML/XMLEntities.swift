import LayoutFiles

/// Replaces the entities of XML.
enum XMLEntities {
  /// Returns a text with its entities replaced by characters.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - range: The range of the text.
  /// - Returns: The characters; bytes that are not UTF-8 become U+FFFD.
  /// - Throws: `Fault` at an unknown entity.
  static func decoded(_ bytes: [UInt8], _ range: SourceRange) throws(Fault) -> String {
    guard let first = bytes[range.start..<range.end].firstIndex(of: UInt8(ascii: "&")) else {
      return String(decoding: bytes[range.start..<range.end], as: UTF8.self)
    }
    var decoded = Array(bytes[range.start..<first])
    var offset = first
    while offset < range.end {
      guard bytes[offset] == UInt8(ascii: "&") else {
        decoded.append(bytes[offset])
        offset += 1
        continue
      }
      var end = offset + 1
      while end < range.end, bytes[end] != UInt8(ascii: ";"), end - offset < 12 { end += 1 }
      guard end < range.end, bytes[end] == UInt8(ascii: ";"),
        let scalar = scalar(bytes[(offset + 1)..<end])
      else {
        throw Fault(
          "unknown entity; expected one of &amp; &lt; &gt; &quot; &apos; or a number such as &#10;",
          at: SourceRange(offset, min(end + 1, range.end)))
      }
      if let bytes = UTF8.encode(scalar) { decoded += bytes }
      offset = end + 1
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  private static func scalar(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    if name.elementsEqual("amp".utf8) { return "&" }
    if name.elementsEqual("lt".utf8) { return "<" }
    if name.elementsEqual("gt".utf8) { return ">" }
    if name.elementsEqual("quot".utf8) { return "\"" }
    if name.elementsEqual("apos".utf8) { return "'" }
    guard name.first == UInt8(ascii: "#") else { return nil }
    var digits = name.dropFirst()
    let isHexadecimal = digits.first == UInt8(ascii: "x")
    if isHexadecimal { digits = digits.dropFirst() }
    guard !digits.isEmpty else { return nil }
    var value: UInt32 = 0
    for byte in digits {
      let digit: UInt32
      switch byte {
      case 0x30...0x39: digit = UInt32(byte) - 0x30
      case 0x41...0x46 where isHexadecimal: digit = UInt32(byte) - 0x41 + 10
      case 0x61...0x66 where isHexadecimal: digit = UInt32(byte) - 0x61 + 10
      default: return nil
      }
      value = value * (isHexadecimal ? 16 : 10) + digit
      if value > 0x10FFFF { return nil }
    }
    return value == 0 ? nil : Unicode.Scalar(value)
  }
}
