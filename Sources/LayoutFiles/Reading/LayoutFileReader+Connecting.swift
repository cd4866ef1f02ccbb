import AnchorsGrid

extension LayoutFileReader {
  /// The maximum depth of the tree; layout is recursive, and the call stack limits it.
  static let maximumNesting = 200

  /// Adds each item to its parent, in the order of the file.
  mutating func connectItems(in size: RequestedSize) throws(Fault) {
    var parents: [Int] = []
    for item in items {
      parents.append(0)
      try reading { (reader) throws(Fault) in
        guard let name = item.parent else { return }
        guard let parent = reader.index(named: name.text) else {
          throw reader.unknownItem(name.text, at: name.range)
        }
        parents[parents.count - 1] = parent
      }
    }
    var isTree = false
    try reading { (reader) throws(Fault) in
      try reader.checkNesting(parents)
      isTree = true
    }
    guard isTree else { return }
    for (item, parent) in zip(items, parents).dropFirst() {
      try reading { (reader) throws(Fault) in try reader.connect(item, to: parent, in: size) }
    }
  }

  private mutating func connect(
    _ item: FileItem, to parent: Int, in size: RequestedSize
  ) throws(Fault) {
    let name = items[parent].name.text
    guard let container = items[parent].view else {
      if isUnread(name) { throw .consequence }
      throw Fault("the guide '\(name)' cannot contain items", at: (item.parent ?? item.name).range)
    }
    guard let view = item.view else {
      if let guide = item.guide { container.addLayoutGuide(guide) }
      return
    }
    // The kind of such a container may be another one than was meant.
    guard !isUnread(name) else { return container.addSubview(view) }
    if let stack = container as? StackView {
      try item.checkOutsideGrid()
      return try arrange(item, view, in: stack)
    }
    if let spacing = item.spacingAfter {
      throw Fault("'spacingAfter' requires an item in a stack", at: spacing.nameRange)
    }
    if let grid = container as? GridView { return try arrange(item, view, in: grid, name) }
    try item.checkOutsideGrid()
    try item.placement?.apply(to: view, inRoot: parent == 0 ? size : nil)
    container.addSubview(view)
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

extension FileItem {
  /// Checks that an item that is not in a grid names no cell.
  fileprivate func checkOutsideGrid() throws(Fault) {
    guard let (name, range) = cell.first else { return }
    throw Fault("'\(name)' requires an item in a grid", at: range)
  }
}
