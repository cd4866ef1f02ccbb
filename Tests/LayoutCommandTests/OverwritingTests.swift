import Foundation
import LayoutCommand
import TestSupport
import Testing

/// A file that a command reads is never replaced by its output.
@Suite struct OverwritingTests {
  private static let card = #"{"width": 9, "items": [{"name": "a"}], "constraints": []}"#

  private func system() throws -> MemorySystem {
    let system = MemorySystem([
      "a.json": Self.card, "f/b.json": Self.card, "calls": "",
      "a.vcf": "BEGIN:VCARD\nFN:A\nEND:VCARD",
    ])
    for name in ["a.xib", "b.xib"] {
      let data = try Data(contentsOf: PackageFolder.url("Examples/interface/cell.xib"))
      system.files[name] = [UInt8](data)
    }
    return system
  }

  @Test(arguments: [
    ["solve", "a.json", "--output", "a.json"], ["lint", "a.json", "--output", "a.json"],
    ["lint", "a.json", "b.xib", "--output", "b.xib"], ["lint", "f", "--output", "f/b.json"],
    ["lint", "a.json", "--write-baseline", "a.json"], ["compare", "a.xib", "--output", "a.xib"],
    ["lint", "f", "a.json", "--write-baseline", "f/b.json"],
    ["compare", "a.xib", "b.xib", "--output", "b.xib", "--format", "json"],
    ["scenes", "a.xib", "--output", "a.xib"], ["export", "a.json", "--output", "a.json"],
    ["graph", "a.json", "--output", "a.json"], ["ranges", "a.json", "--output", "a.json"],
    ["compile", "a.json", "--output", "a.json"], ["replay", "calls", "--output", "calls"],
    ["explain", "a.json", "--ambiguity", "--output", "a.json"],
    ["cards", "a.vcf", "--output", "a.vcf"], ["solve", "--lines", "a.json", "--output", "a.json"],
  ])
  func `an output does not replace an input`(arguments: [String]) throws {
    let system = try system()
    let files = system.files
    expectEqual(LayoutProgram(system: system).run(arguments), .wrongInput)
    expectEqual(system.files, files)
    expect(system.messages.contains("overwrit"))
  }

  @Test func `a baseline or a report in the linted folder may be written again`() throws {
    let system = try system()
    for arguments in [
      ["lint", "f", "--write-baseline", "f/known.json"],
      ["lint", "f", "--baseline", "f/known.json", "--write-baseline", "f/known.json"],
      ["lint", "f", "--output", "f/report.json"],
    ] {
      for _ in 0..<2 {
        #expect(LayoutProgram(system: system).run(arguments) != .wrongInput)
      }
    }
    expectEmpty(system.messages)
  }
}
