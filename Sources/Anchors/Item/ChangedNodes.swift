/// The nodes changed by a layout, listed lazily for its result.
///
/// Most results are never read, so a result does not retain each node: it retains the root, which
/// owns the others, and the engine holds links to them. The engine captures the list before one of
/// the nodes leaves the tree, before another engine adopts the tree, and before the next layout
/// has a result, unless the result was deallocated.
final class ChangedNodes {
  private var nodes: [LayoutNode] = []
  /// The engine that holds the links; nil once the nodes are stored here.
  ///
  /// Results retain its root.
  private var engine: EngineLink?
  private var wasAsked = false

  /// Starts a list whose links an engine holds.
  func begin(_ engine: LayoutEngine) {
    self.engine = EngineLink(engine)
    wasAsked = false
  }

  /// The nodes; the first read lists them, the second stores the list.
  ///
  /// Most results are read at most once.
  var list: [LayoutNode] {
    guard let engine else { return nodes }
    guard wasAsked else {
      wasAsked = true
      return engine.use { $0.changedNodes() }
    }
    engine.use { $0.captureChangedNodes() }
    return nodes
  }

  /// Stores the nodes, so that the engine's links are no longer used.
  func store(_ nodes: [LayoutNode]) {
    self.nodes = nodes
    engine = nil
  }
}
