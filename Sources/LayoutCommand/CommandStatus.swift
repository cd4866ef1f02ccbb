/// How a run of the command ended, as the number that the shell sees.
public enum CommandStatus: Int32, Sendable {
  /// Everything asked for was done.
  case done = 0

  /// The input is well formed but its constraints cannot all hold, or it is suspicious.
  case notLaidOut = 1

  /// The arguments or a file are wrong.
  case wrongInput = 2

  /// A person interrupted it; the number is what a shell reports for Ctrl-C.
  case interrupted = 130
}
