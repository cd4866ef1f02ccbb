import Anchors

// Constraints between single attributes, in the extended dialect: `C:a.centerX(b)`.

extension FormatReader {
  /// Reads `"C:" { name "." attribute "(" predicate { "," predicate } ")" }`.
  ///
  /// A view without an attribute has the attribute before the parenthesis.
  ///
  /// - Returns: Whether the format begins with `C:`; otherwise nothing is read.
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
      guard consume(".") else { throw fault(.unexpectedCharacter) }
      let attribute = try attribute()
      guard consume("(") else { throw fault(.unexpectedCharacter) }
      repeat {
        try relate(view, attribute, try predicate(own: attribute, allowsViews: true))
      } while consume(",")
      guard consume(")") else { throw fault(.expectedCloseParen) }
      skipBlanks()
    } while !isAtEnd
    return true
  }
}
