public import Anchors

// Contents that got less space than they need.

extension LayoutResult {
  /// The contents that got less space than they need in the last layout of the tree.
  ///
  /// A text that is narrower than its longest line is clipped only if it does not wrap; one that
  /// wraps is clipped if it is lower than its lines, or has more of them than its label may have.
  /// Hidden items are not included; with a scale, frames count as rounded to pixels. A layout in
  /// which nothing may be cut, such as that of a page, requires an empty list:
  ///
  /// ```swift
  /// let page = View("page"), title = Label("A long title", name: "title")
  /// page.addSubview(title)
  /// title.edges(equalTo: page)
  /// let result = try page.layout(width: 40, height: 30)
  /// assert(result.clipped[0].item === title)
  /// assert(result.clipped[0].natural == title.intrinsicContentSize.width)
  /// assert(result.clipped[0].actual == 40)
  /// ```
  ///
  /// Complexity: O(nodes), each time it is called.
  ///
  /// - Returns: The clipped contents in the order of the tree, each along one axis.
  public var clipped: [ClippedContent] { root?.clippedContents() ?? [] }
}

extension LayoutNode {
  /// Finds the contents of the tree that got less space than they need in the last layout.
  package func clippedContents() -> [ClippedContent] {
    let found = queryLastLayout { engine -> [ClippedContent] in
      var found: [ClippedContent] = []
      engine.rootLink.node.forEachInSubtree { engine.findClipped($0, &found) }
      return found
    }
    return found ?? []
  }
}

extension LayoutEngine {
  fileprivate func findClipped(_ node: LayoutNode, _ found: inout [ClippedContent]) {
    guard let shortage = shortage(of: node), !shortage.isEmpty, !node.isInHidden else { return }
    let (content, room) = (shortage.content, shortage.room)
    if shortage.isNarrow {
      found.append(
        ClippedContent(
          item: node, axis: .horizontal, natural: content.width, actual: room.width))
    }
    if shortage.isLow || shortage.wholeHeight != nil {
      found.append(
        ClippedContent(
          item: node, axis: .vertical, natural: shortage.wholeHeight ?? content.height,
          actual: room.height))
    }
  }
}
