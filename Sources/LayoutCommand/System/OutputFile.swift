/// An output that stays invisible until it is committed, unless it was opened live.
public protocol OutputFile: AnyObject {
  /// Appends bytes.
  ///
  /// - Throws: `SystemError` if they cannot be stored, for example on a full disk.
  func write(_ bytes: [UInt8]) throws(SystemError)

  /// Makes everything written visible at once, replacing the previous contents.
  ///
  /// - Throws: `SystemError` if that fails; the previous contents are then unchanged.
  func commit() throws(SystemError)

  /// Discards everything written. Does nothing after `commit`.
  func discard()
}

extension OutputFile {
  /// Writes all bytes of an output, and commits it.
  ///
  /// - Throws: `SystemError`; the previous contents are then unchanged.
  func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    do throws(SystemError) {
      try write(bytes)
      try commit()
    } catch {
      discard()
      throw error
    }
  }
}
