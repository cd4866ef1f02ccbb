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
  /// `row`.
  func name(of node: LayoutNode) -> String {
    let own = node.displayName
    guard isRepeated(own), let parent = node.parentLink?.node else { return own }
    var path = own
    var namesakes = 0
    var number = 0
    for child in parent.storedChildren where child.displayName.utf8.elementsEqual(own.utf8) {
      namesakes += 1
      if child === node { number = namesakes }
    }
    if namesakes > 1, number > 0 { path += "#" + String(number) }
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
