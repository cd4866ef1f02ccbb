extension Property {
  /// Decodes the value to UTF-8 without control characters.
  ///
  /// Bytes that are not UTF-8 and have no character set are read as Windows-1252, the most common
  /// case. An encoded value may contain line breaks.
  ///
  /// - Parameter fault: Receives the fault of an encoded value, if any: `unsupportedCharset`,
  ///   `invalidUTF8`, `halfCharacter`, `invalidBase64` or `controlCharacter`.
  /// - Returns: The bytes, or nil if the value cannot be decoded.
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
    case .utf8:
      let text = TextCheck.utf8(bytes)
      if isEncoded, text != bytes { fault = text == nil ? .invalidUTF8 : .halfCharacter }
      bytes = text ?? Charset.decodeWindows1252(bytes)[...]
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

  /// Returns the text of the value, or nil if it is empty or cannot be decoded.
  func text(fault: inout ContactError.Reason?) -> String? {
    decodedValue(fault: &fault).flatMap(TextValue.decode)
  }

  /// Returns the organization without its units: the first nonempty part of `ORG`.
  func organization(fault: inout ContactError.Reason?) -> String? {
    guard let value = decodedValue(fault: &fault) else { return nil }
    return TextValue.parts(of: value, separatedBy: Ascii.semicolon)
      .lazy.compactMap(TextValue.decode).first
  }

  /// Returns the nonempty parts of `ADR`, with commas between them; nil if all are empty.
  func postalAddress(fault: inout ContactError.Reason?) -> String? {
    guard let value = decodedValue(fault: &fault) else { return nil }
    let parts = TextValue.parts(of: value, separatedBy: Ascii.semicolon)
      .compactMap(TextValue.decode)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
