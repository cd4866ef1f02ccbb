/// The line ends of contacts files: LF, CRLF, the CR of old Macs, and CRCRLF.
///
/// CRCRLF occurs in text files that were converted twice.
///
/// A CR before CRLF belongs to the same line end; any other CR ends a line of its own.
package enum LineEnd {
  /// Finds the first CR or LF.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to search.
  ///   - start: The index at which the search begins.
  /// - Returns: Its index, or the number of bytes if there is none.
  /// - Complexity: O(bytes up to it).
  package static func start(in bytes: [UInt8], from start: Int) -> Int {
    bytes[start...].firstIndex { $0 == Ascii.lineFeed || $0 == Ascii.carriageReturn } ?? bytes.count
  }

  /// Finds the end of a line end.
  ///
  /// - Parameters:
  ///   - start: The index of a CR or LF.
  ///   - bytes: The bytes that contain it.
  ///   - isComplete: Whether these are all bytes of the file.
  /// - Returns: The index after the line end, or nil if it depends on later bytes.
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
