import LayoutCommand
import TestSupport
import Testing

/// `layout explain` from arguments to output.
@Suite struct ExplainTests {
  private static let files = [
    "card": """
    {"root": "card", "width": 100, "height": 20, "items": [{"name": "a"}],
     "constraints": ["a.left == card.left + 10", "a.right == card.right - 10",
     "a.width == 95 @500", "a.top >= card.top + 2", "a.bottom <= card.bottom", "a.height == 5"]}
    """,
    "impossible": #"{"items": [{"name": "a"}], "constraints": ["a.width == 1", "a.width == 2"]}"#,
  ]

  private func run(_ arguments: String...) -> (status: CommandStatus, system: MemorySystem) {
    let system = MemorySystem(Self.files)
    return (LayoutProgram(system: system).run(["explain"] + arguments), system)
  }

  @Test func `the explanation of a width lists numbers that add up`() {
    let (status, system) = run("card", "a.width", "--format", "json")
    expectEqual(status, .done)
    let root = #"""
      {"constraint":"card.width == 100","system":"rootSize","priority":1000,\#
      "terms":[["card.width",1]],"relation":"==","constant":100,"multiplier":1,"contribution":100}
      """#
    let left = #"""
      {"constraint":"a.left == card.left + 10","line":2,"file":"card","priority":1000,\#
      "terms":[["a.left",1]],"relation":"==","constant":10,"multiplier":-1,"contribution":-10}
      """#
    let right = #"""
      {"constraint":"a.right == card.right - 10","line":2,"file":"card","priority":1000,\#
      "terms":[["a.left",1],["a.width",1],["card.width",-1]],"relation":"==","constant":-10,\#
      "multiplier":1,"contribution":-10}
      """#
    let start = #"""
      {"quantity":"a.width","value":80,"determined":true,"terms":[["a.width",1]],"constant":0,\#
      "because":[\#(root),\#(left),\#(right)],"open":[],"larger":{"priority":1000,"cost":1,
      """#
    expect(system.output.hasPrefix(start))
    expect(system.output.contains(#""lost":[{"constraint":"a.width == 95 @500","line":3,"#))
    expect(system.output.hasSuffix("\"violation\":15}]}\n"))
  }

  @Test func `an ambiguous quantity has its range and a constraint that determines it`() {
    let (status, system) = run("card", "--ambiguity", "--format", "json")
    expectEqual(status, .done)
    expect(system.output.hasPrefix(#"{"ambiguous":[{"quantity":"a.y","value":"#))
    expect(system.output.contains(#""from":2,"to":15,"moves":[["a.y","#))
    expect(system.output.contains(#""cures":[{"add":"a.top == card.top + "#))
  }

  @Test func `of many ambiguous items the first are examined, and the others counted`() {
    // Nothing but the sum of their heights determines those of the 130 items.
    let items = (0..<130).map { #", {"name": "v\#($0)", "in": "s"}"# }.joined()
    let stack = #"{"name": "s", "kind": "stack", "axis": "vertical"}"#
    let edges = ["leading", "trailing", "top", "bottom"].map { #""s.\#($0) == root.\#($0)""# }
    let system = MemorySystem([
      "open": #"""
      {"width": 9, "height": 9, "items": [\#(stack)\#(items)],
       "constraints": [\#(edges.joined(separator: ","))]}
      """#
    ])
    let program = LayoutProgram(system: system)
    expectEqual(program.run(["explain", "open", "--ambiguity"]), .done)
    expect(system.output.contains("v99."))
    expect(!system.output.contains("v100."))
    expect(system.output.hasSuffix("determine them, and ask again about 30 more\n"))
    expectEqual(program.run(["explain", "open", "--ambiguity", "--format", "json"]), .done)
    expect(system.output.hasSuffix("],\"unexamined\":30}\n"))
  }

  @Test func `another value is supposed, or refused with the conflict`() {
    let moved = run("card", "a.top", "--at", "3")
    expectEqual(moved.status, .done)
    expect(moved.system.output.contains("a would be at (10, 3), 80 wide and 5 high"))
    let refused = run("card", "a.width", "--at", "90", "--format", "json")
    expectEqual(refused.status, .done)
    expect(refused.system.output.contains(#""at":{"value":90,"error":{"kind":"unsatisfiable","#))
  }

  @Test func `the names that other commands print are understood`() {
    let open = """
      {"width": 90, "height": 60, "items": [{"name": "a", "intrinsic": {"width": 9, "height": 8}},
       {"name": "b", "in": "a"}, {"name": "s", "kind": "scroll"}, {"name": "g", "kind": "guide"}],
       "constraints": ["a.top == root.top", "b.left == a.left", "s.top == a.top", "g.left == a.left"]}
      """
    let system = MemorySystem(["open": open])
    let program = LayoutProgram(system: system)
    expectEqual(program.run(["solve", "open"]), .done)
    let names = system.output.split(separator: "\n").last?.dropFirst("ambiguous: ".count)
      .split(separator: ", ").map(String.init)
    let printed = names ?? []
    expect(printed.contains("a.x") && printed.contains("b.y") && printed.contains("g.height"))
    for name in printed {
      let explanation = MemorySystem(["open": open])
      expectEqual(LayoutProgram(system: explanation).run(["explain", "open", name]), .done)
      expect(explanation.output.hasPrefix("\(name) is "))
    }
    let ranges = MemorySystem(["open": open])
    expectEqual(LayoutProgram(system: ranges).run(["ranges", "open"]), .done)
    let line = ranges.output.split(separator: "\n").first { $0.hasPrefix("  ambiguous: ") }
    expectEqual(
      line?.dropFirst(13).split(separator: ", ").map(String.init).sorted(), printed.sorted())
    let graph = MemorySystem(["open": open])
    expectEqual(LayoutProgram(system: graph).run(["graph", "open", "--explain", "a.x"]), .done)
  }

  @Test func `x and y are the left and top edges, in constraints too`() {
    let file = """
      {"width": 90, "height": 60, "direction": "rightToLeft", "items": [{"name": "a"}],
       "constraints": ["a.x == root.x + 10", "a.y == root.top + 7", "a.width == 20", "a.height == 5"]}
      """
    let system = MemorySystem(["file": file])
    expectEqual(LayoutProgram(system: system).run(["solve", "file"]), .done)
    expect(system.output.contains("a (10, 7, 20, 5)") && !system.output.contains("ambiguous"))
  }

  @Test func `a hint names members of the file`() {
    let files = [
      "frame":
        #"{"items": [{"name": "a", "frame": [0, 0, 3, 3]}], "constraints": ["a.width == 5"]}"#,
      "minimum": """
      {"items": [{"name": "a", "minimum": {"width": 9, "height": 9, "priority": 1000}}],
       "constraints": ["a.width == 5"]}
      """,
    ]
    for (file, words) in [("frame", "'frame'"), ("minimum", "'minimum' a 'priority' below 1000")] {
      for arguments in [["solve", file, "--format", "json"], ["explain", file, "a.width"]] {
        let system = MemorySystem(files)
        expectEqual(LayoutProgram(system: system).run(arguments), .notLaidOut)
        let text = system.output + system.messages
        expect(text.contains(words), "\(text)")
        expect(!text.contains("translatesAutoresizing") && !text.contains("minimumContentPriority"))
      }
    }
    let supposed = MemorySystem(["frame": #"{"items": [{"name": "a", "frame": [0, 0, 3, 3]}]}"#])
    expectEqual(
      LayoutProgram(system: supposed).run(["explain", "frame", "a.width", "--at", "5"]), .done)
    expect(supposed.output.contains("Hint: a is pinned by its 'frame'"))
  }

  @Test func `a distance is written with an arrow`() {
    let (status, system) = run("card", "card.left -> a.left")
    expectEqual(status, .done)
    expect(system.output.hasPrefix("card.left -> a.left is 10:\n"))
  }

  @Test func `an impossible layout gives its conflict and status 1`() {
    let (status, system) = run("impossible", "a.width", "--format", "json")
    expectEqual(status, .notLaidOut)
    expect(system.output.hasPrefix(#"{"error":{"kind":"unsatisfiable","#))
  }

  @Test(arguments: [
    (["card", "b.width"], "unknown item 'b'"),
    (["card", "a.widht"], "unknown attribute 'widht'"),
    (["card", "a.width -> a.left"], "a distance lies between"),
    (["card", "a.width", "a.left"], "unexpected 'a.left'; expected one quantity"),
    (["card", "a.width", "--at", "wide"], "--at expects a number of points"),
    (["card", "a.width", "--ambiguity"], "--ambiguity covers the whole file"),
    (["none", "a.width"], "no such file"),
  ])
  func `wrong arguments of explain give status 2`(arguments: [String], words: String) {
    let system = MemorySystem(Self.files)
    expectEqual(LayoutProgram(system: system).run(["explain"] + arguments), .wrongInput)
    expect(system.messages.contains(words))
  }
}
