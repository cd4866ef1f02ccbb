/// A flaw of a contacts file that a tolerant reader passed over, and what it did about it.
///
/// ```swift
/// for issue in reader.drainIssues() { print("\(file):\(issue.line): \(issue.message)") }
/// // contacts.vcf:31: This card has no VERSION; read as version 3.0.
/// ```
public struct ContactIssue: Sendable, Equatable {
  /// The line to look at, as ``ContactError/line``.
  public let line: Int
  /// How many contacts the reader completed before the card or line.
  public let precedingContacts: Int
  /// What is wrong.
  public let reason: ContactError.Reason
  /// How many more flaws of the kind the same card or run of lines has.
  public let repetitions: Int
  /// What the reader did.
  public let action: Action

  /// What the reader did about a flaw.
  public enum Action: Sendable, Equatable {
    /// Nothing: the file as a whole is at fault.
    case none
    /// Passed over the card, which becomes no contact.
    case skipped
    /// Passed over lines outside a card.
    case ignoredText
    /// Passed over a line of a card.
    case ignoredLine
    /// Read a line without regard to the flaw.
    case readAsIs
    /// Closed the card and read what it has.
    case closedCard
    /// Read the card as vCard 3.0.
    case assumedVersion3
    /// Read the text as Windows-1252.
    case assumedWindows1252
    /// Left out the control characters.
    case omittedCharacters
    /// Left out the value.
    case omittedValue
    /// Left out the photo; the card has another.
    case usedOtherPhoto
    /// Left out the photo, so that the contact has only its initials.
    case usedInitials
    /// Named the contact by another property, which the text names.
    case named(by: String)
  }
}
