import LayoutCommand
import TestSupport
import Testing

/// `layout lint` from arguments to output.
@Suite struct LintCommandTests {
  /// A card as in the articles: its texts extend outside by the margin they should keep inside.
  private static let card = """
    {"root": "card", "width": 100, "height": 40, "textMeasurer": "square",
     "items": [{"name": "title", "kind": "label", "text": "Juca", "font": 10}],
     "metrics": {"m": 5},
     "constraints": [
       "title.leading == card.leading + m",
       "title.trailing == card.trailing + m",
       "title.top == card.top"]}
    """
  private static let note = """
    {"root": "r", "width": 100, "height": 40,
     "items": [{"name": "a"}],
     "constraints": ["a.left == r.left", "a.top == r.top", "a.height == 3", "a.width <= 90",
       "a.width == 95 @600"]}
    """
  private static let clean = """
    {"width": 10, "height": 10, "items": [{"name": "a"}],
     "constraints": ["a.left == root.left", "a.top == root.top", "a.width == 1", "a.height == 1"]}
    """
  /// An item as wide as the root, at most 400.
  private static let limited = """
    {"width": 100, "height": 10, "items": [{"name": "a"}],
     "constraints": ["a.left == root.left", "a.top == root.top", "a.height == 1",
       "a.right == root.right @750", "a.width <= 400"]}
    """
  private static let impossible =
    #"{"width": 10, "items": [{"name": "a"}], "constraints": ["a.width == 1", "a.width == 2"]}"#

  private func run(_ arguments: String...) -> (CommandStatus, MemorySystem) {
    let system = MemorySystem([
      "card": Self.card, "note": Self.note, "clean": Self.clean, "impossible": Self.impossible,
      "limited": Self.limited, "bad": "{",
    ])
    system.standardInput = Array(Self.card.utf8)
    return (LayoutProgram(system: system).run(["lint"] + arguments), system)
  }

  @Test func `the wrong sign of the articles' cards is found by default`() {
    let (status, system) = run("card", "--verbose")
    expectEqual(status, .notLaidOut)
    expectEqual(
      system.output,
      """
      card: warning: title extends outside card: 5 points at the right. [outsideSuperview]
          Constrain its edges to card's, or make card larger.
      card:6: warning: title ends outside card: its trailing edge is 5 points past card's. \
      [trailingSign]
          title.trailing == card.trailing + m (card:6)
          To keep it inside, negate the constant: title.trailing == card.trailing - 5

      """)
    expectEmpty(system.messages)
    // Without `--verbose`, each finding is one line.
    let brief = system.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    expect(run("card").1.output.split(separator: "\n") == brief && brief.count == 2)
  }

  @Test func `JSON has the code, the severity, items, quantities, constraints, text and fix`() {
    let (status, system) = run("card", "--format", "json", "--allow", "outsideSuperview")
    expectEqual(status, .notLaidOut)
    expectEqual(
      system.output,
      """
      {"findings":[
      {"code":"trailingSign","severity":"warning","items":["title"],"quantities":[],"constraints":[\
      {"constraint":"title.trailing == card.trailing + m","line":6,"file":"card","priority":1000,\
      "terms":[["title.left",1],["title.width",1],["card.width",-1]],"relation":"==","constant":5}],\
      "text":"title ends outside card: its trailing edge is 5 points past card's.",\
      "fix":"To keep it inside, negate the constant: title.trailing == card.trailing - 5"}
      ]}

      """)
  }

  @Test func `notes alone give status 0, and codes can be allowed`() {
    let (status, system) = run("note")
    expectEqual(status, .done)
    expectEqual(system.output, "note: no findings\nnote: 1 note more with --verbose\n")
    expect(
      run("note", "--verbose").1.output
        .hasPrefix("note:4: note: A constraint of priority 600 is violated by 5 points because"))
    expect(run("note", "--format", "json").1.output.contains(#""code":"lostPreference""#))
    expectEqual(run("note", "--allow", "lostPreference").1.output, "note: no findings\n")
    let (both, _) = run("card", "--allow", "trailingSign", "--allow=outsideSuperview")
    expectEqual(both, .done)
  }

  @Test func `a content size is listed once with its priority`() {
    let system = MemorySystem([
      "small": """
      {"width": 90, "height": 9, "items": [{"name": "a", "intrinsic": {"width": 50, "height": 5}}],
       "constraints": ["a.left == root.left", "a.top == root.top", "a.width <= 20"]}
      """
    ])
    expectEqual(LayoutProgram(system: system).run(["lint", "small", "--verbose"]), .done)
    expect(
      system.output.contains("\n    a.width >= 50 @750 (its content size)\n"), "\(system.output)")
  }

  @Test func `a limit never reached in a range of widths is found`() {
    expectEqual(run("limited").1.output, "limited: no findings\n")
    let (status, system) = run("limited", "--from", "100", "--to", "399")
    expect(
      status == .done && system.output.contains("at any width from 100 to 399. [neverBinding]"))
    expect(
      run("limited", "--from", "100", "--to", "399", "--verbose").1.output
        .contains("a.width <= 400 (limited:3)"))
    expectEqual(run("limited", "--from", "100", "--to", "401").1.output, "limited: no findings\n")
  }

  @Test(arguments: [
    (["--from", "1"], "require each other"), (["--from", "2", "--to", "1"], "is above"),
    (["--from", "x", "--to", "1"], "--from expects a width in points"),
  ])
  func `a range of widths requires two numbers in order`(_ arguments: [String], _ message: String) {
    let system = MemorySystem(["limited": Self.limited])
    expectEqual(LayoutProgram(system: system).run(["lint", "limited"] + arguments), .wrongInput)
    expect(system.messages.contains(message), "\(system.messages)")
  }

  @Test func `each copy of a constraint is reported with its own line`() {
    let system = MemorySystem([
      "twice": """
      {"width": 9, "height": 9, "items": [{"name": "a"}], "constraints": [
      "a.left == root.left", "a.top == root.top", "a.height == 1",
      "a.width == 2",
      "a.width == 2", "a.width == 1 * root.width - 7 @3",
      "a.width  ==  2"]}
      """
    ])
    expectEqual(LayoutProgram(system: system).run(["lint", "twice", "--verbose"]), .notLaidOut)
    expectEqual(
      system.output,
      """
      twice:4: warning: Duplicate of an earlier constraint. [duplicate]
          a.width == 2 (twice:4)
          a.width == 2 (twice:3)
          Remove one of them.
      twice:5: warning: Duplicate of an earlier constraint. [duplicate]
          a.width  ==  2 (twice:5)
          a.width == 2 (twice:3)
          Remove one of them.

      """)
  }

  @Test func `a layout without findings gives a message`() {
    expectEqual(run("clean").1.output, "clean: no findings\n")
    let (status, system) = run("clean", "--format", "json")
    expect(status == .done && system.output == "{\"findings\":[]}\n")
  }

  @Test func `an impossible layout gives the error of solve`() {
    let (status, system) = run("impossible", "--format", "json")
    expectEqual(status, .notLaidOut)
    let solved = MemorySystem(["impossible": Self.impossible])
    _ = LayoutProgram(system: solved).run(["solve", "impossible", "--format", "json"])
    expect(system.output == solved.output && system.messages == solved.messages)
    expect(system.output.hasPrefix(#"{"error":{"kind":"unsatisfiable","#))
    expectEmpty(run("impossible").1.output)
  }

  @Test func `lint reads standard input and writes an output file`() {
    let (status, system) = run("-", "--output", "found", "--format", "json")
    expect(status == .notLaidOut && system.output.isEmpty)
    let written = String(decoding: system.files["found"] ?? [], as: UTF8.self)
    expect(written.contains(#""line":6,"priority""#))
    expectEqual(run("card", "--output", "card").0, .wrongInput)
  }

  @Test(arguments: [
    (
      ["card", "--allow", "sign"],
      "--allow expects the code of a finding: outsideSuperview, trailingSign,"
    ),
    (["card", "--format", "svg"], "--format expects one of text, json, sarif, not 'svg'"),
    (["bad"], "bad:1:"), (["missing"], "missing: no such file"),
    ([], "missing layout file"),
    (["card", "--form", "3"], "unknown option '--form'"),
  ])
  func `wrong arguments of lint give status 2`(_ arguments: [String], _ message: String) {
    let system = MemorySystem(["card": Self.card, "bad": "{"])
    expectEqual(LayoutProgram(system: system).run(["lint"] + arguments), .wrongInput)
    expect(system.messages.contains(message), "\(system.messages)")
  }

  @Test func `help names each code`() {
    let (status, system) = run("--help")
    expectEqual(status, .done)
    for code in ["outsideSuperview", "trailingSign", "priorityTie", "lostPreference"] {
      expect(system.output.contains(code))
    }
  }
}
