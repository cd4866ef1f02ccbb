/// Reads one JSON text (RFC 8259) and records the position of every value.
///
/// It is strict: comments, trailing commas and duplicate members are errors. The maximum nesting
/// depth is 100, more than layout files need and less than the stack allows.
package struct JSONReader {
  static let maximumNesting = 100

  let bytes: [UInt8]
  var position = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Reads the value that makes up the whole text.
  ///
  /// - Throws: `Fault` at the first byte that cannot continue a JSON text.
  /// - Complexity: O(*n*) in the number of bytes.
  package static func read(_ bytes: [UInt8]) throws(Fault) -> JSONValue {
    var reader = JSONReader(bytes)
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw Fault("the file is in UTF-16; save it in UTF-8", at: SourceRange(0, 2))
    }
    reader.skipSpace()
    guard reader.position < bytes.count else {
      throw Fault("the file is empty; expected a JSON object", at: SourceRange(0, 0))
    }
    let value = try reader.value()
    reader.skipSpace()
    guard reader.position == bytes.count else {
      throw reader.fault("unexpected text after the JSON value")
    }
    return value
  }

  private mutating func value() throws(Fault) -> JSONValue {
    let start = position
    switch current ?? 0 {
    case UInt8(ascii: "{"): return try nested(start) { (r) throws(Fault) in try r.object() }
    case UInt8(ascii: "["): return try nested(start) { (r) throws(Fault) in try r.array() }
    case UInt8(ascii: "\""): return JSONValue(content: .string(try string()), range: range(start))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONValue(content: .number(try number()), range: range(start))
    default: return JSONValue(content: try word(), range: range(start))
    }
  }

  private mutating func nested(
    _ start: Int, _ body: (inout JSONReader) throws(Fault) -> JSONValue.Content
  ) throws(Fault) -> JSONValue {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumNesting else {
      throw fault("values are nested more than \(Self.maximumNesting) deep")
    }
    let content = try body(&self)
    return JSONValue(content: content, range: range(start))
  }

  private mutating func object() throws(Fault) -> JSONValue.Content {
    var members: [JSONMember] = []
    var names: Set<TextKey> = []
    position += 1
    skipSpace()
    if consume("}") { return .object(members) }
    repeat {
      skipSpace()
      let start = position
      guard current == UInt8(ascii: "\"") else { throw fault("expected a member's name in quotes") }
      let name = try string()
      let nameRange = range(start)
      guard names.insert(TextKey(name)).inserted else {
        throw Fault("duplicate member '\(name)'", at: nameRange)
      }
      skipSpace()
      guard consume(":") else { throw fault("expected ':' after the member's name") }
      skipSpace()
      members.append(JSONMember(name: name, nameRange: nameRange, value: try value()))
      skipSpace()
    } while consume(",")
    guard consume("}") else { throw fault("expected ',' or '}'") }
    return .object(members)
  }

  private mutating func array() throws(Fault) -> JSONValue.Content {
    var values: [JSONValue] = []
    position += 1
    skipSpace()
    if consume("]") { return .array(values) }
    repeat {
      skipSpace()
      values.append(try value())
      skipSpace()
    } while consume(",")
    guard consume("]") else { throw fault("expected ',' or ']'") }
    return .array(values)
  }

  private mutating func word() throws(Fault) -> JSONValue.Content {
    let start = position
    while let byte = current, byte >= UInt8(ascii: "a"), byte <= UInt8(ascii: "z") {
      position += 1
    }
    let word = bytes[start..<position]
    if word.elementsEqual("null".utf8) { return .null }
    if word.elementsEqual("true".utf8) { return .bool(true) }
    if word.elementsEqual("false".utf8) { return .bool(false) }
    throw Fault(
      "expected a value: a string, a number, true, false, null, '{' or '['",
      at: SourceRange(start, max(position, start + 1)))
  }
}

extension JSONReader {
  /// The byte at the position, or nil at the end.
  var current: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  /// Makes a fault at the position.
  func fault(_ message: String) -> Fault {
    let message = position < bytes.count ? message : message + ", found the end of the text"
    return Fault(message, at: SourceRange(position, position + 1))
  }

  func range(_ start: Int) -> SourceRange {
    SourceRange(start, position)
  }

  mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  mutating func consume(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }
}
