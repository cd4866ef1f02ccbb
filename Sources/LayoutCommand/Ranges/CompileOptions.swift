import Rendering

/// The options of `layout compile`.
struct CompileOptions {
  let question: FunctionQuestion
  let program: FunctionProgram

  /// Reads the arguments after `compile`.
  ///
  /// - Returns: nil if the arguments ask for help.
  /// - Throws: `CommandError.arguments` with a sentence about the option and its values.
  init?(parsing arguments: [String]) throws(CommandError) {
    let reader = try ArgumentReader(
      arguments, command: "compile",
      options: ["--parameter", "--language", "--name", "--from", "--to", "--pieces", "--output"],
      flags: [])
    if reader.asksForHelp { return nil }
    let language: FunctionProgram.Language = try reader.choice("--language", or: .swift)
    let name = reader.value(of: "--name") ?? "Layout"
    guard let program = FunctionProgram(language, name: name) else {
      throw reader.failure(
        "--name expects letters, digits and underscores, the first one a capital letter, and no name of a "
          + "type, not '\(name)'")
    }
    self.program = program
    question = try FunctionQuestion(
      try LayoutFileInput(reader), parameter: reader.value(of: "--parameter"), reader,
      command: "compile")
  }
}
