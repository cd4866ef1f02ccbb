import Foundation
import TestSupport
import Testing

/// Graphs of layout files read by Graphviz, if it is installed, as in `.ci/run`.
@Suite struct GraphvizTests {
  private static let dot = "/usr/bin/dot"

  /// The output of Graphviz for a graph: a line per node and edge.
  private func placed(_ graph: String, in folder: CommandFolder) throws -> [Substring] {
    try folder.write(graph, to: "graph.dot")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.dot)
    process.arguments = ["-Tplain", "-o", "graph.plain", "graph.dot"]
    process.currentDirectoryURL = folder.url
    let messages = Pipe()
    process.standardError = messages
    try process.run()
    let told = try messages.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    expect(
      process.terminationStatus == 0 && told.isEmpty, "\(String(decoding: told, as: UTF8.self))")
    return try folder.read("graph.plain").split(separator: "\n")
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: dot)))
  func `Graphviz draws every example with all its edges`() throws {
    let folder = try CommandFolder()
    for name in try ExampleLayouts.names {
      let bytes = try ExampleLayouts.bytes(name)
      try folder.write(String(decoding: bytes, as: UTF8.self), to: name)
      let run = try folder.run(["graph", name])
      let edges = try placed(run.output, in: folder).filter { $0.hasPrefix("edge ") }
      let written = run.output.split(separator: "\n").filter { line in
        line.prefix { $0 != "[" }.contains(" -> ")
      }
      expectEqual(edges.count, written.count, "\(name)")
    }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: dot)))
  func `Graphviz reads quotes, a conflict and a constraint between three items`() throws {
    let folder = try CommandFolder()
    try folder.write(
      #"""
      {"width": 9, "items": [{"name": "a"}, {"name": "b"}, {"name": "c"}], "constraints": [
       {"rule": "a.width == 10", "identifier": "so \"wide\" \\"}, "a.left == root.left",
       "a.right == root.right", "(a.right -> b.left) == (b.right -> c.left)"]}
      """#, to: "file")
    let run = try folder.run(["graph", "file", "--conflict"])
    expect(run.status == 0 && run.messages.isEmpty)
    let lines = try placed(run.output, in: folder)
    // Three constraints, the requested size, and three edges of a text node.
    expectEqual(lines.filter { $0.hasPrefix("edge ") }.count, 7)
    expectEqual(lines.filter { $0.hasPrefix("edge ") && $0.contains("#c5221f") }.count, 4)
    expectEqual(lines.filter { $0.hasPrefix("node ") }.count, 5)
  }
}
