extension ContactError: CustomStringConvertible {
  /// One sentence with the error, its remedy and the number of valid contacts before it.
  public var message: String {
    let count =
      switch precedingContacts {
      case 0: "no valid contact"
      case 1: "1 valid contact"
      default: "\(precedingContacts) valid contacts"
      }
    return "\(reason.sentence) (\(count) before it)"
  }

  /// The line and the message.
  public var description: String { "line \(line): \(message)" }
}

extension ContactIssue: CustomStringConvertible {
  /// One sentence with the flaw and the reader's response.
  public var message: String {
    guard action != .none else { return reason.sentence }
    let more =
      switch repetitions {
      case 0: ""
      case 1: ", as with 1 more like it"
      default: ", as with \(repetitions) more like it"
      }
    return "\(reason.fact); \(action.text)\(more)."
  }

  /// The line and the message.
  public var description: String { "line \(line): \(message)" }
}

extension ContactError.Reason {
  /// The reason as a sentence with advice.
  public var sentence: String { "\(fact); \(advice)." }

  /// The reason as a clause without a period.
  var fact: String { fact(of: culprit) }

  /// The text of the file that is at fault, or empty.
  private var culprit: String {
    switch self {
    case .contentOutsideCard(let text), .missingColon(let text), .invalidPropertyName(let text),
      .unterminatedQuote(let text), .notACard(let text), .mismatchedEnd(let text),
      .unsupportedVersion(let text), .unsupportedCharset(let text), .unsupportedPhoto(let text):
      text
    case .controlCharacter(let byte): hexadecimal(byte)
    default: ""
    }
  }

  /// Returns the reason as a clause about a text of the file.
  func fact(of text: String) -> String {
    switch self {
    case .noCards: "The file has no card"
    case .contentOutsideCard: "'\(text)' is outside a card"
    case .notACard: "BEGIN:\(text) is not supported"
    case .mismatchedEnd: "END:\(text) does not end a card"
    case .unterminatedCard: "The card that begins here does not end"
    case .missingVersion: "This card has no VERSION"
    case .severalCards: "Several cards in one record"
    case .unsupportedVersion: "vCard version '\(text)' is not supported"
    case .missingName: "This card has no name"
    case .missingColon: "'\(text)' has no colon"
    case .invalidPropertyName: "'\(text)' does not begin with a property name"
    case .unterminatedQuote: "Unterminated quoted parameter value in '\(text)'"
    case .unsupportedCharset: "The character set \(text) is not supported"
    case .invalidUTF8: "This line is not UTF-8"
    case .halfCharacter: "This line has half a character of UTF-16"
    case .controlCharacter: "Unexpected control character \(text)"
    case .invalidBase64: "The data of this line is not base64"
    case .malformedDataURI: "The photo's data: address has no comma before the data"
    case .unreadablePhoto: "The photo is truncated or is not a picture"
    case .unsupportedPhoto:
      text.isEmpty
        ? "The photo's format is unknown" : "The photo's format, \(text), is not supported"
    case .lineTooLong:
      "This line, with its folds, is longer than \(LineUnfolder.limit >> 20) MiB"
    }
  }

  /// The remedy as a clause.
  private var advice: String {
    switch self {
    case .noCards: "it must have at least one, from BEGIN:VCARD to END:VCARD"
    case .contentOutsideCard: "a card goes from BEGIN:VCARD to END:VCARD"
    case .notACard: "only BEGIN:VCARD is read"
    case .unterminatedCard: "add END:VCARD"
    case .mismatchedEnd: "END:VCARD does"
    case .missingVersion: "add VERSION:3.0 or VERSION:4.0 after its BEGIN:VCARD"
    case .severalCards: "use one record per card"
    case .unsupportedVersion: "export the contacts as vCard 3.0 or 4.0"
    case .missingName: "add one as FN or N"
    case .missingColon: "write a property as NAME:value"
    case .invalidPropertyName: "use letters, digits and hyphens only"
    case .unterminatedQuote: "close the quote"
    case .unsupportedCharset: "export the contacts as UTF-8"
    case .invalidUTF8: "save the file in that encoding"
    case .halfCharacter: "export the contacts again, as UTF-8"
    case .controlCharacter: "remove it; only tabs and line ends are allowed"
    case .invalidBase64, .malformedDataURI: "embed the picture again"
    case .unreadablePhoto, .unsupportedPhoto: "embed the picture again as PNG or JPEG"
    case .lineTooLong: "embed a smaller picture"
    }
  }
}

extension ContactIssue.Action {
  /// The action as a clause.
  var text: String {
    switch self {
    case .none: ""
    case .skipped: "contact skipped"
    case .ignoredText: "ignored"
    case .ignoredLine: "contact shown without this line"
    case .readAsIs: "line read verbatim"
    case .closedCard: "contact shown with the lines read so far"
    case .assumedVersion3: "read as version 3.0"
    case .assumedWindows1252: "read as Windows-1252"
    case .omittedCharacters: "omitted"
    case .replacedCharacters: "shown as \u{FFFD}"
    case .omittedValue: "contact shown without this value"
    case .usedOtherPhoto: "contact shown with its other photo"
    case .usedInitials: "initials shown instead of the photo"
    case .named(let property): "contact shown with its \(property) as name"
    }
  }
}

private func hexadecimal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: 4 - digits.count) + digits
}
