// Common to stacks and grids, whose content is that of their views.

extension View {
  /// Returns the content size of a container along an axis, as the stack around it queries it.
  ///
  /// - Parameter axis: The axis.
  /// - Returns: The size that the view itself states, or the fitting size without one; nil if it
  ///   cannot be computed.
  func containerExtent(along axis: Axis) -> Double? {
    let size = intrinsicContentSize
    let own = axis == .horizontal ? size.width : size.height
    if own >= 0 { return own }
    layoutNode.state.insert(.usesFittingSize)
    layoutNode.root.requireEngine().recordFittedStack()
    return layoutNode.compressedSizeAsIs()?[axis]
  }

  /// Invalidates the rows of constraints to the view's baselines.
  func invalidateBaselines() {
    for constraint in layoutNode.constraintObjects where constraint.usesBaseline {
      constraint.engineLink?.use { $0.invalidateRow(constraint) }
    }
  }
}
