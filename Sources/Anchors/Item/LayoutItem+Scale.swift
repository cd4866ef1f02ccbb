// Whole pixels.

extension LayoutItem {
  /// The number of pixels a point has, or nil not to align frames to pixels; it counts at the root.
  ///
  /// Each edge is rounded to the nearest pixel by its place in the root, halves towards the right and
  /// down, so that neighbors neither part nor overlap, and sizes differ by a pixel at most. Content
  /// sizes are rounded up to whole pixels before solving, so that a text that got its size keeps it.
  /// Guides and fitting sizes are not rounded. A scale of 1 suits terminals, where a point is a cell.
  public var scale: Double? {
    get { layoutNode.rareState?.scale }
    set {
      guard newValue != scale else { return }
      layoutNode.requireRareState().scale = newValue
      layoutNode.engine?.scaleChanged()
    }
  }
}
