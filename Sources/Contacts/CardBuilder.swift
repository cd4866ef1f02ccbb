/// Gathers the properties between `BEGIN:VCARD` and `END:VCARD` into a contact.
///
/// Only the preferred value of each property is held, and one flaw of each kind, so that a card of any
/// length takes little.
struct CardBuilder: Sendable {
  /// The line of the `BEGIN:VCARD`.
  let line: Int
  /// What was wrong so far, one of each kind.
  private(set) var flaws: [CardFlaw] = []
  /// The finished agents of the card, which count if it turns out not to end.
  var agents: [FinishedCard] = []

  private var version: Contact.Version?
  private var hasVersion = false
  private var formattedName = Preferred<String>()
  private var structuredName: StructuredName?
  private var nickname = Preferred<String>()
  private var organization = Preferred<String>()
  private var title = Preferred<String>()
  private var phone = Preferred<String>()
  private var email = Preferred<String>()
  private var photo = Preferred<ContactPhoto>()

  /// Begins a card.
  init(line: Int) { self.line = line }

  /// Records a flaw.
  ///
  /// - Parameters:
  ///   - reason: What is wrong.
  ///   - line: The line to look at.
  ///   - action: What was done about it.
  mutating func add(_ reason: ContactError.Reason, line: Int, action: ContactIssue.Action) {
    if let index = flaws.firstIndex(where: { $0.reason.isSameKind(as: reason) }) {
      flaws[index].repetitions += 1
    } else {
      flaws.append(CardFlaw(line: line, reason: reason, action: action))
    }
  }

  /// Adds a property; those that a ``Contact`` does not need are ignored.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - line: Its line.
  mutating func add(_ property: Property, line: Int) {
    var fault: ContactError.Reason?
    switch property.name {
    case "VERSION": addVersion(property, fault: &fault)
    case "FN": formattedName.offer(rank: property.rank) { property.text(fault: &fault) }
    case "N":
      guard structuredName == nil else { return }
      structuredName = property.decodedValue(fault: &fault).flatMap { StructuredName($0) }
    case "NICKNAME": nickname.offer(rank: property.rank) { property.text(fault: &fault) }
    case "ORG": organization.offer(rank: property.rank) { property.organization(fault: &fault) }
    case "TITLE": title.offer(rank: property.rank) { property.text(fault: &fault) }
    case "TEL": phone.offer(rank: property.phoneRank) { property.phone(fault: &fault) }
    case "EMAIL": email.offer(rank: property.rank) { property.email(fault: &fault) }
    case "PHOTO": photo.offer(rank: property.rank) { property.photo(fault: &fault) }
    default: return
    }
    guard let fault else { return }
    add(fault, line: line, action: fault.action(on: property.name))
  }

  private mutating func addVersion(_ property: Property, fault: inout ContactError.Reason?) {
    let text = property.text(fault: &fault) ?? ""
    hasVersion = true
    version = Contact.Version(rawValue: text)
    if version == nil { fault = .unsupportedVersion(excerpt(of: Array(text.utf8)[...])) }
  }

  /// The card's contact, if it has a name or something to name it by, and its flaws.
  consuming func finish() -> FinishedCard {
    if !hasVersion { add(.missingVersion, line: line, action: .assumedVersion3) }
    var name = formattedName.value ?? structuredName?.text
    if name == nil {
      let (stand, property) = standIn
      name = stand
      add(.missingName, line: line, action: property.map { .named(by: $0) } ?? .skipped)
    }
    guard let name else {
      for index in flaws.indices { flaws[index].action = .skipped }
      return FinishedCard(line: line, contact: nil, flaws: flaws)
    }
    if photo.value != nil {
      for index in flaws.indices where flaws[index].action == .usedInitials {
        flaws[index].action = .usedOtherPhoto
      }
    }
    let contact = Contact(
      line: line, version: version ?? .v3, name: name, givenName: structuredName?.given,
      familyName: structuredName?.family, organization: organization.value,
      title: title.value ?? organization.value, phone: phone.value, email: email.value,
      photo: photo.value)
    return FinishedCard(line: line, contact: contact, flaws: flaws)
  }

  /// What a contact without a name is called by.
  private var standIn: (name: String?, property: String?) {
    for (value, property) in [
      (nickname.value, "nickname"), (organization.value, "organization"),
      (email.value, "e-mail address"), (phone.value, "phone number"),
    ] {
      if let value { return (value, property) }
    }
    return (nil, nil)
  }
}

/// A flaw of a card.
struct CardFlaw: Sendable {
  let line: Int
  let reason: ContactError.Reason
  var action: ContactIssue.Action
  /// How many more flaws of the kind the card has.
  var repetitions = 0
}

/// What came of a card.
struct FinishedCard: Sendable {
  let line: Int
  /// The contact, or nil if the card has nothing to name it by.
  let contact: Contact?
  let flaws: [CardFlaw]
}
