import Foundation
import TestSupport
import Testing

/// The built command with its messages on a pseudo-terminal, which the program `script` opens.
@Suite struct TerminalTests {
  /// Runs a shell command on a terminal.
  ///
  /// - Parameters:
  ///   - folder: The folder to run in.
  ///   - line: The line of the shell, with the command as `layout`.
  ///   - environment: Further variables.
  /// - Returns: The text that the terminal received.
  /// - Throws: An error if files cannot be created or read.
  private func terminal(
    _ folder: CommandFolder, _ line: String, environment: String = ""
  ) throws -> String {
    try folder.write("layout() { \"$LAYOUT\" \"$@\"; }\n\(line)\n", to: "run.sh")
    let run = try folder.shell(
      "LAYOUT=$0 TERM=xterm \(environment) script -qec 'bash run.sh' /dev/null")
    expectEqual(run.status, 0, "\(run.text)")
    return run.text
  }

  /// Two layouts, the second one after 1.3 seconds; the results go to a file.
  private static func slowRun(_ options: String = "") -> String {
    "{ cat a.json; sleep 1.3; cat a.json; } | layout solve - --lines \(options) > out"
  }

  private func makeFolder() throws -> CommandFolder {
    let folder = try CommandFolder()
    try folder.write(#"{"width": 9, "height": 1}"# + "\n", to: "a.json")
    return folder
  }

  @Test func `a run of over a second shows its progress on a terminal and erases it`() throws {
    let folder = try makeFolder()
    for environment in ["", "NO_COLOR=1"] {
      let text = try terminal(folder, Self.slowRun(), environment: environment)
      expect(text.hasPrefix("\r\u{1B}[?7l2 results"))
      expect(text.hasSuffix("\r\u{1B}[K"))
      expect(!text.contains("\n"))
      try expectEqual(folder.read("out").split(separator: "\n").count, 2)
    }
  }

  @Test func `there is no progress with --no-progress, on a dumb terminal or in a pipe`() throws {
    let folder = try makeFolder()
    try expectEmpty(terminal(folder, Self.slowRun("--no-progress")))
    try expectEmpty(terminal(folder, Self.slowRun(), environment: "TERM=dumb"))
    try expectEmpty(terminal(folder, Self.slowRun("2> messages")))
    try expectEmpty(folder.read("messages"))
  }

  @Test func `results that the terminal shows line by line have no progress between them`() throws {
    let folder = try makeFolder()
    let line = Self.slowRun().replacing(" > out", with: "")
    let text = try terminal(folder, line)
    expect(!text.contains("\u{1B}"))
    expectEqual(text.components(separatedBy: "\"width\":9").count, 3)
  }

  @Test func `a short run leaves the terminal alone`() throws {
    let folder = try makeFolder()
    try expectEmpty(terminal(folder, "layout solve a.json > out"))
  }
}
