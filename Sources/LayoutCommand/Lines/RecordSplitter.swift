import Contacts

/// Splits an input into batches of complete records without interpreting them.
///
/// Only the record in progress is stored, and at most `maximumRecordLength` bytes of it.
struct RecordSplitter {
  /// The end of a record.
  enum Framing {
    /// A line break.
    case line
    /// The line `END:VCARD` of a contact, or the `BEGIN:VCARD` of the next one if that is missing.
    case card
  }

  private let framing: Framing
  private let maximumRecordLength: Int
  /// Converts contacts in UTF-16; lines are JSON, which is UTF-8.
  private var converter = UTF16Converter()

  /// The bytes of complete records and of the record in progress, searched up to `scanned`.
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
  /// The open cards.
  private var nesting = CardNesting()
  /// The first bytes of the logical line in progress, with folds joined.
  private var head: [UInt8] = []
  /// The index at which the logical line in progress begins, and its line in the input.
  private var headStart = 0
  private var headLine = 1
  /// True if the logical line in progress is a complete beginning or end of a card.
  private var isMark = false

  /// Creates a splitter at the beginning of an input.
  ///
  /// - Parameters:
  ///   - framing: The end of a record.
  ///   - maximumRecordLength: The maximum number of bytes of a record, including line breaks; a
  ///     longer one is dropped and marked.
  init(_ framing: Framing, maximumRecordLength: Int) {
    self.framing = framing
    self.maximumRecordLength = maximumRecordLength
  }

  /// Appends the next bytes of the input.
  ///
  /// - Returns: The records that are now complete, or nil if there are none.
  /// - Complexity: O(bytes added + bytes of the record in progress).
  mutating func append(_ bytes: [UInt8]) -> RecordBatch? {
    pending += framing == .line || converter.isUTF8 ? bytes : converter.convert(bytes)
    scan(isComplete: false)
    dropTooLong()
    return popBatch()
  }

  /// Marks the input as complete.
  ///
  /// - Returns: The records after the last batch, or nil if there are none.
  mutating func finish() -> RecordBatch? {
    if framing == .card { pending += converter.finish() }
    scan(isComplete: true)
    // A last line without a line break may begin a card.
    if framing == .card, lineStart < pending.count { scanCardLine(to: pending.count) }
    let rest = pending[(ends.last ?? 0)...]
    let isBlank = rest.allSatisfy { $0 <= 0x20 }
    guard isTooLong || (framing == .line ? !rest.isEmpty : !isBlank) else { return popBatch() }
    scanned = pending.count
    endRecord()
    return popBatch()
  }

  /// Scans all complete lines.
  private mutating func scan(isComplete: Bool) {
    while true {
      let start: Int
      if framing == .line {
        start = pending[scanned...].firstIndex(of: UInt8(ascii: "\n")) ?? pending.count
      } else {
        start = LineEnd.start(in: pending, from: scanned)
      }
      scanned = start
      guard let end = LineEnd.end(of: start, in: pending, isComplete: isComplete) else { return }
      scanned = end
      if framing == .line { endRecord() } else { scanCardLine(to: start) }
      lineStart = scanned
      line += 1
    }
  }

  /// Ends the record in progress at `scanned`.
  private mutating func endRecord() {
    let start = ends.last ?? 0
    if isTooLong || scanned - start > maximumRecordLength {
      tooLong.append(ends.count)
      pending.removeSubrange(start..<scanned)
      scanned = start
      isTooLong = false
    }
    ends.append(scanned)
    lines.append(recordLine)
    recordLine = line + 1
  }

  /// Drops the bytes of a record that is too long, except those needed to find its end.
  private mutating func dropTooLong() {
    let start = ends.last ?? 0
    guard isTooLong || pending.count - start > maximumRecordLength else { return }
    isTooLong = true
    let text = pending[lineStart..<scanned].prefix(Self.headLength)
    // A CR after the text may begin a line end.
    pending.replaceSubrange(start..., with: Array(text + pending[scanned...]))
    lineStart = start
    headStart = start
    scanned = start + text.count
  }

  private mutating func popBatch() -> RecordBatch? {
    guard let end = ends.last else { return nil }
    let batch = RecordBatch(
      firstNumber: number, lines: lines, bytes: Array(pending[..<end]), ends: ends,
      tooLong: tooLong)
    pending.removeSubrange(..<end)
    lineStart -= end
    headStart -= end
    scanned -= end
    number += ends.count
    lines.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    tooLong.removeAll()
    return batch
  }

  // MARK: Cards

  private static let headLength = 64

  /// Scans a physical line of a vCard file, and ends records at the ends of cards.
  ///
  /// - Parameter end: The index at which its line end begins.
  private mutating func scanCardLine(to end: Int) {
    let text = pending[lineStart..<end]
    let isFold = !isMark && !head.isEmpty && (text.first == 0x20 || text.first == 0x09)
    if isFold {
      guard head.count < Self.headLength else { return }
      head += text.dropFirst().prefix(Self.headLength)
    } else {
      // A mark was already passed to `nesting` once it was complete.
      if !isMark { _ = nesting.advance(past: head[...]) }
      head.removeAll(keepingCapacity: true)
      head += text.prefix(Self.headLength)
      headStart = lineStart
      headLine = line
    }
    isMark = CardNesting.isMark(head[...])
    guard isMark else { return }
    switch nesting.advance(past: head[...]) {
    // The only mark that is content is the end of a card without a beginning.
    case .closes, .content: endRecord()
    case .reopens: endRecord(before: headStart, line: headLine)
    case .opens, .opensAgent, .closesAgent: break
    }
  }

  /// Ends the record in progress before a line that was already scanned.
  private mutating func endRecord(before start: Int, line headLine: Int) {
    let (scanned, line) = (self.scanned, self.line)
    self.scanned = start
    self.line = headLine - 1
    endRecord()
    self.scanned = scanned - (start - self.scanned)
    headStart = ends.last ?? 0
    self.line = line
  }
}
