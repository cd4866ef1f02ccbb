import InterfaceFiles
import LayoutFiles

/// The files of Interface Builder that a command with several paths works on, some of them folders.
struct InterfacePaths {
  /// A file, or the reason why it cannot be read.
  struct Entry {
    let input: LayoutFileInput
    let file: InterfaceFile?
    let failure: CommandError?
    /// True if the file was found in a folder and is for another system, which is no failure.
    let isForAnotherSystem: Bool
  }

  /// The paths as given, of which there is at least one.
  let paths: [String]
  private let output: String?
  private let command: String

  /// Reads the paths from a command's arguments.
  ///
  /// - Throws: `CommandError.arguments` without a path, and if a path or the output has no name.
  init(_ reader: ArgumentReader, command: String) throws(CommandError) {
    output = try reader.outputFile()
    paths = reader.operands
    self.command = command
    guard !paths.isEmpty else {
      throw reader.failure("missing .xib, .storyboard or folder, or - for standard input")
    }
    guard !paths.contains("") else { throw reader.failure("the file name is empty") }
  }

  /// The input for the output that all files share.
  var input: LayoutFileInput { LayoutFileInput(file: paths[0], output: output) }

  /// Reads the files in the order of the paths, those in a folder by name.
  ///
  /// - Parameters:
  ///   - system: The system, which shows the progress.
  ///   - body: Receives each file.
  /// - Returns: The results of `body`.
  func map<Result>(on system: ProgramSystem, _ body: (Entry) -> Result) -> [Result] {
    let entries = LintPaths(paths, on: system).entries.filter {
      $0.isNamed || $0.failure != nil || LayoutFileInput.isInterface($0.path)
    }
    if entries.isEmpty {
      let names = paths.map { ShownText.name($0) }.joined(separator: ", ")
      system.reportMessage("\(names): no .xib or .storyboard in it\n")
    }
    return system.progress.counting(entries, "files", name: { ShownText.name($0.path) })
      .map { body(read($0, on: system)) }
  }

  private func read(_ entry: LintPaths.Entry, on system: ProgramSystem) -> Entry {
    let input = LayoutFileInput(file: entry.path, output: output)
    if let failure = entry.failure {
      return Entry(input: input, file: nil, failure: .file(failure), isForAnotherSystem: false)
    }
    var bytes: [UInt8] = []
    do throws(CommandError) {
      bytes = try input.readBytes(on: system, command: command)
      return Entry(
        input: input, file: try input.interface(bytes), failure: nil, isForAnotherSystem: false)
    } catch {
      return Entry(
        input: input, file: nil, failure: error,
        isForAnotherSystem: !entry.isNamed && InterfaceFile.isForAnotherSystem(bytes))
    }
  }
}
