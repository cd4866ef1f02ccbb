import Foundation

/// A new folder for running the built command, removed on deallocation.
final class CommandFolder {
  /// The status and output of a run.
  struct Run {
    let status: Int32
    let reason: Process.TerminationReason
    let output: String
    let messages: String
  }

  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("layout-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The built command.
  static var command: URL {
    URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("layout")
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
  }

  func read(_ name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  /// Runs the command like a shell.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the command's name.
  ///   - input: Its standard input; empty if nil.
  ///   - meanwhile: Code to run during the run.
  /// - Returns: The status and output.
  /// - Throws: An error if files cannot be created or read.
  func run(
    _ arguments: [String], input: Pipe? = nil, meanwhile: (Process) throws -> Void = { _ in }
  ) throws -> Run {
    let process = Process()
    process.executableURL = Self.command
    process.arguments = arguments
    process.currentDirectoryURL = url
    let output = url.appendingPathComponent(".output")
    let messages = url.appendingPathComponent(".messages")
    for file in [output, messages] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: messages)
    process.standardInput = FileHandle.nullDevice
    if let input { process.standardInput = input }
    try process.run()
    try meanwhile(process)
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, reason: process.terminationReason,
      output: try String(contentsOf: output, encoding: .utf8),
      messages: try String(contentsOf: messages, encoding: .utf8))
  }

  /// Runs a shell script in the folder, with the command as `$0`.
  ///
  /// - Parameter script: The script.
  /// - Returns: The status, and the text of both streams together.
  /// - Throws: An error if files cannot be created or read.
  func shell(_ script: String) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script, Self.command.path]
    process.currentDirectoryURL = url
    let file = url.appendingPathComponent(".shell")
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOf: file, encoding: .utf8))
  }
}
