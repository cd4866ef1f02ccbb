/// The options of `layout solve`.
struct SolveOptions {
  /// The layout file as it was given, `-` for standard input.
  let file: String
  let format: OutputFormat
  let output: String?
  /// Whether each line of the file is a layout of its own.
  let isByLine: Bool

  /// Whether results say what is ambiguous: by line if asked to, a single one unless asked not to.
  let includesAmbiguity: Bool

  /// How many lines are laid out at a time.
  let jobs: Int

  /// The name of the file for messages.
  var fileName: String { file == "-" ? "standard input" : file }

  /// The name of the file that constraints are in, nil for standard input.
  var constraintFile: String? { file == "-" ? nil : file }

  /// Reads the arguments after `solve`.
  ///
  /// - Returns: nil if they ask for help.
  /// - Throws: `CommandError.arguments`, a sentence that names the option and what it takes.
  init?(parsing arguments: [String]) throws(CommandError) {
    let reader = try ArgumentReader(
      arguments, command: "solve", options: ["--format", "--output", "--jobs"],
      flags: ["--lines", "--ambiguity", "--no-ambiguity"])
    if reader.asksForHelp { return nil }
    isByLine = reader.flags.contains("--lines")
    let asks = reader.flags.contains("--ambiguity")
    let declines = reader.flags.contains("--no-ambiguity")
    if asks, !isByLine {
      throw reader.failure("--ambiguity goes with --lines; a single result always says it")
    }
    if asks, declines {
      throw reader.failure("give --ambiguity or --no-ambiguity, not both")
    }
    includesAmbiguity = isByLine ? asks : !declines
    jobs = try reader.jobs(isByLine: isByLine)
    format = try reader.choice("--format", or: isByLine ? .json : .text)
    if isByLine, format != .json {
      throw reader.failure("--lines writes JSON, a line for each layout")
    }
    output = reader.value(of: "--output")
    if let output, output.isEmpty {
      throw reader.failure("--output needs the name of a file")
    }
    file = try reader.onlyFile("layout file, or - for standard input,")
  }
}
