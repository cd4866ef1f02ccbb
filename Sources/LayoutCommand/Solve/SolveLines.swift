import LayoutFiles

/// Lays out one layout for each line of its input and writes one result for each, in order.
///
/// What is written is complete after every piece of input, so that another program can send a line
/// and wait for its result. Only one line is held in memory.
struct SolveLines {
  /// No line may be longer than this many bytes.
  static let longestLine = 1 << 24

  let options: SolveOptions
  let input: any InputFile
  let output: any OutputFile

  /// Reads the input to its end.
  ///
  /// - Returns: The highest status among the lines.
  /// - Throws: `CommandError.file` if the input cannot be read or the output not written.
  func run() throws(CommandError) -> CommandStatus {
    do throws(SystemError) {
      let status = try runLines()
      try output.commit()
      return status
    } catch {
      output.discard()
      throw CommandError(error)
    }
  }

  private func runLines() throws(SystemError) -> CommandStatus {
    var results = LineResults(
      includesAmbiguity: options.includesAmbiguity, name: options.constraintFile)
    while true {
      let piece = try input.read(upTo: 1 << 16)
      if piece.isEmpty { break }
      results.append(piece)
      try output.write(results.takeBytes())
    }
    results.finish()
    try output.write(results.takeBytes())
    return results.status
  }
}
