/// Why a contacts file is refused by a reader that tolerates nothing, and where.
///
/// ```swift
/// do {
///   while let contact = try reader.nextWithoutFlaw() { … }
/// } catch {
///   print("\(file):\(error.line): \(error.message)")
/// }
/// // contacts.vcf:31: This card has no VERSION; add VERSION:3.0 or VERSION:4.0 after its
/// // BEGIN:VCARD. (2 valid contacts before it)
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
    /// An `END` of something other than `VCARD`.
    case mismatchedEnd(String)
    /// The next card begins, or the file ends, before the card does.
    case unterminatedCard
    /// A card without `VERSION`.
    case missingVersion
    /// A `VERSION` other than 2.1, 3.0 and 4.0.
    case unsupportedVersion(String)
    /// A card in which both `FN` and `N` are missing or empty.
    case missingName
    /// A property line without the colon before its value; the line's beginning.
    case missingColon(String)
    /// A property line that starts with something other than a name; the line's beginning.
    case invalidPropertyName(String)
    /// A quoted parameter value without its closing quote; the line's beginning.
    case unterminatedQuote(String)
    /// A value in a character set other than UTF-8, ISO-8859-1 and Windows-1252.
    case unsupportedCharset(String)
    /// Bytes that are not UTF-8.
    case invalidUTF8
    /// A control character other than a tab.
    case controlCharacter(UInt8)
    /// A photo's value, or an encoded text, that is not base64.
    case invalidBase64
    /// A `data:` address without the comma before its data.
    case malformedDataURI
    /// A photo that begins as PNG or JPEG or is declared as one, but is truncated or states no size.
    case unreadablePhoto
    /// A photo in a format other than PNG and JPEG; the format's name, empty if it is unknown.
    ///
    /// The card is valid: this refuses no file.
    case unsupportedPhoto(String)
    /// More than one card where one must stand alone.
    case severalCards
    /// A logical line of more than 16 MiB.
    case lineTooLong
  }
}

extension ContactError.Reason {
  /// Whether a reader that tolerates nothing refuses a file for this reason.
  public var isError: Bool {
    if case .unsupportedPhoto = self { return false }
    return true
  }

  /// Whether another reason is the same, whatever text it names.
  func isSameKind(as other: ContactError.Reason) -> Bool { fact(of: "") == other.fact(of: "") }

  /// What is done about the value of a property with this fault.
  func action(on property: String) -> ContactIssue.Action {
    switch self {
    case .unsupportedVersion: .assumedVersion3
    case .invalidUTF8: .assumedWindows1252
    case .controlCharacter: .omittedCharacters
    default: property == "PHOTO" ? .usedInitials : .omittedValue
    }
  }
}
