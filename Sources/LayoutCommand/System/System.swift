import LayoutFiles

/// The files, messages and clock that the command needs from the machine.
///
/// The command itself is plain Swift without Foundation. The executable supplies an implementation
/// with real files; tests and browsers supply one in memory.
public protocol System: AnyObject {
  /// Opens a file for reading from its start.
  ///
  /// - Parameter path: The file's path, or `-` for standard input.
  /// - Returns: The open file; it is closed with the object.
  /// - Throws: `SystemError` if the file does not exist or cannot be read.
  func openInput(_ path: String) throws(SystemError) -> any InputFile

  /// Prepares an output that becomes visible only when it is committed.
  ///
  /// - Parameters:
  ///   - path: The file to create or replace, or nil for standard output.
  ///   - isLive: Whether standard output is written through at once, for a program that waits for
  ///     it.
  /// - Returns: The output, empty.
  /// - Throws: `SystemError` if the output cannot be written.
  func openOutput(_ path: String?, isLive: Bool) throws(SystemError) -> any OutputFile

  /// Lists a folder, without entries whose names begin with a dot and without links to folders.
  ///
  /// - Parameter path: The folder's path.
  /// - Returns: The names of its entries in any order and whether they are folders; nil if the path
  ///   is not that of a folder.
  /// - Throws: `SystemError` if the folder cannot be read.
  func entries(ofFolder path: String) throws(SystemError) -> [(name: String, isFolder: Bool)]?

  /// Returns whether both paths name the same existing file.
  func isSameFile(_ path: String, _ other: String) -> Bool

  /// Writes text to standard error unchanged.
  func report(_ text: String)

  /// True if messages go to a terminal, where progress is useful.
  var reportsToTerminal: Bool { get }

  /// True if standard output is a terminal.
  var writesToTerminal: Bool { get }

  /// Returns the value of a variable of the environment, or nil.
  func environmentValue(_ name: String) -> String?

  /// The number of seconds since a fixed moment.
  var seconds: Double { get }

  /// Makes an interrupt by the user end the input from now on, instead of the program.
  func catchInterrupts()

  /// True if the program was interrupted since `catchInterrupts`.
  var isInterrupted: Bool { get }

  /// Tests whether replaying a record ends the program, for example by a trap.
  ///
  /// - Parameter record: The record's text.
  /// - Returns: Whether the replaying process was ended by a signal.
  /// - Throws: `SystemError` if no process can be started.
  func endsProgram(replaying record: String) throws(SystemError) -> Bool

  /// Converts pieces of input to pieces of output concurrently, and delivers them in order.
  ///
  /// At most a few pieces for each job are in memory.
  ///
  /// - Parameters:
  ///   - jobs: The number of pieces that are processed concurrently.
  ///   - next: Returns the next piece, or nil after the last one. It is never called concurrently.
  ///   - work: Converts a piece to its output. It is called on several threads concurrently.
  ///   - deliver: Receives the outputs in the order of their pieces, as soon as they are ready, on
  ///     any thread, but never concurrently.
  /// - Throws: The first error of `next`, after the outputs of the preceding pieces, or of
  ///   `deliver`, after which nothing more is delivered.
  func pipeline<Piece: Sendable, Output: Sendable>(
    jobs: Int, next: @escaping () throws(SystemError) -> Piece?,
    work: @escaping @Sendable (Piece) -> Output,
    deliver: @escaping (Output) throws(SystemError) -> Void
  ) throws(SystemError)
}

extension System {
  /// Returns nil: there are no folders.
  public func entries(
    ofFolder path: String
  ) throws(SystemError) -> [(name: String, isFolder: Bool)]? { nil }

  /// Processes one piece after the other.
  public func pipeline<Piece: Sendable, Output: Sendable>(
    jobs: Int, next: @escaping () throws(SystemError) -> Piece?,
    work: @escaping @Sendable (Piece) -> Output,
    deliver: @escaping (Output) throws(SystemError) -> Void
  ) throws(SystemError) {
    while let piece = try next() { try deliver(work(piece)) }
  }

  /// False: standard output is no terminal.
  public var writesToTerminal: Bool { false }

  /// Returns nil: the environment is empty.
  public func environmentValue(_ name: String) -> String? { nil }

  /// Writes a text to standard output.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - color: Adds the colors on a terminal.
  /// - Throws: `CommandError` if that is not possible.
  func print(
    _ text: String, colored color: (String) -> String = { $0 }
  ) throws(CommandError) {
    do throws(SystemError) {
      let output = try openOutput(nil, isLive: false)
      try output.writeAll(Array((output.hasColors ? color(text) : text).utf8))
    } catch {
      throw CommandError(error)
    }
  }

  /// Writes a message to standard error without control characters for a terminal.
  func reportMessage(_ text: String) { report(ShownText.lines(text)) }

  /// Returns false: no process can be started.
  public func endsProgram(replaying record: String) throws(SystemError) -> Bool { false }

  /// Does nothing: interrupts end the program.
  public func catchInterrupts() {}

  /// False: interrupts are not caught.
  public var isInterrupted: Bool { false }
}
