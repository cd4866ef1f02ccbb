import Anchors

extension LayoutFileReader {
  /// The maximum depth of the tree; layout is recursive, and the call stack limits it.
  static let maximumNesting = 200

  /// Adds each item to its parent, in the order of the file.
  mutating func connectItems(in size: RequestedSize) throws(Fault) {
    let parents = try parentIndices()
    try checkNesting(parents)
    for (item, parent) in zip(items, parents).dropFirst() {
      guard let container = items[parent].view else {
        throw Fault(
          "the guide '\(items[parent].name.text)' cannot contain items",
          at: (item.parent ?? item.name).range)
      }
      if let guide = item.guide {
        container.addLayoutGuide(guide)
      } else if let view = item.view {
        if let stack = container as? StackView {
          if let (name, range) = item.cell.first {
            throw Fault("'\(name)' requires an item in a grid", at: range)
          }
          try arrange(item, view, in: stack)
          continue
        }
        if let spacing = item.spacingAfter {
          throw Fault("'spacingAfter' requires an item in a stack", at: spacing.nameRange)
        }
        if let grid = container as? GridView {
          try arrange(item, view, in: grid, items[parent].name.text)
          continue
        }
        if let (name, range) = item.cell.first {
          throw Fault("'\(name)' requires an item in a grid", at: range)
        }
        try item.placement?.apply(to: view, inRoot: parent == 0 ? size : nil)
        container.addSubview(view)
      }
    }
  }

  /// Returns the index of each item's parent; that of the root without a parent in the file.
  private func parentIndices() throws(Fault) -> [Int] {
    var parents: [Int] = []
    for item in items {
      guard let name = item.parent else {
        parents.append(0)
        continue
      }
      guard let parent = index(named: name.text) else {
        throw unknownItem(name.text, at: name.range)
      }
      parents.append(parent)
    }
    return parents
  }

  /// Checks for cycles, and for a tree that is too deep.
  private func checkNesting(_ parents: [Int]) throws(Fault) {
    // The depth of each item: 0 if not visited, -1 on the current path.
    var depths = Array(repeating: 0, count: items.count)
    for start in items.indices.dropFirst() {
      var way: [Int] = []
      var index = start
      while index != 0, depths[index] == 0 {
        depths[index] = -1
        way.append(index)
        index = parents[index]
      }
      if depths[index] < 0 { throw cycle(from: index, parents) }
      for index in way.reversed() {
        depths[index] = depths[parents[index]] + 1
        guard depths[index] <= Self.maximumNesting else {
          throw Fault(
            "items are nested more than \(Self.maximumNesting) deep",
            at: items[index].name.range)
        }
      }
    }
  }

  private func cycle(from start: Int, _ parents: [Int]) -> Fault {
    var names = [items[start].name.text]
    var index = start
    repeat {
      index = parents[index]
      names.append(items[index].name.text)
    } while index != start
    return Fault(
      "cycle in \"in\": " + names.joined(separator: " → "),
      at: (items[start].parent ?? items[start].name).range)
  }
}
