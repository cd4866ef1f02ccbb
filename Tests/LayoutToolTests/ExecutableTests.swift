import Foundation
import TestSupport
import Testing

/// The built command on real files, run like from a shell.
@Suite struct ExecutableTests {
  private static let good = "BEGIN:VCARD\nVERSION:4.0\nFN:Good\nEND:VCARD\n"

  @Test func `an invalid file gives status 2 and its line`() throws {
    let folder = try CommandFolder()
    try folder.write("BEGIN:VCARD\nFN", to: "x.vcf")
    let run = try folder.run(["cards", "x.vcf"])
    expectEqual(run.status, 2)
    expect(run.messages.hasPrefix("x.vcf:2: "))
    expectEmpty(run.output)
  }

  @Test func `a card that does not fit gives status 1`() throws {
    let folder = try CommandFolder()
    try folder.write(Self.good, to: "x.vcf")
    let run = try folder.run(["cards", "x.vcf", "--width", "20"])
    expectEqual(run.status, 1)
    expectEmpty(run.output)
  }

  @Test func `ten runs of cards give equal bytes`() throws {
    let folder = try CommandFolder()
    try folder.write(Self.good + Self.good, to: "x.vcf")
    for format in ["text", "json", "svg"] {
      let arguments = ["cards", "x.vcf", "--format", format]
      let runs = try (0..<10).map { _ in try folder.run(arguments) }
      expect(runs.allSatisfy { $0.status == 0 && $0.messages.isEmpty && !$0.output.isEmpty })
      expectEqual(Set(runs.map(\.output)).count, 1)
    }
  }

  @Test func `ten runs of layout files give equal bytes`() throws {
    let folder = try CommandFolder()
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
      let runs = try (0..<10).map { _ in try folder.run(arguments) }
      expect(runs.allSatisfy { $0.status == 0 && !$0.output.isEmpty })
      expectEqual(Set(runs.map(\.messages)).count, 1)
      expectEqual(Set(runs.map(\.output)).count, 1)
    }
  }

  @Test func `an output file is replaced entirely or unchanged`() throws {
    let folder = try CommandFolder()
    try folder.write(Self.good, to: "good.vcf")
    try folder.write(Self.good + "BEGIN:VCARD\nFN", to: "bad.vcf")
    try folder.write("before", to: "out.json")
    let failed = try folder.run(
      ["cards", "bad.vcf", "--strict", "--format", "json", "--output", "out.json"])
    expectEqual(failed.status, 2)
    try expectEqual(folder.read("out.json"), "before")
    let done = try folder.run(
      ["cards", "good.vcf", "--format", "json", "--output", "out.json"])
    expectEqual(done.status, 0)
    try expect(folder.read("out.json").hasPrefix("{\"cards\":["))
    try expectEqual(folder.names, [".messages", ".output", "bad.vcf", "good.vcf", "out.json"])
  }

  @Test func `replacing a linked output file keeps the link`() throws {
    let folder = try CommandFolder()
    try folder.write(Self.good, to: "x.vcf")
    try folder.write("before", to: "real.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("link.json").path, withDestinationPath: "real.json")
    let done = try folder.run(
      ["cards", "x.vcf", "--format", "json", "--output", "link.json"])
    expectEqual(done.status, 0)
    try expect(folder.read("real.json").hasPrefix("{\"cards\":["))
  }

  @Test func `a device is written to, not replaced`() throws {
    let folder = try CommandFolder()
    try folder.write(Self.good, to: "x.vcf")
    try expectEqual(folder.run(["cards", "x.vcf", "--output", "/dev/null"]).status, 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    expectEqual(attributes[.type] as? FileAttributeType, .typeCharacterSpecial)
  }

  @Test func `files that cannot be opened or created are reported by name`() throws {
    let folder = try CommandFolder()
    try folder.write(Self.good, to: "x.vcf")
    for (arguments, words) in [
      (["none.vcf"], "none.vcf: no such file"),
      (["."], ".: this is a directory"),
      (["x.vcf", "--output", "."], ".: this is a directory"),
      (["x.vcf", "--output", "none/out"], "none/out: no such file or directory"),
      (["x.vcf", "--output", "./x.vcf"], "overwrite the contacts file"),
    ] {
      let run = try folder.run(["cards"] + arguments)
      expectEqual(run.status, 2)
      expect(run.messages.contains(words), "\(run.messages)")
    }
    try expectEqual(folder.read("x.vcf"), Self.good)
  }
}
