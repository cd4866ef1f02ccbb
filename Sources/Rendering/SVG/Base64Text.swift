/// Base64 encoding, for `data:` URLs.
enum Base64Text {
  /// Encodes bytes by RFC 4648, section 4, padded and on one line.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func encode(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let count = min(3, bytes.count - index)
      var group = 0
      for offset in 0..<3 {
        group = group << 8 | (offset < count ? Int(bytes[index + offset]) : 0)
      }
      for digitIndex in 0..<4 {
        let digit = alphabet[group >> (18 - 6 * digitIndex) & 63]
        text.append(digitIndex <= count ? digit : UInt8(ascii: "="))
      }
      index += 3
    }
    return String(decoding: text, as: UTF8.self)
  }
}
