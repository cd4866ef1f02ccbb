import TestSupport
import Testing

@testable import LayoutCommand

/// Splitting of input into records.
@Suite struct RecordSplitterTests {
  private struct Found: Equatable {
    let number: Int
    let line: Int
    let text: String
  }

  /// The records of a text in chunks; a too long record has no text.
  private func records(
    of text: String, _ framing: RecordSplitter.Framing, longest: Int = 1000, pieceSize: Int
  ) -> [Found] {
    var splitter = RecordSplitter(framing, maximumRecordLength: longest)
    var batches: [RecordBatch] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      if let batch = splitter.append(Array(rest.prefix(pieceSize))) { batches.append(batch) }
      rest = rest.dropFirst(pieceSize)
    }
    if let batch = splitter.finish() { batches.append(batch) }
    var found: [Found] = []
    for batch in batches {
      batch.forEachRecord { record in
        let text = String(decoding: record.bytes, as: UTF8.self)
        found.append(
          Found(number: record.number, line: record.line, text: record.isTooLong ? "-" : text))
      }
    }
    return found
  }

  @Test(arguments: [1, 2, 5, 1000])
  func `line records end at line breaks only`(pieceSize: Int) {
    expectEqual(
      records(of: "a\r\n\nbc\nd", .line, pieceSize: pieceSize),
      [
        Found(number: 1, line: 1, text: "a\r\n"), Found(number: 2, line: 2, text: "\n"),
        Found(number: 3, line: 3, text: "bc\n"), Found(number: 4, line: 4, text: "d"),
      ])
  }

  @Test(arguments: [1, 2, 5, 1000])
  func `card records end after their last line in any spelling`(pieceSize: Int) {
    let cards = [
      "BEGIN:VCARD\nNOTE:x\n END:VCARD\nEND:VCARD\r\n", "\n\nend : vcard \n",
      "A:END:VCARD\nE\n\tND:VCARD\n",
      "item1.END:VCARD\n", " \nEND:VCARDS\nEND:VCARD",
    ]
    let found = records(of: cards.joined(), .card, pieceSize: pieceSize)
    expectEqual(found.map(\.text), cards)
    expectEqual(found.map(\.line), [1, 5, 8, 11, 12])
    expectEqual(records(of: "END:VCARD\n \n\t\r\n", .card, pieceSize: pieceSize).count, 1)
  }

  @Test(arguments: [1, 7, 64, 100, 5000])
  func `a record that is too long is marked and the next one is complete`(pieceSize: Int) {
    let long = "BEGIN:VCARD\n" + String(repeating: "NOTE:12345\n", count: 30)
    let wide = "BEGIN:VCARD\nNOTE:" + String(repeating: "x", count: 300) + "\n"
    let end = "END:VCARD\n"
    expectEqual(
      records(
        of: "\(end)\(long)\(end)\(end)\(wide)\(end)N:\n\(end)\(wide)", .card, longest: 200,
        pieceSize: pieceSize),
      [
        Found(number: 1, line: 1, text: end), Found(number: 2, line: 2, text: "-"),
        Found(number: 3, line: 34, text: end), Found(number: 4, line: 35, text: "-"),
        Found(number: 5, line: 38, text: "N:\n\(end)"), Found(number: 6, line: 40, text: "-"),
      ])
    let line = String(repeating: "x", count: 300)
    expectEqual(
      records(of: "a\n\(line)\nb\n\(line)", .line, longest: 200, pieceSize: pieceSize),
      [
        Found(number: 1, line: 1, text: "a\n"), Found(number: 2, line: 2, text: "-"),
        Found(number: 3, line: 3, text: "b\n"), Found(number: 4, line: 4, text: "-"),
      ])
  }
}
