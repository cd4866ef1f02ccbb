/// The nodes that a layout has changed, for its result: listed when somebody asks for them, or before links to them may
/// lead nowhere.
///
/// Most results go without a look at them, and keeping each node alive for one took a fifth of resizing a screen. So
/// a result keeps the root, which keeps the rest; the engine has the links to the nodes. It has them listed before one of
/// them leaves the tree, before another engine takes charge, and before the next layout has a result, unless the
/// result has gone.
final class ChangedNodes {
  private var nodes: [LayoutNode] = []
  /// The engine that has the links, whose root results keep alive; nil once the nodes are kept here.
  private var engine: EngineLink?
  private var wasAsked = false

  /// Begins with what an engine has links to.
  func begin(_ engine: LayoutEngine) {
    self.engine = EngineLink(engine)
    wasAsked = false
  }

  /// The nodes, listed for who asks first, as most do once, and kept for who asks again.
  var list: [LayoutNode] {
    guard let engine else { return nodes }
    guard wasAsked else {
      wasAsked = true
      return engine.use { $0.changedNodes() }
    }
    engine.use { $0.captureChangedNodes() }
    return nodes
  }

  /// Keeps the nodes from now on.
  func store(_ nodes: [LayoutNode]) {
    self.nodes = nodes
    engine = nil
  }
}
