import LayoutCommand
import TestSupport
import Testing

/// The format of an output by the ending of its name.
@Suite struct OutputEndingTests {
  private static let layout =
    #"{"width": 100, "height": 50, "items": [{"name": "a"}], "constraints": ["#
    + #""a.leading == root.leading", "a.top == root.top", "a.width == 10", "a.height == 10"]}"#
  private static let scene = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"
     useAutolayout="YES"><objects>
    <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="9" height="9"/>
    </view></objects></document>
    """

  private func run(_ arguments: [String]) -> (status: CommandStatus, system: MemorySystem) {
    let system = MemorySystem([
      "a.json": Self.layout, "a.xib": Self.scene, "calls": "V v0\n",
      "a.vcf": "BEGIN:VCARD\nVERSION:3.0\nFN:Ana\nEND:VCARD\n",
    ])
    return (LayoutProgram(system: system).run(arguments), system)
  }

  /// Arguments, the name of the output, and the beginning of the file.
  static let written: [([String], String, String)] = [
    (["solve", "a.json"], "x.svg", "<svg"), (["solve", "a.json"], "x.SVG", "<svg"),
    (["solve", "a.json"], "folder.pdf/x.json", "{"), (["solve", "a.json"], "x.pdf", "%PDF"),
    (["solve", "a.json"], "x.txt", "root "), (["solve", "a.json"], "svg", "root "),
    (["solve", "a.json"], ".svg", "root "), (["solve", "a.json"], "x.svg.old", "root "),
    (["solve", "a.json", "--format", "json"], "x.svg", "{"),
    (["solve", "--lines", "a.json"], "x.txt", "{"),
    (["cards", "a.vcf"], "x.svg", "<svg"), (["cards", "a.vcf"], "x.pdf", "%PDF"),
    (["cards", "a.vcf", "--sheet", "a4"], "x.pdf", "%PDF"), (["cards", "a.vcf"], "x.json", "{"),
    (["gallery", "button"], "x.svg", "<svg"), (["gallery", "button"], "x.pdf", "%PDF"),
    (["ranges", "a.json"], "x.svg", "<svg"), (["ranges", "a.json"], "x.json", "{"),
    (["explain", "a.json", "a.width"], "x.json", "{"), (["scenes", "a.xib"], "x.json", "{"),
    (["compare", "a.xib"], "x.svg", "<svg"), (["compare", "a.xib"], "x.json", "{"),
    (["lint", "a.json"], "x.json", "{"), (["lint", "a.json"], "x.sarif", "{"),
    (["graph", "a.json"], "x.gv", "digraph"), (["graph", "a.json"], "x.mmd", "flowchart"),
    (["compile", "a.json"], "x.js", "// "), (["compile", "a.json"], "x.c", "// "),
    (["export", "a.json"], "x.swift", "import"), (["manual"], "x.md", "# "),
    (["manual"], "layout.1", ".TH"),
  ]

  @Test(arguments: written)
  func `a result has the format that the ending tells`(
    arguments: [String], output: String, beginning: String
  ) throws {
    let (status, system) = run(arguments + ["--output", output])
    expect(status == .done || status == .notLaidOut, "\(system.messages)")
    let text = String(decoding: try #require(system.files[output]), as: UTF8.self)
    expect(text.hasPrefix(beginning), "\(output): \(text.prefix(40))")
  }

  /// Every command says why it does not write what the ending tells, and writes nothing.
  @Test(arguments: [
    (["explain", "a.json", "a.width"], "svg", "text, json"),
    (["scenes", "a.xib"], "pdf", "text, json"),
    (["graph", "a.json"], "svg", "dot, mermaid"), (["lint", "a.json"], "pdf", "text, json, sarif"),
    (["compile", "a.json"], "py", "swift, javascript, c"), (["ranges", "a.json"], "pdf", "svg"),
    (["compare", "a.xib"], "pdf", "text, json, svg"), (["solve", "a.json"], "png", "svg, pdf"),
    (["gallery", "button"], "html", "svg, pdf"), (["export", "a.json"], "svg", "another ending"),
    (["replay", "calls"], "json", "another ending"), (["completion", "bash"], "pdf", "ending"),
    (["manual"], "pdf", "man, markdown"), (["cards", "a.vcf"], "png", "Pango"),
    (["cards", "a.vcf", "--lines"], "svg", "--lines writes JSON"),
    (["solve", "a.json", "--lines"], "pdf", "--lines writes JSON"),
  ])
  func `a result that has no such format is refused`(
    arguments: [String], ending: String, words: String
  ) {
    let (status, system) = run(arguments + ["--output", "x." + ending])
    expectEqual(status, .wrongInput)
    expect(system.messages.hasPrefix("layout \(arguments[0]): "))
    expect(system.messages.contains(words), "\(system.messages)")
    expectNil(system.files["x." + ending])
  }
}
