/// The options of `layout solve`.
struct SolveOptions {
  let input: LayoutFileInput
  let format: OutputFormat
  /// Whether each line of the file is a layout of its own.
  let isByLine: Bool

  /// Whether results say what is ambiguous: by line if asked to, a single one unless asked not to.
  let includesAmbiguity: Bool

  /// How many lines are laid out at a time.
  let jobs: Int

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
    input = try LayoutFileInput(reader)
  }
}
