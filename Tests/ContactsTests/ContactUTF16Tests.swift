import Contacts
import Foundation
import TestSupport
import Testing

/// Contacts in UTF-16, as address books wrote them around 2005.
@Suite struct ContactUTF16Tests {
  /// A byte order, with or without the mark at the beginning of the file.
  struct Form: CustomTestStringConvertible, Sendable {
    var isBig: Bool
    var hasMark: Bool
    var testDescription: String { "\(isBig ? "big" : "little") endian, mark: \(hasMark)" }

    static let all = [
      Form(isBig: true, hasMark: true), Form(isBig: true, hasMark: false),
      Form(isBig: false, hasMark: true), Form(isBig: false, hasMark: false),
    ]

    /// The bytes of units in this form.
    func bytes(_ units: some Sequence<UInt16>) -> [UInt8] {
      let marked: [UInt16] = (hasMark ? [0xFEFF] : []) + Array(units)
      var bytes: [UInt8] = []
      for unit in marked {
        let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        bytes += isBig ? pair : [pair[1], pair[0]]
      }
      return bytes
    }
  }

  /// Two cards with characters of two, three and four bytes, folds and mixed line ends.
  private static let text =
    "BEGIN:VCARD\r\nVERSION:3.0\nN:Kühn;Änne;;;\rFN:Änne\r\n  Kühn 🙂\r\r\nTEL;TYPE=WORK:030 55\r\n"
    + "END:VCARD\r\n\r\nBEGIN:VCARD\nVERSION:3.0\nFN:山田 太郎\nEMAIL:yamada@umi.example.org\nEND:VCARD"

  @Test(arguments: Form.all)
  func contactsInUTF16AreThoseInUTF8(_ form: Form) throws {
    let expected = read(Self.text.utf8)
    let names: [String] = ["Änne Kühn 🙂", "山田 太郎"]
    expectEqual(expected.contacts.map(\.name), names)
    expectEqual(expected.contacts.map(\.line), [1, 9])
    let file = form.bytes(Self.text.utf16)
    expectEmpty(readTolerantly(file).issues)
    for size in [1, 2, 3, 5, 64, Int.max] { expectEqual(read(file, pieces: size), expected) }
  }

  @Test(arguments: Form.all)
  func everyProgramsFileReadsTheSameInUTF16(_ form: Form) throws {
    for dialect in ContactDialectTests.dialects {
      let file = try ContactDialectTests.file(dialect.name)
      guard let text = String(data: file, encoding: .utf8) else { continue }
      let other = form.bytes(text.utf16)
      let whole = readTolerantly(Array(file))
      expectEqual(readTolerantly(other), whole, "\(dialect.name)")
      expectEqual(readTolerantly(other, pieces: 3), whole, "\(dialect.name)")
    }
  }

  @Test(arguments: Form.all)
  func aSurrogateWithoutItsOtherHalfIsNamedByItsLine(_ form: Form) {
    for units: [UInt16] in [[0xD83D], [0xDE42], [0xDE42, 0xD83D], [0xD83D, 0xD83D]] {
      let start = Array("BEGIN:VCARD\nVERSION:3.0\nFN:Ä".utf16)
      let file = form.bytes(start + units + Array("e\nTEL:1\nEND:VCARD\n".utf16))
      expectEqual(read(file).error?.line, 3)
      expectEqual(read(file).error?.reason, .halfCharacter)
      let outcome = readTolerantly(file, pieces: 1)
      let name = "Ä" + String(repeating: "\u{FFFD}", count: units.count) + "e"
      expectEqual(outcome.contacts.map(\.name), [name])
      expectEqual(outcome.contacts.map(\.phone), ["1"])
      expectEqual(
        outcome.messages, ["3: This line has half a character of UTF-16; shown as \u{FFFD}."])
    }
  }

  @Test(arguments: Form.all)
  func aFileOfOddLengthIsNamedByItsLastLine(_ form: Form) {
    let card = "BEGIN:VCARD\nVERSION:3.0\nFN:Änne\nEND:VCARD\n"
    let file = form.bytes(card.utf16) + [0x0A]
    let strict = read(file)
    expectEqual(strict.contacts.map(\.name), ["Änne"])
    expectEqual(strict.error?.line, 5)
    expectEqual(strict.error?.reason, .halfCharacter)
    let outcome = readTolerantly(file)
    expectEqual(outcome.contacts.map(\.name), ["Änne"])
    expectEqual(outcome.messages, ["5: This line has half a character of UTF-16; ignored."])
  }

  /// Each beginning of a file, and each file with a damaged byte, reads the same in any pieces.
  ///
  /// There is a flaw wherever damage loses a contact. A cut between cards loses none.
  @Test(arguments: Form.all)
  func aDamagedFileIsReadTheSameInAnyPieces(_ form: Form) {
    let file = form.bytes(Self.text.utf16)
    for index in file.indices {
      var damaged = file
      damaged[index] ^= 0xD8
      for copy in [Array(file.prefix(index)), damaged] {
        let outcome = readTolerantly(copy)
        expectEqual(readTolerantly(copy, pieces: 1), outcome)
        let isWhole = copy.count == file.count
        if isWhole, outcome.contacts.count < 2 { expect(!outcome.issues.isEmpty, "byte \(index)") }
      }
    }
  }

  @Test func filesWithMarksCanBeJoinedInAnyByteOrder() {
    let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Änne\r\nEND:VCARD\r\n"
    let big = Form(isBig: true, hasMark: true).bytes(card.utf16)
    let little = Form(isBig: false, hasMark: true).bytes(card.utf16)
    for file in [big + little + big, little + little + big] {
      expectEqual(read(file).contacts.map(\.line), [1, 5, 9])
      expectEqual(read(file, pieces: 1), read(file))
    }
  }

  /// A file of ASCII with a zero byte is not UTF-16.
  @Test func aZeroByteInUTF8IsAControlCharacter() {
    let file = Array("BEGIN:VCARD\nVERSION:3.0\nFN:A\u{0}na\nEND:VCARD\n".utf8)
    expectEqual(read(file).error?.line, 3)
    expectEqual(read(file).error?.reason, .controlCharacter(0))
    expectEqual(readTolerantly(file).contacts.map(\.name), ["Ana"])
  }
}
