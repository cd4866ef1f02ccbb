/// The offsets of the lines of a file, for finding the lines of many positions.
package struct LineIndex {
  private var starts: [Int]

  /// Creates the index of a file.
  ///
  /// - Complexity: O(*n*) in the length of the file.
  package init(_ bytes: [UInt8]) {
    starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
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
  /// - Complexity: O(length of the line).
  package func column(of offset: Int, in bytes: [UInt8]) -> Int {
    let start = starts[line(of: offset) - 1]
    // The first byte of a character is no continuation.
    return bytes[start..<offset].count { $0 & 0xC0 != 0x80 } + 1
  }
}
