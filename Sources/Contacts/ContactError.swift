/// Why a contacts file cannot be read, and where.
///
/// ```swift
/// do {
///   while let contact = try reader.next() { … }
/// } catch {
///   print("\(file):\(error.line): \(error.message)")
/// }
/// // contacts.vcf:31: This card has no VERSION; add VERSION:3.0 or VERSION:4.0 after its
/// // BEGIN:VCARD. (2 good contacts before it)
/// ```
public struct ContactError: Error, Sendable, Equatable {
  /// The line to look at, counted from 1: the first line of a folded property, and the
  /// `BEGIN:VCARD` where something is missing from a card as a whole.
  public let line: Int
  /// How many whole contacts the file holds before the place.
  public let precedingContacts: Int
  /// What is wrong.
  public let reason: Reason

  /// What is wrong with a file.
  public enum Reason: Error, Sendable, Equatable {
    /// The file holds no card at all.
    case noCards
    /// A line between the cards, or a card's line without its `BEGIN:VCARD`; the line's beginning.
    case contentOutsideCard(String)
    /// A `BEGIN` of something other than `VCARD`.
    case notACard(String)
    /// A `BEGIN` inside the card that began at another line.
    case nestedCard(openedAt: Int)
    /// An `END` of something other than `VCARD`.
    case mismatchedEnd(String)
    /// The file ends before the card does.
    case unterminatedCard
    /// A card without `VERSION`.
    case missingVersion
    /// A `VERSION` other than 3.0 and 4.0.
    case unsupportedVersion(String)
    /// A card in which both `FN` and `N` are missing or empty.
    case missingName
    /// A property line without the colon before its value; the line's beginning.
    case missingColon(String)
    /// A property line that starts with something other than a name; the line's beginning.
    case invalidPropertyName(String)
    /// A quoted parameter value without its closing quote; the line's beginning.
    case unterminatedQuote(String)
    /// A value in an encoding of vCard 2.1.
    case unsupportedEncoding(String)
    /// Bytes that are not UTF-8.
    case invalidUTF8
    /// A control character other than a tab.
    case controlCharacter(UInt8)
    /// A photo's value that is not base64.
    case invalidBase64
    /// A `data:` address without the comma before its data.
    case malformedDataURI
    /// A photo declared as PNG or JPEG, or beginning like one, whose header states no size.
    case unreadablePhoto
    /// More than one card where one is to stand for itself.
    case severalCards
    /// A logical line of more than 16 MiB.
    case lineTooLong
  }
}
