import Contacts
import Foundation
import TestSupport
import Testing

/// Random damage: every intact card of a file is read.
@Suite struct ContactDamageTests {
  /// The lines of a file with their line ends.
  private func lines(_ file: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = [[]]
    for (index, byte) in file.enumerated() {
      lines[lines.count - 1].append(byte)
      let next = index + 1 < file.count ? file[index + 1] : 0
      if byte == 10 || (byte == 13 && next != 10 && next != 13) { lines.append([]) }
    }
    return lines
  }

  /// The bytes of a card and its expected contact.
  private struct Card {
    let bytes: [UInt8]
    let contact: Contact
  }

  /// The cards of a file, each with the contact that it gives alone.
  private func cards(_ file: [UInt8]) throws -> [Card] {
    var cards: [Card] = []
    var card: [UInt8] = []
    var depth = 0
    for line in lines(file) {
      let text = String(decoding: line, as: UTF8.self).uppercased()
      if text.hasPrefix("BEGIN:VCARD") { depth += 1 }
      if depth > 0 { card += line }
      guard text.hasPrefix("END:VCARD") else { continue }
      depth -= 1
      guard depth == 0 else { continue }
      let contact = try #require(readTolerantly(card).contacts.first)
      cards.append(Card(bytes: card, contact: contact))
      card = []
    }
    return cards
  }

  /// Changes a byte, cuts a part or the rest, or removes, repeats or moves a line.
  private func damage(_ lines: inout [[UInt8]], using random: inout SplitMix64) {
    guard !lines.isEmpty else { return }
    let index = Int.random(in: lines.indices, using: &random)
    let place = Int.random(in: 0...lines[index].count, using: &random)
    let other = Int.random(in: lines.indices, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      lines.removeSubrange((index + 1)...)
      lines[index].removeSubrange(place...)
    case 1, 2: lines.remove(at: index)
    case 3: lines.insert(lines[index], at: other)
    case 4: lines.swapAt(index, other)
    case 5:
      lines[index].removeSubrange(place..<min(place + 30, lines[index].count))
    default:
      guard place < lines[index].count else { return }
      lines[index][place] = .random(in: .min ... .max, using: &random)
    }
  }

  @Test func noContactThatStandsWholeIsLost() throws {
    var random = SplitMix64(seed: 2026)
    let files = try ContactDialectTests.dialects.map {
      Array(try ContactDialectTests.file($0.name))
    }
    let cards = try files.map { try self.cards($0) }
    expectEqual(cards.map(\.count), [2, 2, 2, 1, 1, 1, 1, 2, 1, 2])
    let sources = files.map(lines)
    let guest = cards[9][1]
    var whole = 0
    for round in 0..<5000 {
      let index = round % files.count
      var damaged = sources[index]
      for _ in 0...Int.random(in: 0..<3, using: &random) { damage(&damaged, using: &random) }
      // A card at the end is intact, regardless of the damage before it.
      let file = Array(damaged.joined()) + [13] + guest.bytes
      let outcome = readTolerantly(file)
      expect(outcome.contacts.allSatisfy { !$0.name.isEmpty && !$0.initials.isEmpty })
      let standing = Self.standing(cards[index] + [guest], in: file)
      whole += standing.count
      for card in standing {
        let isFound = outcome.contacts.contains { Self.isSame($0, card.contact) }
        try #require(isFound, "round \(round): \(card.contact.name) is lost")
      }
      if round % 50 == 0 { expectEqual(readTolerantly(file, pieces: 1 + round % 90), outcome) }
    }
    #expect(whole > 6000)
  }

  /// The cards whose bytes are in a file as whole lines.
  private static func standing(_ cards: [Card], in file: [UInt8]) -> [Card] {
    let text = Data(file)
    return cards.filter { card in
      var start = text.startIndex
      while let range = text.range(of: Data(card.bytes), in: start..<text.endIndex) {
        let before = range.lowerBound > 0 ? text[range.lowerBound - 1] : 10
        let isEnded = card.bytes.last == 10 || card.bytes.last == 13
        if before == 10 || before == 13, isEnded, !isAgent(text[..<range.lowerBound]) {
          return true
        }
        start = range.lowerBound + 1
      }
      return false
    }
  }

  /// Tells whether the preceding line is an `AGENT`, so that the card belongs to the one before it.
  private static func isAgent(_ text: Data) -> Bool {
    let line = text.split { $0 == 10 || $0 == 13 }.last ?? Data()
    return String(decoding: line, as: UTF8.self).uppercased().hasSuffix("AGENT:")
  }

  /// Tells whether two contacts are equal apart from their lines.
  private static func isSame(_ contact: Contact, _ other: Contact) -> Bool {
    contact.name == other.name && contact.title == other.title && contact.phone == other.phone
      && contact.email == other.email && contact.photo == other.photo
      && contact.organization == other.organization && contact.version == other.version
      && contact.initials == other.initials
  }
}
