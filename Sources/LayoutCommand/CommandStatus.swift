/// The exit status of the command.
public enum CommandStatus: Int32, Sendable {
  /// Success.
  case done = 0

  /// The input is well formed, but its constraints cannot all be satisfied, or it has warnings.
  case notLaidOut = 1

  /// The arguments or a file are wrong.
  case wrongInput = 2

  /// The user interrupted the run; the number is that of a shell for Ctrl-C.
  case interrupted = 130
}
