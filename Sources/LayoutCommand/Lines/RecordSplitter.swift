/// Cuts an input into batches of whole records without reading what they say.
///
/// Only the record in progress is held, and no more of it than `longestRecord`.
struct RecordSplitter {
  /// What ends a record.
  enum Framing {
    /// A line break.
    case line
    /// The line `END:VCARD` of a contact.
    case card
  }

  private let framing: Framing
  private let longestRecord: Int

  /// The bytes of whole records and of the one in progress, in which all up to `scanned` is known.
  private var pending: [UInt8] = []
  private var lineStart = 0
  private var scanned = 0
  private var ends: [Int] = []
  private var tooLong: [Int] = []
  private var isTooLong = false
  private var number = 1
  private var lines: [Int] = []
  private var recordLine = 1
  private var line = 1
  /// The first bytes of the logical line in progress, with folds joined.
  private var head: [UInt8] = []

  /// Creates a splitter at the beginning of an input.
  ///
  /// - Parameters:
  ///   - framing: What ends a record.
  ///   - longestRecord: The number of bytes, line breaks included, above which a record is dropped and
  ///     marked.
  init(_ framing: Framing, longestRecord: Int) {
    self.framing = framing
    self.longestRecord = longestRecord
  }

  /// Adds the bytes that follow.
  ///
  /// - Returns: The records that are now complete, or nil if there are none.
  /// - Complexity: O(bytes added + bytes of the record in progress).
  mutating func append(_ bytes: [UInt8]) -> RecordBatch? {
    pending += bytes
    while let end = pending[scanned...].firstIndex(of: UInt8(ascii: "\n")) {
      scanned = end + 1
      if endsRecord(pending[lineStart..<end]) { endRecord() }
      lineStart = scanned
      line += 1
    }
    scanned = pending.count
    dropTooLong()
    return takeBatch()
  }

  /// States that no more bytes follow.
  ///
  /// - Returns: What follows the last complete record, if that is one.
  mutating func finish() -> RecordBatch? {
    let rest = pending[(ends.last ?? 0)...]
    let isBlank = rest.allSatisfy { $0 <= 0x20 }
    guard isTooLong || (framing == .line ? !rest.isEmpty : !isBlank) else { return nil }
    scanned = pending.count
    endRecord()
    return takeBatch()
  }

  private mutating func endRecord() {
    let start = ends.last ?? 0
    if isTooLong || scanned - start > longestRecord {
      tooLong.append(ends.count)
      pending.removeSubrange(start..<scanned)
      scanned = start
      isTooLong = false
    }
    ends.append(scanned)
    lines.append(recordLine)
    recordLine = line + 1
    head.removeAll(keepingCapacity: true)
  }

  /// Drops the bytes of a record that has become too long, but for what tells where it ends.
  private mutating func dropTooLong() {
    let start = ends.last ?? 0
    guard isTooLong || pending.count - start > longestRecord else { return }
    isTooLong = true
    let kept = pending[lineStart...].prefix(Self.headLength)
    pending.replaceSubrange(start..., with: Array(kept))
    lineStart = start
    scanned = pending.count
  }

  private mutating func takeBatch() -> RecordBatch? {
    guard let end = ends.last else { return nil }
    let batch = RecordBatch(
      firstNumber: number, lines: lines, bytes: Array(pending[..<end]), ends: ends,
      tooLong: tooLong)
    pending.removeSubrange(..<end)
    lineStart -= end
    scanned -= end
    number += ends.count
    lines.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    tooLong.removeAll()
    return batch
  }

  // MARK: Cards

  private static let headLength = 64
  private static let end = Array("END:VCARD".utf8)

  /// Whether a record ends with a line.
  private mutating func endsRecord(_ line: ArraySlice<UInt8>) -> Bool {
    guard framing == .card else { return true }
    if line.first == 0x20 || line.first == 0x09 {
      guard head.count < Self.headLength else { return false }
      head += line.dropFirst().prefix(Self.headLength)
    } else {
      head.removeAll(keepingCapacity: true)
      head += line.prefix(Self.headLength)
    }
    guard head.count >= Self.end.count else { return false }
    let words = head.lazy.filter { $0 > 0x20 }.map { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte - 0x20 : byte
    }
    return words.elementsEqual(Self.end)
      || words.drop { $0 != UInt8(ascii: ".") }.dropFirst().elementsEqual(Self.end)
  }
}
