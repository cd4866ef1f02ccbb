import LayoutCommand
import TestSupport
import Testing

@Suite struct ArgumentTests {
  private func run(_ arguments: [String]) -> (status: CommandStatus, system: MemorySystem) {
    let system = MemorySystem(["a.vcf": "BEGIN:VCARD\nVERSION:4.0\nFN:A\nEND:VCARD\n"])
    return (LayoutProgram(system: system).run(arguments), system)
  }

  @Test(arguments: [
    ([], "missing command"),
    (["crads"], "unknown command 'crads'"),
    (["--verbose"], "'--verbose' is before the command"),
    (["cards"], "missing contacts file"),
    (["cards", ""], "is empty"),
    (["cards", "a.vcf", "b.vcf"], "unexpected 'b.vcf'; expected one file"),
    (["cards", "a.vcf", "--widht", "3"], "unknown option '--widht'"),
    (["cards", "a.vcf", "-w", "3"], "unknown option '-w'"),
    (["cards", "a.vcf", "--width"], "--width requires a value"),
    (["cards", "a.vcf", "--width", "1", "--width=2"], "duplicate option --width"),
    (["cards", "a.vcf", "--plan", "gold"], "senior, full, junior, all, not 'gold'"),
    (["cards", "a.vcf", "--format=xml"], "text, json, svg, pdf, png, not 'xml'"),
    (["cards", "a.vcf", "--format", "png"], "--format png requires fonts; the package"),
    (["cards", "a.vcf", "--output", ""], "--output needs a file name"),
    (["cards", "a.vcf", "--output", "a.vcf"], "overwrite the contacts file"),
    (["cards", "a.vcf", "--scale", "0"], "--scale expects pixels per point"),
    (["cards", "a.vcf", "--scale", "101"], "at most 100"),
  ])
  func `wrong arguments give status 2 and an explanation`(arguments: [String], message: String) {
    let (status, system) = run(arguments)
    expectEqual(status, .wrongInput)
    expect(system.messages.hasPrefix("layout"))
    expect(system.messages.contains(message))
    expect(system.messages.contains("--help"))
    expectEmpty(system.standardOutput)
  }

  @Test(arguments: [
    "nan", "NaN", "inf", "-inf", "-320", "0", "-0", "1e12", "100001", "abc", "", " 320", "0x140",
    "320pt", "3,2", "1e-400",
  ])
  func `a width is a positive number of points`(width: String) {
    for arguments in [["--width", width], ["--width=\(width)"]] {
      let (status, system) = run(["cards", "a.vcf"] + arguments)
      expectEqual(status, .wrongInput)
      let range = "--width expects a width in points, above 0 and at most 100000"
      expect(system.messages.contains("\(range), not '\(width)'"))
      expectEmpty(system.standardOutput)
    }
  }

  @Test(arguments: ["320", "320.5", "+320", "3.2e2", "100000", "0.5e3"])
  func `a plain decimal number is a width`(width: String) {
    expectEqual(run(["cards", "a.vcf", "--plan", "senior", "--width", width]).status, .done)
  }

  @Test func `every argument after -- is a file name`() {
    let (status, system) = run(["cards", "--", "--plan"])
    expectEqual(status, .wrongInput)
    expectEqual(system.messages, "--plan: no such file\n")
  }

  @Test func `help goes to standard output`() {
    for arguments in [["--help"], ["-h"], ["help"], ["cards", "--help"], ["cards", "x", "-h"]] {
      let (status, system) = run(arguments)
      expectEqual(status, .done)
      expect(system.output.contains("Usage: layout ") && system.output.contains("cards FILE"))
      expectEmpty(system.messages)
      expect(system.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }
  }

  @Test func `the help of cards names each option`() {
    let help = run(["cards", "--help"]).system.output
    for option in [
      "--plan", "--width", "--format", "--output", "--scale", "--as-published", "--corrected",
      "--strict", "--help",
    ] {
      expect(help.contains(option))
    }
  }

  @Test func `the options as-published and corrected exclude each other`() {
    let (status, system) = run(["cards", "x", "--corrected", "--as-published"])
    expectEqual(status, .wrongInput)
    expect(
      system.messages.hasPrefix("layout cards: --as-published and --corrected cannot be combined"))
  }

  @Test func `the version is printed`() {
    let (status, system) = run(["--version"])
    expectEqual(status, .done)
    expectEqual(system.output, "layout \(LayoutProgram.version)\n")
  }
}
