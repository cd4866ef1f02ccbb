// Constraints across the axis: alignment, the spanner, and the edges of the canvas.

extension StackLowering {
  /// True if views need not extend from edge to edge.
  var isWeak: Bool { alignment != .fill }

  func needsSpanner(_ items: [StackItem]) -> Bool {
    isWeak && items.count > 1 && !visible.isEmpty
  }

  mutating func pinSides(_ items: [StackItem]) {
    guard !visible.isEmpty else { return connectHidden(items[0].link) }
    // The view that others are aligned with may be hidden; one that must be inside the canvas may
    // not.
    let first = items[alignment.isBaseline ? visible.first : 0].link
    guard needsSpanner(items) else {
      // A single view needs no spanner: its edges that are not aligned stay inside the canvas.
      connectNear(first, alignment == .fill || alignment == .leading ? .equal : .lessThanOrEqual)
      connectFar(first, alignment == .fill || alignment == .trailing ? .equal : .lessThanOrEqual)
      if alignment == .center { connectMiddle(first) }
      if isWeak { fit(axes.cross) }
      return
    }
    let spanner = container.spanner ?? stack.makeGuide("UISV-alignment-spanner")
    container.spanner = spanner
    container.rows.require(.spannerFit, Statement(zero: spanner, axes.cross, priority: 51), &update)
    // With a first baseline, the first view's top and all bottoms are inside, so that views are at
    // the bottom of a taller row; with a last baseline, it is the reverse.
    switch alignment {
    case .firstBaseline: connectNear(first, .lessThanOrEqual)
    case .leading: connectNear(first, .equal)
    default: connectNear(spanner, .equal)
    }
    switch alignment {
    case .lastBaseline: connectFar(first, .lessThanOrEqual)
    case .trailing: connectFar(first, .equal)
    default: connectFar(spanner, .equal)
    }
    if alignment == .center { connectMiddle(first) }
    if alignment.isBaseline { fit(axes.cross) }
  }

  /// Pins the hidden views of a stack that shows nothing, and minimizes its extent.
  ///
  /// The priorities are low, because hidden views need not lie inside the canvas.
  private mutating func connectHidden(_ first: NodeLink) {
    connectNear(first, .equal, priority: 25)
    connectFar(first, .equal, priority: 24)
    fit(axes.cross)
  }

  private mutating func connectNear(
    _ node: NodeLink, _ relation: LayoutRelation, priority: LayoutPriority = .required
  ) {
    container.rows.require(
      settings.axis == .horizontal ? .canvasTop : .canvasLeading,
      Statement(edge, axes.near, relation, node, axes.near, priority: priority), &update)
  }

  private mutating func connectFar(
    _ node: NodeLink, _ relation: LayoutRelation, priority: LayoutPriority = .required
  ) {
    container.rows.require(
      settings.axis == .horizontal ? .canvasBottom : .canvasTrailing,
      Statement(node, axes.far, relation, edge, axes.far, priority: priority), &update)
  }

  private mutating func connectMiddle(_ node: NodeLink) {
    container.rows.require(
      .canvasMiddle, Statement(edge, axes.crossMiddle, .equal, node, axes.crossMiddle), &update)
  }

  mutating func lowerAlignment(_ index: Int, _ items: inout [StackItem]) {
    let node = items[index].link
    // The canvas has no baselines, and hidden views need not lie inside it.
    let reference = alignment.isBaseline || visible.isEmpty ? items[0].link : edge
    func align(_ role: StackRole, _ attribute: LayoutAttribute) {
      guard index > 0 else { return }
      items[index].rows.require(
        role, Statement(reference, attribute, .equal, node, attribute), &update)
    }
    switch alignment {
    case .fill:
      align(.alignNear, axes.near)
      align(.alignFar, axes.far)
    case .leading: align(.alignNear, axes.near)
    case .trailing: align(.alignFar, axes.far)
    case .center: align(.alignMiddle, axes.crossMiddle)
    case .firstBaseline: align(.alignMiddle, .firstBaseline)
    case .lastBaseline: align(.alignMiddle, .lastBaseline)
    }
    guard isWeak else { return }
    if let spanner = container.spanner, needsSpanner(items), !items[index].isHidden {
      let near: LayoutRelation = alignment == .leading ? .equal : .lessThanOrEqual
      let far: LayoutRelation = alignment == .trailing ? .equal : .greaterThanOrEqual
      items[index].rows.require(
        .boundaryNear,
        Statement(
          spanner, axes.near, near, node, axes.near,
          priority: alignment == .leading ? 999.5 : .required), &update)
      items[index].rows.require(
        .boundaryFar,
        Statement(
          spanner, axes.far, far, node, axes.far,
          priority: alignment == .trailing ? 999.5 : .required), &update)
    }
    items[index].rows.require(
      .suppression, Statement(zero: node, axes.cross, priority: 25), &update)
  }
}
