// Items by name.

extension LayoutItem {
  /// The first node with a name: this one or a descendant, of any toolkit, guides included.
  ///
  /// Outer nodes come before inner ones, and siblings are in order from back to front; guides come
  /// after sibling items.
  ///
  /// ```swift
  /// dialog.layoutNode["cancel"]?.frame
  /// ```
  ///
  /// - Parameter name: The name; names are compared byte by byte.
  /// - Complexity: O(number of items).
  public subscript(name: String) -> LayoutNode? {
    layoutNode.first { $0.name.utf8.elementsEqual(name.utf8) }
  }
}

extension View {
  /// The first view with a name: this one or a descendant.
  ///
  /// Outer views come before inner ones, and siblings are in order from back to front.
  ///
  /// ```swift
  /// root["photo"]?.frame
  /// let title = root["title"] as? Label
  /// ```
  ///
  /// - Parameter name: The name; names are compared byte by byte.
  /// - Complexity: O(number of items).
  public subscript(name: String) -> View? {
    layoutNode.first { $0.ownView != nil && $0.name.utf8.elementsEqual(name.utf8) }?.ownView
  }
}

extension LayoutNode {
  /// Finds the first matching node: this one or a descendant, in preorder, guides after items.
  fileprivate func first(where fits: (LayoutNode) -> Bool) -> LayoutNode? {
    var pending = [self]
    while let node = pending.popLast() {
      if fits(node) { return node }
      if let guides = node.rareState?.guides {
        pending.append(contentsOf: guides.reversed().filter { !$0.kind.isAuxiliary })
      }
      pending.append(contentsOf: node.storedChildren.reversed())
    }
    return nil
  }
}
