extension ContactError: CustomStringConvertible {
  /// What is wrong and how to fix it, in a sentence, and the number of valid contacts.
  public var message: String {
    let count =
      switch precedingContacts {
      case 0: "no good contact"
      case 1: "1 good contact"
      default: "\(precedingContacts) good contacts"
      }
    return "\(reason.sentence) (\(count) before it)"
  }

  /// The line and the message.
  public var description: String { "line \(line): \(message)" }
}

extension ContactError.Reason {
  /// The reason as a sentence that says what to do.
  public var sentence: String {
    switch self {
    case .noCards:
      "The file holds no card; it must have at least one, from BEGIN:VCARD to END:VCARD."
    case .contentOutsideCard(let text):
      "'\(text)' stands outside a card; a card goes from BEGIN:VCARD to END:VCARD."
    case .notACard(let kind):
      "BEGIN:\(kind) does not begin a card; only BEGIN:VCARD is read."
    case .nestedCard(let line):
      "A card begins inside the one of line \(line); end that one with END:VCARD first."
    case .mismatchedEnd(let kind):
      "END:\(kind) does not end a card; END:VCARD does."
    case .unterminatedCard:
      "The card that begins here does not end; add END:VCARD."
    case .missingVersion:
      "This card has no VERSION; add VERSION:3.0 or VERSION:4.0 after its BEGIN:VCARD."
    case .severalCards:
      "There is more than one card here; give each a record of its own."
    case .unsupportedVersion(let version):
      "vCard version '\(version)' is not read; export the contacts as vCard 3.0 or 4.0."
    case .missingName:
      "This card has no name; give it one with FN, or with N."
    case .missingColon(let text):
      "'\(text)' has no colon; a property is written NAME:value."
    case .invalidPropertyName(let text):
      "'\(text)' does not begin with a property name, which has letters, digits and hyphens only."
    case .unterminatedQuote(let text):
      "'\(text)' opens a quoted parameter value that does not end; close the quote."
    case .unsupportedEncoding(let encoding):
      "\(encoding) belongs to vCard 2.1; export the contacts as vCard 3.0 or 4.0."
    case .invalidUTF8:
      "This line is not UTF-8; save the file in that encoding."
    case .controlCharacter(let byte):
      "This line holds the control character \(hexadecimal(byte)); lines end with LF or CRLF, "
        + "and text has no other control character than the tab."
    case .invalidBase64:
      "The photo's data is not base64; embed the picture again."
    case .malformedDataURI:
      "The photo's data: address has no comma before the data; embed the picture again."
    case .unreadablePhoto:
      "The photo's header cannot be read; embed the picture again as PNG or JPEG."
    case .lineTooLong:
      "This line, with its folds, is longer than \(LineUnfolder.limit >> 20) MiB; "
        + "embed a smaller picture."
    }
  }
}

private func hexadecimal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: 4 - digits.count) + digits
}
