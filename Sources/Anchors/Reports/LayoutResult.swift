/// The result of a layout.
///
/// A result retains its tree and the changed nodes. A view that stores results of its own layouts
/// therefore creates a retain cycle. The result of a layout that a view runs in its own `deinit`
/// must not outlive that call.
public struct LayoutResult {
  /// The size of the root, in points.
  public let size: Size
  /// The nodes whose frames the layout changed, including guides of client code and of items.
  ///
  /// Guides that only stack views and constraints of other modules use, such as the gaps of a
  /// stack, are excluded. Later changes of the tree do not affect the list. Nodes changed by a
  /// nested layout that a view runs are in the result of that layout.
  ///
  /// Complexity: O(nodes) the first two times, then O(1).
  public var changed: [LayoutNode] { withExtendedLifetime(root) { nodes?.list ?? [] } }

  /// The list of changed nodes; nil if there are none.
  private let nodes: ChangedNodes?
  /// The root, which owns all other nodes.
  package let root: LayoutNode?

  init(size: Size, nodes: ChangedNodes?, root: LayoutNode?) {
    self.size = size
    self.nodes = nodes
    self.root = root
  }
}
