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

  /// The name of the file that constraints are in, nil for standard input.
  var constraintFile: String? { file == "-" ? nil : file }

  /// The name of the file for messages.
  var name: String { file == "-" ? "standard input" : file }

  /// Reads the layout.
  ///
  /// - Throws: `CommandError` if the file cannot be read or is wrong, or the output would overwrite it.
  func read(on system: any System, command: String) throws(CommandError) -> LayoutFile {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try Self.bytes(of: try system.openInput(file))
    } catch {
      throw CommandError(error)
    }
    if let output, system.isSameFile(output, file) {
      throw .arguments("--output would overwrite the layout file", command: command)
    }
    do throws(LayoutFileError) {
      return try LayoutFile(bytes)
    } catch {
      throw .file(error.report(file: name))
    }
  }

  private static func bytes(of input: any InputFile) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let piece = try input.read(upTo: 1 << 16)
      if piece.isEmpty { return bytes }
      bytes += piece
    }
  }

  /// Writes the result.
  ///
  /// - Throws: `CommandError.file`; what was there before is untouched.
  func write(_ bytes: [UInt8], on system: any System) throws(CommandError) {
    do throws(SystemError) {
      let file = try system.openOutput(output, isLive: false)
      do throws(SystemError) {
        try file.write(bytes)
        try file.commit()
      } catch {
        file.discard()
        throw error
      }
    } catch {
      throw CommandError(error)
    }
  }

  /// Writes a result as JSON.
  ///
  /// - Throws: `CommandError.file`.
  func writeJSON(
    on system: any System, _ body: (inout JSONWriter) -> Void
  ) throws(CommandError) {
    var json = JSONWriter()
    body(&json)
    json.lineBreak()
    try write(json.takeBytes(), on: system)
  }

  /// What a command throws if the layout cannot be done.
  func failure(_ error: LayoutFailure) -> CommandError {
    .layout("\(name):\(error.line): \(error.message)")
  }
}
