import LayoutCommand
import TestSupport
import Testing

/// `layout graph` from arguments to output.
@Suite struct GraphCommandTests {
  private func run(_ arguments: String...) -> (CommandStatus, MemorySystem) {
    let system = MemorySystem([
      "good": """
      {"width": 10, "height": 10, "items": [{"name": "a"}], "constraints": ["a.width == root.width"]}
      """,
      "two": """
      {"width": 10, "height": 10, "items": [{"name": "a"}, {"name": "b"}],
       "constraints": ["a.width == b.width", "b.width == 4", "b.height == 4"]}
      """,
      "impossible":
        #"{"width": 10, "items": [{"name": "a"}], "constraints": ["a.width == 1", "a.width == 2"]}"#,
      "bad": "{",
    ])
    return (LayoutProgram(system: system).run(["graph"] + arguments), system)
  }

  @Test func `a graph is written for Graphviz or as a Mermaid flowchart`() {
    let (status, system) = run("good")
    expect(status == .done && system.output.hasPrefix("digraph layout {\n"))
    expect(system.output.contains(#"n1 -> n0 [label="a.width == root.width"];"#))
    let (other, flowchart) = run("good", "--format", "mermaid")
    expectEqual(other, .done)
    expectEqual(
      flowchart.output,
      """
      flowchart LR
        subgraph s0[" "]
          n0["root"]
          n1["a"]
        end
        n1 -- "a.width == root.width" --> n0

      """)
  }

  @Test func `an impossible layout is drawn, with its conflict highlighted on request`() {
    let (status, system) = run("impossible")
    expect(status == .done && !system.output.contains("penwidth"))
    let (marked, conflict) = run("impossible", "--conflict", "--output", "picture")
    expect(marked == .done && conflict.messages.isEmpty)
    let text = String(decoding: conflict.files["picture"] ?? [], as: UTF8.self)
    expectEqual(text.split(separator: "\n").filter { $0.contains("penwidth=2") }.count, 3)
  }

  @Test func `only the constraints that explain a quantity are highlighted`() {
    let (status, system) = run("two", "--explain", "a.width")
    expect(status == .done && system.messages.isEmpty)
    let marked = system.output.split(separator: "\n").filter {
      $0.contains("->") && $0.contains("c5221f")
    }
    expectEqual(marked.count, 2)
    for equation in ["a.width == b.width", "b.width == 4"] {
      expect(marked.contains { $0.contains("label=\"\(equation)\"") }, "\(system.output)")
    }
    let (other, flowchart) = run("two", "--explain", "a.width", "--format", "mermaid")
    expect(other == .done && flowchart.output.contains("linkStyle 0,1 "))
  }

  @Test(arguments: [
    (["two", "--explain", "c.width"], CommandStatus.wrongInput, "unknown item"),
    (["two", "--explain", "a.width", "--conflict"], .wrongInput, "cannot be combined"),
    (["impossible", "--explain", "a.width"], .notLaidOut, "cannot all be satisfied"),
  ])
  func `a quantity without explanation gives an error`(
    _ arguments: [String], _ expected: CommandStatus, _ message: String
  ) {
    let system = MemorySystem([
      "two": #"{"items": [{"name": "a"}], "constraints": ["a.width == 4"]}"#,
      "impossible":
        #"{"width": 10, "items": [{"name": "a"}], "constraints": ["a.width == 1", "a.width == 2"]}"#,
    ])
    expectEqual(LayoutProgram(system: system).run(["graph"] + arguments), expected)
    expect(system.messages.contains(message), "\(system.messages)")
  }

  @Test func `a layout without conflict has no highlights and a message`() {
    let (status, system) = run("good", "--conflict")
    expect(status == .done && !system.output.contains("penwidth"))
    expectEqual(system.messages, "good: no conflict, so nothing is marked\n")
  }

  @Test(arguments: [
    (["bad"], "bad:1:"), (["none"], "none: no such file"), ([], "missing layout file"),
    (["good", "--format", "svg"], "--format expects one of dot, mermaid, not 'svg'"),
    (["good", "--output", "good"], "--output would overwrite the layout file"),
  ])
  func `wrong arguments of graph give status 2`(_ arguments: [String], _ message: String) {
    let system = MemorySystem(["good": #"{"items": []}"#, "bad": "{"])
    expectEqual(LayoutProgram(system: system).run(["graph"] + arguments), .wrongInput)
    expect(system.messages.contains(message), "\(system.messages)")
  }

  @Test func `help lists the options`() {
    let (status, system) = run("--help")
    expect(status == .done && system.output.contains("--conflict"))
  }
}
