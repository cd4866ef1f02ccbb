// Standard distances.

extension LayoutNode {
  /// The standard distance in points where nothing else is said.
  static var standardSpacing: Double { 8 }
}

extension _NodeOnlyMembers where Self == LayoutNode {
  /// Gives the standard distance in points from one item to the next along an axis; set at the root.
  ///
  /// Constraints made for it are brought up to date when it is set, and when they change.
  public var systemSpacing: ((LayoutNode, LayoutNode, Axis) -> Double)? {
    get { self.rareState?.systemSpacing }
    nonmutating set {
      self.requireRareState().systemSpacing = newValue
      self.engine?.systemSpacingChanged()
      self.invalidateContentOfSubtree()
    }
  }
}
