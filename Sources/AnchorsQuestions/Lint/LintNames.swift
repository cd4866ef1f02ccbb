import Anchors

/// Unique names of items in findings: the item's own name, or its path if several items share it.
struct LintNames {
  /// Names shared by several items, in byte order.
  private var repeated: [String] = []

  /// Collects the names that several items share.
  ///
  /// - Parameter nodes: The items of the tree.
  /// - Complexity: O(*n* log *n*) comparisons of names.
  init(_ nodes: [LayoutNode]) {
    let names = nodes.map { $0.displayName }.sorted(by: Self.isBefore)
    for (index, name) in names.enumerated().dropFirst() {
      guard names[index - 1].utf8.elementsEqual(name.utf8),
        repeated.last?.utf8.elementsEqual(name.utf8) != true
      else { continue }
      repeated.append(name)
    }
  }

  /// Returns the unique name of an item.
  ///
  /// It is `row/cell` if several items are named `cell`, and `row/cell#2` for the second one in a
  /// `row`. A long path begins with the number of levels above its part that is shown, as in
  /// `…1800/cell/cell`.
  ///
  /// - Complexity: O(siblings of the item and of its nearest ancestors).
  func name(of node: LayoutNode) -> String {
    var (next, parts) = (node, [String]())
    while true {
      let own = next.displayName
      guard isRepeated(own), let parent = next.parentLink?.node else {
        parts.append(own)
        break
      }
      parts.append(own + number(of: next, named: own, in: parent))
      if parent.parentLink == nil { break }
      if parts.count == Self.maximumParts {
        parts.append("…" + String(parent.cachedDepth))
        break
      }
      next = parent
    }
    return parts.reversed().joined(separator: "/")
  }

  /// The maximum number of items in a path, as many as are nested in a layout file.
  private static var maximumParts: Int { 200 }

  /// Returns the number of an item among those of its parent with the same name, if it needs one.
  private func number(of node: LayoutNode, named name: String, in parent: LayoutNode) -> String {
    var namesakes = 0
    var number = 0
    for child in parent.storedChildren where child.displayName.utf8.elementsEqual(name.utf8) {
      namesakes += 1
      if child === node { number = namesakes }
    }
    return namesakes > 1 && number > 0 ? "#" + String(number) : ""
  }

  private func isRepeated(_ name: String) -> Bool {
    var (low, high) = (0, repeated.count)
    while low < high {
      let middle = (low + high) / 2
      if Self.isBefore(repeated[middle], name) { low = middle + 1 } else { high = middle }
    }
    return low < repeated.count && repeated[low].utf8.elementsEqual(name.utf8)
  }

  private static func isBefore(_ first: String, _ second: String) -> Bool {
    first.utf8.lexicographicallyPrecedes(second.utf8)
  }
}
