import Contacts
import TestSupport
import Testing

/// Effects of flaws on contacts, and the reported messages.
@Suite struct ContactIssueTests {
  private let ann = ["BEGIN:VCARD", "VERSION:3.0", "FN:Ann", "END:VCARD"]
  private let bob = ["BEGIN:VCARD", "VERSION:4.0", "FN:Bob", "TEL:112", "END:VCARD"]

  /// Lines between the cards of Ann and Bob, the resulting names, and the messages.
  @Test(arguments: [
    ([], ["Ann", "Bob"], []),
    (["", " ", "\t"], ["Ann", "Bob"], []),
    (
      ["stray", "lines"], ["Ann", "Bob"],
      ["5: 'stray' is outside a card; ignored, as with 1 more like it."]
    ),
    (["END:VCARD"], ["Ann", "Bob"], ["5: 'END:VCARD' is outside a card; ignored."]),
    (["  indented"], ["Ann", "Bob"], ["5: '  indented' is outside a card; ignored."]),
    (
      ["BEGIN:VCALENDAR", "VERSION:2.0", "END:VCALENDAR"], ["Ann", "Bob"],
      ["5: BEGIN:VCALENDAR is not supported; ignored, as with 2 more like it."]
    ),
    (
      ["VERSION:3.0", "FN:Lost", "END:VCARD"], ["Ann", "Bob"],
      ["5: 'VERSION:3.0' is outside a card; contact skipped, as with 2 more like it."]
    ),
    (
      ["BEGIN:VCARD", "VERSION:3.0", "FN:Open"], ["Ann", "Open", "Bob"],
      ["5: The card that begins here does not end; contact shown with the lines read so far."]
    ),
    (
      ["BEGIN:VCARD", "VERSION:3.0"], ["Ann", "Bob"],
      [
        "5: The card that begins here does not end; contact skipped.",
        "5: This card has no name; contact skipped.",
      ]
    ),
    (
      ["BEGIN:VCARD", "FN:Cy", "END:VCARD"], ["Ann", "Cy", "Bob"],
      ["5: This card has no VERSION; read as version 3.0."]
    ),
    (
      ["BEGIN:VCARD", "VERSION:5", "FN:Cy", "END:VCARD"], ["Ann", "Cy", "Bob"],
      ["6: vCard version '5' is not supported; read as version 3.0."]
    ),
    (
      ["BEGIN:VCARD", "VERSION:3.0", "FN:Cy", "oops", "END:VCALENDAR", "END:VCARD"],
      ["Ann", "Cy", "Bob"],
      [
        "8: 'oops' has no colon; contact shown without this line.",
        "9: END:VCALENDAR does not end a card; contact shown without this line.",
      ]
    ),
    (
      [
        "BEGIN:VCARD", "VERSION:2.1", "FN:Cy", "AGENT:", "BEGIN:VCARD", "N:Agent", "END:VCARD",
        "END:VCARD",
      ],
      ["Ann", "Cy", "Bob"], []
    ),
    (
      // An agent inside an unterminated card may be a card of its own.
      [
        "BEGIN:VCARD", "VERSION:2.1", "FN:Cy", "AGENT:", "BEGIN:VCARD", "VERSION:2.1", "N:Di",
        "END:VCARD",
      ],
      ["Ann", "Cy", "Di", "Bob"],
      ["5: The card that begins here does not end; contact shown with the lines read so far."]
    ),
    (["\u{FEFF}"], ["Ann", "Bob"], []),
    (
      [
        "BEGIN:VCARD", "VERSION:2.1", "FN:Cy", "AGENT;X=1:BEGIN:VCARD", "N:Agent", "END:VCARD",
        "TEL:1",
        "END:VCARD",
      ],
      ["Ann", "Cy", "Bob"], []
    ),
    (
      ["\u{1B}[2J"], ["Ann", "Bob"],
      ["5: ' [2J' is outside a card; ignored."]
    ),
    (
      [
        "BEGIN:VCARD", "VERSION:2.1", "N;CHARSET=SHIFT_JIS;ENCODING=QUOTED-PRINTABLE:=8E=52;=93=63",
        "TEL:5", "END:VCARD",
      ], ["Ann", "5", "Bob"],
      [
        "7: The character set SHIFT_JIS is not supported; contact shown without this value.",
        "5: This card has no name; contact shown with its phone number as name.",
      ]
    ),
    (
      ["BEGIN:VCARD", "VERSION:2.1", "FN;CHARSET=SHIFT_JIS:Plain", "END:VCARD"],
      ["Ann", "Plain", "Bob"], []
    ),
    (
      ["BEGIN:VCARD", "VERSION:3.0", "FN;X=\"a:Cy", "N:Di", "END:VCARD"], ["Ann", "Cy", "Bob"],
      ["7: Unterminated quoted parameter value in 'FN;X=\"a:Cy'; line read verbatim."]
    ),
    (
      ["BEGIN:VCARD", "VERSION:3.0", "my group.FN:Cy", "END:VCARD"], ["Ann", "Cy", "Bob"],
      ["7: 'my group.FN:Cy' does not begin with a property name; line read verbatim."]
    ),
    (
      ["BEGIN:VCARD", "VERSION:3.0", "FN:C\u{7}y", "END:VCARD"], ["Ann", "Cy", "Bob"],
      ["7: Unexpected control character U+0007; omitted."]
    ),
  ])
  func aFlawTakesNothingFromOtherContacts(lines: [String], names: [String], messages: [String]) {
    let outcome = readTolerantly(ann + lines + bob)
    expectEqual(outcome.contacts.map(\.name), names)
    expectEqual(outcome.contacts.last?.phone, "112")
    expectEqual(outcome.messages, messages)
  }

  @Test(arguments: [
    ("ORG:Example Ltd.;Sales", "Example Ltd.", "organization"),
    ("EMAIL;VALUE=uri:mailto:info%40x.example", "info@x.example", "e-mail address"),
    ("TEL;VALUE=uri:tel:+1-555-0100", "+1-555-0100", "phone number"),
    ("NICKNAME:Bia", "Bia", "nickname"),
  ])
  func aCardWithoutNameIsNamedByWhatItHas(line: String, name: String, property: String) {
    for empty in [[], ["FN:", "N:;;;;"], ["N: ; "]] {
      let outcome = readTolerantly(["BEGIN:VCARD", "VERSION:3.0"] + empty + [line, "END:VCARD"])
      expectEqual(outcome.contacts.map(\.name), [name])
      expectEqual(
        outcome.messages,
        [
          "1: This card has no name; contact shown with its \(property) as name."
        ])
      expect(outcome.flawedCount == 1 && outcome.skippedCount == 0)
    }
    let order = ["NICKNAME:Bia", "ORG:O", "EMAIL:e@x.example", "TEL:1"]
    let all = readTolerantly(["BEGIN:VCARD", "VERSION:3.0"] + order.reversed() + ["END:VCARD"])
    expectEqual(all.contacts.map(\.name), ["Bia"])
  }

  @Test func theEndOfTheFileClosesTheLastCard() {
    for (text, names) in [
      ("BEGIN:VCARD\nVERSION:3.0\nFN:Ann\nEMAIL:a@x.ex", ["Ann"]),
      ("BEGIN:VCARD\nVERSION:3.0\nFN:Ann\nEND:VCA", ["Ann"]), ("BEGIN:VCARD\nVERS", []),
      ("BEGIN:VCARD\nVERSION:3.0\nFN:Ann\nEND:VCARD", ["Ann"]),
    ] {
      let outcome = readTolerantly(text.utf8)
      expectEqual(outcome.contacts.map(\.name), names)
      expectEqual(outcome.issues.isEmpty, text.hasSuffix("END:VCARD"))
      expectEqual(outcome.skippedCount, 1 - names.count)
    }
  }

  @Test(arguments: [
    "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=B6rg",
    "N;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:M=FCller;J=F6rg",
    "N;charset=windows-1252;quoted-printable:M=FCl=\r\nle=\r\nr;J=F6rg",
    "N;ENCODING=QUOTED-PRINTABLE:=4D=C3=BC=\r\n=6cler;J=C3=B6rg",
    "N;ENCODING=b:TcO8bGxlcjtKw7ZyZw==", "N;ENCODING=8BIT:Müller;Jörg",
    "N:M\r\n üller;J\r\n ö\r\n rg",
  ])
  func encodedNamesAreDecoded(line: String) throws {
    let ivo = try contact(version: "2.1", line, "TEL;CELL:1")
    expect(ivo.name == "Jörg Müller" && ivo.phone == "1" && ivo.version == .v2)
  }

  @Test func windows1252HasPunctuationWhereLatin1HasNone() throws {
    let title = "TITLE;CHARSET=WINDOWS-1252;ENCODING=QUOTED-PRINTABLE:=80=93=81=99 =9F=FF"
    try expectEqual(contact("FN:A", title).title, "€“™ Ÿÿ")
  }

  @Test func aSoftLineBreakKeepsTheBlankAfterIt() throws {
    let title = "TITLE;ENCODING=QUOTED-PRINTABLE:Head of=\r\n sales=20and=\r\nmore"
    try expectEqual(contact("FN:A", title).title, "Head of sales andmore")
  }

  @Test func aSoftLineBreakDoesNotSwallowTheEnd() {
    let title = "TITLE;ENCODING=QUOTED-PRINTABLE:Head="
    let outcome = readTolerantly(Array(ann.dropLast()) + [title, "END:VCARD"] + bob)
    expectEqual(outcome.contacts.map(\.name), ["Ann", "Bob"])
    expectEqual(outcome.contacts.first?.title, "Head=")
  }

  @Test(arguments: [
    (["TEL;FAX:1", "TEL;CELL:2"], "2"), (["TEL;FAX;PREF:1", "TEL;HOME:2"], "2"),
    (["TEL;PAGER:1"], "1"), (["TEL;WORK:1", "TEL;VOICE:2", "TEL;CELL:3"], "3"),
    (["TEL;HOME:1", "TEL;WORK:2"], "2"), (["TEL;HOME;VOICE:1", "TEL;WORK;VOICE:2"], "2"),
    (["TEL;CELL:1", "TEL;WORK;PREF:2"], "2"), (["TEL;TYPE=\"fax,work\":1", "TEL:2"], "2"),
    (["TEL;CELL:", "TEL;FAX:2"], "2"), (["TEL;CELL:1", "TEL;CELL:2"], "1"),
    (["TEL;MODEM:1", "TEL;X=fax:2"], "2"), (["TEL;PREF=2;HOME:1", "TEL;PREF=1;WORK:2"], "2"),
  ])
  func thePhoneForCallsIsTaken(lines: [String], phone: String) {
    let card = ["BEGIN:VCARD", "VERSION:2.1", "FN:Ann"] + lines + ["END:VCARD"]
    expectEqual(readTolerantly(card).contacts.map(\.phone), [phone])
  }

  @Test(arguments: [
    ("EMAIL:mailto:ann@x.example?subject=Hi", "ann@x.example"),
    ("EMAIL:Ann Example <ann@x.example>", "ann@x.example"),
    ("EMAIL:MAILTO:ann%2Bcards@x.example", "ann+cards@x.example"),
    ("EMAIL:ann@x.example", "ann@x.example"), ("EMAIL:100%25@x.example", "100%25@x.example"),
  ])
  func anEmailAddressIsShownAsPeopleWriteIt(line: String, email: String) throws {
    try expectEqual(contact("FN:A", line).email, email)
  }

  @Test(arguments: [
    ("N:Doe;John;;Mr.;Sr.", "Mr. John Doe Sr.", "JD"), ("N:;;;;", "Mr. John Doe Sr.", "JD"),
    ("N:", "Dr John Q. Public, Ph.D., MD", "JP"), ("N:", "Dr. Who", "W"), ("N:", "Sir", "S"),
    ("N:", "Prof. Dr. Ana Lima", "AL"), ("N:", "John Doe III", "JD"), ("N:", "Yo-Yo Ma", "YM"),
    ("N:", "Rev. Ana Lima", "AL"), ("N:", "Don Lima", "DL"), ("N:", "Ana Lima, CPA", "AL"),
    ("N:", "Sra. Ana Lima", "AL"), ("N:dos Santos;Juca;;;", "Juca dos Santos", "JS"),
    ("N:Lima;;;;", "Ana Lima", "AL"), ("N:山田;太郎;;;", "太郎", "山"), ("N:", "J. R. R. T.", "JT"),
  ])
  func initialsAreOfGivenAndFamilyName(structured: String, name: String, initials: String) throws {
    try expectEqual(
      contact(structured, "FN:" + name.replacing(",", with: "\\,")).initials, initials)
  }
}
