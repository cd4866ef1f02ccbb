extension ConstraintGraph {
  /// The graph as a Mermaid flowchart, for Markdown.
  ///
  /// It has the same content as ``dot``.
  public var mermaid: String {
    var text = "flowchart LR\n"
    appendItem(0, childrenByParent, &text, indent: "  ")
    var links = 0
    var highlighted: [Int] = []
    for (index, edge) in edges.enumerated() {
      let label = "\"\(escaped(edge.label))\""
      let first = edge.ends.first ?? 0
      var lines: [String]
      if edge.ends.count > 2 {
        text += "  c\(index)[\(label)]\n"
        lines = edge.ends.enumerated().map { position, end in
          position == 0 ? "n\(end) --- c\(index)" : "c\(index) --> n\(end)"
        }
      } else {
        lines = ["n\(first) -- \(label) --> n\(edge.ends.last ?? first)"]
      }
      for line in lines {
        text += "  \(line)\n"
        if edge.isHighlighted { highlighted.append(links) }
        links += 1
      }
    }
    if !highlighted.isEmpty {
      let numbers = highlighted.map(String.init).joined(separator: ",")
      text += "  linkStyle \(numbers) stroke:#c5221f,stroke-width:3px,color:#c5221f\n"
      let names = nodes.indices.filter { nodes[$0].isHighlighted }.map { "n\($0)" }
      text += "  classDef used stroke:#c5221f,stroke-width:3px\n"
      text += "  class \(names.joined(separator: ",")) used\n"
    }
    return text
  }

  private func appendItem(
    _ index: Int, _ children: [[Int]], _ text: inout String, indent: String
  ) {
    let name = escaped(nodes[index].name)
    let line = nodes[index].isGuide ? "n\(index)([\"\(name)\"])\n" : "n\(index)[\"\(name)\"]\n"
    guard !children[index].isEmpty else {
      text += indent + line
      return
    }
    text += indent + "subgraph s\(index)[\" \"]\n" + indent + "  " + line
    for child in children[index] { appendItem(child, children, &text, indent: indent + "  ") }
    text += indent + "end\n"
  }

  /// Escapes a text between quotes with the entities of Mermaid.
  private func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "#": escaped += "#35;"
      case "\"": escaped += "#quot;"
      case "<": escaped += "#lt;"
      case ">": escaped += "#gt;"
      case "\n": escaped += " "
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
