import LayoutFiles

/// The command `layout`: reads its arguments, runs one of its commands and reports errors.
public struct LayoutProgram {
  /// The version of the package, which `--version` prints.
  ///
  /// `Scripts/parts/manual.sh` compares it with those in other files.
  public static let version = "0.9.0"
  /// The date of the version, which the page of the manual shows.
  static let date = "2026-11-28"

  private let system: any System

  /// Creates the program on a system.
  public init(system: any System) {
    self.system = system
  }

  /// Runs the command that the arguments name.
  ///
  /// - Parameter arguments: The arguments without the program's own name.
  /// - Returns: The exit status; messages went to `System.report`.
  public func run(_ arguments: [String]) -> CommandStatus {
    let system = ProgramSystem(system, color: ColorChoice(in: arguments))
    defer {
      system.progress.erase()
      system.reportHiddenFlaws()
    }
    do throws(CommandError) {
      return try dispatch(arguments, on: system)
    } catch {
      system.report(error.report)
      return error.status
    }
  }

  private func dispatch(
    _ arguments: [String], on system: ProgramSystem
  ) throws(CommandError) -> CommandStatus {
    var rest = arguments[...]
    try readCommonOptions(&rest, on: system)
    guard let word = rest.popFirst() else {
      throw .arguments(
        "missing command; expected one of: \(CommandName.list)", command: nil)
    }
    switch word {
    case "--help", "-h": return try printHelp(ProgramHelp.text, on: system)
    case "help":
      guard let topic = rest.first else { return try printHelp(ProgramHelp.text, on: system) }
      return try printHelp(try Self.command(topic).description.help, on: system)
    case "--version":
      try system.print("layout \(Self.version)\n")
      return .done
    default: break
    }
    let name = try Self.command(word)
    let reader = try ArgumentReader(Array(rest), command: name.description, on: system)
    if reader.asksForHelp { return try printHelp(name.description.help, on: system) }
    return try run(name, reader, on: system)
  }

  /// Reads the options that may also be before the command.
  private func readCommonOptions(
    _ rest: inout ArraySlice<String>, on system: ProgramSystem
  ) throws(CommandError) {
    while let first = rest.first {
      if first == "--no-progress" {
        system.progress.isAllowed = false
      } else if first == "--color" || first.hasPrefix("--color=") {
        if first == "--color" { rest.removeFirst() }
        let words = ColorChoice.allCases.map(\.rawValue)
        guard let word = rest.first?.split(separator: "=").last.map({ String($0) }),
          words.contains(word)
        else {
          throw .arguments(
            "--color expects one of \(words.joined(separator: ", "))", command: nil)
        }
      } else {
        return
      }
      rest.removeFirst()
    }
  }

  private static func command(_ word: String) throws(CommandError) -> CommandName {
    if let name = CommandName(rawValue: word) { return name }
    let words = CommandName.allCases.map(\.rawValue) + ["help", "--help", "--version"]
    if word.hasPrefix("-"), word != "-" {
      let meant =
        word == "-v" || word == "-V"
        ? "; did you mean '--version'?"
        : Suggestion.text(for: word, in: ["--help", "--version", "--color", "--no-progress"])
      throw .arguments(
        "'\(word)' is before the command; options follow it, as in layout solve FILE --format json"
          + meant, command: nil)
    }
    throw .arguments(
      "unknown command '\(word)'; expected one of: \(CommandName.list)"
        + Suggestion.text(for: word, in: words), command: nil)
  }

  private func printHelp(
    _ text: String, on system: ProgramSystem
  ) throws(CommandError) -> CommandStatus {
    try system.print(text, colored: ColoredText.help)
    return .done
  }

  private func run(
    _ name: CommandName, _ reader: ArgumentReader, on system: ProgramSystem
  ) throws(CommandError) -> CommandStatus {
    switch name {
    case .cards: return try CardsCommand(options: CardsOptions(reader), system: system).run()
    case .solve: return try SolveCommand(options: SolveOptions(reader), system: system).run()
    case .scenes: return try ScenesCommand(reader, system: system).run()
    case .compare: return try CompareCommand(reader, system: system).run()
    case .explain: return try ExplainCommand(options: ExplainOptions(reader), system: system).run()
    case .ranges: return try RangesCommand(options: RangesOptions(reader), system: system).run()
    case .compile: return try CompileCommand(options: CompileOptions(reader), system: system).run()
    case .gallery:
      try GalleryCommand(options: GalleryOptions(reader), system: system).run()
      return .done
    case .lint: return try LintCommand(options: LintOptions(reader), system: system).run()
    case .certify:
      return try CertifyCommand(options: CertifyOptions(reader), system: system).run()
    case .graph: return try GraphCommand(options: GraphOptions(reader), system: system).run()
    case .export: return try ExportCommand(options: ExportOptions(reader), system: system).run()
    case .replay: return try ReplayCommand(options: ReplayOptions(reader), system: system).run()
    case .completion: return try CompletionCommand(reader, system: system).run()
    case .manual: return try ManualCommand(reader, system: system).run()
    }
  }
}
