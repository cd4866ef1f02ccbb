extension Property {
  /// The value as UTF-8 without control characters, its encoding and character set undone.
  ///
  /// Bytes that are not UTF-8 and have no character set are read as Windows-1252, which most files of
  /// that kind are. Line breaks may be left from an encoding.
  ///
  /// - Parameter fault: Receives what is wrong with an encoded value, if something is:
  ///   `unsupportedCharset`, `invalidUTF8`, `invalidBase64` or `controlCharacter`.
  /// - Returns: nil if the value cannot be read.
  ///
  /// Complexity: O(length).
  func decodedValue(fault: inout ContactError.Reason?) -> ArraySlice<UInt8>? {
    var bytes = value
    let isEncoded: Bool
    if isQuotedPrintable {
      bytes = QuotedPrintable.decode(value)[...]
      isEncoded = true
    } else if isBase64 {
      guard let data = Base64.decode(value) else {
        fault = .invalidBase64
        return nil
      }
      bytes = data[...]
      isEncoded = true
    } else {
      isEncoded = false
    }
    if isClean, !isEncoded, charset == .utf8 { return bytes }

    switch charset {
    case .utf8 where TextCheck.isUTF8(bytes): break
    case .utf8:
      if isEncoded { fault = .invalidUTF8 }
      bytes = Charset.decodeWindows1252(bytes)[...]
    case .windows1252: bytes = Charset.decodeWindows1252(bytes)[...]
    case .other(let name):
      guard bytes.allSatisfy({ $0 < 0x80 }) else {
        fault = .unsupportedCharset(excerpt(of: Array(name.utf8)[...]))
        return nil
      }
    }
    guard bytes.contains(where: TextCheck.isControl) else { return bytes }
    if isEncoded,
      let control = bytes.first(where: { TextCheck.isControl($0) && !isBlank($0) })
    {
      fault = .controlCharacter(control)
    }
    return bytes.filter { !TextCheck.isControl($0) || (isEncoded && isBlank($0)) }[...]
  }

  /// The value's text, or nil if it is empty or cannot be read.
  func text(fault: inout ContactError.Reason?) -> String? {
    decodedValue(fault: &fault).flatMap(TextValue.decode)
  }

  /// The first part of `ORG` that is not empty: the organization without its units.
  func organization(fault: inout ContactError.Reason?) -> String? {
    guard let value = decodedValue(fault: &fault) else { return nil }
    return TextValue.parts(of: value, separatedBy: Ascii.semicolon)
      .lazy.compactMap(TextValue.decode).first
  }
}
