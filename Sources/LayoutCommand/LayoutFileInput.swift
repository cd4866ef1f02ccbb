import LayoutFiles

/// The layout file that a command reads and the output that it writes.
struct LayoutFileInput {
  /// The file as it was given, `-` for standard input.
  let file: String
  /// Where the result goes, or nil for standard output.
  let output: String?

  /// Reads both from a command's arguments.
  ///
  /// - Throws: `CommandError.arguments` if there is not exactly one file, or an output without a name.
  init(_ reader: ArgumentReader) throws(CommandError) {
    output = reader.value(of: "--output")
    if let output, output.isEmpty {
      throw reader.failure("--output needs the name of a file")
    }
    file = try reader.onlyFile("layout file, or - for standard input,")
  }

  /// Reads the output from a command's arguments, for a command that has further operands.
  ///
  /// - Parameters:
  ///   - reader: The arguments.
  ///   - file: The operand that names the file.
  /// - Throws: `CommandError.arguments` if there is none, or an output without a name.
  init(_ reader: ArgumentReader, file: String?) throws(CommandError) {
    output = reader.value(of: "--output")
    if let output, output.isEmpty {
      throw reader.failure("--output needs the name of a file")
    }
    guard let file, !file.isEmpty else {
      throw reader.failure("name the layout file, or - for standard input, to read")
    }
    self.file = file
  }

  /// A file whose result goes to standard output.
  init(file: String) {
    self.file = file
    output = nil
  }

  /// The name of the file that constraints are in, nil for standard input.
  var constraintFile: String? { file == "-" ? nil : file }

  /// The name of the file for messages.
  var name: String { file == "-" ? "standard input" : ShownText.name(file) }

  /// Opens the layout file.
  ///
  /// - Throws: `CommandError` if it cannot be opened, or the output would overwrite it.
  func open(on system: any System, command: String) throws(CommandError) -> any InputFile {
    let input: any InputFile
    do throws(SystemError) {
      input = try system.openInput(file)
    } catch {
      throw CommandError(error)
    }
    if let output, system.isSameFile(output, file) {
      throw .arguments("--output would overwrite the layout file", command: command)
    }
    return input
  }

  /// Reads the layout.
  ///
  /// - Throws: `CommandError` if the file cannot be read or is wrong, or the output would overwrite it.
  func read(on system: any System, command: String) throws(CommandError) -> LayoutFile {
    let input = try open(on: system, command: command)
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try input.readToEnd(name: name)
    } catch {
      throw CommandError(error)
    }
    do throws(LayoutFileError) {
      return try LayoutFile(bytes)
    } catch {
      throw .file(error.report(file: name))
    }
  }

  /// Opens the output, so that one that cannot be written fails before the work.
  ///
  /// - Throws: `CommandError.file`.
  func openOutput(
    on system: any System, isLive: Bool = false
  ) throws(CommandError) -> any OutputFile {
    do throws(SystemError) {
      return try system.openOutput(output, isLive: isLive)
    } catch {
      throw CommandError(error)
    }
  }

  /// Writes the result.
  ///
  /// - Throws: `CommandError.file`; what was there before is untouched.
  func write(_ bytes: [UInt8], to output: any OutputFile) throws(CommandError) {
    do throws(SystemError) {
      try output.writeAll(bytes)
    } catch {
      throw CommandError(error)
    }
  }

  /// Writes a result that a person reads, without what a terminal would act on: identifiers in a file have
  /// any characters.
  ///
  /// - Throws: `CommandError.file`; what was there before is untouched.
  func write(text: String, to output: any OutputFile) throws(CommandError) {
    try write(Array(ShownText.visible(text).utf8), to: output)
  }

  /// A result as JSON, with a line break at its end.
  func json(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    body(&json)
    json.lineBreak()
    return json.takeBytes()
  }

  /// Reads a quantity that somebody asks about.
  ///
  /// - Throws: `CommandError.file` if it is none of the file, with the place in its text.
  func quantity(_ text: String, in file: LayoutFile) throws(CommandError) -> LayoutFileQuantity {
    do throws(LayoutFileError) {
      return try file.quantity(text)
    } catch {
      throw .file("\(name): \(error.message)\n    \(error.text)\n    \(error.mark)")
    }
  }

  /// What a command throws if the item of a quantity took no part in the layout.
  func nothingToExplain(_ quantity: LayoutFileQuantity) -> CommandError {
    .layout("\(name): no constraint has to do with \(quantity.text), which keeps its frame")
  }

  /// Lays the file out; what is wrong becomes the result where that is JSON.
  ///
  /// - Throws: `CommandError.layout` if the layout cannot be done.
  func layOut(
    _ file: LayoutFile, writingJSON: Bool, to output: any OutputFile
  ) throws(CommandError) {
    do throws(LayoutFailure) {
      try file.layOut(name: constraintFile)
    } catch {
      if writingJSON { try write(json { error.write(into: &$0) }, to: output) }
      throw failure(error)
    }
  }

  /// What a command throws if the layout cannot be done.
  func failure(_ error: LayoutFailure) -> CommandError {
    .layout("\(name):\(error.line): \(error.message)")
  }
}
