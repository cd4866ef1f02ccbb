extension Property {
  /// Parses a logical line as far as possible, or returns nil if it has no name or no value.
  ///
  /// - Parameters:
  ///   - line: The line, not blank.
  ///   - fault: Receives the fault of the line, if any: `missingColon`, `invalidPropertyName` or
  ///     `unterminatedQuote`.
  ///
  /// Complexity: O(length up to the colon).
  init?(parsing line: ArraySlice<UInt8>, fault: inout ContactError.Reason?) {
    guard let nameEnd = line.firstIndex(where: { $0 == Ascii.colon || $0 == Ascii.semicolon })
    else {
      fault = .missingColon(excerpt(of: line))
      return nil
    }
    var name = line[..<nameEnd]
    if let dot = name.lastIndex(of: Ascii.dot) {
      // A malformed group does not invalidate the property.
      if !isName(name[..<dot]) { fault = .invalidPropertyName(excerpt(of: line)) }
      name = name[(dot + 1)...]
    }
    name = name.trimmed
    guard isName(name) else {
      fault = .invalidPropertyName(excerpt(of: line))
      return nil
    }

    var parser = ParameterParser(line: line, position: nameEnd)
    guard parser.parse() else {
      fault =
        parser.hasOpenQuote
        ? .unterminatedQuote(excerpt(of: line)) : .missingColon(excerpt(of: line))
      return nil
    }
    if parser.hasOpenQuote { fault = .unterminatedQuote(excerpt(of: line)) }
    self.name = capitals(name)
    self.parameters = parser.parameters
    self.value = line[(parser.position + 1)...]
    readEncoding()
  }
}

/// Reads the parameters of a line, from the end of the name to the colon before the value.
private struct ParameterParser {
  let line: ArraySlice<UInt8>
  /// The index of the parser; after ``parse()`` that of the colon before the value.
  var position: Int
  var parameters: [Property.Parameter] = []
  /// True if a quote is not closed; it is then an ordinary character.
  var hasOpenQuote = false

  /// Reads all parameters.
  ///
  /// - Returns: Whether a colon follows them.
  mutating func parse() -> Bool {
    while line[position] == Ascii.semicolon {
      guard readParameter() else { return false }
    }
    return true
  }

  /// Reads one parameter, from its semicolon to the following semicolon or colon.
  private mutating func readParameter() -> Bool {
    var name: String?
    var values: [String] = []
    position += 1
    var start = position
    while position < line.endIndex {
      switch line[position] {
      case Ascii.quote where !hasOpenQuote:
        guard let end = line[(position + 1)...].firstIndex(of: Ascii.quote) else {
          hasOpenQuote = true
          continue
        }
        for part in line[(position + 1)..<end].split(separator: Ascii.comma) {
          values.append(capitals(part.trimmed))
        }
        position = end
        start = end + 1
      case Ascii.equals where name == nil:
        name = capitals(line[start..<position].trimmed)
        start = position + 1
      case Ascii.comma, Ascii.semicolon, Ascii.colon:
        let value = line[start..<position].trimmed
        if !value.isEmpty { values.append(capitals(value)) }
        if line[position] != Ascii.comma {
          parameters.append(Property.Parameter(name: name ?? "TYPE", values: values))
          return true
        }
        start = position + 1
      default: break
      }
      position += 1
    }
    return false
  }
}

/// Returns the start of a line for a message, with a space for each control character.
func excerpt(of line: ArraySlice<UInt8>) -> String {
  let bytes = line.prefix(200).lazy.map { TextCheck.isControl($0) ? Ascii.space : $0 }
  let text = String(decoding: bytes, as: UTF8.self)
  return text.count <= 40 && line.count <= 200 ? text : text.prefix(40) + "…"
}

/// Returns whether bytes are the name of a property or group.
///
/// Names consist of letters, digits, hyphens, and the underscores of some writers.
private func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
  !bytes.isEmpty
    && bytes.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
        true
      default: false
      }
    }
}

/// Returns the bytes as text with ASCII letters in capitals.
private func capitals(_ bytes: ArraySlice<UInt8>) -> String {
  String(unsafeUninitializedCapacity: bytes.count) { buffer in
    var count = 0
    for byte in bytes {
      buffer[count] = Ascii.capital(byte)
      count += 1
    }
    return count
  }
}
