/// The quoted-printable encoding of RFC 2045, section 6.7, used by vCard 2.1 for text.
enum QuotedPrintable {
  /// Decodes a value whose soft line breaks are already joined.
  ///
  /// An equals sign without two hexadecimal digits after it is an ordinary character.
  ///
  /// Complexity: O(length).
  static func decode(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var position = text.startIndex
    while position < text.endIndex {
      if text[position] == Ascii.equals, position + 2 < text.endIndex,
        let byte = Ascii.byte(text[position + 1], text[position + 2])
      {
        bytes.append(byte)
        position += 3
      } else {
        bytes.append(text[position])
        position += 1
      }
    }
    return bytes
  }
}
