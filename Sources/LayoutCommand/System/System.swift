/// What the command needs from the machine it runs on: files, messages and a clock.
///
/// The command itself is plain Swift without Foundation; the executable supplies an implementation
/// on real files, a test or a browser one on memory.
public protocol System: AnyObject {
  /// Opens a file for reading from its start.
  ///
  /// - Parameter path: The file's path, or `-` for standard input.
  /// - Returns: The open file; it is closed with the object.
  /// - Throws: `SystemError` if there is no such file or it cannot be read.
  func openInput(_ path: String) throws(SystemError) -> any InputFile

  /// Prepares an output that becomes visible only when it is committed.
  ///
  /// - Parameters:
  ///   - path: The file to create or replace, or nil for standard output.
  ///   - isLive: Whether standard output shows what is written at once, for a program that waits
  ///     for it.
  /// - Returns: The output, empty.
  /// - Throws: `SystemError` if nothing can be written there.
  func openOutput(_ path: String?, isLive: Bool) throws(SystemError) -> any OutputFile

  /// Whether both paths name the same existing file.
  func isSameFile(_ path: String, _ other: String) -> Bool

  /// Writes text to standard error, as it is.
  func report(_ text: String)

  /// Whether messages are read by a person at a terminal, who wants to see progress.
  var reportsToTerminal: Bool { get }

  /// Seconds since some fixed moment.
  var seconds: Double { get }
}
