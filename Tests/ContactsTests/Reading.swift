import Contacts

/// The result of a strict reading: contacts, and the error that ended it.
struct Outcome: Equatable {
  var contacts: [Contact] = []
  var error: ContactError?
}

/// The result of a tolerant reading.
struct TolerantOutcome: Equatable {
  var contacts: [Contact] = []
  var issues: [ContactIssue] = []
  var flawedCount = 0
  var skippedCount = 0

  /// The line and the message of each issue.
  var messages: [String] { issues.map { "\($0.line): \($0.message)" } }
}

/// Reads a file tolerantly, in chunks of a size or at once.
func readTolerantly(_ file: some Collection<UInt8>, pieces: Int = .max) -> TolerantOutcome {
  var reader = ContactReader()
  var outcome = TolerantOutcome()
  var rest = Array(file)[...]
  while !rest.isEmpty {
    reader.append(rest.prefix(pieces))
    rest = rest.dropFirst(pieces)
    while let contact = reader.next() { outcome.contacts.append(contact) }
    outcome.issues += reader.drainIssues()
  }
  reader.finish()
  while let contact = reader.next() { outcome.contacts.append(contact) }
  outcome.issues += reader.drainIssues()
  outcome.flawedCount = reader.flawedCount
  outcome.skippedCount = reader.skippedCount
  return outcome
}

/// Reads lines joined by CRLF.
func readTolerantly(_ lines: [String]) -> TolerantOutcome {
  readTolerantly(Array((lines.joined(separator: "\r\n") + "\r\n").utf8))
}

/// Reads a file strictly, in chunks of a size or at once.
func read(_ file: some Collection<UInt8>, pieces: Int = .max) -> Outcome {
  var reader = ContactReader()
  var outcome = Outcome()
  var rest = Array(file)[...]
  do throws(ContactError) {
    while !rest.isEmpty {
      reader.append(rest.prefix(pieces))
      rest = rest.dropFirst(pieces)
      while let contact = try reader.nextWithoutFlaw() { outcome.contacts.append(contact) }
    }
    reader.finish()
    while let contact = try reader.nextWithoutFlaw() { outcome.contacts.append(contact) }
  } catch {
    outcome.error = error
  }
  return outcome
}

/// Reads a file that must be valid.
func contacts(in text: String) throws -> [Contact] {
  let outcome = read(text.utf8)
  if let error = outcome.error { throw error }
  return outcome.contacts
}

/// The contact of a card with these lines between `BEGIN`, `VERSION` and `END`.
func contact(version: String = "3.0", _ lines: String...) throws -> Contact {
  let card = ["BEGIN:VCARD", "VERSION:" + version] + lines + ["END:VCARD", ""]
  let all = try contacts(in: card.joined(separator: "\r\n"))
  guard let first = all.first, all.count == 1 else { throw WrongCount(count: all.count) }
  return first
}

/// An unexpected number of contacts in a card.
struct WrongCount: Error {
  let count: Int
}
