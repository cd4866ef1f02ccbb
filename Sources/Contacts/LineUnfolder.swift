/// Cuts a stream of bytes into logical lines, joining folded ones.
///
/// A line ends with LF or CRLF. A line that starts with a space or a tab continues the one before
/// it, without that one character; joining happens on bytes, since a fold may cut a character in
/// two. Only the logical line in progress and the bytes not yet looked at are held.
struct LineUnfolder: Sendable {
  /// The longest logical line that is taken, in bytes: enough for a photo of 12 megabytes.
  static let limit = 16 << 20

  /// The logical line that ``advance()`` found, without its line ends.
  private(set) var line: [UInt8] = []
  /// The number of the first physical line of ``line``, counted from 1.
  private(set) var number = 1

  private var pending: [UInt8] = []
  private var cursor = 0
  private var physicalNumber = 1
  /// Whether a line end was the last thing read, so that the next byte tells if a fold follows.
  private var isAfterLineEnd = false
  private var isDelivered = false
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

  /// Moves on to the next logical line, and returns whether there is a complete one.
  ///
  /// - Throws: `lineTooLong` for a line over ``limit``.
  mutating func advance() throws(ContactError.Reason) -> Bool {
    if isDelivered {
      line.removeAll(keepingCapacity: true)
      number = physicalNumber
      isDelivered = false
      isAfterLineEnd = false
    }
    while cursor < pending.count {
      if isAfterLineEnd {
        guard pending[cursor] == Ascii.space || pending[cursor] == Ascii.tab else {
          return deliver()
        }
        if line.isEmpty { number = physicalNumber }
        cursor += 1
        isAfterLineEnd = false
      }
      try takePhysicalLine()
    }
    return isFinished && (isAfterLineEnd || !line.isEmpty) ? deliver() : false
  }

  /// Moves the bytes up to the line end, or all there are, to the logical line.
  private mutating func takePhysicalLine() throws(ContactError.Reason) {
    let lineEnd = pending[cursor...].firstIndex(of: Ascii.lineFeed)
    line += pending[cursor..<(lineEnd ?? pending.endIndex)]
    guard line.count <= LineUnfolder.limit else { throw .lineTooLong }
    guard let lineEnd else {
      cursor = pending.endIndex
      return
    }
    cursor = lineEnd + 1
    physicalNumber += 1
    isAfterLineEnd = true
    dropCarriageReturn()
  }

  private mutating func deliver() -> Bool {
    // The last line of a file may end with CR alone.
    if !isAfterLineEnd { dropCarriageReturn() }
    isDelivered = true
    return true
  }

  private mutating func dropCarriageReturn() {
    if line.last == Ascii.carriageReturn { line.removeLast() }
  }
}
