/// A value of a JSON text, with the place where it stands.
struct JSONValue: Sendable {
  /// The six kinds of value.
  enum Content: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
  }

  let content: Content
  /// From the value's first byte to after its last; a string's quotes belong to it.
  let range: SourceRange

  /// What the value is, as a message says it.
  var kind: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
