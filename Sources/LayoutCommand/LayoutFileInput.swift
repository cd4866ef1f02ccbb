import LayoutFiles

/// The layout file that a command reads and the output that it writes.
struct LayoutFileInput {
  /// The path of the file, `-` for standard input.
  let file: String
  /// True if the file is one of Interface Builder.
  let isInterface: Bool
  /// The path of the output, or nil for standard output.
  let output: String?
  /// The environment of scenes, or nil for a command without such options.
  let sceneOptions: SceneOptions?

  /// Reads the file and the output from a command's arguments.
  ///
  /// - Throws: `CommandError.arguments` unless there is exactly one file, and if the output has no
  ///   name.
  init(_ reader: ArgumentReader) throws(CommandError) {
    output = try reader.outputFile()
    file = try reader.onlyFile("layout file, or - for standard input")
    isInterface = !reader.flags.contains("--lines") && reader.input.isInterface(file)
    sceneOptions = try Self.sceneOptions(reader, isInterface)
  }

  /// Reads the options for scenes.
  ///
  /// - Throws: `CommandError.arguments` if one is wrong, or the file has no scenes.
  private static func sceneOptions(
    _ reader: ArgumentReader, _ isInterface: Bool
  ) throws(CommandError) -> SceneOptions {
    let options = try SceneOptions(reader)
    if let option = options.firstGiven, !isInterface {
      throw reader.failure("\(option) requires a .xib or .storyboard")
    }
    return options
  }

  /// Reads the output from the arguments of a command with further operands.
  ///
  /// - Parameters:
  ///   - reader: The arguments.
  ///   - file: The operand with the file's path.
  /// - Throws: `CommandError.arguments` if the file or the output has no name.
  init(_ reader: ArgumentReader, file: String?) throws(CommandError) {
    output = try reader.outputFile()
    guard let file, !file.isEmpty else {
      throw reader.failure("missing layout file, or - for standard input")
    }
    self.file = file
    isInterface = reader.input.isInterface(file)
    sceneOptions = try Self.sceneOptions(reader, isInterface)
  }

  /// Creates an input without options for scenes.
  init(file: String, output: String?) {
    self.file = file
    self.output = output
    isInterface = Self.isInterface(file)
    sceneOptions = nil
  }

  /// The path of the file in which constraints are reported, or nil for standard input.
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

  /// Reads the whole file.
  ///
  /// - Throws: `CommandError` if the file cannot be read, or the output would overwrite it.
  func readBytes(on system: any System, command: String) throws(CommandError) -> [UInt8] {
    let input = try open(on: system, command: command)
    do throws(SystemError) {
      return try input.readToEnd(name: name)
    } catch {
      throw CommandError(error)
    }
  }

  /// Reads the layout, of a file of Interface Builder that of its only or chosen scene.
  ///
  /// - Throws: `CommandError` if the file cannot be read or is wrong, or the output would overwrite
  ///   it.
  func read(on system: ProgramSystem, command: String) throws(CommandError) -> LayoutFile {
    if isInterface { return try readOnly(on: system, command: command) }
    let bytes = try readBytes(on: system, command: command)
    do throws(LayoutFileError) {
      return try LayoutFile(bytes)
    } catch {
      throw .file(error.report(file: name))
    }
  }

  /// Opens the output before any other work, so that an unwritable one fails early.
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
  /// - Throws: `CommandError.file`; the previous contents are unchanged.
  func write(_ bytes: [UInt8], to output: any OutputFile) throws(CommandError) {
    do throws(SystemError) {
      try output.writeAll(bytes)
    } catch {
      throw CommandError(error)
    }
  }

  /// Writes a result for people without control characters for a terminal.
  ///
  /// The identifiers of a file may contain any characters.
  ///
  /// - Throws: `CommandError.file`; the previous contents are unchanged.
  func write(text: String, to output: any OutputFile) throws(CommandError) {
    let visible = ShownText.visible(text)
    let colored = output.hasColors ? ColoredText.message(visible) : visible
    try write(Array(colored.utf8), to: output)
  }

  /// Returns a result as JSON with a line break at its end.
  func json(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    body(&json)
    json.lineBreak()
    return json.detachBytes()
  }

  /// Reads a quantity of the file.
  ///
  /// - Throws: `CommandError.file` if the file has no such quantity, with a mark under the error.
  func quantity(_ text: String, in file: LayoutFile) throws(CommandError) -> LayoutFileQuantity {
    do throws(LayoutFileError) {
      return try file.quantity(text)
    } catch {
      throw .file("\(name): \(error.message)\n    \(error.text)\n    \(error.mark)")
    }
  }

  /// Makes the error for a quantity of an item without constraints.
  func nothingToExplain(_ quantity: LayoutFileQuantity) -> CommandError {
    .layout("\(name): no constraint affects \(quantity.text); its frame is unchanged")
  }

  /// Lays out the file; in JSON, a failure also becomes the result.
  ///
  /// - Throws: `CommandError.layout` if the layout is impossible.
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

  /// Makes the error for an impossible layout.
  func failure(_ error: LayoutFailure) -> CommandError {
    .layout("\(name):\(error.line): \(error.message)")
  }
}
