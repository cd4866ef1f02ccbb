/// Consecutive complete records of an input that are processed together.
struct RecordBatch: Sendable {
  /// The number of the first record in the input, counted from 1.
  let firstNumber: Int
  /// The line of the input in which each record begins, counted from 1.
  let lines: [Int]
  let bytes: [UInt8]
  /// The index in `bytes` at which each record ends, including its last line break.
  let ends: [Int]
  /// The indices of records that are too long, whose bytes are omitted.
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

/// A line or a card of an input, unchanged.
struct Record {
  /// The number of the record in the input, counted from 1.
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
