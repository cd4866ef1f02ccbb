/// Reads the members of a JSON object by name, and reports wrong and unread ones.
///
/// A member with a wrong value counts as absent, so that one reading finds the mistakes of all.
struct ObjectReader {
  let range: SourceRange
  private let members: [JSONMember]
  private var known: [String] = []
  /// The mistakes so far, which ``finish(requirement:)`` throws.
  private var faults: [Fault] = []
  /// True if members were left unread because of a mistake, which are then not unknown.
  private var isCut = false

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

  /// Returns the value of a member that was read, if it is a string.
  func text(_ name: String) -> FileText? {
    guard let value = member(name)?.value, case .string(let text) = value.content else {
      return nil
    }
    return FileText(text, range: value.range)
  }

  /// Returns the range of a member's value, or of the whole object if the member is absent.
  func range(of name: String) -> SourceRange {
    member(name)?.value.range ?? range
  }

  /// Notes a mistake.
  mutating func add(_ fault: Fault) { faults.append(fault) }

  /// Notes a mistake in the value of a member.
  ///
  /// - Returns: nil, in place of the value.
  mutating func note<Value>(_ fault: Fault) -> Value? {
    faults.append(fault)
    return nil
  }

  /// Notes a mistake after which other members are not read.
  mutating func stop(at fault: Fault) {
    faults.append(fault)
    isCut = true
  }

  /// Reads the kind of an item; the members of an item of an unknown kind may be any.
  mutating func kind() -> ItemKind {
    let kind = choice("kind", ItemKind.self)
    if kind == nil, member("kind") != nil { isCut = true }
    return kind ?? .view
  }

  /// Makes the error of an object without a required member: the sentence, or a mistake in it.
  func error(withoutMember name: String, _ sentence: String, at range: SourceRange) -> Fault {
    Fault(member(name) == nil ? faults + [Fault(sentence, at: range)] : faults)
  }

  /// Checks that every member is correct and has been read.
  ///
  /// - Parameter requirement: Returns the reason why a name is known, but not allowed here.
  /// - Throws: `Fault` with all mistakes.
  func finish(requirement: (String) -> String? = { _ in nil }) throws(Fault) {
    var faults = faults
    for member in members where !isCut && !known.contains(where: member.name.isSame) {
      guard faults.count < Fault.maximumCount else { break }
      let reason =
        requirement(member.name)
        ?? "unknown member '\(member.name)'; expected one of: "
        + known.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined(separator: ", ")
        + Suggestion.text(for: member.name, in: known)
      faults.append(Fault(reason, at: member.nameRange))
    }
    if !faults.isEmpty { throw Fault(faults) }
  }
}
