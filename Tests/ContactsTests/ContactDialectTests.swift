import Contacts
import Foundation
import TestSupport
import Testing

/// One file per program that writes contacts, with the cards that a person would read.
@Suite struct ContactDialectTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Contacts")

  static func file(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: name + ".vcf"))
  }

  /// A file, its cards as name, title, phone, e-mail and picture, and the reported messages.
  struct Dialect: CustomTestStringConvertible, Sendable {
    var name: String
    var cards: [String]
    var messages: [String] = []
    var testDescription: String { name }
  }

  static let dialects = [
    Dialect(
      name: "android",
      cards: [
        "Åsa Maria Åkesson | Inköpare för trävaror | 070-174 06 15"
          + " | asa.akesson@norrsken.example.org | image/jpeg 16x16",
        "+46 70 174 06 16 | none | +46 70 174 06 16 | none | 41",
      ],
      messages: [
        "15: 'X-messaging/xmpp-All:asa@chat.example.or…' does not begin with a property name;"
          + " contact shown without this line.",
        "25: This card has no name; contact shown with its phone number as name.",
      ]),
    Dialect(
      name: "ios",
      cards: [
        "Dra. Rosa Elena Quispe Mamani | Pediatra | +51 951 555 012 | rosa.quispe@example.org"
          + " | image/jpeg 16x16",
        "Ferretería El Tornillo | Ferretería El Tornillo | +51 51 555 0122 | none | FT",
      ]),
    Dialect(
      name: "google",
      cards: [
        "Tomáš Dvořák Ph.D. | Vedoucí skladu, noční směna | +420 2 5555 0130 | tomas@example.org"
          + " | TD",
        "newsletter@vltava.example.org | none | none | newsletter@vltava.example.org | N",
      ],
      messages: ["16: This card has no name; contact shown with its e-mail address as name."]),
    Dialect(
      name: "outlook-2003",
      cards: [
        "Frau Käthe Grünwald | Leiterin Einkauf – Öle | +49 (170) 5550142"
          + " | kaethe.gruenwald@oelmuehle.example.org | KG"
      ],
      messages: ["3: This line is not UTF-8; read as Windows-1252, as with 3 more like it."]),
    Dialect(
      name: "outlook-2007",
      cards: [
        "Sr. João Assunção | Sócio e gerente | +55 (71) 5555-0150 | joao@cafe.example.org"
          + " | image/jpeg 16x16"
      ]),
    Dialect(
      name: "evolution",
      cards: [
        "Mgr. Žofie Černá | Šéfredaktorka | +421 2 5555 0160 | zofie@noviny.example.org"
          + " | image/png 1x1"
      ]),
    Dialect(
      name: "kde",
      cards: [
        "Haruka Ōshima | Librarian; children's books | +81-90-5555-0170 | haruka@umi.example.org"
          + " | image/png 1x1"
      ]),
    Dialect(
      name: "thunderbird",
      cards: [
        "Seán Mac Aodha | Trá agus Cladach Teo | +353 85 555 0181 | sean@example.org"
          + " | image/jpeg 16x16",
        "Old Address Book | none | +353 1 555 0183 | old@example.org | OB",
      ]),
    Dialect(
      name: "nokia",
      cards: [
        "Järvi-Matti Virtanen | Veneen rakentaja | +358 40 555 0191 | jarvi@example.org | JV"
      ]),
    Dialect(
      name: "old-mac",
      cards: [
        "M. Zoë Lambert | Atelier Lambert | +33 1 55 55 02 00 | zoe@atelier.example.org | ZL",
        "Yann Lambert | none | none | none | YL",
      ]),
  ]

  @Test(arguments: dialects)
  func everyCardReadsAsAPersonReadsIt(_ dialect: Dialect) throws {
    let file = Array(try Self.file(dialect.name))
    let outcome = readTolerantly(file)
    let cards = outcome.contacts.map { contact in
      [
        contact.name, contact.title ?? "none", contact.phone ?? "none", contact.email ?? "none",
        contact.photo.map { "\($0.mediaType.rawValue) \($0.pixelWidth)x\($0.pixelHeight)" }
          ?? contact.initials,
      ].joined(separator: " | ")
    }
    expectEqual(cards, dialect.cards)
    expectEqual(outcome.messages, dialect.messages)
    expectEqual(outcome.skippedCount, 0)
    for size in [1, 2, 3, 7, 64] { expectEqual(readTolerantly(file, pieces: size), outcome) }
  }

  /// Other line ends give equal contacts.
  @Test(arguments: ["\n", "\r\n", "\r", "\r\r\n"])
  func anyLineEndIsRead(lineEnd: String) throws {
    for dialect in Self.dialects {
      let file = Array(try Self.file(dialect.name))
      let whole = readTolerantly(file)
      var other: [UInt8] = []
      for (index, byte) in file.enumerated() {
        if byte == 10, index > 0, file[index - 1] == 13 { continue }
        if byte == 10 || byte == 13 { other += lineEnd.utf8 } else { other.append(byte) }
      }
      expectEqual(readTolerantly(other), whole, "\(dialect.name)")
      expectEqual(readTolerantly(other, pieces: 1), whole, "\(dialect.name)")
    }
  }
}
