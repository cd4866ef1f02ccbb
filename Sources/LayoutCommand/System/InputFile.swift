/// A file open for reading.
public protocol InputFile: AnyObject {
  /// Reads the next bytes.
  ///
  /// - Parameter count: How many bytes to read at most.
  /// - Returns: At least one byte, or none at the end of the file.
  /// - Throws: `SystemError` if the file cannot be read.
  func read(upTo count: Int) throws(SystemError) -> [UInt8]

  /// Goes back to the first byte.
  ///
  /// - Throws: `SystemError` if the input is a pipe or a terminal, which cannot go back.
  func rewind() throws(SystemError)
}

extension InputFile {
  /// Reads what is left of the file.
  ///
  /// - Throws: `SystemError` if the file cannot be read.
  func readToEnd() throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let piece = try read(upTo: 1 << 16)
      if piece.isEmpty { return bytes }
      bytes += piece
    }
  }
}
