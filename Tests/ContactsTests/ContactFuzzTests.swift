import Contacts
import Foundation
import TestSupport
import Testing

@Suite struct ContactFuzzTests {
  private let example: [UInt8]

  init() throws { example = Array(try Data(contentsOf: ContactExamplesTests.file)) }

  @Test func piecesOfAnySizeGiveTheSameContacts() {
    let whole = read(example)
    expectEqual(whole.contacts.count, 13)
    for size in Array(1...130) + [1000, 4096, example.count - 1] {
      expectEqual(read(example, pieces: size), whole, "pieces of \(size)")
    }
  }

  @Test func brokenFilesFailAlikeInAnyPieces() {
    for broken in BrokenFile.structure + BrokenFile.lines + BrokenFile.bytes {
      let whole = read(broken.file)
      for size in 1...20 {
        expectEqual(read(broken.file, pieces: size), whole, "\(broken.name), pieces of \(size)")
      }
    }
  }

  /// Random damage never traps, and errors have a line of the file, for input chunks of any size.
  @Test func damagedFilesAreReadOrRefused() {
    var random = SplitMix64(seed: 7)
    var refused = 0
    for _ in 0..<1500 {
      var file = example
      for _ in 0...Int.random(in: 0..<4, using: &random) { damage(&file, using: &random) }
      let outcome = read(file)
      if let error = outcome.error {
        refused += 1
        expect((1...file.count { $0 == 10 } + 1).contains(error.line))
        expectEqual(error.precedingContacts, outcome.contacts.count)
      }
      expect(outcome.contacts.allSatisfy { !$0.name.isEmpty && !$0.initials.isEmpty })
      expectEqual(read(file, pieces: Int.random(in: 1..<200, using: &random)), outcome)
    }
    expect(refused > 300 && refused < 1500)
  }

  /// Random bytes, and tokens of the format in random order.
  @Test func nonsenseNeverTraps() {
    var random = SplitMix64(seed: 11)
    let tokens = [
      "BEGIN:VCARD\n", "END:VCARD\r\n", "VERSION:4.0\n", "FN:A\n", "N:;;B\n", "PHOTO",
      ";ENCODING=b",
      ":", ";", "\"", ",", "=", "\\", "\n", "\r\n ", "\n\t", "data:image/png;base64,",
      "iVBORw0KGgo",
      "/9j/", "TEL;VALUE=uri:tel:", "item1.", "PREF=1", "\u{FEFF}", "é", "%4", "ext=",
    ].map { Array($0.utf8) }
    for _ in 0..<3000 {
      let length = Int.random(in: 0..<60, using: &random)
      let bytes = (0..<length).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      let words = (0..<length).flatMap { _ in tokens[Int.random(in: tokens.indices, using: &random)]
      }
      for file in [bytes, words, tokens[0] + words] {
        expectEqual(read(file, pieces: 3), read(file))
      }
    }
  }

  private func damage(_ file: inout [UInt8], using random: inout SplitMix64) {
    let place = Int.random(in: file.indices, using: &random)
    let end = min(place + Int.random(in: 1..<100, using: &random), file.endIndex)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: file[place] = UInt8.random(in: .min ... .max, using: &random)
    case 1: file.removeSubrange(place..<end)
    case 2:
      file.insert(contentsOf: file[place..<end], at: Int.random(in: 0..<place + 1, using: &random))
    default: file.insert(UInt8.random(in: 0..<128, using: &random), at: place)
    }
  }
}
