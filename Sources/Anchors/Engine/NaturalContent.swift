/// The content size of a node without a width, and whether its height depends on its width.
struct NaturalContent {
  let node: LayoutNode
  let content: (size: Size, wraps: Bool)

  init(of node: LayoutNode) {
    self.node = node
    content = NodeLink(node).withRetained { $0.naturalContent() }
  }
}
