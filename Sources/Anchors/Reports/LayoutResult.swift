/// What a layout did.
///
/// It keeps the tree alive, and the nodes that have changed: a view that held the results of its own layouts would
/// never go, and the result of a layout that a view makes of itself in its `deinit` must not outlive that.
public struct LayoutResult {
  /// The size that the root has now, in points.
  public let size: Size
  /// The nodes whose frame is another than before the call, guides of the program and of items included.
  ///
  /// Guides that only stack views and constraints of other modules use, such as the gaps of a stack, are not
  /// among them. They stay those that the call has changed, whatever happens afterwards. Of what a view has laid out
  /// meanwhile the result of that layout tells.
  ///
  /// Complexity: O(nodes) the first two times, then O(1).
  public var changed: [LayoutNode] { withExtendedLifetime(root) { nodes?.list ?? [] } }

  /// Nil if there are none.
  private let nodes: ChangedNodes?
  /// The root, which keeps the others.
  private let root: LayoutNode?

  init(size: Size, nodes: ChangedNodes?, root: LayoutNode?) {
    self.size = size
    self.nodes = nodes
    self.root = root
  }
}
