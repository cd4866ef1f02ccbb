import Contacts

/// What a whole file gives a reader that tolerates nothing: contacts, and the error that ended it.
struct Outcome: Equatable {
  var contacts: [Contact] = []
  var error: ContactError?
}

/// What a whole file gives a tolerant reader.
struct TolerantOutcome: Equatable {
  var contacts: [Contact] = []
  var issues: [ContactIssue] = []
  var flawedCount = 0
  var skippedCount = 0

  /// The line and the message of each issue.
  var messages: [String] { issues.map { "\($0.line): \($0.message)" } }
}

/// Reads a file tolerantly, in pieces of a size, or in one.
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

/// Reads lines that are joined by CRLF.
func readTolerantly(_ lines: [String]) -> TolerantOutcome {
  readTolerantly(Array((lines.joined(separator: "\r\n") + "\r\n").utf8))
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
      while let contact = try reader.nextWithoutFlaw() { outcome.contacts.append(contact) }
    }
    reader.finish()
    while let contact = try reader.nextWithoutFlaw() { outcome.contacts.append(contact) }
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
