/// A value of a JSON text, with its position.
package struct JSONValue: Sendable {
  /// The six kinds of value.
  package enum Content: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
  }

  package let content: Content
  /// The range of the value's bytes, including the quotes of a string.
  package let range: SourceRange

  /// The kind of the value, for messages.
  package var kind: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
