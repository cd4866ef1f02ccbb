import Foundation
import TestSupport
import Testing

/// `--lines` of the built command on several threads.
@Suite struct LinesTests {
  /// Padding of a thousand bytes, so that few records fill several chunks of input.
  private static let padding = String(repeating: " ", count: 1000)

  /// Layouts, the one with number *n* being *n* wide; some are slow, some invalid.
  private static func layouts(_ count: Int) -> String {
    (1...count).map { number in
      if number % 100 == 7 { return "nonsense\(padding)\n" }
      let items = (0..<(number % 50 == 0 ? 60 : 1)).map { "{\"name\": \"i\($0)\"}" }
      let list = items.joined(separator: ",")
      return "{\"width\": \(number), \"height\": 1, \"items\": [\(list)]}\(padding)\n"
    }.joined()
  }

  private static func contacts(_ count: Int) -> String {
    (1...count).map { number in
      number % 100 == 7
        ? "BEGIN:VCARD\nVERSION:4.0\nEND:VCARD\n"
        : "BEGIN:VCARD\nVERSION:4.0\nFN:Person \(number)\nNOTE:\(padding)\nEND:VCARD\n"
    }.joined()
  }

  @Test func `any number of jobs writes the same lines in the order of the input`() throws {
    let folder = try CommandFolder()
    let count = 500
    try folder.write(Self.layouts(count), to: "layouts")
    try folder.write(Self.contacts(count), to: "contacts")
    for command in [["solve", "layouts"], ["cards", "contacts", "--plan", "junior"]] {
      let single = try folder.run(command + ["--lines"])
      // Skipped contacts do not prevent the layout of others.
      expectEqual(single.status, (command[0] == "cards" ? 0 : 2))
      expectEqual(single.messages.split(separator: "\n").count, (command[0] == "cards" ? 6 : 0))
      let lines = single.output.split(separator: "\n")
      try #require(lines.count == count)
      for (index, line) in lines.enumerated() {
        let number = index + 1
        if command[0] == "cards" {
          try #require(line.hasPrefix("{\"number\":\(number),"))
        } else if number % 100 == 7 {
          try #require(line.hasPrefix("{\"error\":{\"kind\":\"invalidFile\",\"line\":\(number),"))
        } else {
          try #require(line.hasPrefix("{\"size\":{\"width\":\(number),"))
        }
      }
      for jobs in ["2", "5"] {
        let run = try folder.run(command + ["--lines", "--jobs", jobs])
        expect(run.output == single.output && run.status == single.status)
        expectEqual(run.messages, single.messages)
      }
    }
  }

  @Test func `an interrupt leaves complete results of the input read so far`() throws {
    let folder = try CommandFolder()
    for output in [[], ["--output", "results"]] {
      let input = Pipe()
      let run = try folder.run(
        ["solve", "-", "--lines", "--jobs", "2"] + output, input: input
      ) { process in
        // The last line is incomplete, and more could follow.
        let layouts = Self.layouts(6) + "{\"width\": 7"
        try input.fileHandleForWriting.write(contentsOf: Data(layouts.utf8))
        while try output.isEmpty && folder.read(".output").split(separator: "\n").count < 6 {
          usleep(1000)
        }
        // Usually long enough for the command to be waiting; it must also end otherwise.
        usleep(200_000)
        process.interrupt()
      }
      expect(run.reason == .uncaughtSignal && run.status == SIGINT)
      guard output.isEmpty else {
        // Partial results would look complete.
        expect(run.messages.hasSuffix(": results is unchanged\n"))
        continue
      }
      expectEqual(run.messages, "interrupted: 6 results written\n")
      expect(run.output.hasSuffix("\n"))
      let widths = run.output.split(separator: "\n").map { $0.prefix { $0 != "," } }
      expectEqual(widths, (1...6).map { "{\"size\":{\"width\":\($0)" })
    }
    try expectEqual(folder.names, [".messages", ".output"])
  }

  @Test func `closing the reading end ends the run without a message`() throws {
    let folder = try CommandFolder()
    try folder.write(Self.layouts(2000), to: "layouts")
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = [
      "-c", "\"$0\" solve layouts --lines --jobs 2 2> messages | head -n 3 > lines",
      CommandFolder.command.path,
    ]
    shell.currentDirectoryURL = folder.url
    try shell.run()
    shell.waitUntilExit()
    expectEqual(shell.terminationStatus, 0)
    try expectEqual(folder.read("lines").split(separator: "\n").count, 3)
    let messages = try folder.read("messages")
    expect(messages.isEmpty || messages == "standard output: broken pipe\n")
  }

  @Test func `results are written before more input arrives`() throws {
    let folder = try CommandFolder()
    let input = Pipe()
    let run = try folder.run(["cards", "-", "--lines", "--jobs", "2"], input: input) { _ in
      for number in 1...3 {
        try input.fileHandleForWriting.write(
          contentsOf: Data("BEGIN:VCARD\nVERSION:3.0\nFN:\(number)\nEND:VCARD\n".utf8))
        while try folder.read(".output").split(separator: "\n").count < 3 * number { usleep(1000) }
      }
      try input.fileHandleForWriting.close()
    }
    expect(run.status == 0 && run.messages.isEmpty)
  }
}
