/// Collects the properties between `BEGIN:VCARD` and `END:VCARD` into a contact.
///
/// Holds only the preferred value of each property and one flaw of each kind, so that a long card
/// needs little memory.
struct CardBuilder: Sendable {
  /// The line of the `BEGIN:VCARD`.
  let line: Int
  /// The flaws found so far, one of each kind.
  private(set) var flaws: [CardFlaw] = []
  /// The finished agents of the card, which become separate contacts if the card does not end.
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
  private var address = Preferred<String>()
  private var photo = Preferred<ContactPhoto>()

  /// Begins a card at a line.
  init(line: Int) { self.line = line }

  /// Records a flaw.
  ///
  /// - Parameters:
  ///   - reason: The reason.
  ///   - line: The line to report.
  ///   - action: The reader's response.
  mutating func add(_ reason: ContactError.Reason, line: Int, action: ContactIssue.Action) {
    if let index = flaws.firstIndex(where: { $0.reason.isSameKind(as: reason) }) {
      flaws[index].repetitions += 1
    } else {
      flaws.append(CardFlaw(line: line, reason: reason, action: action))
    }
  }

  /// Adds a property unless a ``Contact`` does not need it.
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
    case "ADR":
      // Few cards show it, so that its flaws are no reason to reject a contact.
      var ignored: ContactError.Reason?
      address.offer(rank: property.rank) { property.postalAddress(fault: &ignored) }
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

  /// Returns the contact of the card, with a substitute name if necessary, and its flaws.
  consuming func finish() -> FinishedCard {
    if !hasVersion { add(.missingVersion, line: line, action: .assumedVersion3) }
    var name = formattedName.value ?? structuredName?.text
    if name == nil {
      let (substitute, property) = substituteName
      name = substitute
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
      address: address.value, photo: photo.value)
    return FinishedCard(line: line, contact: contact, flaws: flaws)
  }

  /// The substitute for a missing name, and the property it comes from.
  private var substituteName: (name: String?, property: String?) {
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
  /// The number of further flaws of this kind in the card.
  var repetitions = 0
}

/// The result of reading a card.
struct FinishedCard: Sendable {
  let line: Int
  /// The contact, or nil if no property can serve as its name.
  let contact: Contact?
  let flaws: [CardFlaw]
}
