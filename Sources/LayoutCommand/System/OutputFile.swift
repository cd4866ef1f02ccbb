/// An output of which nobody sees anything until it is committed, unless it was opened live.
public protocol OutputFile: AnyObject {
  /// Appends bytes.
  ///
  /// - Throws: `SystemError` if they cannot be stored, for example on a full disk.
  func write(_ bytes: [UInt8]) throws(SystemError)

  /// Makes everything written visible at once, in place of what was there.
  ///
  /// - Throws: `SystemError` if that fails; what was there before is then untouched.
  func commit() throws(SystemError)

  /// Forgets everything written. Does nothing after `commit`.
  func discard()
}

extension OutputFile {
  /// Writes all there is to write, and makes it visible.
  ///
  /// - Throws: `SystemError`; what was there before is then untouched.
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
