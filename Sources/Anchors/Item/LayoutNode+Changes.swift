// How a change to a node reaches the engine of its tree.

extension LayoutNode {
  /// The size of the content, measured for a width where one is given.
  func measuredContent(width: Double?) -> Size {
    if let view = viewLink.view {
      return width.map { view.contentSize(forWidth: $0) } ?? view.intrinsicContentSize
    }
    return extras?.measure?(width) ?? declaredContentSize
  }

  /// Whether the height of the content depends on the width that layout gives it.
  var contentHeightDependsOnWidth: Bool {
    viewLink.view?.contentHeightDependsOnWidth ?? (extras?.measure != nil)
  }

  /// Where the baselines lie, asked anew.
  func measuredBaselines() -> Baselines {
    viewLink.view?.baselines ?? extras?.measureBaselines?() ?? Baselines()
  }

  /// Gives the node an engine, which only the root of a tree has.
  func requireEngine() -> LayoutEngine {
    if let engine { return engine }
    let made = LayoutEngine(root: self)
    engine = made
    return made
  }

  func contentChanged() {
    guard state.contains(.known), !state.contains(.contentQueued) else { return }
    root.engine?.contentChanged(self)
  }

  func frameWasSet() {
    guard slot >= 0 else { return }
    root.engine?.frameWasSet(self)
  }

  func geometryChanged() {
    root.engine?.geometryChanged(self)
  }

  func directionChanged() {
    root.engine?.directionChanged(self)
  }

  func invalidateContentOfSubtree() {
    contentChanged()
    for child in children { child.invalidateContentOfSubtree() }
  }

  /// Makes the next layout call the view's `updateConstraints()`.
  public func setNeedsUpdateConstraints() {
    state.insert(.needsConstraintUpdate)
    markConstraintUpdate()
  }

  /// Marks the way from the root to the node.
  func markConstraintUpdate() {
    var node: LayoutNode? = self
    while let current = node, !current.state.contains(.subtreeNeedsConstraintUpdate) {
      current.state.insert(.subtreeNeedsConstraintUpdate)
      node = current.parentLink.node
    }
  }

  /// Makes the next layout call the view's `layoutSubviews()`.
  public func setNeedsLayout() {
    guard !state.contains(.needsLayout) else { return }
    state.insert(.needsLayout)
    if state.contains(.known) { root.engine?.needsLayout(self) }
  }
}
