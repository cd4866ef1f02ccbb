// Degrees of freedom of ambiguous layouts.

public import Anchors

extension LayoutArea {
  /// The degrees of freedom of the whole tree, each with constraints that would determine it.
  ///
  /// They describe the last layout; reading them changes no frame.
  ///
  /// Complexity: as `ambiguousItems`, and for each entry O(number of ambiguous values).
  public var freedoms: [LayoutFreedom] {
    layoutNode.queryLastLayout { $0.freedoms(of: $0.ambiguousItems()) } ?? []
  }

  /// Finds the degrees of freedom of some ambiguous items.
  ///
  /// - Parameter items: Items of this tree from `ambiguousItems`, in the order of the entries.
  /// - Returns: An entry for each independent way to move them.
  public func freedoms(of items: [AmbiguousItem]) -> [LayoutFreedom] {
    layoutNode.queryLastLayout { $0.freedoms(of: items) } ?? []
  }
}
