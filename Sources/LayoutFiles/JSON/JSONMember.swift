/// A member of a JSON object.
struct JSONMember: Sendable {
  let name: String
  /// Where the name stands, with its quotes.
  let nameRange: SourceRange
  let value: JSONValue
}
