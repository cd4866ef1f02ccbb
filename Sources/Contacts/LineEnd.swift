/// The line ends of contacts files: LF, CRLF, the CR of old Macs, and the CRCRLF of a text file that
/// was converted twice.
///
/// A CR before CRLF belongs to the same line end; any other CR ends a line of its own.
package enum LineEnd {
  /// Finds the first CR or LF.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to search.
  ///   - start: The first index to look at.
  /// - Returns: Its index, or the number of bytes if there is none.
  /// - Complexity: O(bytes up to it).
  package static func start(in bytes: [UInt8], from start: Int) -> Int {
    bytes[start...].firstIndex { $0 == Ascii.lineFeed || $0 == Ascii.carriageReturn } ?? bytes.count
  }

  /// Finds where a line end ends.
  ///
  /// - Parameters:
  ///   - start: The index of a CR or LF.
  ///   - bytes: The bytes it is in.
  ///   - isComplete: Whether no bytes follow.
  /// - Returns: The index after the line end, or nil if it depends on bytes that have not come yet.
  package static func end(of start: Int, in bytes: [UInt8], isComplete: Bool) -> Int? {
    guard start < bytes.count else { return nil }
    guard bytes[start] == Ascii.carriageReturn else { return start + 1 }
    guard start + 1 < bytes.count else { return isComplete ? start + 1 : nil }
    if bytes[start + 1] == Ascii.lineFeed { return start + 2 }
    guard bytes[start + 1] == Ascii.carriageReturn else { return start + 1 }
    guard start + 2 < bytes.count else { return isComplete ? start + 1 : nil }
    return bytes[start + 2] == Ascii.lineFeed ? start + 3 : start + 1
  }
}
