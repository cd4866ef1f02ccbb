import Contacts
import TestSupport
import Testing

@Suite struct ContactReaderTests {
  private let card = "BEGIN:VCARD\nVERSION:3.0\nFN:Ana\nEND:VCARD\n"

  @Test func readsSeveralCardsWithTheirLines() throws {
    let text = "\n" + card + "\n \n" + card.replacing("Ana", with: "Bia") + card
    let all = try contacts(in: text)
    expectEqual(all.map(\.name), ["Ana", "Bia", "Ana"])
    expectEqual(all.map(\.line), [2, 8, 12])
    try expectEqual(contacts(in: "\n\n " + card).map(\.line), [3], "a fold of a blank line")
  }

  @Test func lineEndsMayBeEither() throws {
    let crlf = card.replacing("\n", with: "\r\n")
    try expectEqual(contacts(in: crlf), contacts(in: card))
    try expectEqual(contacts(in: card + crlf).map(\.line), [1, 5])
    try expectEqual(contacts(in: String(card.dropLast())).count, 1)
    try expectEqual(contacts(in: card.dropLast() + "\r").count, 1)
  }

  @Test func aByteOrderMarkMayPrecedeACard() throws {
    let mark = "\u{FEFF}"
    try expectEqual(contacts(in: mark + card).map(\.name), ["Ana"])
    try expectEqual(contacts(in: mark + card + mark + card).map(\.line), [1, 5])
  }

  @Test func foldsAreJoinedWithoutTheirBlank() throws {
    try expectEqual(contact("FN:Ana Lu\r\n cia", "TIT\r\n\tLE:\r\n  Two").name, "Ana Lucia")
    try expectEqual(contact("FN:A", "TITLE:One\n  Two\r\n\t\r\n  Three").title, "One Two Three")
    try expectEqual(contact("FN:A", "TITL\n E;X=\"a\n b\":One").title, "One")
    try expectEqual(contacts(in: card.replacing("END", with: "E\n ND")).count, 1)
  }

  @Test func aFoldMayCutACharacterInTwo() throws {
    var bytes = Array("BEGIN:VCARD\r\nVERSION:4.0\r\nFN:".utf8)
    for byte in "Conceição 山田 🙂".utf8 { bytes += [byte] + Array("\r\n ".utf8) }
    bytes += Array("\r\nEND:VCARD".utf8)
    expectEqual(read(bytes).contacts.map(\.name), ["Conceição 山田 🙂"])
  }

  @Test func contactsComeOutAsSoonAsTheyAreComplete() throws {
    var reader = ContactReader()
    reader.append(Array(card.utf8))
    expectNil(reader.next(), "a fold could still follow END:VCARD")
    reader.append(Array("B".utf8))
    expectEqual(reader.next()?.name, "Ana")
    expectEqual(reader.contactCount, 1)
    expectNil(reader.next())
    reader.append(Array(card.utf8.dropFirst()))
    reader.finish()
    reader.append(Array("ignored".utf8))
    expectEqual(reader.next()?.line, 5)
    expectNil(reader.next())
    expectNil(reader.next())
    expectEqual(reader.contactCount, 2)
  }

  @Test func anErrorStays() throws {
    var reader = ContactReader()
    reader.append(Array((card + "oops\n" + card).utf8))
    try expectEqual(reader.nextWithoutFlaw()?.name, "Ana")
    let error = try #require(throws: ContactError.self) { try reader.nextWithoutFlaw() }
    reader.finish()
    #expect(throws: error) { try reader.nextWithoutFlaw() }
    expectEqual(reader.contactCount, 1)
  }

  @Test func aCopyReadsOnItsOwn() throws {
    var reader = ContactReader()
    reader.append(Array("BEGIN:VCARD\nVERSION:3.0\nFN:A".utf8))
    expectNil(reader.next())
    var copy = reader
    reader.append(Array("na\nEND:VCARD".utf8))
    copy.append(Array("ldo\nEND:VCARD".utf8))
    reader.finish()
    copy.finish()
    expectEqual(reader.next()?.name, "Ana")
    expectEqual(copy.next()?.name, "Aldo")
  }

  @Test func cardsOfAnyVersionFollowOneAnother() throws {
    let text = card + card.replacing("3.0", with: "4.0")
    try expectEqual(contacts(in: text).map(\.version), [.v3, .v4])
  }
}
