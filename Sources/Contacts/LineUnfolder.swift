/// Splits a stream of bytes into logical lines and joins folded ones.
///
/// A line that starts with a space or a tab continues the previous one without that character.
/// Lines are joined as bytes, since a fold may split a character. Only the logical line in progress
/// and the unread bytes are stored.
struct LineUnfolder: Sendable {
  /// The result of ``advance()``.
  enum Step {
    /// The next logical line is complete.
    case line
    /// The logical line in progress is longer than ``limit``; the rest of it is dropped.
    case tooLong
    /// More bytes are needed, or the file has ended.
    case end
  }

  /// The maximum length of a logical line in bytes: enough for a photo of 12 megabytes.
  static let limit = 16 << 20

  /// The logical line that ``advance()`` found, without its line ends.
  ///
  /// A caller may exchange it for another array before the next call of ``advance()``.
  var line: [UInt8] = []
  /// The number of the first physical line of ``line``, counted from 1.
  private(set) var number = 1

  private var pending: [UInt8] = []
  private var cursor = 0
  private var physicalNumber = 1
  /// True if a line end was read last, so that the next byte decides about a fold.
  private var isAfterLineEnd = false
  private var isDelivered = false
  private var isTooLong = false
  private var isFinished = false

  /// Appends the next bytes of the file.
  ///
  /// Complexity: O(bytes added + unread bytes).
  mutating func append(_ bytes: some Sequence<UInt8>) {
    guard !isFinished else { return }
    pending.removeFirst(cursor)
    cursor = 0
    pending.append(contentsOf: bytes)
  }

  /// Marks the file as complete.
  mutating func finish() { isFinished = true }

  /// Finds the next logical line.
  mutating func advance() -> Step {
    if isDelivered { beginLine() }
    while cursor < pending.count {
      if isAfterLineEnd {
        if isFold {
          if line.isEmpty { number = physicalNumber }
          cursor += 1
        } else if isTooLong {
          beginLine()
        } else {
          isDelivered = true
          return .line
        }
        isAfterLineEnd = false
      }
      let hasLineEnd = readPhysicalLine()
      if line.count > Self.limit {
        isTooLong = true
        line = []
        return .tooLong
      }
      guard hasLineEnd else { break }
    }
    guard isFinished, cursor == pending.count, isAfterLineEnd || !line.isEmpty, !isTooLong else {
      return .end
    }
    isDelivered = true
    return .line
  }

  private mutating func beginLine() {
    line.removeAll(keepingCapacity: true)
    number = physicalNumber
    isDelivered = false
    isTooLong = false
    isAfterLineEnd = false
  }

  /// True if the next physical line continues the logical one.
  ///
  /// Indented text after the beginning or end of a card does not continue that line. The line after
  /// a soft line break is no fold either, since its first blank belongs to the text.
  private var isFold: Bool {
    guard pending[cursor] == Ascii.space || pending[cursor] == Ascii.tab else { return false }
    if line.last == Ascii.equals, Property.hasSoftBreak(line[...]) { return false }
    return line.count > 64 || !CardNesting.isMark(line[...])
  }

  /// Moves the bytes up to the line end, or all bytes, to the logical line.
  ///
  /// - Returns: Whether the line end was found and skipped.
  private mutating func readPhysicalLine() -> Bool {
    let start = LineEnd.start(in: pending, from: cursor)
    if !isTooLong { line += pending[cursor..<start] }
    cursor = start
    guard let end = LineEnd.end(of: start, in: pending, isComplete: isFinished) else {
      return false
    }
    cursor = end
    physicalNumber += 1
    isAfterLineEnd = true
    return true
  }
}
