import Contacts

/// What a whole file gives: its contacts, and the error that ended it.
struct Outcome: Equatable {
  var contacts: [Contact] = []
  var error: ContactError?
}

/// Reads a file in pieces of a size, or in one.
func read(_ file: some Collection<UInt8>, pieces: Int = .max) -> Outcome {
  var reader = ContactReader()
  var outcome = Outcome()
  var rest = Array(file)[...]
  do throws(ContactError) {
    while !rest.isEmpty {
      reader.append(rest.prefix(pieces))
      rest = rest.dropFirst(pieces)
      while let contact = try reader.next() { outcome.contacts.append(contact) }
    }
    reader.finish()
    while let contact = try reader.next() { outcome.contacts.append(contact) }
  } catch {
    outcome.error = error
  }
  return outcome
}

/// Reads a file that must be good.
func contacts(in text: String) throws -> [Contact] {
  let outcome = read(text.utf8)
  if let error = outcome.error { throw error }
  return outcome.contacts
}

/// The contact of a card of these lines between `BEGIN`, `VERSION` and `END`.
func contact(version: String = "3.0", _ lines: String...) throws -> Contact {
  let card = ["BEGIN:VCARD", "VERSION:" + version] + lines + ["END:VCARD", ""]
  let all = try contacts(in: card.joined(separator: "\r\n"))
  guard let first = all.first, all.count == 1 else { throw WrongCount(count: all.count) }
  return first
}

/// A card that gave several contacts, or none.
struct WrongCount: Error {
  let count: Int
}
