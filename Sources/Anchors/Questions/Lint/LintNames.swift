/// Names by which findings tell items apart: an item's own, or its path where several have that.
struct LintNames {
  /// Names that several items have, in the order of their bytes.
  private var repeated: [String] = []

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

  /// The name of an item, `row/cell` where there are several of that name, and `row/cell#2` for the second of
  /// them in one item.
  func name(of node: LayoutNode) -> String {
    let own = node.displayName
    guard isRepeated(own), let parent = node.parentLink?.node else { return own }
    var path = own
    var namesakes = 0
    var place = 0
    for child in parent.storedChildren where child.displayName.utf8.elementsEqual(own.utf8) {
      namesakes += 1
      if child === node { place = namesakes }
    }
    if namesakes > 1, place > 0 { path += "#" + String(place) }
    return parent.parentLink == nil ? path : name(of: parent) + "/" + path
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
