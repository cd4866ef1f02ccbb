// Properties of nodes and views that no toolkit's view class has. As members of an extension of the
// protocol they do not occupy their names: a view class may have its own property `name`.

extension LayoutItem where Self: LayoutNode {
  /// The name printed in frames and reports.
  ///
  /// A subclass that declares a `name` of its own hides this one; ``LayoutNode/layoutNode`` has it.
  @inlinable
  public var name: String {
    get { self.storedName }
    set { self.storedName = newValue }
  }

  /// The direction of reading of this node's content, or nil to inherit the parent's.
  public var layoutDirection: LayoutDirection? {
    get { self.rareState?.direction }
    set {
      guard newValue != layoutDirection else { return }
      self.requireRareState().direction = newValue
      self.directionChanged()
    }
  }

  /// The direction of layout in this node, left to right unless set.
  ///
  /// It is that of its ``LayoutNode/semanticContentAttribute``, or otherwise its own or inherited
  /// ``layoutDirection``.
  ///
  /// Complexity: O(depth).
  public var effectiveLayoutDirection: LayoutDirection {
    self.semanticContentAttribute.layoutDirection ?? self.inherited { $0.direction } ?? .leftToRight
  }

  /// The measurer of texts in this node and its descendants, or nil to inherit the parent's.
  public var textMeasurer: TextMeasurer? {
    get { self.rareState?.textMeasurer }
    set {
      self.requireRareState().textMeasurer = newValue
      self.invalidateContentOfSubtree()
    }
  }
}
