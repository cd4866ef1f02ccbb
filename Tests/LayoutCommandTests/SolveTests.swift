import LayoutCommand
import TestSupport
import Testing

/// `layout solve` from arguments to output.
@Suite struct SolveTests {
  private static let good = """
    {"root": "r", "width": 100, "height": 50, "items": [{"name": "a"}, {"name": "g", "kind": "guide"}],
     "constraints": ["a.left == r.left + 10", "a.right == r.right - 10.5", "a.top == r.top",
       "a.height == 20", "g.left == a.left", "g.width == 1", "g.top == a.bottom", "g.height == 2"]}
    """
  private static let bad = #"{"root": "r", "widht": 100}"#
  private static let impossible =
    #"{"width": 10, "items": [{"name": "a"}], "constraints": ["a.width == 1", "a.width == 2"]}"#

  private func run(_ arguments: [String], input: String = "") -> (CommandStatus, MemorySystem) {
    let system = MemorySystem(["good": Self.good, "bad": Self.bad, "impossible": Self.impossible])
    system.standardInput = Array(input.utf8)
    return (LayoutProgram(system: system).run(["solve"] + arguments), system)
  }

  @Test func `JSON has the size and every item with exact numbers`() {
    let (status, system) = run(["good", "--format", "json"])
    expectEqual(status, .done)
    expectEqual(
      system.output,
      """
      {"size":{"width":100,"height":50},"items":{\
      "a":{"x":10,"y":0,"width":79.5,"height":20},"g":{"x":10,"y":20,"width":1,"height":2}},\
      "ambiguous":[]}

      """)
  }

  @Test func `clipped text is named in one line, and is an error of a strict run`() {
    // 30 points for two texts of 20 and 25 points with square glyphs; the last has less resistance.
    let file = """
      {"root": "r", "width": 50, "height": 30, "textMeasurer": "square",
       "items": [{"name": "a", "kind": "label", "text": "x", "font": 20},
                 {"name": "b", "kind": "label", "text": "y", "font": 25, "compression": {"vertical": 700}},
                 {"name": "c", "intrinsic": {"width": 90, "height": 9}}],
       "constraints": ["a.leading == r.leading", "b.leading == r.leading", "a.top == r.top",
         "b.top == a.bottom", "b.bottom == r.bottom", "c.leading == r.leading",
         "c.top == r.top", "c.width <= 40"]}
      """
    let (status, system) = run(["-"], input: file)
    expectEqual(status, .done)
    expectEqual(system.messages, "standard input: clipped text: b is 10 high instead of 25\n")
    expect(system.output.contains("  b (0, 20, 25, 10)\n"))
    let (strict, other) = run(["--strict", "-"], input: file)
    expect(strict == .notLaidOut && other.messages == system.messages)
    expectEqual(other.output, system.output)
    expect(run(["--strict", "good"]).0 == .done && run(["good"]).1.messages.isEmpty)
    expectEqual(run(["--strict", "--lines", "good"]).0, .wrongInput)
  }

  @Test func `text has a line for each item`() {
    let (status, system) = run(["good"])
    expectEqual(status, .done)
    expectEqual(
      system.output,
      """
      r (0, 0, 100, 50)
        a (10, 0, 79.5, 20)
        guide g (10, 20, 1, 2)

      """)
  }

  @Test func `text has the guide names of the file`() {
    let file = """
      {"root": "r", "width": 100, "height": 50, "margins": {"leading": 7},
       "items": [{"name": "s", "in": "r", "kind": "scroll"},
                 {"name": "c", "in": "s", "intrinsic": {"width": 30, "height": 400}},
                 {"name": "v", "in": "r", "kind": "stack", "marginsRelative": true}],
       "constraints": ["s.left == r.leftMargin", "s.right == r.right", "s.top == r.safeArea.top",
         "s.bottom == r.bottom", "c.left == s.frameGuide.left", "c.right == s.contentGuide.right",
         "c.left == s.contentGuide.left", "c.top == s.top", "c.bottom == s.bottom",
         "v.leading == r.readable.leading", "v.top == r.top"]}
      """
    let (status, system) = run(["-"], input: file)
    expectEqual(status, .done)
    let guides = system.output.split(separator: "\n").filter { $0.contains("guide ") }
    let names = guides.map { $0.split(separator: " ")[1] }
    // The guides of the scroll view, of the stack, then of the root.
    expectEqual(
      names, ["contentGuide", "frameGuide", "margins", "margins", "safeArea", "readable"],
      "\(system.output)")
  }

  @Test func `SVG shows each item`() throws {
    let (status, system) = run(["good", "--format", "svg"])
    expectEqual(status, .done)
    let titles = try XMLElement.read(system.standardOutput).all("title").map(\.text)
    expect(titles.contains("a (10, 0, 79.5, 20)"))
  }

  @Test func `solve reads standard input and writes an output file`() {
    let (status, system) = run(["-", "--format=json", "--output", "out"], input: Self.good)
    expectEqual(status, .done)
    expectEmpty(system.standardOutput)
    expect(String(decoding: system.files["out"] ?? [], as: UTF8.self).hasPrefix("{\"size\""))
  }

  @Test func `an invalid file gives status 2, the line and a mark`() {
    for (file, input, name) in [("bad", "", "bad"), ("-", Self.bad, "standard input")] {
      let (status, system) = run([file, "--output", "out"], input: input)
      expectEqual(status, .wrongInput)
      expect(system.files["out"] == nil && system.standardOutput.isEmpty)
      let lines = system.messages.split(separator: "\n")
      expectEqual(lines.count, 3)
      expect(lines[0].hasPrefix("\(name):1: unknown member 'widht'"))
      expectEqual(lines[1], "    " + Self.bad)
      expectEqual(lines[2], "                  ^~~~~~~")
    }
  }

  @Test(arguments: ["text", "svg", "json"])
  func `an impossible layout gives status 1`(format: String) {
    let (status, system) = run(["impossible", "--format", format])
    expectEqual(status, .notLaidOut)
    expect(system.messages.hasPrefix("impossible:1: these constraints cannot all be satisfied"))
    if format == "json" {
      let expected = #"""
        {"error":{"kind":"unsatisfiable","constraints":["a.width == 1","a.width == 2"],\#
        "explanation":"these constraints cannot all be satisfied; change or remove one of them: \#
        a.width == 1; a.width == 2","members":[\#
        {"constraint":"a.width == 1","line":1,"file":"impossible","priority":1000,\#
        "terms":[["a.width",1]],"relation":"==","constant":1,"multiplier":-1},\#
        {"constraint":"a.width == 2","line":1,"file":"impossible","priority":1000,\#
        "terms":[["a.width",1]],"relation":"==","constant":2,"multiplier":1}],\#
        "gap":1,"arithmetic":"2 > 1","cures":[\#
        {"change":"constant","member":0,"constant":2,"solves":true,"preservesOrder":true},\#
        {"change":"constant","member":1,"constant":1,"solves":true,"preservesOrder":true},\#
        {"change":"priority","member":0,"priority":999,"solves":true,"preservesOrder":true},\#
        {"change":"priority","member":1,"priority":999,"solves":true,"preservesOrder":true},\#
        {"change":"remove","member":0,"solves":true,"preservesOrder":true},\#
        {"change":"remove","member":1,"solves":true,"preservesOrder":true}],\#
        "hints":[{"code":"duplicateSize","text":"a has two required widths: 1 and 2; \#
        change the first instead of adding another","member":1}],"more":0}}

        """#
      expectEqual(system.output, expected)
    } else {
      expectEmpty(system.standardOutput)
    }
  }

  @Test(arguments: [
    (["solve"], "missing layout file"),
    (["solve", "none"], "none: no such file"),
    (["solve", "good", "--lines", "--format", "svg"], "--lines writes JSON"),
    (["solve", "good", "--ambiguity"], "--ambiguity requires --lines"),
    (["solve", "good", "--lines", "--ambiguity", "--no-ambiguity"], "cannot be combined"),
    (["solve", "good", "--width", "5"], "unknown option '--width'"),
    (["solve", "good", "--output", "good"], "overwrite the layout file"),
    (["explain", "good"], "missing quantity"),
  ])
  func `wrong arguments of solve give status 2`(arguments: [String], words: String) {
    let system = MemorySystem(["good": Self.good])
    expectEqual(LayoutProgram(system: system).run(arguments), .wrongInput)
    expect(system.messages.contains(words))
  }

  private static let open =
    #"{"width": 9, "height": 9, "items": [{"name": "a"}], "constraints": ["a.width >= 3"]}"#

  @Test func `ambiguous quantities are listed unless declined`() {
    let (_, text) = run(["-"], input: Self.open)
    expect(text.output.hasSuffix("\nambiguous: a.x, a.y, a.width, a.height\n"))
    let (_, json) = run(["-", "--format", "json"], input: Self.open)
    expect(json.output.hasSuffix(#","ambiguous":["a.x","a.y","a.width","a.height"]}"# + "\n"))
    let (_, lines) = run(["-", "--lines"], input: Self.open)
    expect(!lines.output.contains("ambiguous"))
    let (_, asked) = run(["-", "--lines", "--ambiguity"], input: Self.open)
    expectEqual(asked.output, json.output)
    let (_, declined) = run(["-", "--format", "json", "--no-ambiguity"], input: Self.open)
    expectEqual(declined.output, lines.output)
    let (_, short) = run(["-", "--no-ambiguity"], input: Self.open)
    expectEqual(text.output, short.output + "ambiguous: a.x, a.y, a.width, a.height\n")
  }

  // MARK: One layout a line

  private func line(_ width: Int) -> String { "{\"width\":\(width),\"height\":1}" }
  private func result(_ width: Int) -> String {
    "{\"size\":{\"width\":\(width),\"height\":1},\"items\":{}}\n"
  }

  @Test func `each line has its result in the order of the input`() throws {
    let lines = [line(1), "nonsense", "", Self.impossible, line(2)]
    let (status, system) = run(["-", "--lines"], input: lines.joined(separator: "\n"))
    expectEqual(status, .wrongInput)
    expectEmpty(system.messages)
    let results = system.output.split(separator: "\n", omittingEmptySubsequences: false)
    try #require(results.count == 6 && results[5].isEmpty)
    expectEqual(results[0] + "\n", result(1))
    expect(results[1].hasPrefix(#"{"error":{"kind":"invalidFile","line":2,"column":1,"#))
    expect(results[2].hasPrefix(#"{"error":{"kind":"invalidFile","line":3,"column":1,"#))
    expect(results[3].hasPrefix(#"{"error":{"kind":"unsatisfiable","#))
    expectEqual(results[4] + "\n", result(2))
  }

  @Test func `the exit status of several layouts is the highest of them`() {
    let (done, _) = run(["-", "--lines"], input: line(1) + "\n" + line(2) + "\n")
    expectEqual(done, .done)
    let (failed, _) = run(["-", "--lines"], input: Self.impossible + "\n" + line(2) + "\n")
    expectEqual(failed, .notLaidOut)
    let (wrong, _) = run(["-", "--lines"], input: "x\n" + Self.impossible + "\n")
    expectEqual(wrong, .wrongInput)
  }

  @Test(arguments: [1, 3, 17, 1000])
  func `input chunks of any size give equal results`(pieceSize: Int) {
    let system = MemorySystem()
    system.pieceSize = pieceSize
    system.standardInput = Array((1...40).map { line($0) + "\r\n" }.joined().utf8)
    expectEqual(LayoutProgram(system: system).run(["solve", "-", "--lines"]), .done)
    expectEqual(system.output, (1...40).map(result).joined())
  }

  @Test func `a line that is too long is refused and the next one is read`() {
    let long = String(repeating: " ", count: (1 << 24) + 1)
    let (status, system) = run(["-", "--lines"], input: long + "\n" + line(1))
    expectEqual(status, .wrongInput)
    expect(system.output.contains(#"{"error":{"kind":"invalidFile","line":1,"#))
    expect(system.output.hasSuffix(result(1)))
  }
}
