/// A flaw of a contacts file that a tolerant reader accepted, with its response.
///
/// ```swift
/// for issue in reader.drainIssues() { print("\(file):\(issue.line): \(issue.message)") }
/// // contacts.vcf:31: This card has no VERSION; read as version 3.0.
/// ```
public struct ContactIssue: Sendable, Equatable {
  /// The line to report, as in ``ContactError/line``.
  public let line: Int
  /// The number of contacts completed before the card or line.
  public let precedingContacts: Int
  /// The kind of flaw.
  public let reason: ContactError.Reason
  /// The number of further flaws of this kind in the same card or run of lines.
  public let repetitions: Int
  /// The reader's response.
  public let action: Action

  /// A reader's response to a flaw.
  public enum Action: Sendable, Equatable {
    /// Nothing: the file as a whole is at fault.
    case none
    /// Skipped the card, which yields no contact.
    case skipped
    /// Skipped lines outside a card.
    case ignoredText
    /// Skipped a line of a card.
    case ignoredLine
    /// Read a line and ignored the flaw.
    case readAsIs
    /// Closed the card and read its lines so far.
    case closedCard
    /// Read the card as vCard 3.0.
    case assumedVersion3
    /// Read the text as Windows-1252.
    case assumedWindows1252
    /// Removed the control characters.
    case omittedCharacters
    /// Replaced half a character by U+FFFD.
    case replacedCharacters
    /// Omitted the value.
    case omittedValue
    /// Omitted the photo; the card has another one.
    case usedOtherPhoto
    /// Omitted the photo, so that the contact has only its initials.
    case usedInitials
    /// Named the contact by another property.
    case named(by: String)
  }
}
