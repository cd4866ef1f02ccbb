import LayoutFiles

/// Converts files to UTF-8.
enum TextEncoding {
  /// Returns the bytes of a file as UTF-8 without a mark.
  ///
  /// A file of UTF-16 has a mark, or zeros in the first two characters, which are ASCII in every
  /// format of texts.
  ///
  /// - Parameter bytes: The file.
  /// - Returns: The text in UTF-8.
  /// - Throws: `Fault` if it is neither UTF-8 nor UTF-16, or a property list in binary form.
  static func utf8(_ bytes: [UInt8]) throws(Fault) -> [UInt8] {
    if bytes.starts(with: "bplist".utf8) {
      throw Fault(
        "the file is a binary property list; convert it with plutil -convert xml1",
        at: SourceRange(0, 6))
    }
    if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes.dropFirst(2), isBig: true) }
    if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(bytes.dropFirst(2), isBig: false) }
    let zeros = bytes.prefix(4).map { $0 == 0 }
    if zeros.starts(with: [true, false, true, false]) || zeros == [true, false] {
      return try utf16(bytes[...], isBig: true)
    }
    if zeros.starts(with: [false, true, false, true]) || zeros == [false, true] {
      return try utf16(bytes[...], isBig: false)
    }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    guard let wrong = firstInvalid(text) else { return text }
    throw Fault("the file is neither UTF-8 nor UTF-16", at: SourceRange(wrong, wrong + 1))
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isBig: Bool) throws(Fault) -> [UInt8] {
    guard bytes.count % 2 == 0 else {
      throw Fault("the file ends inside a character of UTF-16", at: SourceRange(0, 0))
    }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isBig ? first << 8 | second : second << 8 | first)
      index += 2
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw Fault("the file has half a character of UTF-16", at: SourceRange(0, 0))
    }
    return Array(text.utf8)
  }

  /// Returns the offset of the first byte that is no part of a character; nil if there is none.
  private static func firstInvalid(_ bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    // Shows the line; the longest valid beginning is found by bisection.
    var (valid, end) = (0, bytes.count)
    while end - valid > 1 {
      let middle = valid + (end - valid) / 2
      var cut = middle
      // A beginning ends between characters.
      while cut > valid, cut < bytes.count, bytes[cut] & 0xC0 == 0x80 { cut -= 1 }
      if cut > valid, String(validating: bytes[valid..<cut], as: UTF8.self) != nil {
        valid = cut
      } else if cut == valid {
        return valid
      } else {
        end = cut
      }
    }
    return valid
  }
}
