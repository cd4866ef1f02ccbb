/// Reads the contacts of a vCard file from its bytes, piece by piece.
///
/// Hand over the bytes in pieces of any size and take the contacts out as they become complete.
/// Only the card in progress is held, so that a file of any length is read in little memory.
///
/// ```swift
/// var reader = ContactReader()
/// while let piece = try file.read(upToCount: 1 << 16) {
///   reader.append(piece)
///   while let contact = try reader.next() { show(contact) }
/// }
/// reader.finish()
/// while let contact = try reader.next() { show(contact) }
/// ```
///
/// It reads vCard 3.0 (RFC 2426) and 4.0 (RFC 6350), also mixed in one file. A deviation from the
/// format that would lose or garble a contact is an error; each ``ContactError/Reason`` is such a
/// case. These deviations are tolerated:
/// - lines that end with LF rather than CRLF, blank lines, a byte order mark before a card;
/// - names of properties and parameters in small letters;
/// - `VERSION` anywhere in the card, `FN` missing where there is an `N`;
/// - parameter values without a name (`TEL;HOME:`), as in vCard 2.1;
/// - base64 with blanks from folding or without padding.
///
/// Properties and parameters that a ``Contact`` does not need are ignored.
public struct ContactReader: Sendable {
  /// How many contacts were returned so far.
  public private(set) var contactCount = 0

  private var unfolder = LineUnfolder()
  private var card: CardBuilder?
  private var isFinished = false
  private var failure: ContactError?

  /// A reader at the beginning of a file.
  public init() {}

  /// Adds the bytes that follow those already given.
  ///
  /// A piece may end anywhere, in the middle of a character too. Bytes after ``finish()`` are
  /// ignored.
  ///
  /// Complexity: O(bytes added), as long as ``next()`` is called until it returns `nil` between two
  /// pieces.
  public mutating func append(_ bytes: some Sequence<UInt8>) { unfolder.append(bytes) }

  /// Marks the file as complete, so that ``next()`` can check its end.
  public mutating func finish() {
    isFinished = true
    unfolder.finish()
  }

  /// The next contact, or `nil` if more bytes are needed, or after ``finish()`` if there is none.
  ///
  /// - Throws: ``ContactError`` at the first error in the file, and the same error from then on.
  ///
  /// Complexity: O(bytes of the card).
  public mutating func next() throws(ContactError) -> Contact? {
    if let failure { throw failure }
    do throws(ContactError.Reason) {
      while try unfolder.advance() {
        guard let contact = try takeLine() else { continue }
        contactCount += 1
        return contact
      }
      guard isFinished else { return nil }
      if card != nil { throw .unterminatedCard }
      if contactCount == 0 { throw .noCards }
      return nil
    } catch {
      let failure = ContactError(
        line: line(of: error), precedingContacts: contactCount, reason: error)
      self.failure = failure
      throw failure
    }
  }

  /// Processes the unfolder's current line and returns the contact that it completes.
  private mutating func takeLine() throws(ContactError.Reason) -> Contact? {
    try TextCheck.check(unfolder.line)
    var line = unfolder.line[...]
    if card == nil, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    guard !line.allSatisfy({ $0 == Ascii.space || $0 == Ascii.tab }) else { return nil }
    guard let card else {
      try begin(line)
      return nil
    }
    let property = try Property(parsing: line)
    switch property.name {
    case "BEGIN": throw .nestedCard(openedAt: card.line)
    case "END":
      guard property.kind == "VCARD" else { throw .mismatchedEnd(property.kind) }
      let contact = try card.finish()
      self.card = nil
      return contact
    default:
      try self.card?.add(property)
      return nil
    }
  }

  /// Begins a card with the line of its `BEGIN:VCARD`.
  private mutating func begin(_ line: ArraySlice<UInt8>) throws(ContactError.Reason) {
    guard let property = try? Property(parsing: line), property.name == "BEGIN" else {
      throw .contentOutsideCard(excerpt(of: line))
    }
    guard property.kind == "VCARD" else { throw .notACard(property.kind) }
    card = CardBuilder(line: unfolder.number)
  }

  /// The line to name in an error.
  private func line(of reason: ContactError.Reason) -> Int {
    switch reason {
    case .missingVersion, .missingName, .unterminatedCard: card?.line ?? unfolder.number
    case .noCards: 1
    default: unfolder.number
    }
  }
}

extension Property {
  /// What a `BEGIN` or `END` begins or ends, in capitals.
  fileprivate var kind: String {
    excerpt(of: value.filter { $0 != Ascii.space && $0 != Ascii.tab }[...]).uppercased()
  }
}
