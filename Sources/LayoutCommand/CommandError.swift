import LayoutFiles

/// The reason why a command stopped, with the complete message for the user.
enum CommandError: Error {
  /// The arguments are wrong: a sentence, and the command whose help explains them.
  case arguments(String, command: String?)

  /// The input or output file is wrong: a complete line, starting with the file's name.
  case file(String)

  /// The input is well formed but cannot be laid out: the complete message.
  case layout(String)

  var status: CommandStatus {
    switch self {
    case .arguments, .file: .wrongInput
    case .layout: .notLaidOut
    }
  }

  /// The message alone.
  var text: String {
    switch self {
    case .arguments(let text, _), .file(let text), .layout(let text): text
    }
  }

  /// The text for standard error, with its final line break.
  var report: String {
    switch self {
    case .arguments(let sentence, let command):
      let program = command.map { "layout \($0)" } ?? "layout"
      let line = ShownText.sentence("\(program): \(sentence)")
      return "\(line)\nRun '\(program) --help' for the options.\n"
    case .file(let lines), .layout(let lines):
      return ShownText.lines(lines) + "\n"
    }
  }

  init(_ error: SystemError) {
    self = .file(error.message)
  }
}
