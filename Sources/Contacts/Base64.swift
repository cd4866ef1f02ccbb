/// The base64 encoding of RFC 4648, section 4.
enum Base64 {
  /// Decodes base64 text, or returns `nil` if it is not base64.
  ///
  /// Spaces and tabs, which the folding of some writers leaves behind, are skipped, and padding may
  /// be missing. Letters outside the alphabet, padding before the end and a single last letter are
  /// errors.
  ///
  /// Complexity: O(length).
  static func decode(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3 + 3)
    var group: UInt32 = 0
    var letters = 0
    var padding = 0
    for character in text {
      let value = values[Int(character)]
      if value < 64 {
        guard padding == 0 else { return nil }
        group = group << 6 | UInt32(value)
        letters += 1
        guard letters == 4 else { continue }
        bytes.append(UInt8(truncatingIfNeeded: group >> 16))
        bytes.append(UInt8(truncatingIfNeeded: group >> 8))
        bytes.append(UInt8(truncatingIfNeeded: group))
        letters = 0
      } else if character == Ascii.equals {
        padding += 1
      } else if character != Ascii.space && character != Ascii.tab {
        return nil
      }
    }
    guard letters != 1, padding == 0 || letters + padding == 4 else { return nil }
    if letters >= 2 {
      group <<= 6 * UInt32(4 - letters)
      bytes.append(UInt8(truncatingIfNeeded: group >> 16))
    }
    if letters == 3 { bytes.append(UInt8(truncatingIfNeeded: group >> 8)) }
    return bytes
  }

  /// The six bits of each letter of the alphabet, and 255 for every other byte.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    for (value, letter) in alphabet.utf8.enumerated() { values[Int(letter)] = UInt8(value) }
    return values
  }()
}
