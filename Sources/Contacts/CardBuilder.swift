/// Gathers the properties between `BEGIN:VCARD` and `END:VCARD` into a contact.
///
/// Only the preferred value of each property is held, so that a card of any length takes little.
struct CardBuilder: Sendable {
  /// The line of the `BEGIN:VCARD`.
  let line: Int

  private var version: Contact.Version?
  private var formattedName = Preferred<String>()
  private var structuredName: String?
  private var organization = Preferred<String>()
  private var title = Preferred<String>()
  private var phone = Preferred<String>()
  private var email = Preferred<String>()
  private var photo = Preferred<ContactPhoto>()

  /// Begins a card.
  init(line: Int) { self.line = line }

  /// Adds a property; those that a ``Contact`` does not need are ignored.
  mutating func add(_ property: Property) throws(ContactError.Reason) {
    switch property.name {
    case "VERSION":
      let text = try property.text() ?? ""
      guard let version = Contact.Version(rawValue: text) else {
        throw .unsupportedVersion(excerpt(of: Array(text.utf8)[...]))
      }
      self.version = version
    case "FN": formattedName.offer(try property.text(), rank: property.rank)
    case "N": if structuredName == nil { structuredName = try property.structuredName() }
    case "ORG": organization.offer(try property.organization(), rank: property.rank)
    case "TITLE": title.offer(try property.text(), rank: property.rank)
    case "TEL": phone.offer(try property.phone(), rank: property.rank)
    case "EMAIL": email.offer(try property.text(), rank: property.rank)
    case "PHOTO": photo.offer(try property.photo(), rank: property.rank)
    default: break
    }
  }

  /// The contact of the card.
  ///
  /// - Throws: `missingVersion` or `missingName`.
  func finish() throws(ContactError.Reason) -> Contact {
    guard let version else { throw .missingVersion }
    guard let name = formattedName.value ?? structuredName else { throw .missingName }
    return Contact(
      line: line, version: version, name: name, organization: organization.value,
      title: title.value ?? organization.value, phone: phone.value, email: email.value,
      photo: photo.value)
  }
}
