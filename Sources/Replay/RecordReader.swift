/// A reader of the lines of a record, split into words.
struct RecordReader {
  private let lines: [(number: Int, words: [Substring], text: Substring)]
  private var position = 0

  init(_ text: String) {
    var lines: [(number: Int, words: [Substring], text: Substring)] = []
    // Splits bytes, because splitting characters is much slower.
    let all = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, bytes) in all.enumerated() {
      let line = Substring(bytes)
      let words = bytes.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }.map { Substring($0) }
      // Skips comments and empty lines.
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      lines.append((index + 1, words, line))
    }
    self.lines = lines
  }

  /// The first word of the next line, or nil at the end.
  var nextWord: Substring? { position < lines.count ? lines[position].words[0] : nil }

  /// Reads the next line; throws at the end of the record.
  mutating func next() throws(RecordError) -> RecordLine {
    guard position < lines.count else {
      throw RecordError(
        line: (lines.last?.number ?? 0) + 1, message: "unterminated call at the end of the record")
    }
    defer { position += 1 }
    let line = lines[position]
    return RecordLine(number: line.number, words: line.words, text: line.text)
  }
}

/// A line of a record.
struct RecordLine {
  let number: Int
  let words: [Substring]
  let text: Substring

  func fault(_ message: String) -> RecordError { RecordError(line: number, message: message) }

  func word(_ index: Int) throws(RecordError) -> String {
    guard index < words.count else { throw fault("'\(words[0])' requires \(index) more words") }
    return String(words[index])
  }

  func double(_ index: Int) throws(RecordError) -> Double {
    let word = try word(index)
    guard let number = Double(word) else { throw fault("invalid number '\(word)'") }
    return number
  }

  /// Reads an integer from 0 to 1 000 000.
  func count(_ index: Int) throws(RecordError) -> Int {
    let word = try word(index)
    guard let number = Int(word), number >= 0, number <= 1_000_000 else {
      throw fault("expected a whole number from 0 to 1000000, not '\(word)'")
    }
    return number
  }

  /// Reads the numbers from a word to the end of the line.
  func doubles(from index: Int) throws(RecordError) -> [Double] {
    var numbers: [Double] = []
    for position in index..<max(index, words.count) { numbers.append(try double(position)) }
    return numbers
  }
}

/// The reason why a record cannot be read.
public struct RecordError: Error, Sendable, Equatable {
  /// The number of the line, from 1.
  public let line: Int
  /// The problem, as a sentence without a period.
  public let message: String
}
