import Anchors
import LayoutFiles
import TestSupport
import Testing

/// Contents of the graphs of layout files, regardless of their appearance.
@Suite struct ConstraintGraphTests {
  private static let card = """
    {"root": "card", "width": 320, "height": 80,
     "items": [{"name": "photo"}, {"name": "texts", "kind": "stack"}, {"name": "title", "in": "texts"},
       {"name": "gap", "kind": "guide"}],
     "metrics": {"pad": 8},
     "constraints": ["photo.leading == card.leading + pad", "photo.width == 80",
       "texts.leading  >=  photo.trailing + pad",
       "(photo.trailing -> gap.leading) == (gap.trailing -> texts.leading)",
       "title.top == card.margins.top", {"rule": "texts.width == 300", "identifier": "wide"},
       "texts.trailing == card.trailing"],
     "formats": ["V:|-[photo]-|"]}
    """

  private func graph(_ text: String = card) throws -> ConstraintGraph {
    ConstraintGraph(try LayoutFile(Array(text.utf8)))
  }

  /// The lines between the first and the last, without indentation.
  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  @Test func `each item is a node inside the cluster of its superview`() throws {
    let dot = try graph().dot
    expect(
      dot.contains(
        """
          subgraph cluster_0 {
            n0 [label="card"];
            n1 [label="photo"];
            subgraph cluster_2 {
              n2 [label="texts"];
              n3 [label="title"];
            }
            n4 [label="gap", style="rounded,dashed"];
            n5 [label="card.margins", style="rounded,dashed"];
          }

        """))
  }

  @Test func `each constraint is an edge from its first item to its second, labeled as written`()
    throws
  {
    let edges = lines(try graph().dot).filter { $0.contains(" -> ") && !$0.contains("arrowhead") }
      .filter { !$0.hasPrefix("c") }
    expectEqual(
      edges,
      [
        #"n1 -> n0 [label="photo.leading == card.leading + pad"];"#,
        #"n1 -> n1 [label="photo.width == 80"];"#,
        #"n2 -> n1 [label="texts.leading  >=  photo.trailing + pad"];"#,
        #"n3 -> n5 [label="title.top == card.margins.top"];"#,
        #"n2 -> n2 [label="texts.width == 300"];"#,
        #"n2 -> n0 [label="texts.trailing == card.trailing"];"#,
        #"n1 -> n0 [label="photo.top == card.top + 20"];"#,
        #"n0 -> n1 [label="card.bottom == photo.bottom + 20"];"#,
      ])
  }

  @Test func `a constraint between three items is a text node with an edge to each`() throws {
    let found = lines(try graph().dot).filter { $0.contains("c3") }
    expectEqual(found.count, 4)
    expect(found[0].contains("(photo.trailing -> gap.leading) == (gap.trailing -> texts.leading)"))
    for item in ["n1", "n2", "n4"] { expect(found.dropFirst().contains { $0.contains(item) }) }
  }

  @Test func `highlighted constraints are red, and those that the file does not state are added`()
    throws
  {
    let file = try LayoutFile(Array(Self.card.utf8))
    var graph = ConstraintGraph(file)
    let failure = #expect(throws: LayoutFailure.self) { try file.layOut() }
    let conflict = try #require(failure?.conflict)
    graph.highlight(conflict.members.map(\.constraint))
    let red = lines(graph.dot).filter { $0.contains("penwidth=2") }
    expectEqual(
      red.filter { $0.contains(" -> ") }.map { $0.split(separator: "\"")[1] },
      [
        "photo.leading == card.leading + pad", "photo.width == 80",
        "texts.leading  >=  photo.trailing + pad", "texts.width == 300",
        "texts.trailing == card.trailing", "card.width == 320 (the requested size)",
      ])
    expectEqual(red.filter { !$0.contains(" -> ") }.map { $0.prefix(2) }, ["n0", "n1", "n2"])
    let styles = lines(graph.mermaid).filter { $0.hasPrefix("linkStyle") || $0.hasPrefix("class ") }
    // The constraint between three items, the fourth, has three links.
    expectEqual(
      styles,
      [
        "linkStyle 0,1,2,7,8,11 stroke:#c5221f,stroke-width:3px,color:#c5221f",
        "class n0,n1,n2 used",
      ])
  }

  @Test func `only the conflicting constraints of a format are highlighted`() throws {
    let file = try LayoutFile(
      Array(
        """
        {"root": "r", "width": 100, "height": 50, "items": [{"name": "a"}, {"name": "b"}],
         "formats": ["H:|[a(60)][b(60)]|"]}
        """.utf8))
    var graph = ConstraintGraph(file)
    let failure = #expect(throws: LayoutFailure.self) { try file.layOut() }
    graph.highlight(try #require(failure?.conflict).members.map(\.constraint))
    let edges = lines(graph.dot).filter { $0.contains(" -> ") }
    expectEqual(edges.count, 6)
    expect(edges.allSatisfy { $0.contains("penwidth=2") })
  }

  @Test func `quotes and angle brackets in labels are escaped`() throws {
    let text = #"""
      {"root": "r", "items": [{"name": "a"}], "constraints": ["a.width <= 3", "a.height >= 4"]}
      """#
    let mermaid = lines(try graph(text).mermaid)
    expect(mermaid.contains(#"n1 -- "a.width #lt;= 3" --> n1"#))
    expect(mermaid.contains(#"n1 -- "a.height #gt;= 4" --> n1"#))
  }
}
