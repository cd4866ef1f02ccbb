import Anchors

// `C:a.centerX(b)`: constraints between single attributes, of the extended dialect.

extension FormatReader {
  /// Reads `"C:" { name "." attribute "(" predicate { "," predicate } ")" }`.
  ///
  /// A view that is named without an attribute means the same attribute.
  ///
  /// - Returns: Whether the format is one of these.
  /// - Throws: The first fault.
  mutating func readSingleAttributes() throws(FormatFault) -> Bool {
    guard current == UInt8(ascii: "C"), position + 1 < bytes.count,
      bytes[position + 1] == UInt8(ascii: ":")
    else { return false }
    position += 2
    skipBlanks()
    repeat {
      guard let range = name() else { throw fault(.badViewName) }
      guard let view = names.node(named: range, in: bytes) else {
        throw unknown(.unknownView, range)
      }
      guard take(".") else { throw fault(.unexpectedCharacter) }
      let attribute = try attribute()
      guard take("(") else { throw fault(.unexpectedCharacter) }
      repeat {
        try relate(view, attribute, try predicate(own: attribute, allowsViews: true))
      } while take(",")
      guard take(")") else { throw fault(.expectedCloseParen) }
      skipBlanks()
    } while !isAtEnd
    return true
  }
}
