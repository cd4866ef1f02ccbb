extension ConstraintGraph {
  /// The graph in the DOT language of Graphviz.
  ///
  /// Each item with contents has a frame around them. An arrow leads from the first item of a
  /// constraint to the second one. A constraint with three or more items is a text with arrows of
  /// its own.
  public var dot: String {
    var text = """
      digraph layout {
        rankdir=LR; nodesep=0.4; ranksep=1.2;
        graph [fontname="Helvetica", color="#9aa0a6", style=rounded];
        node [fontname="Helvetica", fontsize=12, shape=box, style="rounded,filled", fillcolor=white];
        edge [fontname="Helvetica", fontsize=10, color="#5f6368"];

      """
    let children = childrenByParent
    appendItem(0, children, &text, indent: "  ")
    for (index, edge) in edges.enumerated() { append(edge, index, &text) }
    return text + "}\n"
  }

  /// The children of each node, by index.
  var childrenByParent: [[Int]] {
    var children = [[Int]](repeating: [], count: nodes.count)
    for (index, node) in nodes.enumerated() {
      if let parent = node.parent { children[parent].append(index) }
    }
    return children
  }

  private func appendItem(
    _ index: Int, _ children: [[Int]], _ text: inout String, indent: String
  ) {
    let node = nodes[index]
    var attributes = "label=\(quoted(node.name))"
    if node.isGuide { attributes += ", style=\"rounded,dashed\"" }
    if node.isHighlighted { attributes += ", color=\"#c5221f\", penwidth=2" }
    let line = "n\(index) [\(attributes)];\n"
    guard !children[index].isEmpty else {
      text += indent + line
      return
    }
    text += indent + "subgraph cluster_\(index) {\n" + indent + "  " + line
    for child in children[index] { appendItem(child, children, &text, indent: indent + "  ") }
    text += indent + "}\n"
  }

  private func append(_ edge: Edge, _ index: Int, _ text: inout String) {
    let mark = edge.isHighlighted ? ", color=\"#c5221f\", fontcolor=\"#c5221f\", penwidth=2" : ""
    let label = "label=\(quoted(edge.label))"
    guard edge.ends.count > 2 else {
      let first = edge.ends.first ?? 0
      text += "  n\(first) -> n\(edge.ends.last ?? first) [\(label)\(mark)];\n"
      return
    }
    text += "  c\(index) [\(label), shape=plaintext, style=\"\", fontsize=10"
    text += (edge.isHighlighted ? ", fontcolor=\"#c5221f\"" : "") + "];\n"
    for (position, end) in edge.ends.enumerated() {
      // A line leads from the first item to the text, and arrows from the text to the others.
      let arrow = position == 0 ? "n\(end) -> c\(index)" : "c\(index) -> n\(end)"
      text += "  \(arrow) [\(position == 0 ? "arrowhead=none" : "arrowhead=normal")\(mark)];\n"
    }
  }

  private func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\\" || scalar == "\"" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}
