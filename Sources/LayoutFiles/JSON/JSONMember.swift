/// A member of a JSON object.
package struct JSONMember: Sendable {
  package let name: String
  /// The range of the name, quotes included.
  package let nameRange: SourceRange
  package let value: JSONValue
}
