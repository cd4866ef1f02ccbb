/// Some whole records of an input, to be worked on apart from all others.
struct RecordBatch: Sendable {
  /// The number of the first record in the input, counted from 1.
  let firstNumber: Int
  /// The line of the input in which each record begins, counted from 1.
  let lines: [Int]
  let bytes: [UInt8]
  /// Where in `bytes` each record ends, its last line break included.
  let ends: [Int]
  /// The indices of records that were too long and whose bytes are left out.
  let tooLong: [Int]

  /// Calls `body` with each record in order.
  func forEachRecord(_ body: (Record) -> Void) {
    var start = 0
    for (index, end) in ends.enumerated() {
      body(
        Record(
          number: firstNumber + index, line: lines[index], bytes: bytes[start..<end],
          isTooLong: tooLong.contains(index)))
      start = end
    }
  }
}

/// A line or a card of an input, as it stands there.
struct Record {
  /// Which record of the input it is, counted from 1.
  let number: Int
  /// The line of the input in which it begins, counted from 1.
  let line: Int
  let bytes: ArraySlice<UInt8>
  let isTooLong: Bool

  /// The bytes without the line break at their end.
  var withoutLineBreak: ArraySlice<UInt8> {
    bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes
  }
}
