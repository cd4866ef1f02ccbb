// Standard spacings.

extension LayoutNode {
  /// The default standard spacing in points.
  static var standardSpacing: Double { 8 }
}

extension _NodeOnlyMembers where Self == LayoutNode {
  /// A closure that returns the standard spacing in points between two items along an axis.
  ///
  /// Set it at the root. Setting it updates the constraints that use standard spacings.
  public var systemSpacing: ((LayoutNode, LayoutNode, Axis) -> Double)? {
    get { self.rareState?.systemSpacing }
    nonmutating set {
      self.requireRareState().systemSpacing = newValue
      self.engine?.systemSpacingChanged()
      self.invalidateContentOfSubtree()
      self.reportNeedsLayout()
    }
  }
}
