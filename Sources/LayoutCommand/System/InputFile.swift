import LayoutFiles

/// A file open for reading.
public protocol InputFile: AnyObject {
  /// Reads the next bytes.
  ///
  /// - Parameter count: The maximum number of bytes to read.
  /// - Returns: At least one byte, or none at the end of the file.
  /// - Throws: `SystemError` if the file cannot be read.
  func read(upTo count: Int) throws(SystemError) -> [UInt8]

  /// Returns to the first byte.
  ///
  /// - Throws: `SystemError` if the input is a pipe or a terminal, which cannot be rewound.
  func rewind() throws(SystemError)
}

extension InputFile {
  /// Reads the rest of a file into memory, up to a limit, since a device may never end.
  ///
  /// - Parameter name: The name of the file for messages.
  /// - Returns: The bytes.
  /// - Throws: `SystemError` if the file cannot be read, or exceeds 64 MiB.
  func readToEnd(name: String) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let piece = try read(upTo: 1 << 16)
      if piece.isEmpty { return bytes }
      guard bytes.count + piece.count <= LayoutFile.maximumSize else {
        throw SystemError("\(name): longer than 64 MiB, the limit for one file")
      }
      bytes += piece
    }
  }
}
