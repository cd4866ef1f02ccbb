/// Takes the members out of a JSON object one by one, and notices those that nobody asked for.
struct ObjectReader {
  let range: SourceRange
  private let members: [JSONMember]
  private var known: [String] = []

  /// Reads an object.
  ///
  /// - Parameters:
  ///   - value: The value that must be an object.
  ///   - role: What it describes, for the message if it is something else.
  /// - Throws: `Fault` if the value is not an object.
  init(_ value: JSONValue, role: String) throws(Fault) {
    guard case .object(let members) = value.content else {
      throw Fault("\(role) is an object in braces, not \(value.kind)", at: value.range)
    }
    self.members = members
    range = value.range
  }

  /// The names and values of all members, for an object whose names are free.
  var all: [JSONMember] { members }

  /// The value of a member, or nil if it is absent.
  mutating func value(_ name: String) -> JSONValue? {
    known.append(name)
    return members.first { $0.name == name }?.value
  }

  /// The member itself, to point at its name.
  func member(_ name: String) -> JSONMember? {
    members.first { $0.name == name }
  }

  /// Where a member's value stands, or the whole object if it is absent.
  func range(of name: String) -> SourceRange {
    member(name)?.value.range ?? range
  }

  /// Checks that every member was asked for.
  ///
  /// - Throws: `Fault` at the first name that nobody asked for.
  func finish() throws(Fault) {
    for member in members where !known.contains(member.name) {
      throw Fault(
        "there is no member '\(member.name)' here; there are: "
          + known.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined(separator: ", "),
        at: member.nameRange)
    }
  }
}
