/// A command of the program, from which its parsing, help, completion and manual are made.
struct CommandDescription {
  /// The values of the operands, for completion.
  enum Operands {
    /// Files whose names end in one of the endings, and folders.
    case files([String])
    /// Words.
    case words([String])
  }

  /// Options under a heading.
  struct OptionGroup {
    /// The sentence above the options, or nil for the command's own ones.
    let heading: String?
    let options: [CommandOption]
    /// The paragraph below the options, or nil.
    var note: String?
  }

  /// A command line that runs in the folder of the project, with the files of `Examples`.
  struct Example {
    /// The arguments after `layout`, as in a shell.
    let line: String
    /// The effect, as a fragment of a sentence; another exit status than 0 is a part of it.
    let summary: String
  }

  let name: CommandName
  /// The subject in a few words.
  let summary: String
  /// The operands, once for each way of using the command.
  let usages: [String]
  let operands: Operands
  /// Paragraphs above the options.
  var details: [String] = []
  let groups: [OptionGroup]
  /// Paragraphs below the options.
  var notes: [String] = []
  let examples: [Example]
  /// The reason for exit status 1, or nil if the command never has it.
  let failure: String?
  /// The reason for exit status 2.
  var wrongInput = "the arguments or the file are wrong"
  /// The reason for exit status 130, or nil if the command does not catch interrupts.
  var interruption: String?

  /// All options, with those of every command at the end.
  var options: [CommandOption] { groups.flatMap(\.options) + Self.commonOptions }

  /// The options that every command has.
  static let commonOptions: [CommandOption] = [
    .choice(
      "--color", ColorChoice.self,
      "colors in messages and texts: on a terminal, unless NO_COLOR is set, or as the word says "
        + "(auto)"),
    .flag("--no-progress", "do not show how far a run is, as on a terminal after a second"),
    .flag("--help", "print this"),
  ]

  /// Returns the option of a name, or nil.
  func option(named name: String) -> CommandOption? { options.first { $0.name == name } }

  /// The option for the format of the output, or nil if the command writes one format.
  var formatOption: CommandOption? { option(named: "--format") ?? option(named: "--language") }

  /// The only format that a command without such an option writes, if files have an ending for it.
  var writtenFormat: String? { name == .export ? "swift" : nil }

  /// The meaning of each exit status of the command.
  var statuses: [(status: CommandStatus, meaning: String)] {
    var statuses: [(CommandStatus, String)] = [(.done, "done")]
    if let failure { statuses.append((.notLaidOut, failure)) }
    statuses.append((.wrongInput, wrongInput))
    if let interruption { statuses.append((.interrupted, interruption)) }
    return statuses
  }
}
