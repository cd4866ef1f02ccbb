import LayoutFiles

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

  /// Has an interrupt by a person end the input from now on, instead of the program.
  func catchInterrupts()

  /// Whether the program was interrupted since `catchInterrupts`.
  var isInterrupted: Bool { get }

  /// Whether a program that makes the calls of a record again is ended by that, as by a trap.
  ///
  /// - Parameter record: The record's text.
  /// - Returns: Whether the program was ended by a signal.
  /// - Throws: `SystemError` if no program can be started.
  func endsProgram(replaying record: String) throws(SystemError) -> Bool

  /// Turns pieces of input into pieces of output, several at a time, and hands them on in order.
  ///
  /// At most a few pieces for each job are held at a time.
  ///
  /// - Parameters:
  ///   - jobs: How many pieces are worked on at a time.
  ///   - next: Gives the next piece, or nil after the last. Never called twice at a time.
  ///   - work: Turns a piece into its output. It is called on several threads at a time.
  ///   - deliver: Takes the outputs in the order of their pieces, as soon as they are there, on any
  ///     thread but never two at a time.
  /// - Throws: The first error of `next`, after the outputs of the pieces before it, or of `deliver`,
  ///   after which nothing more is delivered.
  func pipeline<Piece: Sendable, Output: Sendable>(
    jobs: Int, next: @escaping () throws(SystemError) -> Piece?,
    work: @escaping @Sendable (Piece) -> Output,
    deliver: @escaping (Output) throws(SystemError) -> Void
  ) throws(SystemError)
}

extension System {
  /// Works on one piece after the other.
  public func pipeline<Piece: Sendable, Output: Sendable>(
    jobs: Int, next: @escaping () throws(SystemError) -> Piece?,
    work: @escaping @Sendable (Piece) -> Output,
    deliver: @escaping (Output) throws(SystemError) -> Void
  ) throws(SystemError) {
    while let piece = try next() { try deliver(work(piece)) }
  }

  /// Writes a message to standard error, without what a terminal would act on.
  func reportMessage(_ text: String) { report(ShownText.lines(text)) }

  /// Unknown: nothing can be started.
  public func endsProgram(replaying record: String) throws(SystemError) -> Bool { false }

  /// Interrupts end the program.
  public func catchInterrupts() {}

  /// Never.
  public var isInterrupted: Bool { false }
}
