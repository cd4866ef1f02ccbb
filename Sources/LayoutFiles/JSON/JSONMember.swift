/// A member of a JSON object.
struct JSONMember: Sendable {
  let name: String
  /// The range of the name, quotes included.
  let nameRange: SourceRange
  let value: JSONValue
}
