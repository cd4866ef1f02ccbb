// The nodes of a constraint, for a module that gives the items another type.

extension LayoutConstraint {
  /// The node of the first item, or nil if it no longer exists.
  package var firstNode: LayoutNode? { firstItem }

  /// The node of the second item, or nil if there is none or it no longer exists.
  package var secondNode: LayoutNode? { secondItem }
}
