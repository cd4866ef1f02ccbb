/// The reason and line for which a reader that tolerates no flaw rejects a contacts file.
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
  /// The line to report, counted from 1.
  ///
  /// It is the first line of a folded property, and the `BEGIN:VCARD` if the card lacks something.
  public let line: Int
  /// The number of complete contacts before the error.
  public let precedingContacts: Int
  /// The kind of error.
  public let reason: Reason

  /// A kind of error or flaw in a file.
  public enum Reason: Error, Sendable, Equatable {
    /// The file holds no card at all.
    case noCards
    /// A line between cards, or a line of a card without `BEGIN:VCARD`; the start of the line.
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
    /// A property line without the colon before its value; the start of the line.
    case missingColon(String)
    /// A property line that does not start with a name; the start of the line.
    case invalidPropertyName(String)
    /// A quoted parameter value without its closing quote; the start of the line.
    case unterminatedQuote(String)
    /// A value in a character set other than UTF-8, ISO-8859-1 and Windows-1252.
    case unsupportedCharset(String)
    /// Bytes that are not UTF-8.
    case invalidUTF8
    /// Half a character of UTF-16: an unpaired surrogate, or a single byte at the end of the file.
    case halfCharacter
    /// A control character other than a tab.
    case controlCharacter(UInt8)
    /// A photo's value, or an encoded text, that is not base64.
    case invalidBase64
    /// A `data:` address without the comma before its data.
    case malformedDataURI
    /// A photo that starts as PNG or JPEG or is declared as one, but is truncated or has no size.
    case unreadablePhoto
    /// A photo in a format other than PNG and JPEG; the format's name, empty if it is unknown.
    ///
    /// The card is valid: this reason never rejects a file.
    case unsupportedPhoto(String)
    /// More than one card in a record that must have one.
    case severalCards
    /// A logical line of more than 16 MiB.
    case lineTooLong
  }
}

extension ContactError.Reason {
  /// True if a reader that tolerates no flaw rejects a file for this reason.
  public var isError: Bool {
    if case .unsupportedPhoto = self { return false }
    return true
  }

  /// Returns whether another reason is of the same kind, regardless of its text.
  func isSameKind(as other: ContactError.Reason) -> Bool { fact(of: "") == other.fact(of: "") }

  /// Returns the reader's response to this fault in a property.
  func action(on property: String) -> ContactIssue.Action {
    switch self {
    case .unsupportedVersion: .assumedVersion3
    case .invalidUTF8: .assumedWindows1252
    case .halfCharacter: .replacedCharacters
    case .controlCharacter: .omittedCharacters
    default: property == "PHOTO" ? .usedInitials : .omittedValue
    }
  }
}
