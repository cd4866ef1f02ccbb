import Rendering

/// The options of `layout compile`.
struct CompileOptions {
  let question: FunctionQuestion
  let program: FunctionProgram

  /// Reads the arguments of `layout compile`.
  ///
  /// - Throws: `CommandError.arguments` with a sentence about the option and its values.
  init(_ reader: ArgumentReader) throws(CommandError) {
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
