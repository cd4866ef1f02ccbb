public import Anchors

/// The items of a layout file and the constraints between them, for drawing.
///
/// ```swift
/// var graph = ConstraintGraph(file)
/// graph.highlight(conflict.members.map(\.constraint))
/// print(graph.dot)
/// ```
public struct ConstraintGraph {
  /// An item or one of its guides.
  struct Node {
    let name: String
    /// The index of the containing item, or nil for the root.
    let parent: Int?
    let isGuide: Bool
    var isHighlighted = false
  }

  /// A constraint between the items it mentions.
  struct Edge {
    let label: String
    /// The indices of the items, the constraint's first item first; often only one.
    let ends: [Int]
    var isHighlighted = false
  }

  private(set) var nodes: [Node] = []
  private(set) var edges: [Edge] = []
  private var indices: [String: Int] = [:]
  private let written: WrittenConstraints
  /// The edges of each constraint or format, by the offset of its text in the file.
  private var edgesByStart: [Int: [Int]] = [:]

  /// Creates the graph of a file, which may be impossible and need not be laid out.
  ///
  /// The constraints are those of the file, without those that stacks and contents imply.
  ///
  /// - Complexity: O(items and constraints).
  public init(_ file: LayoutFile) {
    written = WrittenConstraints(file.constraints)
    for item in file.items { indices[item.name.text] = indices.count }
    for item in file.items {
      let parent = item.node === file.root.layoutNode ? nil : indices[item.parent?.text ?? ""] ?? 0
      nodes.append(Node(name: item.name.text, parent: parent, isGuide: item.view == nil))
    }
    var counts: [Int: Int] = [:]
    for constraint in file.constraints { counts[constraint.range.start, default: 0] += 1 }
    for constraint in file.constraints {
      // The equations distinguish the constraints of one format.
      let isAlone = counts[constraint.range.start] == 1
      let mentioned = constraint.constraint.mentionedNodes
      let label = isAlone ? constraint.text : constraint.constraint.equation
      let ends = mentioned.map { index(of: $0.name, in: $0.node.parent?.name) }
      edgesByStart[constraint.range.start, default: []].append(edges.count)
      edges.append(Edge(label: label, ends: ends))
    }
  }

  /// Returns the index of an item by name; adds a node for a guide that is not in the file.
  private mutating func index(of name: String, in parent: String?) -> Int {
    if let known = indices[name] { return known }
    let index = nodes.count
    indices[name] = index
    nodes.append(Node(name: name, parent: indices[parent ?? ""] ?? 0, isGuide: true))
    return index
  }

  /// Marks constraints and the items that they mention.
  ///
  /// A constraint that is not in the file, such as the requested size of the layout, is added.
  ///
  /// - Parameter constraints: Those of a conflict or an explanation.
  public mutating func highlight(_ constraints: [ReportedConstraint]) {
    for constraint in constraints {
      let index = edge(of: constraint) ?? addEdge(of: constraint)
      edges[index].isHighlighted = true
      for end in edges[index].ends { nodes[end].isHighlighted = true }
    }
  }

  /// Returns the edge of a constraint of the file; for duplicates, one not highlighted yet.
  private func edge(of constraint: ReportedConstraint) -> Int? {
    let candidates = written.all(constraint.summary).flatMap { stated in
      (edgesByStart[stated.range.start] ?? []).filter { index in
        let count = edgesByStart[stated.range.start]?.count ?? 0
        return count == 1 || edges[index].label == constraint.equation
      }
    }
    return candidates.first { !edges[$0].isHighlighted } ?? candidates.first
  }

  private mutating func addEdge(of constraint: ReportedConstraint) -> Int {
    var ends: [Int] = []
    for term in constraint.terms {
      let name = term.quantity.item
      // Guides of a stack have no node; they belong to the item before the dot.
      let owner = indices[name] ?? indices[String(name.prefix { $0 != "." })]
      if let owner, !ends.contains(owner) { ends.append(owner) }
    }
    let source = constraint.system.map { " (\($0.explanation))" } ?? ""
    edges.append(Edge(label: constraint.equation + source, ends: ends.isEmpty ? [0] : ends))
    return edges.count - 1
  }
}
