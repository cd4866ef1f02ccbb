import Foundation
import TestSupport
import Testing

/// The built command on real files, as a shell runs it.
@Suite struct ExecutableTests {
  private static let good = "BEGIN:VCARD\nVERSION:4.0\nFN:Good\nEND:VCARD\n"

  private struct Run {
    let status: Int32
    let output: String
    let messages: String
  }

  /// A new folder, removed when the object goes.
  private final class Folder {
    let url: URL

    init() throws {
      url = FileManager.default.temporaryDirectory
        .appendingPathComponent("layout-\(UUID().uuidString)", isDirectory: true)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to name: String) throws {
      try Data(text.utf8).write(to: url.appendingPathComponent(name))
    }

    func read(_ name: String) throws -> String {
      try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
    }

    var names: [String] {
      get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }
  }

  private func run(_ arguments: [String], in folder: Folder) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("layout")
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    let output = folder.url.appendingPathComponent(".output")
    let messages = folder.url.appendingPathComponent(".messages")
    for file in [output, messages] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: messages)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      messages: try String(contentsOf: messages, encoding: .utf8))
  }

  @Test func `a broken file gives status 2 and a line`() throws {
    let folder = try Folder()
    try folder.write("BEGIN:VCARD\nFN", to: "x.vcf")
    let run = try run(["cards", "x.vcf"], in: folder)
    #expect(run.status == 2)
    #expect(run.messages.hasPrefix("x.vcf:2: "))
    #expect(run.output.isEmpty)
  }

  @Test func `a card that does not fit gives status 1`() throws {
    let folder = try Folder()
    try folder.write(Self.good, to: "x.vcf")
    let run = try run(["cards", "x.vcf", "--width", "20"], in: folder)
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
  }

  @Test func `ten runs give the same bytes`() throws {
    let folder = try Folder()
    try folder.write(Self.good + Self.good, to: "x.vcf")
    for format in ["text", "json", "svg"] {
      let arguments = ["cards", "x.vcf", "--format", format]
      let runs = try (0..<10).map { _ in try run(arguments, in: folder) }
      #expect(runs.allSatisfy { $0.status == 0 && $0.messages.isEmpty && !$0.output.isEmpty })
      #expect(Set(runs.map(\.output)).count == 1)
    }
  }

  @Test func `ten runs of layout files give the same bytes`() throws {
    let folder = try Folder()
    var lines = ""
    for name in try ExampleLayouts.names {
      let json = String(decoding: try ExampleLayouts.bytes(name), as: UTF8.self)
      try folder.write(json, to: name)
      lines += json.replacing("\n", with: " ") + "\n"
    }
    try folder.write(lines, to: "lines")
    var commands = [["solve", "lines", "--lines", "--ambiguity"]]
    for (name, format) in zip(try ExampleLayouts.names, ["text", "json", "svg"]) {
      commands.append(["solve", name, "--format", format])
    }
    for arguments in commands {
      let runs = try (0..<10).map { _ in try run(arguments, in: folder) }
      #expect(runs.allSatisfy { $0.status == 0 && $0.messages.isEmpty && !$0.output.isEmpty })
      #expect(Set(runs.map(\.output)).count == 1)
    }
  }

  @Test func `an output file is replaced whole, or left as it was`() throws {
    let folder = try Folder()
    try folder.write(Self.good, to: "good.vcf")
    try folder.write(Self.good + "BEGIN:VCARD\nFN", to: "bad.vcf")
    try folder.write("before", to: "out.json")
    let failed = try run(
      ["cards", "bad.vcf", "--format", "json", "--output", "out.json"], in: folder)
    #expect(failed.status == 2)
    #expect(try folder.read("out.json") == "before")
    let done = try run(
      ["cards", "good.vcf", "--format", "json", "--output", "out.json"], in: folder)
    #expect(done.status == 0)
    #expect(try folder.read("out.json").hasPrefix("{\"cards\":["))
    #expect(try folder.names == [".messages", ".output", "bad.vcf", "good.vcf", "out.json"])
  }

  @Test func `a link keeps pointing to the file that is replaced`() throws {
    let folder = try Folder()
    try folder.write(Self.good, to: "x.vcf")
    try folder.write("before", to: "real.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("link.json").path, withDestinationPath: "real.json")
    let done = try run(
      ["cards", "x.vcf", "--format", "json", "--output", "link.json"], in: folder)
    #expect(done.status == 0)
    #expect(try folder.read("real.json").hasPrefix("{\"cards\":["))
  }

  @Test func `a device is written to, not replaced`() throws {
    let folder = try Folder()
    try folder.write(Self.good, to: "x.vcf")
    #expect(try run(["cards", "x.vcf", "--output", "/dev/null"], in: folder).status == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test func `files that cannot be opened or made are named`() throws {
    let folder = try Folder()
    try folder.write(Self.good, to: "x.vcf")
    for (arguments, words) in [
      (["none.vcf"], "none.vcf: there is no such file"),
      (["."], ".: this is a directory"),
      (["x.vcf", "--output", "."], ".: this is a directory"),
      (["x.vcf", "--output", "none/out"], "none/out: there is no such file or directory"),
      (["x.vcf", "--output", "./x.vcf"], "overwrite the contacts file"),
    ] {
      let run = try run(["cards"] + arguments, in: folder)
      #expect(run.status == 2)
      #expect(run.messages.contains(words), "\(run.messages)")
    }
    #expect(try folder.read("x.vcf") == Self.good)
  }
}
