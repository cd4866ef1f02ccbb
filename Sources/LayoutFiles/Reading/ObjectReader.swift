/// Reads the members of a JSON object by name, and reports unread ones.
struct ObjectReader {
  let range: SourceRange
  private let members: [JSONMember]
  private var known: [String] = []

  /// Reads an object.
  ///
  /// - Parameters:
  ///   - value: The value that must be an object.
  ///   - role: The meaning of the object, for messages.
  /// - Throws: `Fault` if the value is not an object.
  init(_ value: JSONValue, role: String) throws(Fault) {
    guard case .object(let members) = value.content else {
      throw Fault("\(role) must be an object in braces, not \(value.kind)", at: value.range)
    }
    self.members = members
    range = value.range
  }

  /// All members, for an object with arbitrary names.
  var all: [JSONMember] { members }

  /// Returns the value of a member, or nil if it is absent.
  mutating func value(_ name: String) -> JSONValue? {
    known.append(name)
    return members.first { $0.name.isSame(as: name) }?.value
  }

  /// Returns the member itself, for errors about its name.
  func member(_ name: String) -> JSONMember? {
    members.first { $0.name.isSame(as: name) }
  }

  /// Returns the range of a member's value, or of the whole object if the member is absent.
  func range(of name: String) -> SourceRange {
    member(name)?.value.range ?? range
  }

  /// Checks that every member has been read.
  ///
  /// - Parameter requirement: Returns the reason why a name is known, but not allowed here.
  /// - Throws: `Fault` at the first unknown name.
  func finish(requirement: (String) -> String? = { _ in nil }) throws(Fault) {
    for member in members where !known.contains(where: member.name.isSame) {
      if let reason = requirement(member.name) { throw Fault(reason, at: member.nameRange) }
      throw Fault(
        "unknown member '\(member.name)'; expected one of: "
          + known.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined(separator: ", ")
          + Suggestion.text(for: member.name, in: known),
        at: member.nameRange)
    }
  }
}
