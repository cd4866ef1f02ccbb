/// The command `layout`: reads its arguments, runs one of its commands and reports errors.
public struct LayoutProgram {
  /// The version that `--version` prints.
  public static let version = "0.1.0"

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
    do throws(CommandError) {
      return try dispatch(arguments)
    } catch {
      system.report(error.report)
      return error.status
    }
  }

  private func dispatch(_ arguments: [String]) throws(CommandError) -> CommandStatus {
    guard let command = arguments.first else {
      throw .arguments(
        "missing command; expected one of: cards, solve, scenes, compare, explain, ranges, compile, "
          + "gallery, lint, graph, export, replay",
        command: nil)
    }
    let rest = Array(arguments.dropFirst())
    if let status = try dispatchInterface(command, rest) { return status }
    switch command {
    case "cards":
      guard let options = try CardsOptions(parsing: rest) else { return try print(Help.cards) }
      return try CardsCommand(options: options, system: system).run()
    case "solve":
      guard let options = try SolveOptions(parsing: rest) else { return try print(Help.solve) }
      return try SolveCommand(options: options, system: system).run()
    case "gallery":
      guard let options = try GalleryOptions(parsing: rest) else { return try print(Help.gallery) }
      try GalleryCommand(options: options, system: system).run()
      return .done
    case "lint":
      guard let options = try LintOptions(parsing: rest) else { return try print(Help.lint) }
      return try LintCommand(options: options, system: system).run()
    case "graph":
      guard let options = try GraphOptions(parsing: rest) else { return try print(Help.graph) }
      return try GraphCommand(options: options, system: system).run()
    case "ranges":
      guard let options = try RangesOptions(parsing: rest) else { return try print(Help.ranges) }
      return try RangesCommand(options: options, system: system).run()
    case "compile":
      guard let options = try CompileOptions(parsing: rest) else { return try print(Help.compile) }
      return try CompileCommand(options: options, system: system).run()
    case "export":
      guard let options = try ExportOptions(parsing: rest) else { return try print(Help.export) }
      return try ExportCommand(options: options, system: system).run()
    case "replay":
      guard let options = try ReplayOptions(parsing: rest) else { return try print(Help.replay) }
      return try ReplayCommand(options: options, system: system).run()
    case "--help", "-h", "help":
      return try print(Help.program)
    case "--version":
      return try print("layout \(Self.version)\n")
    case "explain":
      guard let options = try ExplainOptions(parsing: rest) else { return try print(Help.explain) }
      return try ExplainCommand(options: options, system: system).run()
    default:
      throw .arguments(
        "unknown command '\(command)'; expected one of: cards, solve, scenes, compare, explain, "
          + "ranges, compile, gallery, lint, graph, export, replay", command: nil)
    }
  }

  /// Runs a command that is for files of Interface Builder alone; nil if there is none of the name.
  private func dispatchInterface(
    _ command: String, _ arguments: [String]
  ) throws(CommandError) -> CommandStatus? {
    switch command {
    case "scenes":
      guard let command = try ScenesCommand(parsing: arguments, system: system) else {
        return try print(Help.scenes)
      }
      return try command.run()
    case "compare":
      guard let command = try CompareCommand(parsing: arguments, system: system) else {
        return try print(Help.compare)
      }
      return try command.run()
    default: return nil
    }
  }

  private func print(_ text: String) throws(CommandError) -> CommandStatus {
    try system.print(text)
    return .done
  }
}
