/// The exit status of the command.
public enum CommandStatus: Int32, Sendable, CaseIterable {
  /// Success.
  case done = 0

  /// The input is well formed, but its constraints cannot all be satisfied, or it has warnings.
  case notLaidOut = 1

  /// The arguments or a file are wrong.
  case wrongInput = 2

  /// The user interrupted the run; the number is that of a shell for Ctrl-C.
  case interrupted = 130

  /// The meaning in general; the help of a command says what it is there.
  var meaning: String {
    switch self {
    case .done: "done"
    case .notLaidOut: "the input cannot be laid out, differs from what is stored, or has warnings"
    case .wrongInput: "the arguments or a file are wrong"
    case .interrupted: "the user interrupted a run over lines; complete results are written"
    }
  }
}
