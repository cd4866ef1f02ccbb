/// The options of `layout solve`.
struct SolveOptions {
  let input: LayoutFileInput
  let format: OutputFormat
  /// True if each line of the file is a layout of its own.
  let isByLine: Bool

  /// True if results list ambiguous quantities: the default, except with one layout per line.
  let includesAmbiguity: Bool

  /// True if clipped text is an error.
  let isStrict: Bool

  /// The number of batches of lines that are laid out concurrently.
  let jobs: Int

  /// Reads the arguments of `layout solve`.
  ///
  /// - Throws: `CommandError.arguments` with a sentence about the option and its values.
  init(_ reader: ArgumentReader) throws(CommandError) {
    isByLine = reader.flags.contains("--lines")
    let asks = reader.flags.contains("--ambiguity")
    let declines = reader.flags.contains("--no-ambiguity")
    if asks, !isByLine {
      throw reader.failure("--ambiguity requires --lines; a single result always includes it")
    }
    if asks, declines {
      throw reader.failure("--ambiguity and --no-ambiguity cannot be combined")
    }
    includesAmbiguity = isByLine ? asks : !declines
    isStrict = reader.flags.contains("--strict")
    if isStrict, isByLine {
      throw reader.failure("--strict requires a single layout; use it without --lines")
    }
    jobs = try reader.jobs(isByLine: isByLine)
    format = try reader.choice("--format", or: isByLine ? .json : .text)
    if isByLine, format != .json {
      throw reader.failure("--lines writes JSON, a line for each layout")
    }
    input = try LayoutFileInput(reader)
    if isByLine, LayoutFileInput.isInterface(input.file) {
      throw reader.failure("--lines requires layout files, a line for each")
    }
  }
}
