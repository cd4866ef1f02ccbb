/// The offsets of the lines of a file, for finding the lines of many positions.
package struct LineIndex {
  /// The number of bytes between two entries of `continuations`.
  private static let blockLength = 4096

  private var starts: [Int]
  /// The number of bytes that continue a character before each block of the file.
  private var continuations: [Int] = []

  /// Creates the index of a file.
  ///
  /// - Complexity: O(*n*) in the length of the file.
  package init(_ bytes: [UInt8]) {
    starts = [0]
    var count = 0
    for (index, byte) in bytes.enumerated() {
      if index % Self.blockLength == 0 { continuations.append(count) }
      if byte == UInt8(ascii: "\n") { starts.append(index + 1) }
      if byte & 0xC0 == 0x80 { count += 1 }
    }
  }

  /// Returns the line of a byte, counted from 1.
  ///
  /// - Complexity: O(log of the number of lines).
  package func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Returns the character of a byte in its line, counted from 1.
  ///
  /// - Complexity: O(log of the number of lines); a file may be one long line.
  package func column(of offset: Int, in bytes: [UInt8]) -> Int {
    let start = starts[line(of: offset) - 1]
    return offset - start - continuations(before: offset, in: bytes)
      + continuations(before: start, in: bytes) + 1
  }

  private func continuations(before offset: Int, in bytes: [UInt8]) -> Int {
    let block = min(offset / Self.blockLength, continuations.count - 1)
    guard block >= 0 else { return 0 }
    return continuations[block]
      + bytes[(block * Self.blockLength)..<offset].count { $0 & 0xC0 == 0x80 }
  }
}
