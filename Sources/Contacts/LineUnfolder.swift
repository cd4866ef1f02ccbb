/// Cuts a stream of bytes into logical lines, joining folded ones.
///
/// A line that starts with a space or a tab continues the one before it, without that one character;
/// joining happens on bytes, since a fold may cut a character in two. Only the logical line in
/// progress and the bytes not yet looked at are held.
struct LineUnfolder: Sendable {
  /// What ``advance()`` found.
  enum Step {
    /// The next logical line is complete.
    case line
    /// The logical line in progress has become longer than ``limit``; the rest of it is dropped.
    case tooLong
    /// More bytes are needed, or there are none left.
    case end
  }

  /// The longest logical line that is taken, in bytes: enough for a photo of 12 megabytes.
  static let limit = 16 << 20

  /// The logical line that ``advance()`` found, without its line ends.
  ///
  /// A caller may exchange it for another array until the next line is looked for.
  var line: [UInt8] = []
  /// The number of the first physical line of ``line``, counted from 1.
  private(set) var number = 1

  private var pending: [UInt8] = []
  private var cursor = 0
  private var physicalNumber = 1
  /// Whether a line end was the last thing read, so that the next byte tells if a fold follows.
  private var isAfterLineEnd = false
  private var isDelivered = false
  private var isTooLong = false
  private var isFinished = false

  /// Adds the bytes that follow.
  ///
  /// Complexity: O(bytes added + bytes not yet looked at).
  mutating func append(_ bytes: some Sequence<UInt8>) {
    guard !isFinished else { return }
    pending.removeFirst(cursor)
    cursor = 0
    pending.append(contentsOf: bytes)
  }

  /// States that no more bytes follow.
  mutating func finish() { isFinished = true }

  /// Moves on to the next logical line.
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

  /// Whether the next physical line continues the logical one.
  ///
  /// Indented text after a line that begins or ends a card does not, so that it cannot spoil that
  /// line; and neither does what follows a soft line break, whose blank is part of the text.
  private var isFold: Bool {
    guard pending[cursor] == Ascii.space || pending[cursor] == Ascii.tab else { return false }
    if line.last == Ascii.equals, Property.hasSoftBreak(line[...]) { return false }
    return line.count > 64 || !CardNesting.isMark(line[...])
  }

  /// Moves the bytes up to the line end, or all there are, to the logical line.
  ///
  /// - Returns: Whether the line end was found and passed.
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
