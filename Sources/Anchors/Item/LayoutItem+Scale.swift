// Alignment to pixels.

extension LayoutItem {
  /// The number of pixels per point, or nil not to align frames to pixels; used at the root.
  ///
  /// Each edge is rounded to the nearest pixel by its position in the root, with ties to the right
  /// and down. So adjacent items neither separate nor overlap, and sizes differ by a pixel at most.
  /// Content sizes are rounded up to whole pixels before solving, so that a text still fits after
  /// rounding. Guides and fitting sizes are not rounded. A scale of 1 suits terminals, with cells
  /// as points.
  public var scale: Double? {
    get { layoutNode.rareState?.scale }
    set {
      guard newValue != scale else { return }
      layoutNode.requireRareState().scale = newValue
      guard let engine = layoutNode.engine else { return }
      engine.scaleChanged()
      engine.reportNeedsLayout()
    }
  }
}
