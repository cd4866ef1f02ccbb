/// The answers of client code about the content of one node, without a width.
struct ContentAnswer {
  let node: LayoutNode
  /// The content size.
  let size: Size
  /// True if the height depends on the width.
  let wraps: Bool
  /// The minimum content size; nil if the node has none.
  let minimum: Size?

  /// Queries client code, which may change the tree.
  init(of node: LayoutNode) {
    self.node = node
    (size, wraps) = node.naturalContent()
    minimum = node.rareState?.minimum == nil ? nil : node.measuredMinimum(width: nil)
  }
}

/// The answers of client code about one content whose height depends on its width.
struct HeightAnswer {
  /// The height of the content, not rounded.
  var height: Double
  /// The minimum height; nil if it does not depend on the width.
  var minimum: Double?

  /// Queries client code, which may change the tree.
  ///
  /// The natural height applies at the natural width and above, and also at a width of 0: a text in
  /// a collapsed row must not break after every character.
  init(of node: LayoutNode, natural: Size, atWidth width: Double) {
    height = natural.height
    guard width > 1e-6 else { return }
    if node.rareState?.minimum?.measure != nil {
      minimum = node.measuredMinimum(width: width).height
    }
    if width < natural.width - 1e-6 { height = node.measuredContent(width: width).height }
  }
}
