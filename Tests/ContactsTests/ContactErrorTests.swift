import Contacts
import TestSupport
import Testing

/// An invalid file and its expected error.
struct BrokenFile: CustomTestStringConvertible, Sendable {
  var name: String
  var file: [UInt8]
  var line: Int
  var reason: ContactError.Reason

  var testDescription: String { name }

  init(_ name: String, _ file: String, line: Int, _ reason: ContactError.Reason) {
    self.init(name, Array(file.utf8), line: line, reason)
  }

  init(_ name: String, _ file: [UInt8], line: Int, _ reason: ContactError.Reason) {
    self.name = name
    self.file = file
    self.line = line
    self.reason = reason
  }

  /// Makes a card whose line 3 is the given one.
  init(_ name: String, property: String, _ reason: ContactError.Reason) {
    let file = "BEGIN:VCARD\nVERSION:3.0\n\(property)\nFN:Ana\nEND:VCARD\n"
    self.init(name, file, line: 3, reason)
  }

  static let structure: [BrokenFile] = [
    .init("empty", "", line: 1, .noCards),
    .init("blank", "\n\n \r\n", line: 1, .noCards),
    .init("cut after a name", "BEGIN:VCARD\nFN", line: 2, .missingColon("FN")),
    .init("cut before END", "\nBEGIN:VCARD\nVERSION:3.0\nFN:A\n", line: 2, .unterminatedCard),
    .init("no VERSION", "BEGIN:VCARD\nFN:A\nEND:VCARD\n", line: 1, .missingVersion),
    .init(
      "version 2.2", "BEGIN:VCARD\r\nVERSION:2.2\r\nN:A\r\nEND:VCARD", line: 2,
      .unsupportedVersion("2.2")),
    .init("empty VERSION", "BEGIN:VCARD\nVERSION:\nEND:VCARD", line: 2, .unsupportedVersion("")),
    .init("no name", "BEGIN:VCARD\nVERSION:4.0\nEND:VCARD\n", line: 1, .missingName),
    .init(
      "empty names", "BEGIN:VCARD\nVERSION:4.0\nFN: \nN:;;;;\nEND:VCARD\n", line: 1, .missingName),
    .init("plain text", "Dear Ana,\n", line: 1, .contentOutsideCard("Dear Ana,")),
    .init("property outside", "\nFN:Ana\n", line: 2, .contentOutsideCard("FN:Ana")),
    .init("indented", " BEGIN:VCARD", line: 1, .unterminatedCard),
    .init("fold at the beginning", " FN:A", line: 1, .contentOutsideCard(" FN:A")),
    .init("END alone", "END:VCARD", line: 1, .contentOutsideCard("END:VCARD")),
    .init("a calendar", "BEGIN:VCALENDAR\nVERSION:2.0\n", line: 1, .notACard("VCALENDAR")),
    .init(
      "no END", "BEGIN:VCARD\nVERSION:3.0\nFN:A\nBEGIN:VCARD\n", line: 1, .unterminatedCard),
    .init(
      "wrong END", "BEGIN:VCARD\nVERSION:3.0\nFN:A\nEND:VCALENDAR\n", line: 4,
      .mismatchedEnd("VCALENDAR")),
  ]

  static let lines: [BrokenFile] = [
    .init("no colon", property: "TITLE;TYPE=work", .missingColon("TITLE;TYPE=work")),
    .init("no name", property: ":x", .invalidPropertyName(":x")),
    .init("blank in a name", property: "MY NAME:x", .invalidPropertyName("MY NAME:x")),
    .init("empty group", property: ".FN:x", .invalidPropertyName(".FN:x")),
    .init("two groups", property: "a.b.FN:x", .invalidPropertyName("a.b.FN:x")),
    .init("open quote", property: "TEL;X=\"work:1", .unterminatedQuote("TEL;X=\"work:1")),
    .init("no colon after a quote", property: "TEL;X=\"a\"", .missingColon("TEL;X=\"a\"")),
    .init(
      "a long line", property: String(repeating: "é", count: 300),
      .missingColon(String(repeating: "é", count: 40) + "…")),
    .init("bell", property: "TITLE:ding\u{7}", .controlCharacter(7)),
    .init(
      "Shift_JIS", property: "TITLE;CHARSET=SHIFT_JIS;ENCODING=QUOTED-PRINTABLE:=8E=52",
      .unsupportedCharset("SHIFT_JIS")),
    .init("not base64", property: "PHOTO;ENCODING=b:iVBO*w0K", .invalidBase64),
    .init("base64 cut", property: "PHOTO;ENCODING=b;TYPE=PNG:iVBOR", .invalidBase64),
    .init("base64 after its end", property: "PHOTO;ENCODING=b:iV==BORw", .invalidBase64),
    .init("too much padding", property: "PHOTO;ENCODING=b:iVBORw===", .invalidBase64),
    .init("needless padding", property: "PHOTO;ENCODING=b:iVBO=", .invalidBase64),
    .init("no data", property: "PHOTO:data:image/png;base64", .malformedDataURI),
    .init("not base64 in data:", property: "PHOTO:data:image/png;base64,!", .invalidBase64),
    .init("not a PNG", property: "PHOTO;ENCODING=b;TYPE=PNG:AAAA", .unreadablePhoto),
    .init("PNG cut", property: "PHOTO:data:;base64,iVBORw0KGgo=", .unreadablePhoto),
    .init("JPEG cut", property: "PHOTO;ENCODING=b:/9j/4AAQ", .unreadablePhoto),
  ]

  /// Bytes in a `TITLE` that are not UTF-8.
  static let bytes: [BrokenFile] = [
    [0xE7], [0x80], [0xC3], [0xC0, 0xAF], [0xC1, 0x81], [0xE0, 0x9F, 0xBF], [0xE2, 0x82],
    [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x99], [0xF4, 0x90, 0x80, 0x80],
    [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xE2, 0x28, 0xA1], [0xF0, 0x9F, 0x28, 0x80],
  ].map { (bytes: [UInt8]) in
    let start = Array("BEGIN:VCARD\nVERSION:4.0\nFN:é山🙂\nTITLE:a".utf8)
    // A surrogate is half a character, and the rest of its line is text.
    return BrokenFile(
      "bytes \(bytes)", start + bytes + Array("\nEND:VCARD".utf8), line: 4,
      bytes == [0xED, 0xA0, 0x80] ? .halfCharacter : .invalidUTF8)
  }
}

@Suite struct ContactErrorTests {
  @Test(arguments: BrokenFile.structure + BrokenFile.lines + BrokenFile.bytes)
  func brokenFileIsNamedByLineAndReason(_ broken: BrokenFile) {
    let alone = read(broken.file)
    expectEmpty(alone.contacts)
    expect(
      alone.error == expected(broken.reason, line: broken.line, after: 0),
      "\(broken.testDescription)")
  }

  @Test(arguments: (BrokenFile.structure + BrokenFile.lines).dropFirst(2))
  func goodCardsBeforeAreCounted(_ broken: BrokenFile) throws {
    let good = "BEGIN:VCARD\r\nVERSION:3.0\r\nN:A\r\n B\r\nEND:VCARD\r\n\r\n"
    let outcome = read(Array((good + good).utf8) + broken.file)
    expectEqual(outcome.contacts.map(\.line), [1, 7])
    // Here the fold at the beginning of the file continues the preceding blank line.
    if broken.name == "fold at the beginning" {
      expectEqual(outcome.error?.reason, .contentOutsideCard("FN:A"))
      return
    }
    expect(outcome.error == expected(broken.reason, line: broken.line + 12, after: 2))
  }

  @Test func aFoldedPropertyIsNamedByItsFirstLine() {
    let file = "BEGIN:VCARD\nVERSION:3.0\nFN:A\nPHOTO;ENCODING=b:iVBO\n Rw0K\n *\nEND:VCARD\n"
    expect(read(file.utf8).error == expected(.invalidBase64, line: 4, after: 0))
  }

  @Test func aLineWithoutEndIsGivenUp() {
    var reader = ContactReader()
    let piece = [UInt8](repeating: 0x41, count: 1 << 20)
    reader.append(Array("BEGIN:VCARD\nPHOTO:".utf8))
    var error: ContactError?
    var pieces = 0
    while error == nil, pieces < 64 {
      reader.append(piece)
      pieces += 1
      do throws(ContactError) { _ = try reader.nextWithoutFlaw() } catch let thrown {
        error = thrown
      }
    }
    expect(error == expected(.lineTooLong, line: 2, after: 0))
    expectEqual(pieces, 16)
  }

  @Test func messagesAreSentencesThatCount() {
    let good = "BEGIN:VCARD\nVERSION:3.0\nFN:A\nEND:VCARD\n"
    let old = "BEGIN:VCARD\nVERSION:1.0\n"
    expectEqual(
      read((good + good + old).utf8).error?.message,
      "vCard version '1.0' is not supported; export the contacts as vCard 3.0 or 4.0."
        + " (2 valid contacts before it)")
    expectEqual(
      read((good + old).utf8).error?.message.hasSuffix("(1 valid contact before it)"), true)
    expectEqual(
      read("BEGIN:VCARD\nFN".utf8).error.map { String(describing: $0) },
      "line 2: 'FN' has no colon; write a property as NAME:value."
        + " (no valid contact before it)")
    for broken in BrokenFile.structure + BrokenFile.lines {
      let message = read(broken.file).error?.message ?? ""
      expect(message.hasSuffix(". (no valid contact before it)"), "\(message)")
      expect(!message.contains("\n") && message.utf8.count < 250, "\(message)")
    }
  }

  @Test func aControlCharacterIsNamedByItsNumber() {
    let error = read("BEGIN:VCARD\nFN:\u{7F}".utf8).error
    expectEqual(error?.message.contains("U+007F"), true)
  }

  private func expected(_ reason: ContactError.Reason, line: Int, after count: Int) -> Failure {
    Failure(line: line, count: count, reason: reason)
  }
}

/// An expected error.
struct Failure: Equatable {
  var line: Int
  var count: Int
  var reason: ContactError.Reason

  static func == (error: ContactError?, failure: Failure) -> Bool {
    guard let error else { return false }
    return error.line == failure.line && error.precedingContacts == failure.count
      && error.reason == failure.reason
  }
}
