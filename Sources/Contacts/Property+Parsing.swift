extension Property {
  /// Takes a logical line apart.
  ///
  /// - Parameter line: Valid UTF-8, not blank.
  /// - Throws: `missingColon`, `invalidPropertyName` or `unterminatedQuote`.
  ///
  /// Complexity: O(length up to the colon).
  init(parsing line: ArraySlice<UInt8>) throws(ContactError.Reason) {
    guard let nameEnd = line.firstIndex(where: { $0 == Ascii.colon || $0 == Ascii.semicolon })
    else { throw .missingColon(excerpt(of: line)) }
    var nameStart = line.startIndex
    if let dot = line[..<nameEnd].firstIndex(of: Ascii.dot) {
      guard isName(line[..<dot]) else { throw .invalidPropertyName(excerpt(of: line)) }
      nameStart = dot + 1
    }
    guard isName(line[nameStart..<nameEnd]) else { throw .invalidPropertyName(excerpt(of: line)) }

    var parameters: [Parameter] = []
    var position = nameEnd
    while line[position] == Ascii.semicolon {
      parameters.append(try Property.parameter(in: line, at: &position))
    }
    self.name = capitals(line[nameStart..<nameEnd])
    self.parameters = parameters
    self.value = line[(position + 1)...]
  }

  /// Reads one parameter, from its semicolon to the semicolon or colon after it.
  private static func parameter(
    in line: ArraySlice<UInt8>, at position: inout Int
  ) throws(ContactError.Reason) -> Parameter {
    var name: String?
    var values: [String] = []
    var start = position + 1
    position = start
    while position < line.endIndex {
      switch line[position] {
      case Ascii.quote:
        guard let end = line[(position + 1)...].firstIndex(of: Ascii.quote) else {
          throw .unterminatedQuote(excerpt(of: line))
        }
        for part in line[(position + 1)..<end].split(separator: Ascii.comma) {
          values.append(capitals(part))
        }
        position = end
        start = end + 1
      case Ascii.equals where name == nil:
        name = capitals(line[start..<position])
        start = position + 1
      case Ascii.comma, Ascii.semicolon, Ascii.colon:
        if start < position { values.append(capitals(line[start..<position])) }
        if line[position] != Ascii.comma { return Parameter(name: name ?? "TYPE", values: values) }
        start = position + 1
      default: break
      }
      position += 1
    }
    throw .missingColon(excerpt(of: line))
  }
}

/// The beginning of a line, short enough for a message.
func excerpt(of line: ArraySlice<UInt8>) -> String {
  let text = String(decoding: line.prefix(200), as: UTF8.self)
  return text.count <= 40 && line.count <= 200 ? text : text.prefix(40) + "…"
}

/// Whether bytes are a property's or group's name: letters, digits, hyphens, and the underscores
/// that some writers use.
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

private func capitals(_ bytes: ArraySlice<UInt8>) -> String {
  String(decoding: bytes, as: UTF8.self).uppercased()
}
